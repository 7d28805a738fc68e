package baize.core.pay;

import java.util.List;

/** An event that moves money between patrons and the house beside the wagers themselves. */
public interface Adjusts {
    List<Adjustment> adjustments();
}
