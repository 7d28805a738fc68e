package baize.server.paper;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import baize.games.bingo.BingoRules;
import baize.games.table.Settings;
import io.nayuki.qrcodegen.QrCode;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.PDFTextStripperByArea;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a reader of PDFs that is not ours finds on the paper. */
class ScorecardPaperTest {
    private static final long KEY = 0x4D2;
    private static final int DPI = 254;

    @BeforeAll
    static void withoutFonts() {
        NoFonts.use();
    }

    private static BookRun run(int boxes, int games, int books) {
        BingoRules rules = BingoRules.read(new Settings(
                Map.of("boxes", "" + boxes, "games", "" + games, "cards", "" + books, "jackpotGames", "none")));
        return BookRun.of(rules.series(KEY), rules.colours());
    }

    private static byte[] printed(BookRun run) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ScorecardPaper.print(run, out, _ -> {});
        return out.toByteArray();
    }

    private static PDDocument paper(BookRun run) throws IOException {
        return Loader.loadPDF(printed(run));
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 12})
    @Rule({"bingo 2.2.1", "bingo 2.3", "bingo 2.3.3", "bingo 2.4", "bingo 3.2.1", "R-134"})
    void every_number_of_the_master_table_is_in_its_place_and_no_other(int boxes) throws IOException {
        BookRun run = run(boxes, 3, 2);
        try (PDDocument paper = paper(run)) {
            assertThat(paper.getNumberOfPages()).isEqualTo(run.pages()).isEqualTo(6);
            int at = 0;
            for (int serial = run.from(); serial <= run.to(); serial++)
                for (int game = 1; game <= 3; game++, at++) {
                    List<BingoBox> master = run.series().page(serial, game).boxes();
                    assertThat(cells(paper.getPage(at), boxes))
                            .as("book %d, game %d", serial, game)
                            .isEqualTo(master.stream().map(BingoBox::cells).toList());
                    assertThat(new Numerals().on(paper, at)).hasSize(90 * boxes / 6);
                }
        }
    }

    /** What is written in each space of each box. */
    private static List<List<Integer>> cells(PDPage page, int boxes) throws IOException {
        SheetPlan plan = SheetPlan.of(boxes);
        PDFTextStripperByArea areas = new PDFTextStripperByArea();
        for (int box = 0; box < boxes; box++)
            for (int cell = 0; cell < BingoBox.SPACES; cell++)
                areas.addRegion(
                        box + "/" + cell,
                        new Rectangle2D.Double(
                                Pen.points(plan.cellLeft(box, cell)),
                                Pen.points(SheetPlan.HEIGHT - plan.cellBottom(box, cell) - plan.cellHeight()),
                                Pen.points(plan.cellWidth()),
                                Pen.points(plan.cellHeight())));
        areas.extractRegions(page);
        List<List<Integer>> all = new ArrayList<>();
        for (int box = 0; box < boxes; box++) {
            List<Integer> cells = new ArrayList<>();
            for (int cell = 0; cell < BingoBox.SPACES; cell++) {
                String text = areas.getTextForRegion(box + "/" + cell).strip();
                cells.add(text.isEmpty() ? 0 : Integer.parseInt(text));
            }
            all.add(cells);
        }
        return all;
    }

    /** The numbers of a page that are written as large as those of a box, and not as those of the head. */
    private static final class Numerals extends PDFTextStripper {
        private final List<String> found = new ArrayList<>();

        List<String> on(PDDocument paper, int page) throws IOException {
            setStartPage(page + 1);
            setEndPage(page + 1);
            getText(paper);
            return found;
        }

        @Override
        protected void writeString(String text, List<TextPosition> places) {
            double size = places.getFirst().getFontSizeInPt();
            boolean large = size >= 18 && size < 32;
            for (String word : text.strip().split(" +", -1)) if (large && word.matches("[0-9]{1,2}")) found.add(word);
        }
    }

    private static String text(PDDocument paper, int page) throws IOException {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        return stripper.getText(paper);
    }

    @Test
    @Rule({"bingo 2.2.2", "bingo 2.3.1", "bingo 2.3.2", "bingo 8.1"})
    void a_page_says_its_series_book_game_colour_and_when_to_claim() throws IOException {
        BookRun run = run(6, 3, 2);
        try (PDDocument paper = paper(run)) {
            assertThat(text(paper, 6))
                    .contains("Baize", "six-up", "Game 3", "PINK", "Book", "1002", "00000000000004D2", "Page 3 of 3")
                    .contains("check " + run.page(1002, 3).check())
                    .contains("before the next number is called", "(8.1)");
            assertThat(text(paper, 6).replaceAll("\\s", "")).contains("book1002,game3".repeat(6));
            assertThat(text(paper, 1)).contains("Game 1", "WHITE", "1001").doesNotContain("1002");
        }
        try (PDDocument paper = paper(run(12, 1, 1))) {
            assertThat(text(paper, 1)).contains("twelve-up", "10", "11", "12");
        }
    }

    /** Ten pixels a millimetre. */
    @Test
    @Rule({"bingo 2.3.2", "bingo 2.3.3"})
    void each_game_has_a_colour_of_its_own_and_a_code_that_names_the_page() throws IOException {
        BookRun run = run(6, 12, 1);
        Set<Integer> heads = new HashSet<>();
        try (PDDocument paper = paper(run)) {
            PDFRenderer renderer = new PDFRenderer(paper);
            for (int game = 1; game <= 12; game++) {
                BufferedImage image = renderer.renderImageWithDPI(game - 1, DPI);
                heads.add(image.getRGB(110, 110));
                if (game % 5 == 1) assertCode(image, run.page(1001, game).code());
            }
        }
        assertThat(heads).hasSize(12);
    }

    private static void assertCode(BufferedImage image, String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        int left = 1740;
        int top = 90 + 145 - 110;
        for (int y = 0; y < code.size; y++)
            for (int x = 0; x < code.size; x++) {
                int pixel = image.getRGB(left + (2 * x + 1) * 110 / code.size, top + (2 * y + 1) * 110 / code.size);
                assertThat((pixel & 0xff) < 128)
                        .as("%s: module %d, %d", text, x, y)
                        .isEqualTo(code.getModule(x, y));
            }
    }

    @Test
    void the_same_books_are_the_same_bytes() throws IOException {
        assertThat(printed(run(6, 2, 2))).isEqualTo(printed(run(6, 2, 2)));
    }

    /** A thousand pages: each is out when it is said to be, and only the list of where they are comes after. */
    @Test
    @Rule("bingo 2.3")
    void pages_go_out_as_they_are_made() throws IOException {
        BookRun run = run(6, 10, 100);
        Counting out = new Counting();
        List<Long> after = new ArrayList<>();
        ScorecardPaper.print(run, out, page -> {
            assertThat(page).isEqualTo(after.size() + 1L);
            after.add(out.count);
        });
        assertThat(after).hasSize(1000).isSorted().doesNotHaveDuplicates();
        long list = out.count - after.getLast();
        assertThat(list).isLessThan(60L * run.pages());
        assertThat(out.count).isBetween(1000L * 1000, 25L << 20);
    }

    private static final class Counting extends java.io.OutputStream {
        private long count;

        @Override
        public void write(int one) {
            count++;
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            count += length;
        }
    }
}
