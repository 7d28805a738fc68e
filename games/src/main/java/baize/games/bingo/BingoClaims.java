package baize.games.bingo;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.bingo.BingoReason.*;

import baize.core.ball.Balls;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoState.Checking;
import baize.games.bingo.CardBook.Held;
import baize.games.bingo.Claimed.Finding;
import baize.games.table.TableRules;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Claims, and how a supervisor checks them. Rules 4.7, 5.4 and 7.1. */
record BingoClaims(BingoRules rules, CardBook book, BingoSettlement settlement) {

    /** A claim locks the draw whoever makes it and whatever it is worth. */
    @Rule({"4.7", "5.4.2", "8.2", "R-125", "R-130", "R-131"})
    Decision<BingoEvent> claim(BingoState s, Play play, Claim c) {
        if (play.called().isEmpty()) return refuse(NOTHING_CALLED, "no number has been called");
        if (c.box() != null && (c.box() < 1 || c.box() > rules.boxes()))
            return refuse(NO_SUCH_BOX, "expected a box from 1 to " + rules.boxes() + ", got " + c.box());
        Pattern pattern = c.pattern();
        if (pattern != null && play.prize(pattern) == null)
            return play.won().stream().anyMatch(won -> won.wager().equals(pattern.id()))
                    ? refuse(PRIZE_GONE, pattern.id() + " has been won")
                    : refuse(NOT_OFFERED, pattern.id() + " is not played in this game");
        List<BingoEvent> claims = new ArrayList<>();
        for (ClaimMade claim : claimed(s, play, c))
            if (play.claims().stream().noneMatch(made -> stands(s, play, made, claim))) claims.add(claim);
        return claims.isEmpty() ? refuse(ALREADY_CLAIMED, c.serial() + " has claimed that") : accept(claims);
    }

    /** Whether a claim has been made already; who had not marked all may claim again once that is done. */
    @Rule({"3.4", "8.2", "R-130"})
    private boolean stands(BingoState s, Play play, Claimed made, ClaimMade claim) {
        if (!made.isFor(claim.patron(), claim.serial(), claim.box(), claim.pattern())) return false;
        Issued card = s.hall().open().card(claim.serial());
        if (card == null || !made.lackedMarks()) return true;
        BingoBox box = book.card(s.hall().open(), card, play.game()).box(claim.box());
        return box == null || marks(card, box, claim.pattern()) != null;
    }

    /** One call claims everything that is complete on the card; where nothing is, it is a claim all the same. */
    @Rule("R-131")
    private List<ClaimMade> claimed(BingoState s, Play play, Claim c) {
        Issued card = s.hall().open().card(c.serial());
        List<ClaimMade> claims = new ArrayList<>();
        if (card != null)
            for (Held held : book.boxes(s.hall().open(), card, play.game()))
                if (c.box() == null || c.box() == held.number())
                    for (Prize prize : play.prizes())
                        if ((c.pattern() == null || c.pattern() == prize.pattern())
                                && CardBook.shows(held.box(), prize.pattern(), play.heard()))
                            claims.add(claim(play, c, held.number(), prize.pattern()));
        if (claims.isEmpty())
            claims.add(claim(
                    play, c, c.box() == null ? 1 : c.box(), c.pattern() == null ? Pattern.FULL_HOUSE : c.pattern()));
        return claims;
    }

    private static ClaimMade claim(Play play, Claim c, int box, Pattern pattern) {
        return new ClaimMade(c.patron(), c.serial(), box, pattern, c.game() == null ? play.game() : c.game(), false);
    }

    @Rule({"7.1", "7.4", "8.2", "1.1 \"senior gaming services host/gaming services supervisor\"", "R-24"})
    Decision<BingoEvent> verify(Checking s, Verify c) {
        TableRules table = rules.table();
        if (!table.allows(c.by(), Grade.GAMING_SUPERVISOR))
            return refuse(WRONG_GRADE, "7.1", "needs a gaming supervisor, not a " + c.by().id());
        List<BingoEvent> events = new ArrayList<>();
        for (Claimed claim : s.play().claims())
            if (claim.isPending() && (c.serial() == null || c.serial() == claim.serial()))
                events.add(checked(s, claim));
        return events.isEmpty() ? refuse(NOTHING_TO_CHECK, "no claim on " + c.serial() + " waits") : accept(events);
    }

    private BingoEvent checked(Checking s, Claimed claim) {
        List<Finding> findings = findings(s, claim);
        Finding last = findings.getLast();
        return last.good()
                ? new ClaimVerified(claim.patron(), claim.serial(), claim.box(), claim.pattern(), findings)
                : new ClaimRejected(
                        claim.patron(),
                        claim.serial(),
                        claim.box(),
                        claim.pattern(),
                        last.clause(),
                        bearing(last.clause()),
                        findings);
    }

    /**
     * What bears on a claim that fails under this clause: whoever claims wrongly plays on, whoever is late
     * forfeits.
     */
    @Rule({"4.3", "8.1", "8.2", "8.3", "R-125", "R-126", "R-130", "R-139", "R-143"})
    private static List<String> bearing(String clause) {
        return switch (clause) {
            case "7.1.2" -> List.of(clause, "4.3", "8.2", "R-130", "R-143");
            case "7.1.3" -> List.of(clause, "7.7", "8.2", "R-130", "R-143");
            case "7.4" -> List.of(clause, "3.4", "8.2", "R-130");
            case "8.1" -> List.of(clause, "4.7", "R-125", "R-126");
            case "8.3" -> List.of(clause, "4.7", "8.2", "R-130", "R-139");
            case "9.3.2" -> List.of(clause);
            default -> List.of(clause, "8.2", "R-130");
        };
    }

    /** The steps of a check, to the first that fails. */
    @Rule({"7.1.1", "7.1.2", "7.1.3", "7.1.4", "7.1.5", "7.1.6", "R-143"})
    private List<Finding> findings(Checking s, Claimed claim) {
        List<Finding> found = new ArrayList<>();
        found.add(new Finding("7.1.1", true, "the card was collected"));
        Issued card = s.hall().open().card(claim.serial());
        if (!step(found, "7.1.2", holder(s, card, claim)) || card == null) return found;
        if (!step(found, "7.1.3", game(s.play(), card, claim))) return found;
        BingoBox box = book.card(s.hall().open(), card, s.play().game()).box(claim.box());
        if (!step(found, "7.1.4", numbers(s.play(), box, claim)) || box == null) return found;
        if (!CardBook.shows(box, claim.pattern(), s.play().heard())) {
            found.add(new Finding("8.3", false, "a number of it was drawn and has not been announced"));
            return found;
        }
        if (!step(found, "7.4", marks(card, box, claim.pattern()))) return found;
        if (!step(found, "8.1", late(s.play(), box, claim))) return found;
        if (!step(found, "9.3.2", s.table().guest(claim.patron()).excluded() ? "the player is excluded" : null))
            return found;
        if (claim.pattern() == Pattern.FULL_HOUSE
                && rules.isJackpotGame(s.play().game())) found.add(new Finding("7.1.5", true, jackpot(s, claim)));
        found.add(new Finding("7.1.6", true, "the card was given back"));
        return found;
    }

    private static boolean step(List<Finding> found, String clause, @Nullable String wrong) {
        found.add(new Finding(clause, wrong == null, wrong == null ? "as it should be" : wrong));
        return wrong == null;
    }

    /** A card that was never registered, or is another's. */
    @Rule({"4.3", "7.1.2", "R-143"})
    private static @Nullable String holder(BingoState s, @Nullable Issued card, Claimed claim) {
        Session session = s.hall().open();
        if (session.isOutOfPlay(claim.serial())) return claim.serial() + " was given up and is out of play";
        if (card == null)
            return claim.serial() + " is not among those issued, " + session.first() + " to " + session.last();
        return card.patron().equals(claim.patron()) ? null : claim.serial() + " is " + card.patron() + "'s";
    }

    @Rule({"7.1.3", "7.7", "R-143"})
    private static @Nullable String game(Play play, Issued card, Claimed claim) {
        if (claim.game() != play.game()) return "the card is for game " + claim.game() + ", not " + play.game();
        return card.from() > play.game() ? "the card plays from game " + card.from() + " on" : null;
    }

    @Rule({"7.1.4", "8.2", "5.4.1"})
    private static @Nullable String numbers(Play play, @Nullable BingoBox box, Claimed claim) {
        if (box == null) return "the card has no box " + claim.box();
        int missing = claim.pattern().missing(box.marks(play.balls()));
        return missing == 0 ? null : missing + (missing == 1 ? " number is" : " numbers are") + " missing";
    }

    @Rule({"3.4", "7.4"})
    private static @Nullable String marks(Issued card, BingoBox box, Pattern pattern) {
        return card.isMarkedByHand() && !CardBook.shows(box, pattern, card.marks())
                ? "not all of them are marked"
                : null;
    }

    /** Complete before the last number that was announced, or forfeited by another box before. */
    @Rule({"8.1", "R-125", "R-126", "R-139"})
    private static @Nullable String late(Play play, BingoBox box, Claimed claim) {
        Balls before = play.heardBefore();
        if (!play.isReopened(claim.pattern()) && CardBook.shows(box, claim.pattern(), before))
            return "it was complete before " + play.called().getLast();
        return play.hasForfeited(claim.patron(), claim.pattern()) ? "the player forfeited it in this game" : null;
    }

    @Rule({"7.1.5", "6.5.2", "7.3"})
    private String jackpot(Checking s, Claimed claim) {
        Level level = settlement.level(s.hall().open(), s.play(), List.of(claim));
        return level == null ? "no level of the jackpot is met" : "level " + level.id() + " of the jackpot is met";
    }
}
