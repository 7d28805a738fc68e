package baize.server.account;

import baize.floor.Ids;
import baize.server.Denied;
import baize.server.Http;
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

    static String number(JsonNode body) {
        return shortEnough(body, "number");
    }

    static String any(JsonNode body) {
        return shortEnough(body, "secret");
    }

    private static String shortEnough(JsonNode body, String name) {
        String text = Http.text(body, name);
        if (text.length() > LONGEST) throw Denied.malformed(name + ": expected at most " + LONGEST + " characters");
        return text;
    }

    public static String password(JsonNode body) {
        String password = shortEnough(body, "password");
        if (password.length() < SHORTEST_PASSWORD)
            throw Denied.malformed("password: expected at least " + SHORTEST_PASSWORD + " characters");
        return password;
    }

    public static String pin(JsonNode body) {
        String pin = Http.text(body, "pin");
        if (!PIN.matcher(pin).matches()) throw Denied.malformed("pin: expected 4 to 12 digits");
        return pin;
    }

    /** A Player Card's number, as it is kept. */
    public static String card(JsonNode body) {
        String card = Accounts.plain(Http.text(body, "card"));
        if (!CARD.matcher(card).matches())
            throw Denied.malformed("card: expected a number of 4 to 40 digits, letters and dashes");
        return card;
    }

    /** The id of a person. */
    public static String id(JsonNode body, String name) {
        try {
            return Ids.check(Http.text(body, name));
        } catch (IllegalArgumentException bad) {
            throw Denied.malformed(name + ": " + bad.getMessage());
        }
    }

    /** A person's name, as it is shown. */
    public static String name(JsonNode body) {
        String name = Http.text(body, "name").strip();
        if (name.length() > LONGEST_NAME || name.chars().anyMatch(Character::isISOControl))
            throw Denied.malformed("name: expected at most " + LONGEST_NAME + " characters on one line");
        return name;
    }
}
