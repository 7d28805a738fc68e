package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import baize.games.bingo.BingoRules;
import baize.games.bingo.Series;
import baize.games.table.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ScorecardsCommandTest {
    private static final String HOUSE = "boxes=6,games=3,cards=20";

    private static Series series() {
        return BingoRules.read(new Settings(Map.of("boxes", "6", "games", "3", "cards", "20")))
                .series(0x4D2);
    }

    private static void assertPage(JsonNode page, int serial, int game) {
        List<BingoBox> boxes = series().page(serial, game).boxes();
        assertThat(page.path("serial").asInt()).isEqualTo(serial);
        assertThat(page.path("game").asInt()).isEqualTo(game);
        for (int box = 0; box < boxes.size(); box++)
            for (int cell = 0; cell < BingoBox.SPACES; cell++)
                assertThat(page.at("/boxes/" + box + "/" + cell).asInt())
                        .isEqualTo(boxes.get(box).cells().get(cell));
    }

    @Test
    @Rule({"bingo 2.3", "bingo 2.3.1", "bingo 3.2.1"})
    void books_are_printed_to_a_file(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("books.pdf");
        Ran ran = Ran.baize(
                "scorecards", "--house", HOUSE, "--series", "4D2", "--serials", "1005-1008", "--pdf", file.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err())
                .isEqualTo("baize: wrote " + file + ": series 00000000000004D2, books 1005 to 1008, 12 pages"
                        + System.lineSeparator());
        try (PDDocument paper = Loader.loadPDF(Files.readAllBytes(file))) {
            assertThat(paper.getNumberOfPages()).isEqualTo(12);
            assertThat(paper.getDocumentInformation().getTitle()).isEqualTo("Scorecards 00000000000004D2");
        }
    }

    @Test
    @Rule({"bingo 2.3.2", "bingo 2.3.3"})
    void the_master_table_is_one_document() {
        Ran ran = Ran.baize("scorecards", "--house", HOUSE, "--series", "4D2", "--serials", "1019-1020", "--json");
        assertThat(ran.status()).as(ran.err()).isZero();
        JsonNode table = ran.json();
        assertThat(table.path("series").asString()).isEqualTo("00000000000004D2");
        assertThat(table.path("pages").size()).isEqualTo(6);
        assertPage(table.at("/pages/0"), 1019, 1);
        assertPage(table.at("/pages/5"), 1020, 3);
        assertThat(table.at("/pages/4/colour").asString()).isEqualTo("yellow");
    }

    @Test
    @Rule("bingo 2.3.3")
    void any_box_is_recovered_from_what_is_printed_beside_it() {
        String[] check = {"scorecards", "--house", HOUSE, "--series", "4D2", "--check", "1007", "--game", "2"};
        JsonNode page = Ran.baize(with(check, "--json")).json();
        assertPage(page, 1007, 2);
        List<Integer> cells = series().page(1007, 2).boxes().get(4).cells();
        JsonNode box = Ran.baize(with(check, "--box", "5", "--json")).json();
        assertThat(box.path("box").asInt()).isEqualTo(5);
        for (int cell = 0; cell < 27; cell++)
            assertThat(box.path("cells").get(cell).asInt()).isEqualTo(cells.get(cell));
        Ran text = Ran.baize(with(check, "--box", "5"));
        assertThat(text.out())
                .startsWith("Series 00000000000004D2, book 1007, game 2, yellow, check "
                        + page.path("check").asString())
                .contains("box 5")
                .doesNotContain("box 4")
                .hasLineCount(4);
        assertThat(Ran.baize(check).out()).contains("box 1", "box 6").hasLineCount(19);
    }

    private static String[] with(String[] first, String... more) {
        String[] all = java.util.Arrays.copyOf(first, first.length + more.length);
        System.arraycopy(more, 0, all, first.length, more.length);
        return all;
    }

    @Test
    @Rule({"bingo 2.2.2", "bingo 2.4"})
    void a_series_is_drawn_where_none_is_given() {
        String one = Ran.baize("scorecards", "--house", HOUSE, "--json")
                .json()
                .path("series")
                .asString();
        String other = Ran.baize("scorecards", "--house", HOUSE, "--json")
                .json()
                .path("series")
                .asString();
        assertThat(one).matches("[0-9A-F]{16}").isNotEqualTo(other);
        Ran told = Ran.baize("scorecards", "--house", "boxes=12", "--house", "cards=7", "--series", other);
        assertThat(told.out())
                .contains("Series " + other, "7 books, 1001 to 1007, of 6 games on pages of 12 boxes")
                .contains("42 pages, 504 boxes, none of the series twice (2.4)");
    }
}
