package baize.wire;

import baize.core.ball.Balls;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoIrregularity;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.bingo.Medium;
import baize.games.bingo.Pattern;
import baize.games.bingo.Series;
import baize.games.table.Invalidation;
import baize.games.table.TableCommand;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads the commands of bingo, in the forms that scripts and clients may use. */
final class BingoReading {
    private BingoReading() {}

    static BingoCommand command(String name, Fields f) {
        return switch (name) {
            case "open-session" -> {
                f.by("by");
                yield new OpenSession(series(f));
            }
            case "issue" -> issue(f);
            case "automatic" -> new Automatic(f.patron("patron"), f.number("serial"), !f.has("on") || f.flag("on"));
            case "mark" -> new Mark(f.patron("patron"), f.number("serial"), ball(f, "number"));
            case "start" -> {
                f.by("by");
                yield new Start(f.balls("jackpotNumbers"));
            }
            case "call" -> {
                f.by("by");
                yield new Call(ballIfAny(f, "number"), ballIfAny(f, "announced"));
            }
            case "claim" -> claim(f);
            case "verify" -> new Verify(f.by("by"), numberIfAny(f, "serial"));
            case "settle" -> {
                f.by("by");
                yield new Settle();
            }
            case "tell-jackpot" -> new TellJackpot(JackpotWire.pool(f));
            default -> atTableOrRemedy(name, f);
        };
    }

    private static @Nullable String series(Fields f) {
        if (!f.has("series")) return null;
        return f.parsed("series", "a series like \"00000000000004D2\"", text -> "%016X".formatted(Series.key(text)));
    }

    /**
     * Over the counter paper is sold; what players take on their own pages, and what plays by itself, is
     * electronic.
     */
    @Rule({"bingo 3.2.1", "bingo 3.2.2"})
    private static Issue issue(Fields f) {
        Medium medium = f.has("medium")
                ? f.choice("medium", List.of(Medium.values()), Medium::id)
                : f.flag("automatic") || f.isFromPlayer() ? Medium.ELECTRONIC : Medium.PAPER;
        return new Issue(
                f.patron("patron"),
                f.gradeIfAny("by"),
                numberIfAny(f, "serial"),
                boxes(f),
                medium,
                f.flag("automatic"),
                series(f));
    }

    /** Each box as its fifteen numbers, or as its 27 spaces with 0 for a blank; in a text, in a list, or as stored. */
    private static List<BingoBox> boxes(Fields f) {
        JsonNode node = f.node("boxes");
        if (node == null) return List.of();
        if (!node.isArray()) throw f.bad("boxes", "expected a list of boxes, got " + Fields.show(node));
        List<BingoBox> boxes = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            String place = "boxes[" + i + "]";
            JsonNode box = node.get(i);
            List<Integer> numbers = numbers(f, place, box.size() == 1 && box.has("cells") ? box.get("cells") : box);
            try {
                boxes.add(numbers.size() == BingoBox.SPACES ? new BingoBox(numbers) : BingoBox.of(numbers));
            } catch (IllegalArgumentException bad) {
                throw f.bad(place, String.valueOf(bad.getMessage()));
            }
        }
        return List.copyOf(boxes);
    }

    private static List<Integer> numbers(Fields f, String place, JsonNode box) {
        List<Integer> numbers = new ArrayList<>();
        if (box.path("cells").isArray()) return numbers(f, place, box.path("cells"));
        if (box.isArray()) {
            for (JsonNode part : box)
                if (part.isInt()) numbers.add(part.intValue());
                else numbers.addAll(numbers(f, place, part));
            return numbers;
        }
        if (!box.isString() || !box.stringValue().matches("[0-9 /]+"))
            throw f.bad(place, "expected fifteen numbers like \"4 11 36 52 81 / ...\", got " + Fields.show(box));
        for (String part : box.stringValue().replace('/', ' ').strip().split(" +", -1)) {
            if (part.length() > 2) throw f.bad(place, "expected numbers from 1 to 90, got " + part);
            numbers.add(Integer.parseInt(part));
        }
        return numbers;
    }

    private static Claim claim(Fields f) {
        return new Claim(
                f.patron("patron"),
                f.gradeIfAny("by"),
                f.number("serial"),
                numberIfAny(f, "box"),
                f.has("pattern") ? f.parsed("pattern", "a pattern like \"four-corners\"", Pattern::parse) : null,
                numberIfAny(f, "game"));
    }

    private static @Nullable Integer numberIfAny(Fields f, String key) {
        return f.has(key) ? f.number(key) : null;
    }

    private static int ball(Fields f, String key) {
        int number = f.number(key);
        if (!Balls.ALL.has(number)) throw f.bad(key, "expected a number from 1 to 90, got " + number);
        return number;
    }

    private static @Nullable Integer ballIfAny(Fields f, String key) {
        return f.has(key) ? ball(f, key) : null;
    }

    private static BingoCommand atTableOrRemedy(String name, Fields f) {
        TableCommand shared = TableWire.command(name, f, List.of("entry"));
        return shared != null ? new AtTable(shared) : new Remedy(irregularity(name, f));
    }

    private static BingoIrregularity irregularity(String name, Fields f) {
        return switch (name) {
            case "correct-call" ->
                new CorrectCall(f.by("by"), ballIfAny(f, "announced"), ballIfAny(f, "number"), numberIfAny(f, "call"));
            case "terminal-error" -> new TerminalError(f.by("by"));
            case "card-fails" -> new CardFails(f.by("by"), f.number("serial"));
            case "replace-card" -> new ReplaceCard(f.by("by"), f.number("serial"));
            case "invalidate" -> invalidate(f);
            case "void-entry" -> new VoidEntry(f.by("by"), f.patron("patron"), f.text("text"));
            default -> throw f.bad("do", "no such command at bingo: \"" + name + "\"");
        };
    }

    /** A fraudulent act is the cause where it is said to be, or where somebody forfeits. */
    private static Invalidate invalidate(Fields f) {
        List<Patron> forfeit = f.patrons("forfeit");
        boolean fraudulent = f.has("cause")
                ? f.choice("cause", List.of("9.4.1", "9.4.2"), clause -> clause).equals("9.4.2")
                : f.has("fraudulent") ? f.flag("fraudulent") : !forfeit.isEmpty();
        return new Invalidate(
                f.by("by"),
                new Invalidation(
                        fraudulent, forfeit, f.patrons("retain"), f.textIfAny("reason"), f.gradeIfAny("second")));
    }
}
