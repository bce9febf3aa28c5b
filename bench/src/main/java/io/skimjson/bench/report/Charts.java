package io.skimjson.bench.report;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.style.CategoryStyler;
import org.knowm.xchart.style.Styler.ChartTheme;
import org.knowm.xchart.style.Styler.LegendPosition;

/** Pictures: a bar a library, the fastest first, ours in another colour, with error bars. */
final class Charts {
  private static final Color OURS = new Color(0xD9, 0x5F, 0x02);
  private static final Color RIVALS = new Color(0x8D, 0xA0, 0xB5);
  private static final int WIDTH = 900;
  private static final int HEIGHT = 520;

  private Charts() {}

  /**
   * Writes the picture of one task on one input in one run.
   *
   * @param file where to; its name ends in {@code .png}
   */
  static void write(List<Score> scores, Path file) throws IOException {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    chart(scores).paint(graphics, WIDTH, HEIGHT);
    graphics.dispose();
    ImageIO.write(image, "png", file.toFile());
  }

  static CategoryChart chart(List<Score> scores) {
    List<Score> sorted =
        scores.stream().sorted(Comparator.comparingDouble(Score::operations).reversed()).toList();
    Score first = sorted.get(0);
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .theme(ChartTheme.XChart)
            .title(first.task() + ", " + first.corpus() + ", " + first.run().title())
            .yAxisTitle(axis(first))
            .build();
    style(chart.getStyler());
    addSeries(chart, "skimjson", sorted, Score::isOurs);
    addSeries(chart, "others", sorted, score -> !score.isOurs());
    return chart;
  }

  private static String axis(Score score) {
    return Score.readsAll(score.task()) ? "GB/s, more is better" : "operations/s, more is better";
  }

  private static void style(CategoryStyler styler) {
    styler.setOverlapped(true).setAvailableSpaceFill(0.7);
    styler.setXAxisLabelRotation(40).setYAxisMin(0.0).setPlotGridVerticalLinesVisible(false);
    styler
        .setSeriesColors(new Color[] {OURS, RIVALS})
        .setLegendPosition(LegendPosition.InsideNE)
        .setChartBackgroundColor(Color.WHITE);
  }

  /**
   * Both series have all names, so that the bars stand in one order; a gap is where the other's bar
   * is.
   */
  private static void addSeries(
      CategoryChart chart, String name, List<Score> sorted, Predicate<Score> belongs) {
    if (sorted.stream().noneMatch(belongs)) {
      return;
    }
    List<String> labels = new ArrayList<>();
    List<@Nullable Number> values = new ArrayList<>();
    List<@Nullable Number> errors = new ArrayList<>();
    for (Score score : sorted) {
      boolean shown = belongs.test(score);
      double error = Double.isNaN(score.error()) ? 0 : score.error();
      labels.add(score.label());
      values.add(shown ? (Number) score.inUnit() : null);
      errors.add(shown ? (Number) (score.inUnit() * Math.min(error, 1)) : null);
    }
    chart.addSeries(name, labels, values, errors);
  }
}
