package baize.core.engine;

import baize.core.rule.Cites;
import baize.core.rule.Id;

/**
 * Why a command is refused: the violated condition, as a constant of its game's enum. The order of the constants is the
 * order of precedence: where several apply, the first is given.
 */
public interface Reason extends Cites {
    String name();

    int ordinal();

    /** The clause that forbids. */
    default String rule() {
        return cites().getFirst();
    }

    /** {@code below-minimum}. */
    default String id() {
        return Id.of((Enum<?>) this);
    }
}
