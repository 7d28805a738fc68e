package baize.wire;

import baize.core.engine.Grade;
import baize.core.money.Money;
import baize.games.caribbeanstud.StudArea;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudIrregularity;
import baize.games.caribbeanstud.StudIrregularity.*;
import baize.games.table.Device;
import baize.games.table.RefusalGround;
import baize.games.table.TableCommand;
import baize.games.table.Whose;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the commands of Caribbean Stud, in the forms that scripts and clients may use. */
final class StudReading {
    private static final List<String> AREAS =
            Arrays.stream(StudArea.values()).map(StudArea::id).toList();

    private StudReading() {}

    static StudCommand command(String name, Fields f) {
        return switch (name) {
            case "wager" ->
                new Wager(f.patron("patron"), f.box("box"), area(f), f.money("stake"), f.moneyOr("tokens", Money.ZERO));
            case "change" -> new Change(f.patron("patron"), f.box("box"), area(f), f.money("stake"));
            case "withdraw" -> new Withdraw(f.patron("patron"), f.box("box"), area(f), f.moneyIfAny("stake"));
            case "bet" ->
                new Bet(f.patron("patron"), f.box("box"), f.moneyIfAny("stake"), f.moneyOr("tokens", Money.ZERO));
            case "fold" -> new Fold(f.patron("patron"), f.box("box"));
            case "concede" -> new Concede(f.patron("patron"), f.box("box"));
            default -> dealers(name, f);
        };
    }

    /** What any member of staff may do; the rank is read for its spelling alone. */
    private static StudCommand dealers(String name, Fields f) {
        f.by("by");
        return switch (name) {
            case "no-more-bets" -> new NoMoreBets();
            case "expose" -> new Expose();
            case "reveal" -> new Reveal();
            case "deal" -> new Deal(f.cards("cards"));
            case "time-out" -> new TimeOut(f.box("box"));
            case "tell-jackpot" -> new TellJackpot(JackpotWire.pool(f));
            default -> atTableOrRemedy(name, f);
        };
    }

    private static StudCommand atTableOrRemedy(String name, Fields f) {
        TableCommand shared = TableWire.command(name, f, AREAS);
        return shared != null ? new AtTable(shared) : new Remedy(irregularity(name, f));
    }

    private static StudIrregularity irregularity(String name, Fields f) {
        return switch (name) {
            case "misdeal" -> new Misdeal(f.by("by"));
            case "expose-card" -> {
                boolean dealer = dealer(f);
                yield new ExposeCard(f.by("by"), dealer ? null : f.box("box"), f.cardIfAny("card"));
            }
            case "wrong-count" -> {
                boolean dealer = dealer(f);
                yield new WrongCount(f.by("by"), dealer ? null : f.box("box"), f.number("count"));
            }
            case "hand-to-empty-box" -> new HandToEmptyBox(f.by("by"), f.box("box"));
            case "missing-card" -> new MissingCard(f.by("by"));
            case "foreign-card" -> new ForeignCard(f.by("by"));
            case "call-time" -> new CallTime(f.by("by"), whose(f));
            case "device-fails" -> new DeviceFails(f.by("by"), device(f));
            case "jackpot-fails" -> new JackpotFails(f.by("by"));
            case "jackpot-works" -> new JackpotWorks(f.by("by"));
            case "jackpot-undetected" -> new JackpotUndetected(f.by("by"), f.box("box"));
            case "allow-jackpot" -> new AllowJackpot(f.by("by"), f.patron("patron"), f.box("box"));
            case "loss-limit-exceeded" -> new LossLimitExceeded(f.by("by"), f.patron("patron"), f.money("left"));
            case "invalid-wager" -> new InvalidWager(f.by("by"), f.patron("patron"), f.textOr("clause", "16.1"));
            case "found-wager" ->
                new FoundWager(
                        f.by("by", Grade.GAMING_SUPERVISOR),
                        f.patron("patron"),
                        f.box("box"),
                        area(f),
                        f.money("stake"),
                        f.moneyOr("tokens", Money.ZERO));
            case "refuse-wager" -> refuseWager(f);
            case "void-hand" -> new VoidHand(f.by("by"), whose(f), f.textOr("clause", "14.8"));
            case "void-round" -> new VoidRound(f.by("by"), f.textOr("clause", "16.9"));
            case "invalidate" -> invalidate(f);
            default -> throw f.bad("do", "no such command at Caribbean Stud: \"" + name + "\"");
        };
    }

    private static boolean dealer(Fields f) {
        boolean dealer = f.flag("dealer");
        if (dealer == f.has("box")) throw f.bad("box", "expected a box, or \"dealer\":true");
        return dealer;
    }

    private static Whose whose(Fields f) {
        if (!f.has("box") && !f.has("patron")) throw f.bad("box", "expected a box or a patron, but both are missing");
        return new Whose(f.boxIfAny("box"), f.patronIfAny("patron"));
    }

    private static StudArea area(Fields f) {
        return f.choice("on", List.of(StudArea.values()), StudArea::id);
    }

    private static @Nullable Device device(Fields f) {
        return f.has("replacement") ? f.choice("replacement", List.of(Device.values()), Device::id) : null;
    }

    /** A reason that is no ground of the list is taken as the text, on the ground {@code other}. */
    private static RefuseWager refuseWager(Fields f) {
        String reason = f.text("reason");
        RefusalGround ground = Arrays.stream(RefusalGround.values())
                .filter(known -> known.id().equals(reason))
                .findFirst()
                .orElse(RefusalGround.OTHER);
        StudArea on = f.has("on") ? area(f) : null;
        return new RefuseWager(f.by("by"), whose(f), on, ground, f.textOr("text", reason));
    }

    private static Invalidate invalidate(Fields f) {
        String cause = f.has("cause")
                ? f.choice("cause", List.of("16.9.1", "16.9.2"), clause -> clause)
                : f.has("forfeit") ? "16.9.2" : "16.9.1";
        return new Invalidate(
                f.by("by"),
                cause,
                f.patrons("forfeit"),
                f.patrons("retain"),
                f.textIfAny("reason"),
                f.gradeIfAny("second"));
    }
}
