package baize.wire;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.money.Money;
import baize.games.blackjack.BlackjackArea;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackIrregularity;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.table.RefusalGround;
import baize.games.table.TableCommand;
import baize.games.table.Whose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the commands of Star Blackjack, in the forms that scripts and clients may use. */
final class BlackjackReading {
    private static final List<String> AREAS = Arrays.stream(BlackjackArea.values())
            .map(BlackjackArea::id)
            .filter(id -> !id.equals(BlackjackArea.BLAZING_7S.id()))
            .toList();

    private BlackjackReading() {}

    static BlackjackCommand command(String name, Fields f) {
        return switch (name) {
            case "wager" ->
                new Wager(f.patron("patron"), f.box("box"), area(f), f.money("stake"), f.moneyOr("tokens", Money.ZERO));
            case "change" -> new Change(f.patron("patron"), f.box("box"), area(f), f.money("stake"));
            case "withdraw" -> new Withdraw(f.patron("patron"), f.box("box"), area(f), f.moneyIfAny("stake"));
            case "insure" ->
                new Insure(f.patron("patron"), f.box("box"), f.money("stake"), f.moneyOr("tokens", Money.ZERO));
            case "even-money" -> new EvenMoney(f.patron("patron"), f.box("box"));
            case "turn-cards" -> new TurnCards(f.patron("patron"), f.box("box"));
            case "hit" -> new Hit(f.patron("patron"), f.box("box"), hand(f), cards(f));
            case "stand" -> new Stand(f.patron("patron"), f.box("box"), hand(f), cards(f));
            case "double" ->
                new DoubleDown(
                        f.patron("patron"),
                        f.box("box"),
                        hand(f),
                        f.moneyIfAny("stake"),
                        f.moneyOr("tokens", Money.ZERO),
                        cards(f));
            case "split" ->
                new Split(f.patron("patron"), f.box("box"), hand(f), f.moneyOr("tokens", Money.ZERO), cards(f));
            case "decline" -> new Decline(f.patron("patron"), f.box("box"), hand(f), cards(f));
            default -> dealers(name, f);
        };
    }

    private static @Nullable Integer hand(Fields f) {
        return f.has("hand") ? f.number("hand") : null;
    }

    private static List<Card> cards(Fields f) {
        return f.cards("cards");
    }

    /** What any member of staff may do; the rank is read for its spelling alone. */
    private static BlackjackCommand dealers(String name, Fields f) {
        f.by("by");
        return switch (name) {
            case "no-more-bets" -> new NoMoreBets();
            case "close-insurance" -> new CloseInsurance();
            case "reveal" -> new Reveal(cards(f));
            case "deal" -> new Deal(cards(f));
            case "time-out" -> new TimeOut(f.box("box"), cards(f));
            case "tell-jackpot" -> new TellJackpot(JackpotWire.pool(f));
            default -> atTableOrRemedy(name, f);
        };
    }

    private static BlackjackCommand atTableOrRemedy(String name, Fields f) {
        TableCommand shared = TableWire.command(name, f, AREAS);
        if (shared != null) return new AtTable(shared);
        BlackjackIrregularity irregularity = irregularity(name, f);
        return new Remedy(irregularity, cards(f));
    }

    private static BlackjackIrregularity irregularity(String name, Fields f) {
        return switch (name) {
            case "found-wager" ->
                new FoundWager(
                        f.by("by", Grade.GAMING_SUPERVISOR),
                        f.patron("patron"),
                        f.box("box"),
                        area(f),
                        f.money("stake"),
                        f.moneyOr("tokens", Money.ZERO));
            case "refuse-wager" -> refuseWager(f);
            case "invalid-wager" -> new InvalidWager(f.by("by"), f.patron("patron"), f.textOr("clause", "18.1"));
            case "call-time" -> new CallTime(f.by("by"), whose(f));
            case "late-insurance" ->
                new LateInsurance(
                        f.by("by"),
                        f.patron("patron"),
                        f.box("box"),
                        f.money("stake"),
                        f.moneyOr("tokens", Money.ZERO));
            case "face-up-card" -> new FaceUpCard(f.by("by"));
            case "dealt-in-error" -> new DealtInError(f.by("by"), !f.has("exposed") || f.flag("exposed"));
            case "reconstruct" -> new Reconstruct(f.by("by"), f.cards("order"));
            case "missing-card" -> new MissingCard(f.by("by"));
            case "foreign-card" -> new ForeignCard(f.by("by"));
            case "device-fails" ->
                new DeviceFails(f.by("by"), f.flag("harmed"), f.flag("spare"), f.flag("damaged"), f.patrons("stay"));
            case "jackpot-fails" -> new JackpotFails(f.by("by"));
            case "jackpot-works" -> new JackpotWorks(f.by("by"));
            case "void-hand" -> new VoidHand(f.by("by"), f.patron("patron"));
            case "void-round" -> new VoidRound(f.by("by"), f.textOr("clause", "16.8"));
            case "invalidate" -> invalidate(f);
            default -> order(name, f);
        };
    }

    private static BlackjackIrregularity order(String name, Fields f) {
        return switch (name) {
            case "shuffle" -> new Shuffle(f.by("by"));
            case "hold-to-minimum" -> new HoldToMinimum(f.by("by"), f.patron("patron"), f.textOr("clause", "5.13"));
            case "release" -> new Release(f.by("by"), f.patron("patron"));
            case "reserve-boxes" -> new ReserveBoxes(f.by("by"), f.patron("patron"), boxes(f));
            case "limit-players" -> new LimitPlayers(f.by("by"), f.number("perBox"));
            case "limit-sides" -> new LimitSides(f.by("by"), !f.has("limited") || f.flag("limited"));
            default -> throw f.bad("do", "no such command at Star Blackjack: \"" + name + "\"");
        };
    }

    private static List<Box> boxes(Fields f) {
        List<Box> boxes = new ArrayList<>();
        for (int number : f.numbers("boxes")) boxes.add(Box.of(number));
        return List.copyOf(boxes);
    }

    private static Whose whose(Fields f) {
        if (!f.has("box") && !f.has("patron")) throw f.bad("box", "expected a box or a patron, but both are missing");
        return new Whose(f.boxIfAny("box"), f.patronIfAny("patron"));
    }

    private static BlackjackArea area(Fields f) {
        return f.choice("on", List.of(BlackjackArea.values()), BlackjackArea::id);
    }

    /** A reason that is no ground of the list is taken as the text, on the ground {@code other}. */
    private static RefuseWager refuseWager(Fields f) {
        String reason = f.text("reason");
        RefusalGround ground = Arrays.stream(RefusalGround.values())
                .filter(known -> known.id().equals(reason))
                .findFirst()
                .orElse(RefusalGround.OTHER);
        BlackjackArea on = f.has("on") ? area(f) : null;
        return new RefuseWager(f.by("by"), whose(f), on, ground, f.textOr("text", reason));
    }

    private static Invalidate invalidate(Fields f) {
        String cause = f.has("cause")
                ? f.choice("cause", List.of("18.5.1", "18.5.2"), clause -> clause)
                : f.has("forfeit") ? "18.5.2" : "18.5.1";
        return new Invalidate(
                f.by("by"),
                cause,
                f.patrons("forfeit"),
                f.patrons("retain"),
                f.textIfAny("reason"),
                f.gradeIfAny("second"));
    }
}
