package baize.floor.journal;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Where a PostgreSQL database is, as people write it: {@code postgresql://user:password@host:port/database}, with or
 * without {@code jdbc:} before it.
 */
public final class PostgresAddress {
    private static final String EXPECTED =
            "expected a database like postgresql://user:password@host:5432/name, or the same with jdbc: before it";

    private final String place;
    private final PGSimpleDataSource source = new PGSimpleDataSource();
    private final PGSimpleDataSource watching = new PGSimpleDataSource();

    /** @throws NotOpened when it is none; the text is not repeated, for it may hold a password */
    public PostgresAddress(String url) {
        String plain = url.strip().replaceFirst("^jdbc:", "").replaceFirst("^postgres(ql)?:", "");
        if (plain.equals(url.strip()) || plain.equals(url.strip().replaceFirst("^jdbc:", "")))
            throw new NotOpened(EXPECTED);
        String rest = plain.startsWith("//") ? "//" + withoutUser(plain.substring(2)) : plain;
        place = rest.replaceFirst("\\?.*", "").replaceFirst("^//", "");
        try {
            setUp(source, rest, 10, 60);
            setUp(watching, rest, 2, 5);
        } catch (IllegalArgumentException malformed) {
            throw new NotOpened(EXPECTED);
        }
    }

    private static void setUp(PGSimpleDataSource source, String rest, int toConnect, int toAnswer) {
        source.setApplicationName("baize");
        source.setConnectTimeout(toConnect);
        source.setSocketTimeout(toAnswer);
        source.setTcpKeepAlive(true);
        source.setURL("jdbc:postgresql:" + rest);
    }

    private String withoutUser(String rest) {
        int authority = end(rest);
        int at = rest.lastIndexOf('@', authority);
        if (at < 0) return rest;
        String[] who = rest.substring(0, at).split(":", 2);
        for (PGSimpleDataSource each : List.of(source, watching)) {
            each.setUser(decode(who[0]));
            if (who.length == 2) each.setPassword(decode(who[1]));
        }
        return rest.substring(at + 1);
    }

    private static int end(String rest) {
        int slash = rest.indexOf('/');
        int question = rest.indexOf('?');
        if (slash < 0) return question < 0 ? rest.length() : question;
        return question < 0 ? slash : Math.min(slash, question);
    }

    private static String decode(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** Host and database, fit to be shown. */
    public String place() {
        return place;
    }

    /** Connections to it, each made when it is asked for. */
    public DataSource connections() {
        return source;
    }

    /** The same with little patience: who asks every moment whether the database is there asks for little. */
    DataSource watching() {
        return watching;
    }

    PGSimpleDataSource source() {
        return source;
    }
}
