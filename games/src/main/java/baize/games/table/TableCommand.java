package baize.games.table;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be asked of any table, whatever its game. Where {@code on} is absent, the general limits are meant. */
public sealed interface TableCommand {
    /** From the clock. */
    sealed interface Clock extends TableCommand {}

    /** From the house, which knows the person. */
    sealed interface House extends TableCommand {}

    /** From a patron. */
    sealed interface Player extends TableCommand {
        Patron patron();
    }

    /** From the staff, of the grade that the clause asks for. */
    sealed interface Staff extends TableCommand {
        Grade by();
    }

    /** The time is now {@code at}. */
    record Tick(Instant at) implements Clock {}

    /**
     * What the house knows of a patron and a rule needs.
     *
     * @param chips chips at hand; absent for ample
     * @param lossLimitLeft what may still be lost in the patron's period; absent without a limit
     * @param tokens promotional tokens at hand; absent for ample
     * @param warned the day of the last warning that the game keeps in mind, from whichever table; absent for no news
     */
    record Admit(
            Patron patron,
            PlayerCard card,
            @Nullable Money chips,
            @Nullable Money lossLimitLeft,
            @Nullable Money tokens,
            boolean member,
            @Nullable LocalDate warned)
            implements House {}

    /** The patron's card was taken out: the table forgets the person, but for what staff have ordered. */
    record CardOut(Patron patron) implements House {}

    record Sit(Patron patron, Box box) implements Player {}

    record Leave(Patron patron) implements Player {}

    /** Announces a higher minimum. */
    record PutUpSign(Grade by, @Nullable String on, Money minimum, Instant at) implements Staff {}

    record TakeDownSign(Grade by) implements Staff {}

    /** Raises the minimum at once; players at the table keep the old one. */
    record RaiseMinimum(Grade by, @Nullable String on, Money minimum) implements Staff {}

    /** Any other change of limits, from the next round on. */
    record ChangeLimits(
            Grade by,
            @Nullable String on,
            @Nullable Money minimum,
            @Nullable Money maximum,
            @Nullable Money unit) implements Staff {}

    /** Other limits for one player, shown on a sign of their own. */
    record PersonalLimit(Grade by, Patron patron, @Nullable String on, Money minimum, Money maximum) implements Staff {}

    record WithdrawPersonalLimit(Grade by, Patron patron) implements Staff {}

    /** Announces that the table will close, at a stated time or as soon as the sign has been up long enough. */
    record CloseSign(Grade by, @Nullable Instant at) implements Staff {}

    record Close(Grade by) implements Staff {}

    record Open(Grade by) implements Staff {}

    record ChangeCards(Grade by) implements Staff {}

    /** Takes back the seat of a player who has sat out three rounds at a full table. */
    record ReclaimSeat(Grade by, Box box) implements Staff {}

    /** Keeps a patron from playing with others, or, where none are named, from the game. */
    record Restrict(Grade by, Patron patron, List<Patron> with) implements Staff {}

    record LiftRestriction(Grade by, Patron patron) implements Staff {}

    /** Puts a matter of conduct or procedure on record under its clause. */
    record Incident(Grade by, String clause, @Nullable Patron patron, String text) implements Staff {}

    /** Puts on record that too much was paid; {@code made} where that was not now. */
    record Overpayment(
            Grade by,
            PaymentError.Of of,
            @Nullable Patron patron,
            Money amount,
            boolean intentional,
            @Nullable Instant made)
            implements Staff {}

    /** Puts on record that too little was paid; {@code made} where that was not now. */
    record Underpayment(
            Grade by,
            PaymentError.Of of,
            @Nullable Patron patron,
            Money amount,
            boolean intentional,
            @Nullable Instant made)
            implements Staff {}

    /**
     * Puts on record how a wrong payment was put right, or what was tried.
     *
     * @param text how, or what was tried; absent where money says enough
     * @param amount what is paid now of an underpayment, or recovered of an overpayment; absent where nothing moves
     * @param agreed whether the patron agrees to give it back
     */
    record RectifyPayment(
            Grade by,
            int number,
            @Nullable String text,
            @Nullable Money amount,
            @Nullable Boolean agreed) implements Staff {
        public RectifyPayment(Grade by, int number, String text) {
            this(by, number, text, null, null);
        }
    }
}
