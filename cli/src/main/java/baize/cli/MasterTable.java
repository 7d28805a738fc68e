package baize.cli;

import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import baize.server.paper.BookPage;
import baize.server.paper.BookRun;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The master table of a series, as it is told on a terminal.
 *
 * @param terminal where it is told
 */
@Rule("bingo 2.3.3")
record MasterTable(Terminal terminal) {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

    /** All pages of these books, a line each, as they are made. */
    void print(BookRun run) {
        try (JsonGenerator out = MAPPER.createGenerator(terminal.out())) {
            run.write(out);
        }
        terminal.out().println();
    }

    /**
     * A page as JSON.
     *
     * @param only one box of it, under its number; 0 for all
     */
    void print(BookPage page, int only) {
        ObjectNode json = page.fields(JsonNodeFactory.instance.objectNode().put("series", page.series()));
        if (only > 0) {
            JsonNode boxes = json.remove("boxes");
            json.put("box", only).set("cells", boxes.get(only - 1));
        }
        terminal.print(json);
    }

    void describe(BookRun run) {
        int boxes = run.pages() * run.series().boxes();
        terminal.heading("Series " + run.series().number());
        terminal.say(String.format(
                Locale.ROOT,
                "%,d books, %d to %d, of %d games on pages of %d boxes",
                run.books(),
                run.from(),
                run.to(),
                run.series().games(),
                run.series().boxes()));
        terminal.say(
                String.format(Locale.ROOT, "%,d pages, %,d boxes, none of the series twice (2.4)", run.pages(), boxes));
        terminal.say("colours: " + String.join(", ", run.colours()));
    }

    /**
     * A page in lines of numbers.
     *
     * @param only one box of it; 0 for all
     */
    void show(BookPage page, int only) {
        terminal.heading("Series " + page.series() + ", book " + page.serial() + ", game " + page.game() + ", "
                + page.colour() + ", check " + page.check());
        for (int box = 1; box <= page.boxes().size(); box++)
            if (only == 0 || only == box) show(box, page.boxes().get(box - 1).cells());
    }

    private void show(int number, List<Integer> cells) {
        for (int from = 0; from < BingoBox.SPACES; from += BingoBox.COLUMNS) {
            StringBuilder line = new StringBuilder(from == 0 ? String.format("%6s ", "box " + number) : "       ");
            for (int cell : cells.subList(from, from + BingoBox.COLUMNS))
                line.append(String.format("%3s", cell == 0 ? "." : cell));
            terminal.say(line.toString());
        }
    }
}
