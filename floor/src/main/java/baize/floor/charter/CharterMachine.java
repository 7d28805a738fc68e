package baize.floor.charter;

import baize.core.engine.Decision;
import baize.core.rule.Id;
import baize.core.rule.Rule;
import baize.floor.charter.CharterCommand.Mark;
import baize.floor.charter.CharterEvent.Marked;
import baize.floor.charter.CharterState.Chartered;
import baize.floor.charter.CharterState.Unmarked;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.stream.Codec;
import baize.floor.stream.Machine;
import java.time.Instant;
import java.util.List;

/** The floor itself; stream {@code floor}. */
@Rule("R-24")
public final class CharterMachine implements Machine<CharterState, CharterCommand, CharterEvent> {
    /** The name of the one stream. */
    public static final String STREAM = "floor";

    @Override
    public CharterState initial() {
        return new Unmarked();
    }

    @Override
    public Decision<CharterEvent> decide(CharterState state, CharterCommand command, Instant at) {
        Mark mark = (Mark) command;
        return switch (state) {
            case Unmarked _ -> Decision.accept(new Marked(mark.kind(), mark.key()));
            case Chartered(var kind, var _)
            when kind != mark.kind() ->
                Decision.refuse(CharterReason.ANOTHER_KIND, "the floor is " + Id.of(kind) + " for good");
            case Chartered(var _, var key)
            when !key.equals(mark.key()) ->
                Decision.refuse(CharterReason.ANOTHER_KEY, "the floor has another sealing key");
            case Chartered _ -> Decision.accept(List.of());
        };
    }

    @Override
    public CharterState evolve(CharterState state, CharterEvent event, Instant at) {
        return switch (event) {
            case Marked(var kind, var key) -> new Chartered(kind, key);
        };
    }

    @Override
    public List<Entry> postings(CharterState before, CharterEvent event) {
        return List.of();
    }

    @Override
    public void reconcile(CharterState state, Books books) {
        if (!books.equals(Books.EMPTY))
            throw new IllegalStateException("a charter holds no money, but the books say " + books);
    }

    @Override
    public Codec<CharterState, CharterCommand, CharterEvent> codec() {
        return CharterForm.FORM;
    }
}
