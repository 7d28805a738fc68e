package baize.wire;

import baize.core.ball.Balls;
import baize.core.card.Card;
import baize.core.dice.Throw;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.table.Limits;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The fields of one JSON object, read one by one. Every complaint names the place and what was expected there; a field
 * that nobody read is a complaint of its own.
 */
public final class Fields {
    /** A billion dollars: so large that no one stakes more, so small that no sum of them overflows. */
    private static final Money MOST = Limits.OPEN.maximum();

    private final JsonNode object;
    private final String place;
    private final Speaker speaker;
    private final Set<String> known = new LinkedHashSet<>();

    public Fields(JsonNode object, String place) {
        this(object, place, Speaker.UNKNOWN);
    }

    /** Fields of a command that leaves out who sends it. */
    public Fields(JsonNode object, String place, Speaker speaker) {
        if (!object.isObject()) throw new Malformed(place, "expected an object, got " + show(object));
        this.object = object;
        this.place = place;
        this.speaker = speaker;
    }

    private String at(String key) {
        return place.isEmpty() ? key : place + "." + key;
    }

    public Malformed bad(String key, String expectation) {
        return new Malformed(at(key), expectation);
    }

    public @Nullable JsonNode node(String key) {
        known.add(key);
        JsonNode node = object.get(key);
        return node == null || node.isNull() ? null : node;
    }

    private JsonNode required(String key, String what) {
        JsonNode node = node(key);
        if (node == null) throw bad(key, "expected " + what + ", but it is missing");
        return node;
    }

    public boolean has(String key) {
        return node(key) != null;
    }

    /** Whether a field is there to say that there is none of it. */
    public boolean saysNone(String key) {
        return node(key) == null && object.has(key);
    }

    public String text(String key) {
        JsonNode node = required(key, "a text");
        if (!node.isString() || node.stringValue().isBlank()) throw bad(key, "expected a text, got " + show(node));
        return node.stringValue();
    }

    /** A text of at most so many characters, without the spaces around it. */
    public String text(String key, int most) {
        String text = text(key).strip();
        if (text.length() > most) throw bad(key, "expected at most " + most + " characters");
        return text;
    }

    public @Nullable String textIfAny(String key) {
        return has(key) ? text(key) : null;
    }

    public String textOr(String key, String otherwise) {
        return has(key) ? text(key) : otherwise;
    }

    /** Reads a text; an {@link IllegalArgumentException} of the reader becomes a complaint about this place. */
    public <T> T parsed(String key, String what, Function<String, T> reader) {
        JsonNode node = required(key, what);
        if (!node.isString()) throw bad(key, "expected " + what + ", got " + show(node));
        try {
            return reader.apply(node.stringValue());
        } catch (IllegalArgumentException bad) {
            throw bad(key, String.valueOf(bad.getMessage()));
        }
    }

    public Money money(String key) {
        Money money = parsed(key, "an amount like \"12.50\"", Money::parse);
        if (money.cents() < 0) throw bad(key, "expected an amount of at least 0.00, got " + money);
        if (money.isAbove(MOST) && speaker.from() != Speaker.From.JOURNAL)
            throw bad(key, "expected an amount of at most " + MOST + ", got " + money);
        return money;
    }

    /** An amount above zero. */
    public Money amount(String key) {
        Money amount = money(key);
        if (!amount.isPositive()) throw bad(key, "expected an amount above 0.00");
        return amount;
    }

    public @Nullable Money moneyIfAny(String key) {
        return has(key) ? money(key) : null;
    }

    public Money moneyOr(String key, Money otherwise) {
        return has(key) ? money(key) : otherwise;
    }

    /** Whether a player is known to send it. */
    boolean isFromPlayer() {
        return speaker.patron() != null;
    }

    /** A patron; the one who sends the command where none is named. */
    public Patron patron(String key) {
        Patron self = speaker.patron();
        return self == null || has(key) ? new Patron(text(key)) : self;
    }

    /** A patron who is named, or else who sends the command, where that is a player. */
    public @Nullable Patron sender(String key) {
        return has(key) ? patron(key) : speaker.patron();
    }

    public @Nullable Patron patronIfAny(String key) {
        return has(key) ? patron(key) : null;
    }

    public List<Patron> patrons(String key) {
        JsonNode node = node(key);
        List<Patron> patrons = new ArrayList<>();
        if (node == null) return patrons;
        if (node.isString()) return List.of(patron(key));
        if (!node.isArray()) throw bad(key, "expected a list of patrons, got " + show(node));
        for (JsonNode one : node) {
            if (!one.isString() || one.stringValue().isBlank()) throw bad(key, "expected a patron, got " + show(one));
            patrons.add(new Patron(one.stringValue()));
        }
        return List.copyOf(patrons);
    }

    public int number(String key) {
        JsonNode node = required(key, "a whole number");
        if (!node.isInt()) throw bad(key, "expected a whole number, got " + show(node));
        return node.intValue();
    }

    /** A list of whole numbers; none where there is no such field. */
    public List<Integer> numbers(String key) {
        JsonNode node = node(key);
        List<Integer> numbers = new ArrayList<>();
        if (node == null) return numbers;
        if (!node.isArray()) throw bad(key, "expected a list of whole numbers, got " + show(node));
        for (JsonNode one : node) {
            if (!one.isInt()) throw bad(key, "expected a whole number, got " + show(one));
            numbers.add(one.intValue());
        }
        return List.copyOf(numbers);
    }

    /** The fields of an object within this one. */
    public Fields object(String key) {
        return new Fields(required(key, "an object"), at(key), speaker);
    }

    public Box box(String key) {
        int number = number(key);
        if (number < 1) throw bad(key, "expected a box from 1 on, got " + number);
        return Box.of(number);
    }

    public @Nullable Box boxIfAny(String key) {
        return has(key) ? box(key) : null;
    }

    public boolean flag(String key) {
        JsonNode node = node(key);
        if (node == null) return false;
        if (!node.isBoolean()) throw bad(key, "expected true or false, got " + show(node));
        return node.booleanValue();
    }

    public @Nullable Card cardIfAny(String key) {
        return has(key) ? parsed(key, "a card like \"As\"", Card::parse) : null;
    }

    /** Cards as one string with spaces or as a list. */
    public List<Card> cards(String key) {
        return listed(key, "cards like \"As Kd\"", Card::parseAll, Card::parse);
    }

    /** Throws of two dice as one string with spaces or as a list. */
    public List<Throw> dice(String key) {
        return listed(key, "dice like \"3-4 6-6\"", Fields::throwsIn, Throw::parse);
    }

    /** Numbers of balls as one string with spaces or as a list. */
    public List<Integer> balls(String key) {
        return listed(key, "numbers like \"12 45\"", Fields::ballsIn, Fields::ball);
    }

    private static List<Integer> ballsIn(String text) {
        if (text.isBlank()) return List.of();
        return Stream.of(text.strip().split("\\s+", -1)).map(Fields::ball).toList();
    }

    private static int ball(String text) {
        if (!text.matches("[0-9]{1,2}"))
            throw new IllegalArgumentException("expected a number from 1 to 90, got \"" + text + "\"");
        return Balls.checked(Integer.parseInt(text));
    }

    private static List<Throw> throwsIn(String text) {
        if (text.isBlank()) return List.of();
        return Stream.of(text.strip().split("\\s+", -1)).map(Throw::parse).toList();
    }

    private <T> List<T> listed(String key, String what, Function<String, List<T>> all, Function<String, T> each) {
        JsonNode node = node(key);
        if (node == null) return List.of();
        if (node.isString()) return parsed(key, what, all);
        if (!node.isArray()) throw bad(key, "expected " + what + ", got " + show(node));
        List<T> list = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            JsonNode one = node.get(i);
            try {
                list.add(each.apply(one.isString() ? one.stringValue() : one.toString()));
            } catch (IllegalArgumentException bad) {
                throw bad(key + "[" + i + "]", String.valueOf(bad.getMessage()));
            }
        }
        return List.copyOf(list);
    }

    public Instant instant(String key) {
        return parsed(key, "an instant like \"2026-11-16T20:00:00+11:00\"", text -> {
            try {
                return OffsetDateTime.parse(text).toInstant();
            } catch (DateTimeParseException bad) {
                throw new IllegalArgumentException(
                        "expected an instant with offset like \"2026-11-16T20:00:00+11:00\", got \"" + text + "\"",
                        bad);
            }
        });
    }

    public @Nullable LocalDate dayIfAny(String key) {
        if (!has(key)) return null;
        return parsed(key, "a day like \"2026-11-16\"", text -> {
            try {
                return LocalDate.parse(text);
            } catch (DateTimeParseException bad) {
                throw new IllegalArgumentException("expected a day like \"2026-11-16\", got \"" + text + "\"", bad);
            }
        });
    }

    /** A rank of the ladder; that of who sends the command where none is named. */
    public Grade by(String key) {
        return Objects.requireNonNullElse(gradeIfAny(key), speaker.grade());
    }

    /** The same where a command takes one rank or another by what it finds: a script that names none has enough. */
    public Grade by(String key, Grade enough) {
        Grade said = gradeIfAny(key);
        if (said != null) return said;
        return speaker.from() == Speaker.From.SCRIPT ? enough : speaker.grade();
    }

    public @Nullable Grade gradeIfAny(String key) {
        return has(key) ? parsed(key, "a grade like \"casino-supervisor\"", Fields::grade) : null;
    }

    private static Grade grade(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "dealer", "caller", "services-host", "gaming-services-host" -> Grade.DEALER;
            case "gaming-supervisor", "gaming-services-supervisor", "senior-gaming-services-host" ->
                Grade.GAMING_SUPERVISOR;
            case "casino-supervisor", "assistant-gaming-manager" -> Grade.CASINO_SUPERVISOR;
            case "gaming-manager" -> Grade.GAMING_MANAGER;
            default ->
                throw new IllegalArgumentException(
                        "expected dealer, gaming-supervisor, casino-supervisor or gaming-manager, got \"" + text
                                + "\"");
        };
    }

    /** One of several constants by their ids. */
    public <T> T choice(String key, List<T> choices, Function<T, String> id) {
        List<String> ids = choices.stream().map(id).toList();
        JsonNode node = required(key, String.join(" or ", ids));
        int at = node.isString() ? ids.indexOf(node.stringValue()) : -1;
        if (at < 0) throw bad(key, "expected " + String.join(" or ", ids) + ", got " + show(node));
        return choices.get(at);
    }

    /** Complains of a field that was never read. */
    public void complete() {
        for (String key : object.propertyNames())
            if (!known.contains(key)) throw bad(key, "no such field here; expected " + String.join(", ", known));
    }

    static String show(JsonNode node) {
        String text = node.toString();
        return text.length() <= 40 ? text : text.substring(0, 37) + "...";
    }
}
