package baize.core.pay;

import java.util.List;

/** An event that settles wagers. Each stake on the layout is settled by exactly one line. */
public interface Settles {
    List<Line> lines();
}
