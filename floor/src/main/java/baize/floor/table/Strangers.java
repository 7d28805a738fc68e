package baize.floor.table;

import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.games.table.Guest;
import baize.games.table.Table;
import baize.wire.Retold;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JsonGenerator;

/**
 * What a reader calls those whom he or she does not know: by their place at the table. Ids are between each patron and
 * the house, so to everyone else a wager is a box's and not a person's. One such belongs to one output.
 */
public final class Strangers {
    /** What a sentence says of a stranger. */
    public static final String ANOTHER = "another player";

    private static final String NOWHERE = "Player ";

    private final Reader reader;
    private final String place;
    private final Map<Patron, String> called = new HashMap<>();
    private int nowhere;

    /** @param place what the game calls a place: {@code Box} */
    public Strangers(Reader reader, String place) {
        this.reader = reader;
        this.place = place;
    }

    /** Takes note of who sits where. */
    public Strangers see(Table table) {
        if (isStaff()) return this;
        for (Guest guest : table.guests())
            if (guest.box() != null) see(guest.patron(), guest.box().number());
        return this;
    }

    /** Takes note of one patron's place; the first stays, and whoever comes to it later has none. */
    public void see(Patron patron, int box) {
        String name = place + ' ' + box;
        if (!called.containsKey(patron) && !called.containsValue(name)) called.put(patron, name);
    }

    public boolean knows(Patron patron) {
        return reader.knows(patron);
    }

    /** The id of one who is known; the place of any other. */
    public String called(Patron patron) {
        if (knows(patron)) return patron.id();
        String name = called.get(patron);
        if (name != null) return name;
        String other = NOWHERE + ++nowhere;
        called.put(patron, other);
        return other;
    }

    /** The same output for this reader. */
    public JsonGenerator over(JsonGenerator out) {
        return isStaff() ? out : new Retold(out).as(Patron.class, this::called);
    }

    private boolean isStaff() {
        return reader.viewer() instanceof Viewer.Staff;
    }

    /** A sentence of a rule, which knows patrons by their ids. */
    public String in(String sentence) {
        return in(sentence, called.keySet(), patron -> knows(patron) ? patron.id() : ANOTHER);
    }

    /** A sentence in which patrons are called otherwise than by their ids. */
    public static String in(String sentence, Collection<Patron> patrons, Function<Patron, String> name) {
        String plain = sentence;
        for (Patron patron : patrons)
            if (plain.contains(patron.id()))
                plain = Pattern.compile("(?<![\\w/-])" + Pattern.quote(patron.id()) + "(?![\\w-])")
                        .matcher(plain)
                        .replaceAll(_ -> Matcher.quoteReplacement(name.apply(patron)));
        return plain;
    }
}
