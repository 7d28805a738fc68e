package baize.server.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import baize.games.bingo.BingoRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class BookPageTest {
    private static final BingoRules RULES = BingoRules.standard();
    private static final BookRun RUN = BookRun.of(RULES.series(0x4D2), RULES.colours());

    @Test
    @Rule("bingo 2.3.3")
    void its_check_is_another_one_where_anything_on_it_is_other() {
        BookPage page = RUN.page(1001, 3);
        Set<String> checks = new HashSet<>(List.of(page.check()));
        assertThat(page.check())
                .matches("[0-9A-HJKMNP-TV-Z]{6}")
                .isEqualTo(RUN.page(1001, 3).check());
        assertThat(checks.add(RUN.page(1001, 4).check())).isTrue();
        assertThat(checks.add(RUN.page(1002, 3).check())).isTrue();
        List<BingoBox> swapped = new ArrayList<>(page.boxes());
        Collections.swap(swapped, 0, 1);
        assertThat(checks.add(new BookPage(page.series(), 1001, 3, page.colour(), swapped).check()))
                .isTrue();
        List<Integer> cells = new ArrayList<>(page.boxes().getFirst().cells());
        Collections.reverse(cells);
        List<BingoBox> altered = new ArrayList<>(page.boxes());
        altered.set(0, new BingoBox(cells));
        assertThat(checks.add(new BookPage(page.series(), 1001, 3, page.colour(), altered).check()))
                .isTrue();
        assertThat(checks.add(new BookPage(page.series(), 1001, 3, "red", page.boxes()).check()))
                .isTrue();
    }

    @Test
    @Rule({"bingo 2.2.2", "bingo 2.3.2", "bingo 2.3.3"})
    void as_data_it_is_what_the_series_says() {
        ObjectNode json = RUN.page(1007, 2).fields(JsonNodeFactory.instance.objectNode());
        assertThat(json.propertyNames()).containsExactly("serial", "game", "colour", "check", "boxes");
        assertThat(json.path("colour").asString()).isEqualTo("yellow");
        List<BingoBox> master = RUN.series().page(1007, 2).boxes();
        for (int box = 0; box < 6; box++)
            for (int cell = 0; cell < 27; cell++)
                assertThat(json.at("/boxes/" + box + "/" + cell).asInt())
                        .isEqualTo(master.get(box).cells().get(cell));
        assertThat(RUN.page(1007, 2).code()).isEqualTo("00000000000004D2/1007/2");
    }

    @Test
    @Rule("bingo 2.3.1")
    void books_that_are_not_of_the_series_cannot_be_run() {
        assertThatThrownBy(() -> new BookRun(RUN.series(), RUN.colours(), 1000, 1002))
                .hasMessage("expected books from 1001 to 1100, the lower first, got 1000-1002");
        assertThatThrownBy(() -> new BookRun(RUN.series(), RUN.colours(), 1003, 1002))
                .hasMessageEndingWith("got 1003-1002");
        assertThatThrownBy(() -> BookRun.of(RUN.series(), List.of("white"))).hasMessage("expected 6 colours, got 1");
    }
}
