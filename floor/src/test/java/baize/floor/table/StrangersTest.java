package baize.floor.table;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.wire.Form;
import baize.wire.GameWire;
import baize.wire.Games;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What a reader calls others. */
final class StrangersTest {
    private static final Patron ANN = new Patron("ann");
    private static final Patron BEN = new Patron("ben");
    private static final Patron CAL = new Patron("cal");
    private static final Patron BOT = new Patron("marisol");

    private static Strangers of(Viewer viewer) {
        return new Strangers(new Reader(viewer, BOT::equals), "Box");
    }

    @Test
    void a_stranger_is_a_place_and_the_first_at_it_keeps_it() {
        Strangers strangers = of(new Viewer.Player(ANN));
        strangers.see(ANN, 1);
        strangers.see(BEN, 2);
        strangers.see(CAL, 2);
        strangers.see(BEN, 5);
        strangers.see(BOT, 6);
        assertThat(strangers.called(ANN)).isEqualTo("ann");
        assertThat(strangers.called(BEN)).isEqualTo("Box 2");
        assertThat(strangers.called(CAL)).isEqualTo("Player 1");
        assertThat(strangers.called(BOT)).as("everyone knows the bots").isEqualTo("marisol");
        assertThat(strangers.called(new Patron("dee"))).isEqualTo("Player 2");
        assertThat(strangers.called(CAL)).as("the same again").isEqualTo("Player 1");
        assertThat(strangers.in("box 2 is ben's, not cal's or benny's"))
                .isEqualTo("box 2 is another player's, not another player's or benny's");
    }

    @Test
    void the_staff_know_everyone() {
        Strangers strangers = of(new Viewer.Staff(Grade.DEALER));
        strangers.see(BEN, 2);
        assertThat(strangers.called(BEN)).isEqualTo("ben");
    }

    /** Wherever a patron stands in what is written: as who acts, or in a list of others. */
    @Test
    void what_is_written_for_a_reader_has_places_for_ids_by_type_and_not_by_key() {
        Strangers strangers = of(new Viewer.Passerby());
        strangers.see(BEN, 2);
        strangers.see(CAL, 3);
        assertThat(written(
                        strangers, "{'do':'restrict','patron':'ben','with':['cal','marisol'],'by':'gaming-manager'}"))
                .isEqualTo(json("{'do':'restrict','patron':'Box 2','with':['Box 3','marisol'],'by':'gaming-manager'}"));
        assertThat(written(strangers, "{'do':'incident','by':'dealer','clause':'14.1','patron':'ben','text':'ben'}"))
                .as("a text is a text")
                .isEqualTo(json("{'do':'incident','by':'dealer','clause':'14.1','patron':'Box 2','text':'ben'}"));
    }

    private static ObjectNode json(String text) {
        return (ObjectNode) JsonMapper.shared().readTree(text.replace('\'', '"'));
    }

    private static ObjectNode written(Strangers strangers, String command) {
        return written(Games.of("three-card-poker"), strangers, json(command));
    }

    private static <C> ObjectNode written(GameWire<?, C, ?, ?> wire, Strangers strangers, ObjectNode command) {
        C read = wire.command(command, "command");
        assertThat(Form.tree(JsonMapper.shared(), out -> wire.writeCommand(out, read)))
                .as("for the house")
                .isEqualTo(command);
        return Form.tree(JsonMapper.shared(), out -> wire.writeCommand(strangers.over(out), read));
    }
}
