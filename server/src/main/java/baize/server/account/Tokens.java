package baize.server.account;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Keys for programs: each acts for one person until it ends or is taken back. Shown once, stored as hashes. */
public final class Tokens {
    private static final int MOST_REMEMBERED = 20_000;

    private final Database database;
    private final InstantSource clock;
    private final Remembered<Token> remembered;

    /**
     * A token as its administrator sees it.
     *
     * @param id names it where it is taken back; of no use to come in with
     */
    public record Token(String id, Subject subject, String label, Instant made, Instant ends) {}

    /** A token with its key, which nobody sees again. */
    public record Made(Token token, String key) {}

    Tokens(Database database, InstantSource clock, Duration life) {
        this.database = database;
        this.clock = clock;
        this.remembered = new Remembered<>(clock, life, MOST_REMEMBERED);
    }

    public Made make(Subject subject, String label, Duration life) {
        Instant now = Instant.ofEpochMilli(clock.millis());
        Token token = new Token(UUID.randomUUID().toString(), subject, label, now, now.plus(life));
        String key = Keys.draw();
        database.change(
                "insert into tokens (id, hash, subject, label, made, ends) values (?, ?, ?, ?, ?, ?)",
                token.id(),
                Keys.hash(key),
                subject.name(),
                label,
                token.made().toEpochMilli(),
                token.ends().toEpochMilli());
        return new Made(token, key);
    }

    /** Whose token this is, as far as memory goes: none does not mean that it is none. */
    @Nullable
    Subject recall(String key) {
        return valid(remembered.get(Keys.hash(key)));
    }

    /** Whose token this is; reads the store. */
    public @Nullable Subject find(String key) {
        String hash = Keys.hash(key);
        Token token =
                database.one(Tokens::token, "select id, subject, label, made, ends from tokens where hash = ?", hash);
        if (token == null) remembered.forget(hash);
        else remembered.put(hash, token);
        return valid(token);
    }

    private @Nullable Subject valid(@Nullable Token token) {
        return token == null || !clock.instant().isBefore(token.ends()) ? null : token.subject();
    }

    private static Token token(java.sql.ResultSet row) throws java.sql.SQLException {
        return new Token(
                row.getString(1),
                Subject.parse(row.getString(2)),
                row.getString(3),
                Instant.ofEpochMilli(row.getLong(4)),
                Instant.ofEpochMilli(row.getLong(5)));
    }

    /** All that have not been taken back, the newest first. */
    public List<Token> all() {
        return database.all(Tokens::token, "select id, subject, label, made, ends from tokens order by made desc, id");
    }

    /** Takes a token back; whether there was one. */
    public boolean revoke(String id) {
        List<String> hashes = database.all(row -> row.getString(1), "select hash from tokens where id = ?", id);
        int gone = database.change("delete from tokens where id = ?", id);
        hashes.forEach(remembered::forget);
        return gone > 0;
    }
}
