package baize.floor.patron;

import baize.core.engine.Patron;
import java.time.Instant;

/** What the house knows of a patron. */
public sealed interface PatronState {
    /** Nobody yet. */
    record Unregistered() implements PatronState {}

    /** A patron with an account. */
    record Registered(
            Patron patron,
            String name,
            boolean member,
            PlayerCards cards,
            Wallet wallet,
            PlayLimits limits,
            PlayRecord play,
            Visits visits,
            Standing standing)
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
                    standing.asOf(at));
        }

        Registered withMember(boolean member) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing);
        }

        Registered with(PlayerCards cards) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing);
        }

        Registered with(Wallet wallet) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing);
        }

        Registered with(PlayLimits limits) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing);
        }

        Registered with(PlayRecord play) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing);
        }

        Registered with(Visits visits) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing);
        }

        Registered with(Standing standing) {
            return new Registered(patron, name, member, cards, wallet, limits, play, visits, standing);
        }
    }
}
