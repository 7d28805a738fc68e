package baize.wire;

import baize.core.money.Money;
import java.util.List;

/**
 * What the player terminals of a game take in and hand out: notes, and tickets both ways.
 *
 * @param notes the notes that their stackers take
 */
public record Terminals(List<Money> notes) {}
