package baize.floor.charter;

import baize.floor.stream.StoredForm;
import baize.wire.Names;
import tools.jackson.databind.module.SimpleModule;

/** The floor itself as JSON. */
final class CharterForm {
    static final Names<CharterCommand> COMMANDS = new Names<CharterCommand>().name("mark", CharterCommand.Mark.class);

    static final Names<CharterEvent> EVENTS =
            new Names<CharterEvent>().name("floor/marked/1", CharterEvent.Marked.class);

    static final Names<CharterState> PHASES = new Names<CharterState>()
            .name("floor/unmarked/1", CharterState.Unmarked.class)
            .name("floor/chartered/1", CharterState.Chartered.class);

    static final StoredForm<CharterState, CharterCommand, CharterEvent> FORM = new StoredForm<>(
            new SimpleModule("floor"),
            new StoredForm.Named<>(CharterState.class, PHASES),
            new StoredForm.Named<>(CharterCommand.class, COMMANDS),
            new StoredForm.Named<>(CharterEvent.class, EVENTS));

    private CharterForm() {}
}
