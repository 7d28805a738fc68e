package baize.cli.text;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TextTableTest {
    private static List<String> printed(TextTable table, Ink ink, int width) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, false, StandardCharsets.UTF_8);
        table.print(stream, ink, width);
        stream.flush();
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void numbers_stand_to_the_right_and_words_to_the_left() {
        TextTable table = new TextTable(left("Wager"), right("Stake"));
        table.row("ante", "5.00");
        table.row("pair-plus", "100.00");
        assertThat(printed(table, Ink.PLAIN, 80))
                .containsExactly("Wager       Stake", "ante         5.00", "pair-plus  100.00");
    }

    @Test
    void colours_take_no_room() {
        TextTable table = new TextTable(left("A"), left("B"));
        table.row(Ink.COLOURED.good("win"), "x");
        table.row("lose", "y");
        assertThat(printed(table, Ink.PLAIN, 80)).containsExactly("A     B", "\u001b[32mwin\u001b[0m   x", "lose  y");
    }

    @Test
    void what_is_too_wide_is_folded_under_itself() {
        TextTable table = new TextTable(left("Clause"), left("Says"));
        table.row("9.3.2", "one two three four five six seven");
        assertThat(printed(table, Ink.PLAIN, 30))
                .containsExactly("Clause  Says", "9.3.2   one two three four", "        five six seven");
    }

    @Test
    void what_others_wrote_cannot_break_a_line() {
        TextTable table = new TextTable(left("Patron"), left("Net"));
        table.row("ann\nbob", "1.00");
        assertThat(printed(table, Ink.PLAIN, 80)).containsExactly("Patron   Net", "ann bob  1.00");
    }
}
