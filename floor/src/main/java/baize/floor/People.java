package baize.floor;

import baize.core.engine.Patron;
import baize.floor.journal.Journal;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronEvent;
import baize.floor.patron.PatronMachine;
import baize.floor.patron.PatronState;
import baize.floor.staff.By;
import baize.floor.staff.StaffCommand;
import baize.floor.staff.StaffEvent;
import baize.floor.staff.StaffMachine;
import baize.floor.staff.StaffState;
import baize.floor.stream.Answer;
import baize.floor.stream.Door;
import baize.floor.stream.Live;
import baize.floor.stream.Position;
import baize.floor.stream.Stream;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** The people of the floor: patrons and staff. */
public final class People {
    /** So many patrons are kept in memory; others are read again when they come back. */
    private static final int KEPT = 1024;

    private static final String STAFF = "staff/";

    private final Journal journal;
    private final Door door;
    private final PatronMachine patronMachine = new PatronMachine();
    private final StaffMachine staffMachine = new StaffMachine();
    private final Kept<Stream<PatronState, PatronCommand, PatronEvent>> patrons = new Kept<>(KEPT);
    private final Kept<Stream<StaffState, StaffCommand, StaffEvent>> staff = new Kept<>(KEPT);

    People(Journal journal, Door door) {
        this.journal = journal;
        this.door = door;
    }

    Stream<PatronState, PatronCommand, PatronEvent> stream(Patron patron) {
        return patrons.get(
                "patron/" + Ids.check(patron.id()), name -> Stream.open(journal, name, patronMachine, Live.plain()));
    }

    private Stream<StaffState, StaffCommand, StaffEvent> staffStream(String member) {
        return staff.get(STAFF + Ids.check(member), name -> Stream.open(journal, name, staffMachine, Live.plain()));
    }

    @Nullable
    Stream<?, ?, ?> kept(String name) {
        Stream<?, ?, ?> patron = patrons.peek(name);
        return patron == null ? staff.peek(name) : patron;
    }

    PatronMachine patronMachine() {
        return patronMachine;
    }

    /** What the house knows of a patron. */
    public PatronState patron(Patron patron) {
        return stream(patron).state();
    }

    /** A part of a patron's statement: the last movements before a version, {@code Long.MAX_VALUE} for the newest. */
    public Statement statement(Patron patron, long before, int most) {
        Stream<PatronState, PatronCommand, PatronEvent> stream = stream(patron);
        Position<PatronState> now = stream.durable();
        return new Statement.Reader(journal, patronMachine, stream.name(), patron).read(now, before, most);
    }

    /** Asks something about a patron. What bears on a table where he or she plays reaches it through the floor. */
    CompletableFuture<Answer<PatronEvent>> ask(Actor actor, String id, Patron patron, PatronCommand.Asked command) {
        return ask(actor, id, command.by(), stream(patron), command);
    }

    /** Whether anyone was ever hired here; one whom nobody would hire is on record, too. */
    public boolean haveStaff() {
        return journal.streams(STAFF).stream()
                .map(stream -> staff(stream.substring(STAFF.length())))
                .anyMatch(state -> !(state instanceof StaffState.Unknown));
    }

    /** What the house knows of a member of staff. */
    public StaffState staff(String member) {
        return staffStream(member).state();
    }

    /** This member of staff as a sender, where he or she is at work. */
    public Actor.@Nullable Staff actor(String member) {
        return staff(member) instanceof StaffState.Employed employed ? new Actor.Staff(member, employed.role()) : null;
    }

    public CompletableFuture<Answer<StaffEvent>> ask(Actor actor, String id, String member, StaffCommand command) {
        return ask(actor, id, command.by(), staffStream(member), command);
    }

    /** Nobody asks as another. */
    private <S, C, E> CompletableFuture<Answer<E>> ask(
            Actor actor, String id, By as, Stream<S, C, E> stream, C command) {
        if (as.equals(actor.by())) return door.submit(actor.name(), id, stream, command);
        return CompletableFuture.failedFuture(new NotAllowed("asked as " + as.id() + " by " + actor.name()));
    }
}
