package baize.server.live;

import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.stream.Position;
import baize.floor.table.Hosted;
import baize.floor.table.Reader;
import baize.floor.table.Setup;
import baize.floor.table.Strangers;
import baize.server.demo.Regulars;
import baize.wire.Cue;
import java.io.StringWriter;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/** What is sent to a viewer: the game's view, and what the house adds to it. */
final class Frames {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final int USUAL = 2048;

    private final Floor floor;
    private final Names names;
    private final Predicate<Patron> isPublic;

    Frames(Floor floor) {
        this.floor = floor;
        this.names = new Names(floor);
        this.isPublic = Regulars.of(floor);
    }

    /** How a viewer is told of the others at a table. */
    <S, C, E, V> Others others(LiveTable<S, C, E, V> table, Hosted<S, C, E, V> hosted, Viewer viewer) {
        Strangers strangers = new Strangers(
                        new Reader(viewer, isPublic), table.wire().place())
                .see(table.wire().table(hosted.state()));
        return new Others(strangers, isThere(hosted, viewer), names);
    }

    private static boolean isThere(Hosted<?, ?, ?, ?> hosted, Viewer viewer) {
        return viewer instanceof Viewer.Player(var patron) && hosted.visit(patron) != null;
    }

    /** {@code {"version":N,"view":{…}}} of a position, for one viewer. */
    <S, C, E, V> String of(LiveTable<S, C, E, V> table, Position<Hosted<S, C, E, V>> position, Viewer viewer) {
        Hosted<S, C, E, V> hosted = position.state();
        StringWriter text = new StringWriter(USUAL);
        text.append("{\"version\":").append(Long.toString(position.version())).append(",\"view\":");
        V view = hosted.game().view(hosted.state(), viewer);
        Others others = others(table, hosted, viewer);
        try (JsonGenerator out = others.over(MAPPER.createGenerator(text))) {
            table.wire().writeView(out, view);
        }
        // The game's object goes on with what the house adds, so that clients see one view.
        text.getBuffer().setLength(text.getBuffer().length() - 1);
        text.append(',');
        int from = text.getBuffer().length();
        try (JsonGenerator out = others.over(MAPPER.createGenerator(text))) {
            out.writeStartObject();
            around(out, table, hosted, view, viewer, others);
            out.writeEndObject();
        }
        text.getBuffer().deleteCharAt(from);
        return text.append('}').toString();
    }

    private <S, C, E, V> void around(
            JsonGenerator out,
            LiveTable<S, C, E, V> table,
            Hosted<S, C, E, V> hosted,
            V view,
            Viewer viewer,
            Others others) {
        out.writeStringProperty("id", table.id());
        out.writeStringProperty("game", table.wire().id());
        Setup setup = hosted.setup();
        if (setup != null)
            out.writeStringProperty("dealt", setup.dealer().name().toLowerCase(Locale.ROOT));
        if (setup != null && setup.pool() != null) out.writeStringProperty("pool", setup.pool());
        out.writeStringProperty(
                "now", floor.clock().instant().truncatedTo(ChronoUnit.MILLIS).toString());
        waiting(out, table.waiting(hosted));
        seeds(out, hosted);
        names(out, named(table.wire().named(view), hosted, viewer), others);
        own(out, table, hosted, viewer);
        offers(out, table, hosted, viewer);
    }

    private static void waiting(JsonGenerator out, LiveTable.@Nullable Wait wait) {
        if (wait == null || wait.after() == Cue.Wait.NOW) return;
        out.writeName("waiting");
        out.writeStartObject();
        out.writeStringProperty("for", wait.after().name().toLowerCase(Locale.ROOT));
        out.writeStringProperty("since", text(wait.since()));
        out.writeStringProperty("until", text(wait.until()));
        out.writeEndObject();
    }

    private static String text(Instant at) {
        return at.truncatedTo(ChronoUnit.MILLIS).toString();
    }

    private static void seeds(JsonGenerator out, Hosted<?, ?, ?, ?> hosted) {
        if (hosted.committed() != null) {
            out.writeName("seal");
            out.writeStartObject();
            out.writeNumberProperty("round", hosted.committed().round());
            out.writeStringProperty(
                    "commitment", hosted.committed().commitment().toString());
            out.writeEndObject();
        }
        Hosted.Revealed revealed = hosted.revealed();
        if (revealed == null) return;
        out.writeName("seed");
        out.writeStartObject();
        out.writeNumberProperty("round", revealed.round());
        out.writeStringProperty("seed", revealed.seed().hex());
        out.writeBooleanProperty("used", revealed.used());
        out.writeEndObject();
    }

    /** The staff deal with everybody whose card is in, also before a seat is taken; players have names of their own. */
    private static Collection<Patron> named(Collection<Patron> shown, Hosted<?, ?, ?, ?> hosted, Viewer viewer) {
        Set<Patron> all = new LinkedHashSet<>(shown);
        switch (viewer) {
            case Viewer.Staff _ -> hosted.visits().forEach(visit -> all.add(visit.patron()));
            case Viewer.Player(var self) -> all.add(self);
            case Viewer.Passerby _ -> {}
        }
        return all;
    }

    private static void names(JsonGenerator out, Collection<Patron> named, Others others) {
        out.writeName("names");
        out.writeStartObject();
        for (Patron patron : named)
            if (others.isNamed(patron)) out.writeStringProperty(others.called(patron), others.name(patron));
        out.writeEndObject();
    }

    /** What a player has at this table. */
    private static <S, C, E, V> void own(
            JsonGenerator out, LiveTable<S, C, E, V> table, Hosted<S, C, E, V> hosted, Viewer viewer) {
        if (!(viewer instanceof Viewer.Player player)) return;
        out.writeBooleanProperty("carded", hosted.visit(player.patron()) != null);
        out.writeStringProperty("chips", table.chips(hosted, player.patron()).toString());
    }

    private static <S, C, E, V> void offers(
            JsonGenerator out, LiveTable<S, C, E, V> table, Hosted<S, C, E, V> hosted, Viewer viewer) {
        out.writeName("offers");
        out.writeStartArray();
        // Without the card in, nobody at the table listens.
        if (!(viewer instanceof Viewer.Player player) || hosted.visit(player.patron()) != null) {
            OfferOut offers = new OfferOut(out);
            for (Offer<C> offer : hosted.game().offers(hosted.state(), viewer)) {
                offers.next(offer);
                table.wire().writeCommand(offers, offer.command());
            }
        }
        out.writeEndArray();
    }

    /** What a patron is called to his or her face. */
    String ownName(Patron patron) {
        return names.of(patron);
    }

    /** What everyone may call somebody at a table; none for those who are no public figure. */
    @Nullable
    String publicName(Patron patron) {
        return isPublic.test(patron) ? names.of(patron) : null;
    }
}
