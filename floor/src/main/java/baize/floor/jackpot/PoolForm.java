package baize.floor.jackpot;

import baize.floor.jackpot.PoolCommand.Correct;
import baize.floor.jackpot.PoolCommand.Link;
import baize.floor.jackpot.PoolCommand.Move;
import baize.floor.jackpot.PoolCommand.SetUp;
import baize.floor.jackpot.PoolCommand.Unlink;
import baize.floor.jackpot.PoolEvent.PoolChanged;
import baize.floor.jackpot.PoolEvent.PoolCorrected;
import baize.floor.jackpot.PoolEvent.PoolMoved;
import baize.floor.jackpot.PoolEvent.PoolSetUp;
import baize.floor.jackpot.PoolEvent.TableLinked;
import baize.floor.jackpot.PoolEvent.TableUnlinked;
import baize.floor.staff.By;
import baize.floor.stream.StoredForm;
import baize.games.jackpot.JackpotEvent;
import baize.wire.Form;
import baize.wire.JackpotWire;
import baize.wire.Json;
import baize.wire.Names;
import tools.jackson.databind.module.SimpleModule;

/** Pools as JSON. */
final class PoolForm {
    static final Names<PoolCommand> COMMANDS = new Names<PoolCommand>()
            .name("set-up", SetUp.class)
            .name("link", Link.class)
            .name("unlink", Unlink.class)
            .name("move", Move.class)
            .name("correct", Correct.class);

    static final Names<PoolEvent> EVENTS = new Names<PoolEvent>()
            .name("pool/set-up/1", PoolSetUp.class)
            .name("pool/changed/1", PoolChanged.class)
            .name("pool/table-linked/1", TableLinked.class)
            .name("pool/table-unlinked/1", TableUnlinked.class)
            .name("pool/moved/1", PoolMoved.class)
            .name("pool/corrected/1", PoolCorrected.class);

    static final Names<PoolState> PHASES = new Names<PoolState>()
            .name("pool/unset/1", PoolState.Unset.class)
            .name("pool/running/1", PoolState.Running.class);

    static final StoredForm<PoolState, PoolCommand, PoolEvent> FORM = new StoredForm<>(
            module(),
            new StoredForm.Named<>(PoolState.class, PHASES),
            new StoredForm.Named<>(PoolCommand.class, COMMANDS),
            new StoredForm.Named<>(PoolEvent.class, EVENTS));

    private PoolForm() {}

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("pool");
        Json.text(module, By.class, By::id, By::parse);
        Form.register(module, JackpotEvent.class, Form.Key.EVENT, JackpotWire.EVENTS);
        return module;
    }
}
