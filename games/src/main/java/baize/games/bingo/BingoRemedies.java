package baize.games.bingo;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.bingo.BingoReason.*;

import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.table.Invalidation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the staff decide when something has gone wrong. Rules 8 and 9. */
record BingoRemedies(
        BingoRules rules,
        Bingo game,
        CardBook book,
        BingoCalling calling,
        BingoSettlement settlement,
        BingoClosing closing) {

    Decision<BingoEvent> decide(BingoState s, BingoIrregularity irregularity) {
        Grade needed = needed(irregularity);
        if (!rules.table().allows(irregularity.by(), needed))
            return refuse(
                    WRONG_GRADE,
                    clause(irregularity),
                    "needs a " + needed.id() + ", not a " + irregularity.by().id());
        return switch (irregularity) {
            case CorrectCall c -> new BingoCorrecting(game, book, calling, settlement).correct(s, c);
            case TerminalError _ -> terminalError(s);
            case CardFails c -> fails(s, c);
            case ReplaceCard c -> replace(s, c);
            case Invalidate c -> invalidate(s, c);
            case VoidEntry c -> new BingoVoiding(settlement).entry(s, c);
        };
    }

    /** The caller corrects a call and replaces a card; what takes a result or a fee away is a supervisor's. */
    @Rule({"1.1 \"dealer\"", "8.3", "9.3", "9.4", "R-24"})
    private static Grade needed(BingoIrregularity irregularity) {
        return switch (irregularity) {
            case CorrectCall _, TerminalError _, CardFails _, ReplaceCard _ -> Grade.DEALER;
            case Invalidate _, VoidEntry _ -> Grade.GAMING_SUPERVISOR;
        };
    }

    private static String clause(BingoIrregularity irregularity) {
        return switch (irregularity) {
            case CorrectCall _ -> "8.3";
            case TerminalError _ -> "8.4";
            case CardFails _, ReplaceCard _ -> "8.5";
            case Invalidate _ -> "9.4";
            case VoidEntry _ -> "9.3";
        };
    }

    @Rule({"8.4", "8.4.1", "8.4.2", "8.4.3", "R-124"})
    private Decision<BingoEvent> terminalError(BingoState s) {
        Play play = s.play();
        if (play == null) return refuse(NO_GAME, "no game is in play");
        if (play.isWon()) return refuse(GAME_CAN_BE_COMPLETED, "bingo has been verified");
        return accept(closing.ended(s, List.of(settlement.voided(s, "8.4.2")), BingoShowdown.TERMINAL_FAILED));
    }

    @Rule({"8.5", "R-140"})
    private static Decision<BingoEvent> fails(BingoState s, CardFails c) {
        Issued card = card(s, c.serial());
        if (card == null) return refuse(NOT_THE_HOLDER, "8.5", c.serial() + " has not been issued");
        if (card.medium() != Medium.ELECTRONIC) return refuse(NOT_ELECTRONIC, "8.5", c.serial() + " is on paper");
        if (card.failed()) return refuse(NOTHING_TO_CHANGE, "8.5", c.serial() + " waits to be replaced already");
        return accept(new CardFailed(c.serial()));
    }

    /** What was due on the last number may still be claimed, and a card that plays by itself does so. */
    @Rule({"8.5", "R-140"})
    private Decision<BingoEvent> replace(BingoState s, ReplaceCard c) {
        Issued card = card(s, c.serial());
        if (card == null) return refuse(NOT_THE_HOLDER, "8.5", c.serial() + " has not been issued");
        if (!card.failed()) return refuse(CARD_IN_ORDER, c.serial() + " is in order");
        List<BingoEvent> events = new ArrayList<>();
        events.add(new CardReplaced(c.serial()));
        if (s.play() != null) events.addAll(calling.sounding(game.after(s, events)));
        return accept(events);
    }

    private static @Nullable Issued card(BingoState s, int serial) {
        Session session = s.hall().session();
        return session == null ? null : session.card(serial);
    }

    /** A game in play has no result then; the one that was settled last has none either, until the next begins. */
    @Rule({"9.4", "9.4.1", "9.4.2", "9.5", "R-21", "R-124", "R-193"})
    private Decision<BingoEvent> invalidate(BingoState s, Invalidate c) {
        Invalidation how = c.invalidation();
        Outcome outcome = s.hall().outcome();
        if (s.play() == null && outcome == null) return refuse(NO_GAME, "no game is in play");
        String objection = how.objection(rules.table());
        if (objection != null) return refuse(RETAINED_WITHOUT_APPROVAL, objection);
        Patron nobody = without(s.hall(), how.named());
        if (nobody != null) return refuse(NOTHING_TO_KEEP, nobody + " has paid no entry fee that could be kept");
        List<BingoEvent> events = new ArrayList<>();
        events.add(new OutcomeInvalidated(how.fraudulent(), how.forfeit(), how.retain(), c.by()));
        events.addAll(new BingoVoiding(settlement).forfeited(s, how.forfeit()));
        BingoState after = game.after(s, events);
        Outcome stands = after.hall().outcome();
        if (stands != null) {
            events.addAll(BingoUndoing.of(rules, after.hall(), stands, how));
            return accept(events);
        }
        events.add(settlement.voided(after, how.fraudulent() ? "9.4.2" : "9.4.1"));
        return accept(closing.ended(s, events, BingoShowdown.INVALIDATED));
    }

    /** Of those who are named, somebody of whom nothing can be kept. */
    @Rule({"9.5", "R-193"})
    private static @Nullable Patron without(Hall hall, List<Patron> named) {
        Session session = hall.session();
        Outcome outcome = hall.outcome();
        List<Entry> entries = session != null ? session.entries() : outcome == null ? List.of() : outcome.entries();
        for (Patron patron : named)
            if (entries.stream()
                    .noneMatch(entry ->
                            entry.patron().equals(patron) && entry.fee().isPositive())) return patron;
        return null;
    }
}
