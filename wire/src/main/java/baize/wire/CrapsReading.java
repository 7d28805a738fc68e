package baize.wire;

import baize.core.dice.Throw;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsCommand.*;
import baize.games.craps.CrapsIrregularity;
import baize.games.craps.CrapsIrregularity.*;
import baize.games.craps.CrapsWager;
import baize.games.craps.Spot;
import baize.games.table.Invalidation;
import baize.games.table.TableCommand;
import baize.games.table.Whose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads the commands of craps, in the forms that scripts and clients may use. */
final class CrapsReading {
    private static final List<String> AREAS =
            Arrays.stream(CrapsWager.values()).map(CrapsWager::id).toList();

    private CrapsReading() {}

    static CrapsCommand command(String name, Fields f) {
        return switch (name) {
            case "wager" -> new Wager(f.patron("patron"), f.boxIfAny("box"), spot(f, "on"), f.money("stake"));
            case "change" -> new Change(patron(f), spot(f, "on"), f.money("stake"));
            case "withdraw" -> new Withdraw(patron(f), spot(f, "on"), f.moneyIfAny("stake"));
            case "move" -> new Move(patron(f), spot(f, "from"), spot(f, "to"), f.moneyIfAny("stake"));
            case "close-wagering" -> {
                f.by("by");
                yield new CloseWagering(dice(f));
            }
            case "shoot" -> {
                f.by("by");
                f.boxIfAny("box");
                yield new Shoot(f.sender("patron"), dice(f));
            }
            default -> atTableOrRemedy(name, f);
        };
    }

    /** A player has one terminal, which need not be named. */
    private static Patron patron(Fields f) {
        f.boxIfAny("box");
        return f.patron("patron");
    }

    private static Spot spot(Fields f, String key) {
        return f.parsed(key, "a wager like \"pass-line\" or \"place-6\"", Spot::parse);
    }

    private static @Nullable Throw dice(Fields f) {
        return f.has("dice") ? f.parsed("dice", "dice like \"3-4\"", Throw::parse) : null;
    }

    private static CrapsCommand atTableOrRemedy(String name, Fields f) {
        TableCommand shared = TableWire.command(name, f, AREAS);
        return shared != null ? new AtTable(shared) : new Remedy(irregularity(name, f));
    }

    private static CrapsIrregularity irregularity(String name, Fields f) {
        return switch (name) {
            case "cocked" -> new Cocked(f.by("by"));
            case "tumbler-fails" -> new TumblerFails(f.by("by"), f.flag("outOfService"));
            case "terminal-fails" ->
                new TerminalFails(
                        f.by("by"),
                        whose(f),
                        f.textOr("clause", "6.2.3"),
                        f.has("confirmed") ? f.flag("confirmed") : null);
            case "recalculate" -> new Recalculate(f.by("by"), whose(f), spots(f, "unconfirmed"));
            case "system-fails" ->
                new SystemFails(f.by("by"), f.textOr("clause", "6.6.1.2"), boxes(f, "terminals"), f.flag("lastRound"));
            case "relax" -> new Relax(f.by("by"), f.patron("patron"), spot(f, "on"), f.money("stake"), f.text("text"));
            case "withhold" -> new Withhold(f.by("by"), f.patron("patron"), f.money("amount"), f.text("text"));
            case "determine" -> new Determine(f.by("by"), f.number("number"), f.flag("pay"), f.text("text"));
            case "invalid-wager" -> new InvalidWager(f.by("by"), f.patron("patron"));
            case "void-wagers" -> new VoidWagers(f.by("by"), f.patron("patron"), f.text("clause"), f.text("text"));
            case "invalidate" -> invalidate(f);
            case "warn-of-close" -> new WarnOfClose(f.by("by"));
            case "vacate" -> new Vacate(f.by("by"), f.box("box"));
            default -> throw f.bad("do", "no such command at craps: \"" + name + "\"");
        };
    }

    private static Whose whose(Fields f) {
        if (!f.has("box") && !f.has("patron")) throw f.bad("box", "expected a box or a patron, but both are missing");
        return new Whose(f.boxIfAny("box"), f.patronIfAny("patron"));
    }

    private static List<Box> boxes(Fields f, String key) {
        List<Box> boxes = new ArrayList<>();
        for (int number : f.numbers(key)) {
            if (number < 1) throw f.bad(key, "expected terminals from 1 on, got " + number);
            boxes.add(Box.of(number));
        }
        return List.copyOf(boxes);
    }

    private static List<Spot> spots(Fields f, String key) {
        JsonNode node = f.node(key);
        if (node == null) return List.of();
        if (!node.isArray()) throw f.bad(key, "expected a list of wagers, got " + Fields.show(node));
        List<Spot> spots = new ArrayList<>();
        for (JsonNode one : node)
            try {
                spots.add(Spot.parse(one.isString() ? one.stringValue() : one.toString()));
            } catch (IllegalArgumentException bad) {
                throw f.bad(key, String.valueOf(bad.getMessage()));
            }
        return List.copyOf(spots);
    }

    /** A fraudulent act is the cause where it is said to be, or where somebody forfeits. */
    private static Invalidate invalidate(Fields f) {
        List<Patron> forfeit = f.patrons("forfeit");
        boolean fraudulent = f.has("cause")
                ? f.choice("cause", List.of("7.8.1", "7.8.2"), clause -> clause).equals("7.8.2")
                : f.has("fraudulent") ? f.flag("fraudulent") : !forfeit.isEmpty();
        return new Invalidate(
                f.by("by"),
                new Invalidation(
                        fraudulent, forfeit, f.patrons("retain"), f.textIfAny("reason"), f.gradeIfAny("second")),
                f.has("lastRound") ? f.flag("lastRound") : null);
    }
}
