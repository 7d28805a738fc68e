package baize.floor.charter;

/** Whether the money of a floor is money. It never changes: the staff of a demo is known to all. */
public enum FloorKind {
    DEMO,
    REAL
}
