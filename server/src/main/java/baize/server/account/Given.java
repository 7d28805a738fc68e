package baize.server.account;

import baize.floor.Ids;
import baize.wire.Fields;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** What people choose when they join, as it is read: who they are and what they sign in with. Repeats no secret. */
public final class Given {
    private static final int LONGEST = 128;
    private static final int SHORTEST_PASSWORD = 8;
    private static final int LONGEST_NAME = 60;
    private static final Pattern PIN = Pattern.compile("[0-9]{4,12}");
    private static final Pattern CARD = Pattern.compile("[a-z0-9-]{4,40}");

    private Given() {}

    /** What somebody signs in with. What is said in its place may be nearly right, and is not repeated. */
    static String secret(Fields body, String key) {
        JsonNode node = body.node(key);
        if (node == null || !node.isString() || node.asString().isBlank()) throw body.bad(key, "expected a text");
        String text = node.asString();
        if (text.length() > LONGEST) throw body.bad(key, "expected at most " + LONGEST + " characters");
        return text;
    }

    /** The password of somebody with an id and a name. */
    public static String password(Fields body, String id, String name) {
        String password = secret(body, "password");
        if (password.length() < SHORTEST_PASSWORD)
            throw body.bad("password", "expected at least " + SHORTEST_PASSWORD + " characters");
        if (Guessable.password(password, id, name))
            throw body.bad("password", "expected one that is hard to guess: no usual word, no name, no row of letters");
        return password;
    }

    /** The PIN to a card. */
    public static String pin(Fields body, String card) {
        String pin = secret(body, "pin");
        if (!PIN.matcher(pin).matches()) throw body.bad("pin", "expected 4 to 12 digits");
        if (Guessable.pin(pin, card))
            throw body.bad(
                    "pin",
                    "expected one that is hard to guess: no date or year, no row, nothing twice, not the card's");
        return pin;
    }

    /** A Player Card's number, as it is kept. */
    public static String card(Fields body) {
        String card = Accounts.plain(body.text("card"));
        if (!CARD.matcher(card).matches())
            throw body.bad("card", "expected a number of 4 to 40 digits, letters and dashes");
        return card;
    }

    /** The id of a person. */
    public static String id(Fields body, String key) {
        return body.parsed(key, "an id", Ids::check);
    }

    /** A person's name, as it is shown. */
    public static String name(Fields body) {
        String name = body.text("name", LONGEST_NAME);
        if (name.chars().anyMatch(Character::isISOControl)) throw body.bad("name", "expected one line");
        return name;
    }
}
