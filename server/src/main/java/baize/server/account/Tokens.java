package baize.server.account;

import baize.floor.stream.KeyUsed;
import java.nio.charset.StandardCharsets;
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
    private final Held held;

    /**
     * A token as its administrator sees it.
     *
     * @param id names it where it is taken back; of no use to come in with
     */
    public record Token(String id, Subject subject, String label, Instant made, Instant ends) {}

    /** A token with its key, which nobody sees again: it is empty where the same request has made the token before. */
    public record Made(Token token, String key) {
        public boolean isAgain() {
            return key.isEmpty();
        }
    }

    Tokens(Database database, InstantSource clock, Duration life, Held held) {
        this.database = database;
        this.clock = clock;
        this.held = held;
        this.remembered = new Remembered<>(clock, life, MOST_REMEMBERED);
    }

    public Made make(Subject subject, String label, Duration life) {
        return make(UUID.randomUUID().toString(), subject, label, life);
    }

    /**
     * The same by a request that may come again.
     *
     * @param request sender and id; one that comes again makes no other
     * @throws KeyUsed where it came before for another token
     */
    public Made make(String request, Subject subject, String label, Duration life) {
        Instant now = Instant.ofEpochMilli(clock.millis());
        String id =
                UUID.nameUUIDFromBytes(request.getBytes(StandardCharsets.UTF_8)).toString();
        Token token = new Token(id, subject, label, now, now.plus(life));
        String key = Keys.draw();
        int made = database.change(
                "insert into tokens (id, hash, subject, label, made, ends) values (?, ?, ?, ?, ?, ?) "
                        + "on conflict (id) do nothing",
                token.id(),
                Keys.hash(key),
                subject.name(),
                label,
                token.made().toEpochMilli(),
                token.ends().toEpochMilli());
        return made > 0 ? new Made(token, key) : new Made(before(token), "");
    }

    private Token before(Token asked) {
        Token there = database.one(
                Tokens::token, "select id, subject, label, made, ends from tokens where id = ?", asked.id());
        if (there != null
                && there.subject().equals(asked.subject())
                && there.label().equals(asked.label())
                && Duration.between(there.made(), there.ends()).equals(Duration.between(asked.made(), asked.ends())))
            return there;
        throw new KeyUsed();
    }

    /** Whose token this is, as far as memory goes: none does not mean that it is none. */
    @Nullable
    Subject recall(String key) {
        return recallHashed(Keys.hash(key));
    }

    /** The same for whoever has kept the hash. */
    @Nullable
    Subject recallHashed(String hash) {
        return valid(remembered.get(hash));
    }

    /** When a token ends, as far as memory goes. */
    @Nullable
    Instant ends(String key) {
        Token token = remembered.get(Keys.hash(key));
        return token == null ? null : token.ends();
    }

    /** Whose token this is; reads the store. */
    public @Nullable Subject find(String key) {
        String hash = Keys.hash(key);
        long before = remembered.ended();
        Token token =
                database.one(Tokens::token, "select id, subject, label, made, ends from tokens where hash = ?", hash);
        if (token == null) remembered.forget(hash);
        else remembered.put(hash, token, before);
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

    /** Takes a token back, and the sockets that were opened with it; whether there was one. */
    public boolean revoke(String id) {
        List<String> hashes = database.all(row -> row.getString(1), "select hash from tokens where id = ?", id);
        int gone = database.change("delete from tokens where id = ?", id);
        hashes.forEach(remembered::end);
        hashes.forEach(held::end);
        return gone > 0;
    }
}
