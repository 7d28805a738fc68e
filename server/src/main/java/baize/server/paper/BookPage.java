package baize.server.paper;

import baize.core.rule.Rule;
import baize.floor.journal.Chain;
import baize.games.bingo.BingoBox;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One page of the master table: what is on a book's page for a game.
 *
 * @param series the serial number of the series
 * @param serial the book's
 */
@Rule({"bingo 2.2.2", "bingo 2.3.1", "bingo 2.3.2", "bingo 2.3.3"})
public record BookPage(String series, int serial, int game, String colour, List<BingoBox> boxes) {
    /** Neither I, L, O nor U: none is read as another. */
    private static final String LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    private static final int CHECK = 6;

    public BookPage {
        boxes = List.copyOf(boxes);
    }

    /** Series, book and game in one, as the code on the page says them. */
    public String code() {
        return series + "/" + serial + "/" + game;
    }

    /** Six letters that follow from all that is on the page: one that was misread or altered has others. */
    public String check() {
        String all = code() + "/" + colour + "/"
                + boxes.stream().map(box -> box.cells().toString()).collect(Collectors.joining());
        byte[] hash = Chain.hash(all.getBytes(StandardCharsets.US_ASCII)).bytes();
        StringBuilder check = new StringBuilder();
        for (int at = 0; at < CHECK; at++) check.append(LETTERS.charAt(hash[at] & 31));
        return check.toString();
    }

    /** With all of it but the series: blanks are 0. */
    public ObjectNode fields(ObjectNode json) {
        json.put("serial", serial).put("game", game).put("colour", colour).put("check", check());
        ArrayNode all = json.putArray("boxes");
        for (BingoBox box : boxes) box.cells().forEach(all.addArray()::add);
        return json;
    }
}
