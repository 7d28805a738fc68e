package baize.floor.charter;

import baize.core.engine.Reason;
import java.util.List;

/**
 * Why a floor does not become something else, in precedence. Both rest on the ladder: where everyone may sign in as the
 * administrator, or deals are drawn under another's key, no rank means anything.
 */
public enum CharterReason implements Reason {
    ANOTHER_KIND,
    ANOTHER_KEY;

    @Override
    public List<String> cites() {
        return List.of("R-24");
    }
}
