package baize.games.bingo;

import baize.core.rule.Id;
import baize.core.rule.Rule;

/** What a scorecard is issued as. */
@Rule({"1.1 \"scorecard\"", "3.2"})
public enum Medium {
    @Rule("3.2.1")
    PAPER,
    /** On a handheld device of the house's, which goes back after the session. */
    @Rule("3.2.2")
    ELECTRONIC;

    public String id() {
        return Id.of(this);
    }
}
