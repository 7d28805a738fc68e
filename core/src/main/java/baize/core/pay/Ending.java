package baize.core.pay;

import baize.core.rule.Cites;
import baize.core.rule.Id;

/** A row of a game's settlement table: one of the ways a hand can end. Constants of an enum a game. */
public interface Ending extends Cites {
    String name();

    /** {@code dealer-beaten}. */
    default String id() {
        return Id.of((Enum<?>) this);
    }
}
