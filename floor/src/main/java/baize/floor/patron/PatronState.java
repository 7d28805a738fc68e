package baize.floor.patron;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Dollars;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** What the house knows of a patron. */
public sealed interface PatronState {
    /** Nobody yet. */
    record Unregistered() implements PatronState {}

    /**
     * A patron with an account.
     *
     * @param dollars casino dollars and slot dollars that were won; absent while there are none
     * @param owed what tables took back and the wallet did not hold; absent while there is nothing
     */
    record Registered(
            Patron patron,
            String name,
            boolean member,
            PlayerCards cards,
            Wallet wallet,
            PlayLimits limits,
            PlayRecord play,
            Visits visits,
            Standing standing,
            @Nullable Dollars dollars,
            @Nullable Money owed)
            implements PatronState {

        /** As it stands at an instant: changes whose time has come hold, and what is past is forgotten. */
        public Registered asOf(Instant at) {
            return new Registered(
                    patron,
                    name,
                    member,
                    cards,
                    wallet,
                    limits.asOf(at),
                    play.asOf(Sydney.day(at)),
                    visits,
                    standing.asOf(at),
                    dollars,
                    owed);
        }

        Registered withMember(boolean member) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing, dollars, owed);
        }

        Registered with(PlayerCards cards) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing, dollars, owed);
        }

        Registered with(Wallet wallet) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing, dollars, owed);
        }

        Registered with(PlayLimits limits) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing, dollars, owed);
        }

        Registered with(PlayRecord play) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing, dollars, owed);
        }

        Registered with(Visits visits) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing, dollars, owed);
        }

        /** The dollars that are no money. */
        public Dollars purse() {
            return dollars == null ? Dollars.NONE : dollars;
        }

        /** What the patron owes the house. */
        @Rule("R-193")
        public Money debt() {
            return owed == null ? Money.ZERO : owed;
        }

        Registered withDebt(Money debt) {
            Money left = debt.isZero() ? null : debt;
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing, dollars, left);
        }

        Registered with(Dollars dollars) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing, dollars, owed);
        }

        Registered with(Standing standing) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing, dollars, owed);
        }
    }
}
