package baize.core.pay;

import java.util.List;

/** An event by which stakes go from one area of the layout to another. */
public interface Travels {
    List<Travel> travels();
}
