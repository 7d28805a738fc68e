package baize.server.paper;

import baize.core.rule.Rule;
import baize.games.bingo.Series;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Books of a series, one after the other, with a page for each game.
 *
 * @param colours of the games, the first game's first
 * @param from the first book's serial number
 * @param to the last one's
 */
@Rule({"bingo 2.3", "bingo 2.3.1", "bingo 2.3.2"})
public record BookRun(Series series, List<String> colours, int from, int to) {
    public BookRun {
        colours = List.copyOf(colours);
        if (colours.size() != series.games())
            throw new IllegalArgumentException("expected " + series.games() + " colours, got " + colours.size());
        if (!series.has(from) || !series.has(to) || from > to)
            throw new IllegalArgumentException("expected books from " + series.first() + " to " + series.last()
                    + ", the lower first, got " + from + "-" + to);
    }

    /** All books that there are. */
    public static BookRun of(Series series, List<String> colours) {
        return new BookRun(series, colours, series.first(), series.last());
    }

    public int books() {
        return to - from + 1;
    }

    public int pages() {
        return books() * series.games();
    }

    /** A page as the series has it. */
    @Rule("bingo 2.3.3")
    public BookPage page(int serial, int game) {
        return new BookPage(
                series.number(),
                serial,
                game,
                colours.get(game - 1),
                series.page(serial, game).boxes());
    }

    /** The master table of these books, a page at a time. */
    @Rule("bingo 2.3.3")
    public void write(JsonGenerator out) {
        out.writeStartObject();
        out.writeStringProperty("series", series.number());
        out.writeNumberProperty("from", from);
        out.writeNumberProperty("to", to);
        out.writeNumberProperty("games", series.games());
        out.writeNumberProperty("boxes", series.boxes());
        out.writeBooleanProperty("columnRanges", series.columnRanges());
        out.writeArrayPropertyStart("pages");
        for (int serial = from; serial <= to; serial++)
            for (int game = 1; game <= series.games(); game++)
                out.writeTree(page(serial, game).fields(JsonNodeFactory.instance.objectNode()));
        out.writeEndArray();
        out.writeEndObject();
    }
}
