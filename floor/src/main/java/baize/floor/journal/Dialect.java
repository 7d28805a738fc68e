package baize.floor.journal;

import java.util.Collections;
import java.util.List;

/**
 * What the two databases say differently when they are read.
 *
 * @param everything all rows, with the columns that {@link Reads#row} takes, in the order they were inserted
 * @param range the rows of one stream, given its name and two versions, in order
 * @param ranges the same of several streams, in any order, before and after the parameters of each stream
 * @param version the version a named stream is at
 * @param names all names between two, in order
 * @param snapshot the snapshot of a named stream
 * @param checkpoint the last of its snapshots that stay and are not beyond a version
 * @param checkpoints the versions of these, in order
 * @param astray questions for a row, by name and version, that does not lie where its stream goes on
 */
record Dialect(
        String everything,
        String range,
        Ranges ranges,
        String version,
        String names,
        String snapshot,
        String checkpoint,
        String checkpoints,
        List<String> astray) {
    /** SQL for a number of streams, each with three parameters: its name and two versions. */
    @FunctionalInterface
    interface Ranges {
        String of(int streams);
    }

    private static final String ROW = "r.version, r.id, r.at, r.body, r.hash from rows r";
    private static final String POSTGRESQL_RANGE =
            "select r.stream, " + ROW + " where r.stream = ? and r.version between ? and ?";

    static final Dialect POSTGRESQL = new Dialect(
            "select r.stream, " + ROW + " order by r.seq",
            POSTGRESQL_RANGE + " order by r.version",
            streams -> String.join(" union all ", Collections.nCopies(streams, POSTGRESQL_RANGE)),
            "select max(version) from rows where stream = ?",
            "select stream from rows where version = 1 and stream >= ? and stream < ? order by stream",
            "select version, body, hash from snapshots where stream = ?",
            """
            select version, body, hash from checkpoints
            where stream = ? and version <= ? order by version desc limit 1""",
            "select version from checkpoints where stream = ? order by version",
            List.of("""
            select stream, version
            from (select stream, version, seq, lag(seq) over (partition by stream order by version) earlier from rows) r
            where earlier > seq limit 1"""));

    /** The rows of PostgreSQL of an id and a sender from a time on. */
    static final String UNDER =
            "select r.stream, " + ROW + " where r.id = ? and sender(r.body) = ? and r.at >= ? order by r.seq";

    /** The row of SQLite that was inserted at a place. */
    static final String AT = "select s.name, " + ROW + " join streams s on s.number = r.stream where r.seq = ?";

    static final Dialect SQLITE = new Dialect(
            "select s.name, " + ROW + " cross join streams s on s.number = r.stream order by r.seq",
            back(1) + " order by r.version",
            Dialect::back,
            "select r.version from streams s join rows r on r.seq = s.newest where s.name = ?",
            "select name from streams where name >= ? and name < ? order by name",
            "select p.version, p.body, p.hash from snapshots p join streams s on s.number = p.stream where s.name = ?",
            """
            select p.version, p.body, p.hash from checkpoints p join streams s on s.number = p.stream
            where s.name = ? and p.version <= ? order by p.version desc limit 1""",
            "select p.version from checkpoints p join streams s on s.number = p.stream where s.name = ? order by 1",
            List.of("""
            select coalesce(s.name, ''), r.version
            from rows r left join rows b on b.seq = r.before left join streams s on s.number = r.stream
            where case r.version when 1 then r.before <> 0
              else b.seq is null or b.stream <> r.stream or b.version <> r.version - 1 end
            order by r.seq limit 1""", """
            select s.name, 0 from streams s left join rows r on r.seq = s.newest
            where r.seq is null or r.stream <> s.number limit 1"""));

    /** From the next mark, or else from the newest row, back to the first version wanted. */
    private static String back(int streams) {
        String wanted = String.join(", ", Collections.nCopies(streams, "(?, ?, ?)"));
        return """
            with recursive
              wanted (name, first, last) as (values %s),
              back (name, first, last, seq, version, before) as (
                select w.name, w.first, w.last, r.seq, r.version, r.before
                from wanted w join streams s on s.name = w.name join rows r on r.seq = coalesce(
                  (select m.seq from rows m
                   where m.stream = s.number and m.version %% 64 = 0 and m.version >= w.last
                   order by m.version limit 1),
                  s.newest)
                union all
                select b.name, b.first, b.last, r.seq, r.version, r.before
                from back b join rows r on r.seq = b.before where b.version > b.first)
            select b.name, r.version, r.id, r.at, r.body, r.hash
            from back b join rows r on r.seq = b.seq where r.version between b.first and b.last
            """.formatted(wanted);
    }
}
