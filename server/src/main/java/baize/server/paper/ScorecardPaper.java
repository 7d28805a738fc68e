package baize.server.paper;

import static baize.server.paper.Face.BOLD;
import static baize.server.paper.Face.PLAIN;
import static baize.server.paper.Face.SERIF;

import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import io.nayuki.qrcodegen.QrCode;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongConsumer;

/** Scorecards on paper: the books of a run one after the other, on A4, with all games of a book in their order. */
@Rule({"bingo 2.1.3", "bingo 2.2.2", "bingo 2.3", "bingo 2.3.1", "bingo 2.3.2", "bingo 3.2.1"})
public final class ScorecardPaper {
    private static final int BLACK = 0x14120f;
    private static final int WHITE = 0xffffff;
    private static final double CODE = 22;
    private static final double PANEL = 26;
    private static final double CODE_MIDDLE = SheetPlan.RIGHT - 16;
    private static final double HEAD_MIDDLE = SheetPlan.HEAD_BOTTOM + SheetPlan.HEAD / 2;
    private static final double SERIAL_RIGHT = CODE_MIDDLE - PANEL / 2 - 4;

    /** How much of their size capitals and figures are high. */
    private static final double CAPITAL = 0.72;

    private final BookRun run;
    private final SheetPlan plan;
    private final PaperStream paper;

    private ScorecardPaper(BookRun run, PaperStream paper) {
        this.run = run;
        this.plan = SheetPlan.of(run.series().boxes());
        this.paper = paper;
    }

    /**
     * Prints a run, page by page.
     *
     * @param out stays open
     * @param done is told how many pages are out
     */
    public static void print(BookRun run, OutputStream out, LongConsumer done) throws IOException {
        try (PaperStream paper =
                new PaperStream(out, "Scorecards " + run.series().number())) {
            new ScorecardPaper(run, paper).print(done);
        }
    }

    private void print(LongConsumer done) throws IOException {
        List<Integer> under = new ArrayList<>();
        List<Integer> over = new ArrayList<>();
        for (int game = 1; game <= run.series().games(); game++) {
            int number = game;
            under.add(paper.form(SheetPlan.WIDTH, SheetPlan.HEIGHT, pen -> under(pen, number)));
            over.add(paper.form(SheetPlan.WIDTH, SheetPlan.HEIGHT, pen -> lines(pen, colour(number))));
        }
        for (int serial = run.from(); serial <= run.to(); serial++)
            for (int game = 1; game <= run.series().games(); game++) {
                BookPage page = run.page(serial, game);
                int below = under.get(game - 1);
                int above = over.get(game - 1);
                paper.page(SheetPlan.WIDTH, SheetPlan.HEIGHT, pen -> page(pen, page, below, above));
                done.accept(paper.pages());
            }
    }

    private PaperColour colour(int game) {
        return PaperColour.of(run.colours().get(game - 1));
    }

    /** What all books have on the page of a game. */
    private void under(Pen pen, int game) {
        head(pen, game, colour(game));
        for (int box = 0; box < plan.boxes(); box++) blank(pen, box, colour(game));
        foot(pen, game);
    }

    @Rule({"bingo 2.2.2", "bingo 2.3.2"})
    private void head(Pen pen, int game, PaperColour colour) {
        double bottom = SheetPlan.HEAD_BOTTOM;
        double width = SheetPlan.RIGHT - SheetPlan.LEFT;
        pen.colour(colour.head()).rectangle(SheetPlan.LEFT, bottom, width, SheetPlan.HEAD);
        pen.fill().line(colour.line(), 0.4).rectangle(SheetPlan.LEFT, bottom, width, SheetPlan.HEAD);
        pen.stroke().colour(WHITE);
        pen.rectangle(CODE_MIDDLE - PANEL / 2, HEAD_MIDDLE - PANEL / 2, PANEL, PANEL)
                .fill();
        pen.colour(colour.ink());
        mark(pen, SheetPlan.LEFT + 6.8, bottom + 20.6);
        pen.text(SERIF, 22, SheetPlan.LEFT + 11.5, bottom + 18, "Baize");
        pen.text(
                PLAIN,
                10,
                SheetPlan.LEFT + 4.5,
                bottom + 11,
                plan.strips() == 1 ? "Bingo, six-up" : "Bingo, twelve-up");
        pen.text(PLAIN, 7.5, SheetPlan.LEFT + 4.5, bottom + 6.8, "Series");
        pen.text(BOLD, 8.5, SheetPlan.LEFT + 4.5, bottom + 3, run.series().number());
        pen.text(SERIF, 40, 62, bottom + 14, "Game " + game);
        pen.text(BOLD, 17, 62.5, bottom + 5, run.colours().get(game - 1).toUpperCase(Locale.ROOT));
    }

    /** The lozenge of the house. */
    private static void mark(Pen pen, double x, double y) {
        pen.from(x, y + 3.8).to(x + 2.3, y).to(x, y - 3.8).to(x - 2.3, y).fill();
    }

    private void blank(Pen pen, int box, PaperColour colour) {
        double left = plan.boxLeft(box);
        double bottom = plan.boxBottom(box);
        pen.colour(colour.tint())
                .rectangle(left, bottom, plan.boxWidth(), plan.boxHeight())
                .fill();
        pen.colour(colour.head())
                .rectangle(left, bottom, plan.tab(), plan.boxHeight())
                .fill();
        pen.colour(colour.ink());
        pen.centred(
                BOLD,
                plan.boxNumberSize(),
                left + plan.tab() / 2,
                bottom + plan.boxHeight() - 6.5,
                Integer.toString(box + 1));
    }

    @Rule({"bingo 8.1", "R-143"})
    private void foot(Pen pen, int game) {
        pen.colour(BLACK);
        pen.text(
                PLAIN,
                7.5,
                SheetPlan.LEFT,
                SheetPlan.FOOT + 2.9,
                "Claim aloud before the next number is called: a prize that is not claimed on its number is"
                        + " forfeited (8.1).");
        pen.text(
                PLAIN,
                7.5,
                SheetPlan.LEFT,
                SheetPlan.FOOT - 0.6,
                "Good for the game and the colour above alone, in the session for which this book was issued.");
        pen.right(
                PLAIN,
                7.5,
                SheetPlan.RIGHT,
                SheetPlan.FOOT - 0.6,
                "Page " + game + " of " + run.series().games());
    }

    /** The lines of the boxes, over everything that is filled. */
    private void lines(Pen pen, PaperColour colour) {
        pen.line(colour.line(), 0.25);
        for (int box = 0; box < plan.boxes(); box++) grid(pen, box);
        pen.stroke().line(colour.line(), 0.6);
        for (int box = 0; box < plan.boxes(); box++)
            pen.rectangle(plan.boxLeft(box), plan.boxBottom(box), plan.boxWidth(), plan.boxHeight());
        pen.stroke();
    }

    private void grid(Pen pen, int box) {
        double left = plan.gridLeft(box);
        double bottom = plan.boxBottom(box);
        double right = plan.boxLeft(box) + plan.boxWidth();
        for (int column = 0; column < BingoBox.COLUMNS; column++)
            pen.from(left + column * plan.cellWidth(), bottom)
                    .to(left + column * plan.cellWidth(), bottom + plan.boxHeight());
        for (int line = 1; line < 3; line++)
            pen.from(left, bottom + line * plan.cellHeight()).to(right, bottom + line * plan.cellHeight());
    }

    /** What one page has of its own. */
    private void page(Pen pen, BookPage page, int under, int over) {
        pen.form(under).colour(WHITE);
        for (int box = 0; box < page.boxes().size(); box++)
            white(pen, box, page.boxes().get(box));
        pen.fill().form(over);
        own(pen, page, colour(page.game()));
        pen.colour(BLACK);
        pen.code(
                QrCode.encodeText(page.code(), QrCode.Ecc.MEDIUM),
                CODE_MIDDLE - CODE / 2,
                HEAD_MIDDLE - CODE / 2,
                CODE);
        for (int box = 0; box < page.boxes().size(); box++)
            numbers(pen, box, page.boxes().get(box));
    }

    private void white(Pen pen, int box, BingoBox numbers) {
        for (int cell = 0; cell < BingoBox.SPACES; cell++)
            if (numbers.cells().get(cell) != 0)
                pen.rectangle(
                        plan.cellLeft(box, cell), plan.cellBottom(box, cell), plan.cellWidth(), plan.cellHeight());
    }

    /** Boxes are cut apart now and then: each says its book and its game. */
    @Rule({"bingo 2.3.1", "bingo 7.1.2", "bingo 7.1.3"})
    private void own(Pen pen, BookPage page, PaperColour colour) {
        String serial = Integer.toString(page.serial());
        String of = "book " + serial + ", game " + page.game();
        pen.colour(colour.ink());
        pen.right(PLAIN, 10, SERIAL_RIGHT, SheetPlan.HEAD_BOTTOM + 22, "Book");
        pen.right(SERIF, 32, SERIAL_RIGHT, SheetPlan.HEAD_BOTTOM + 11.5, serial);
        pen.right(BOLD, 10, SERIAL_RIGHT, SheetPlan.HEAD_BOTTOM + 5, "check " + page.check());
        for (int box = 0; box < page.boxes().size(); box++)
            pen.upwards(PLAIN, 7.5, plan.boxLeft(box) + plan.tab() / 2 + 0.95, plan.boxBottom(box) + 2, of);
    }

    private void numbers(Pen pen, int box, BingoBox numbers) {
        double size = plan.numberSize();
        double lift = (plan.cellHeight() - CAPITAL * size / Pen.points(1)) / 2;
        for (int cell = 0; cell < BingoBox.SPACES; cell++) {
            int number = numbers.cells().get(cell);
            if (number != 0)
                pen.centred(
                        BOLD,
                        size,
                        plan.cellLeft(box, cell) + plan.cellWidth() / 2,
                        plan.cellBottom(box, cell) + lift,
                        Integer.toString(number));
        }
    }
}
