package baize.games.table;

import baize.core.rule.Id;
import baize.core.rule.Rule;
import java.util.List;

/** What the outcomes of a table come from. */
public enum Device {
    SHOE,
    SHUFFLER,
    /** Shakes two sealed dice and reads them. */
    @Rule({"craps 1.1 \"Automated Dice Tumbler\"", "craps 2.2.4"})
    TUMBLER,
    /** Draws numbers from 1 to 90. */
    @Rule({"bingo 1.1 \"dealer terminal\"", "bingo 2.1.1"})
    DEALER_TERMINAL;

    /** What cards are dealt from. */
    static final List<Device> FOR_CARDS = List.of(SHOE, SHUFFLER);

    public String id() {
        return Id.of(this);
    }
}
