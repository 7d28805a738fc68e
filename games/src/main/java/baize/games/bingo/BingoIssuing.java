package baize.games.bingo;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.bingo.BingoReason.*;

import baize.core.ball.Balls;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.*;
import baize.games.jackpot.Jackpot;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.table.Wagering;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Sessions are opened, scorecards issued, marked and given up. Rules 2 and 3. */
record BingoIssuing(BingoRules rules, Bingo game, CardBook book) {

    @Rule({"1.1 \"session\"", "2.2.2", "2.3", "4.1"})
    Decision<BingoEvent> open(BingoState s, OpenSession c) {
        if (!s.table().open()) return refuse(TABLE_CLOSED, "the hall is closed");
        Refusal refusal = seriesRefusal(c.series());
        return refusal == null ? accept(opened(s, c.series())) : new Decision.Refused<>(refusal);
    }

    private @Nullable Refusal seriesRefusal(@Nullable String number) {
        if (number == null) return refusal(NO_SERIES, "expected a series of scorecards");
        return book.isUnique(rules.series(Series.key(number)))
                ? null
                : refusal(DUPLICATE_BOX, "a box of series " + number + " comes twice");
    }

    private static SessionOpened opened(BingoState s, @Nullable String series) {
        if (series == null) throw new IllegalArgumentException("expected a series");
        return new SessionOpened(s.hall().sessions() + 1, series, s.table().now());
    }

    /** The fee goes to the jackpot as the card is handed over. */
    @Rule({"3.1", "3.2", "3.3", "4.3", "1.1 \"dealer station\"", "1.1 \"entry fee\"", "R-138", "R-143"})
    Decision<BingoEvent> issue(BingoState s, Issue c) {
        List<BingoEvent> events = new ArrayList<>();
        if (s.hall().session() == null) {
            Refusal refusal = seriesRefusal(c.series());
            if (refusal != null) return new Decision.Refused<>(refusal);
            events.add(opened(s, c.series()));
        }
        BingoState open = game.after(s, events);
        Refusal refusal = refusal(open, c);
        if (refusal != null) return new Decision.Refused<>(refusal);
        Box seat = seat(open, c.patron());
        if (!seat.equals(open.table().guest(c.patron()).box()))
            events.add(new TableChanged(new TableEvent.Seated(c.patron(), seat)));
        events.add(new CardIssued(
                c.patron(),
                seat,
                rules.entryFee(),
                serial(open, c),
                c.medium(),
                c.automatic(),
                firstGame(open),
                c.boxes()));
        events.add(new JackpotMoved(
                new Jackpot(rules.jackpot()).contribute(open.hall().jackpot().pool(), 1)));
        return accept(events);
    }

    private @Nullable Refusal refusal(BingoState s, Issue c) {
        Refusal person = personRefusal(s, c.patron());
        if (person != null) return person;
        if (c.medium() == Medium.PAPER && c.automatic())
            return refusal(NOT_ELECTRONIC, "paper does not play by itself");
        if (firstGame(s) > rules.games()) return refusal(NO_GAME_LEFT, "no game of the session is left");
        Refusal card = c.boxes().isEmpty() ? ofSeries(s, c) : known(s, c);
        if (card != null) return card;
        return new Wagering(rules, s.table()).means(c.patron(), rules.entryFee(), Money.ZERO);
    }

    @Rule({"3.1", "9.3.2", "R-13"})
    private @Nullable Refusal personRefusal(BingoState s, Patron patron) {
        Refusal person = new Wagering(rules, s.table()).player(patron);
        if (person != null) return person;
        if (!s.table().guest(patron).member()) return refusal(NOT_A_MEMBER, patron + " is no member");
        if (seat(s, patron).number() > rules.table().boxes()) return refusal(HALL_FULL, "every seat is taken");
        return null;
    }

    /** Where the player sits, or the next free seat. */
    private static Box seat(BingoState s, Patron patron) {
        Box own = s.table().guest(patron).box();
        if (own != null) return own;
        Set<Box> taken = new HashSet<>();
        for (var guest : s.table().guests()) if (guest.box() != null) taken.add(guest.box());
        int number = 1;
        while (taken.contains(Box.of(number))) number++;
        return Box.of(number);
    }

    /** Until the first number of the first game a card is for it; then for the next game. */
    @Rule("R-143")
    private static int firstGame(BingoState s) {
        Play play = s.play();
        if (play == null) return s.hall().open().played() + 1;
        return play.game() == 1 && play.called().isEmpty() ? 1 : play.game() + 1;
    }

    private int serial(BingoState s, Issue c) {
        if (c.serial() != null) return c.serial();
        return Math.max(rules.firstSerial(), s.hall().open().last() + 1);
    }

    @Rule({"2.3.1", "2.3.3"})
    private @Nullable Refusal ofSeries(BingoState s, Issue c) {
        int serial = serial(s, c);
        Series series = rules.series(0);
        if (!series.has(serial))
            return c.serial() == null
                    ? refusal(NO_CARDS_LEFT, "all books to " + series.last() + " are issued")
                    : refusal(NO_SUCH_CARD, serial + " is not among " + series.first() + " to " + series.last());
        return issuedAlready(s, serial);
    }

    /** A card that was given up is dead for the session, whoever asks for it. */
    @Rule("2.3.1")
    private static @Nullable Refusal issuedAlready(BingoState s, int serial) {
        Session session = s.hall().open();
        if (session.isOutOfPlay(serial))
            return refusal(ALREADY_ISSUED, serial + " has been in play in this session and was given up");
        return session.card(serial) == null ? null : refusal(ALREADY_ISSUED, serial + " has been issued");
    }

    /** A card whose boxes are told. */
    @Rule({"2.4", "4.2", "R-134"})
    private @Nullable Refusal known(BingoState s, Issue c) {
        int serial = serial(s, c);
        if (serial < 1) return refusal(NO_SUCH_CARD, serial + " is no serial number");
        if (c.boxes().size() > rules.boxes())
            return refusal(WRONG_CARD, c.boxes().size() + " boxes are more than " + rules.boxes());
        try {
            var _ = new Scorecard(c.boxes());
        } catch (IllegalArgumentException bad) {
            return refusal(WRONG_CARD, String.valueOf(bad.getMessage()));
        }
        Refusal issued = issuedAlready(s, serial);
        if (issued != null) return issued;
        Set<Balls> seen = new HashSet<>();
        for (Issued card : s.hall().open().everIssued()) for (BingoBox box : card.boxes()) seen.add(box.balls());
        for (BingoBox box : c.boxes())
            if (!seen.add(box.balls())) return refusal(DUPLICATE_BOX, "there is another box with these numbers");
        return null;
    }

    @Rule({"3.4", "R-129"})
    Decision<BingoEvent> automatic(BingoState s, Automatic c) {
        Issued card = held(s, c.patron(), c.serial());
        if (card == null) return notTheHolder(c.patron(), c.serial());
        if (card.medium() != Medium.ELECTRONIC) return refuse(NOT_ELECTRONIC, c.serial() + " is on paper");
        if (card.automatic() == c.on()) return refuse(NOTHING_TO_CHANGE, c.serial() + " does so already");
        return accept(new AutomaticSet(c.serial(), c.on()));
    }

    @Rule({"3.4", "4.7", "4.9"})
    Decision<BingoEvent> mark(BingoState s, Mark c) {
        Play play = s.play();
        if (play == null) return refuse(NO_GAME, "no game is in play");
        Issued card = held(s, c.patron(), c.serial());
        if (card == null) return notTheHolder(c.patron(), c.serial());
        if (card.from() > play.game()) return refuse(NO_GAME, c.serial() + " plays from game " + card.from() + " on");
        if (!card.isMarkedByHand()) return refuse(NOT_ELECTRONIC, c.serial() + " has nothing to press");
        if (!play.heard().has(c.number())) return refuse(NOT_CALLED, c.number() + " has not been called");
        if (!book.card(s.hall().open(), card, play.game()).has(c.number()))
            return refuse(NOT_ON_THE_CARD, c.number() + " is not on " + c.serial());
        if (card.marks().has(c.number())) return refuse(ALREADY_MARKED, c.number() + " is marked");
        return accept(new NumberMarked(c.serial(), c.number()));
    }

    private static Decision<BingoEvent> notTheHolder(Patron patron, int serial) {
        return refuse(NOT_THE_HOLDER, patron + " does not hold " + serial);
    }

    private static @Nullable Issued held(BingoState s, Patron patron, int serial) {
        Session session = s.hall().session();
        Issued card = session == null ? null : session.card(serial);
        return card == null || !card.patron().equals(patron) ? null : card;
    }

    /** Who leaves before the end gives up the cards; the fee is kept. */
    @Rule({"3.3", "4.9"})
    Decision<BingoEvent> leave(BingoState s, TableCommand.Leave c) {
        Entry entry = s.hall().open().entry(c.patron());
        if (entry == null) return refuse(NOT_SEATED, c.patron() + " has no seat");
        Play play = s.play();
        if (play != null && play.isOwed(c.patron())) return refuse(WAGERS_STAND, "7.4", "a prize is to be paid first");
        return accept(List.of(
                new PlayerLeft(
                        c.patron(), List.of(BingoShowdown.LEFT_EARLY.fee(c.patron(), entry.seat(), entry.fee()))),
                new TableChanged(new TableEvent.SeatLeft(c.patron(), entry.seat(), false))));
    }

    static Refusal refusal(BingoReason reason, String detail) {
        return new Refusal(reason, reason.rule(), detail);
    }
}
