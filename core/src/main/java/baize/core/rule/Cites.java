package baize.core.rule;

import java.util.List;

/** Something that rests on clauses of its book: a refusal, a row of a settlement table, a pay table. */
public interface Cites {
    /** Every clause and ruling it rests on, the deciding one first. */
    List<String> cites();
}
