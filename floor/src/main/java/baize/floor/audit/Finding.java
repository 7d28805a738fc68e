package baize.floor.audit;

/**
 * Something that is wrong with a history, and where.
 *
 * @param batch the number of the batch; 0 where none is concerned
 * @param stream empty where no row is concerned
 * @param version of the row in its stream; 0 where no row is concerned
 * @param round the round's id, {@code 4-1183}; empty where none is known
 * @param what what was expected there and what was found, in one line
 */
public record Finding(long batch, String stream, long version, String round, String what) {
    public Finding {
        what = what.replaceAll("\\p{Cntrl}+", " ").strip();
    }

    /** All of it in one line. */
    public String line() {
        StringBuilder line = new StringBuilder();
        if (batch > 0) line.append("batch ").append(batch).append(", ");
        if (!stream.isEmpty())
            line.append("row ").append(version).append(" of ").append(stream).append(", ");
        if (!round.isEmpty()) line.append("round ").append(round).append(", ");
        if (line.isEmpty()) return what;
        line.setLength(line.length() - 2);
        return line.append(": ").append(what).toString();
    }
}
