package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.dice.Dice;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsEvent;
import baize.games.craps.CrapsEvent.*;
import baize.games.craps.CrapsState;
import baize.games.craps.CrapsState.Settled;
import baize.games.craps.CrapsView;
import baize.games.table.Settings;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a host asks of craps, beyond the rules. */
class CrapsHostTest extends HostedGame<CrapsState, CrapsCommand, CrapsEvent, CrapsView> {
    private static final String LINE = "{'do':'wager','patron':'ann','on':'pass-line','stake':'10.00'}";
    private static final String FIELD = "{'do':'wager','patron':'bob','on':'field','stake':'5.00'}";
    private static final String CLOSE = "{'do':'close-wagering'}";
    private static final String EIGHT = "{'do':'shoot','dice':'4-4'}";
    private static final String BY = "'by':'casino-supervisor'";
    private static final Viewer ANN = new Viewer.Player(new Patron("ann"));
    private static final Viewer BOB = new Viewer.Player(new Patron("bob"));
    private static final Viewer STAFF = new Viewer.Staff(Grade.DEALER);
    private static final Viewer PASSERBY = new Viewer.Passerby();

    CrapsHostTest() {
        super(new CrapsWire(), CrapsPlayouts.PLAYOUTS, CrapsPlayouts.SEEDS, CrapsState.class);
    }

    @Test
    @Rule({"craps 3.11.1", "craps 3.11.2", "craps 1.1 \"Wagering Period\"", "R-81", "R-82"})
    void a_system_left_alone_ends_the_period_and_shoots_when_the_shooter_does_not() {
        String shoot = "{'do':'shoot'}";
        assertThat(wire.cue(after())).isNull();
        cued(after(LINE), CLOSE, Cue.Wait.WAGERING, "wagering-1");
        cued(after(LINE, CLOSE), shoot, Cue.Wait.SHOOTING, "shooting-1");
        cued(after(LINE, CLOSE, EIGHT), CLOSE, Cue.Wait.WAGERING, "wagering-2");
        String leave = "{'do':'leave','patron':'ann'}";
        cued(after(LINE, CLOSE, leave), shoot, Cue.Wait.NOW, "shooting-1");
        String fails = "{'do':'terminal-fails'," + BY + ",'box':1}";
        cued(after(LINE, CLOSE, fails), shoot, Cue.Wait.NOW, "shooting-1");
        assertThat(after(FIELD, CLOSE)).isInstanceOf(Settled.class);
    }

    @Test
    @Rule({"craps 6.1", "craps 3.5"})
    void a_system_does_not_roll_for_what_is_only_held() {
        String fails = "{'do':'terminal-fails'," + BY + ",'box':1}";
        CrapsState held = after(FIELD, fails, CLOSE);
        assertThat(wire.standing(held).wagersStand()).isTrue();
        assertThat(wire.cue(held)).isNull();
    }

    @Test
    @Rule("craps 1.1 \"Round Of Play\"")
    void following_the_cues_alone_decides_every_wager() {
        followTheCues(500, (before, state) -> {
            assertThat(state.layout().betsStand()).isFalse();
            if (wire.cue(before) != null) assertThat(wire.betweenRounds(state)).isTrue();
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'do':'wager','patron':'ann','on':'field','stake':'1.00'} | ann
            {'do':'withdraw','patron':'bob','on':'field'}             | bob
            {'do':'move','patron':'bob','from':'field','to':'horn'}   | bob
            {'do':'shoot','patron':'ann'}                             | ann
            {'do':'shoot'}                                            | DEALER
            {'do':'close-wagering'}                                   | DEALER
            {'do':'cocked','by':'casino-supervisor'}                  | CASINO_SUPERVISOR
            {'do':'warn-of-close','by':'gaming-manager'}              | GAMING_MANAGER
            {'do':'leave','patron':'bob'}                             | bob
            {'do':'admit','patron':'ann'}                             | house
            """)
    @Rule("R-24")
    void a_command_says_who_may_send_it(String quoted, String sender) {
        assertThat(sender(quoted)).isEqualTo(sender);
    }

    @Test
    @Rule({"craps 3.6", "craps 3.6.1", "craps 3.3.5"})
    void a_player_s_wagers_are_told_to_that_player_and_the_staff_alone() {
        after(LINE, FIELD, CLOSE, EIGHT, "{'do':'invalid-wager'," + BY + ",'patron':'ann'}");
        for (CrapsEvent event : happened) {
            assertThat(wire.told(event, STAFF)).isEqualTo(event);
            for (Viewer viewer : List.of(BOB, PASSERBY)) {
                CrapsEvent told = wire.told(event, viewer);
                boolean seat = event instanceof TableChanged;
                if (told != null && !seat)
                    assertThat(wire.eventJson(told).toString()).doesNotContain("ann");
            }
            if (event instanceof WagerPlaced placed)
                assertThat(wire.told(event, ANN) != null)
                        .isEqualTo(placed.patron().id().equals("ann"));
            if (event instanceof WagersVoided) assertThat(wire.told(event, BOB)).isNull();
        }
    }

    @Test
    @Rule({"craps 3.12", "craps 3.6"})
    void the_dice_are_told_to_all_and_lines_to_their_owner() {
        after(LINE, FIELD, CLOSE, EIGHT);
        RoundSettled settled = (RoundSettled) happened.getLast();
        for (Viewer viewer : List.of(ANN, BOB, PASSERBY)) {
            RoundSettled told = (RoundSettled) wire.told(settled, viewer);
            assertThat(told).isNotNull();
            assertThat(told == null ? null : told.dice()).isEqualTo(Dice.of(4, 4));
            assertThat(told == null ? List.of() : told.lines()).hasSize(viewer.equals(BOB) ? 1 : 0);
        }
    }

    @Test
    @Rule("craps 2.2.4")
    void only_what_has_its_dice_has_its_outcome() {
        assertThat(wire.hasOutcome(command(EIGHT))).isTrue();
        assertThat(wire.hasOutcome(command("{'do':'shoot'}"))).isFalse();
        assertThat(wire.withoutOutcome(command(EIGHT))).isEqualTo(command("{'do':'shoot'}"));
        assertThat(wire.withoutOutcome(command("{'do':'close-wagering','dice':'1-1'}")))
                .isEqualTo(command(CLOSE));
        assertThat(wire.hasOutcome(command(LINE))).isFalse();
    }

    @Test
    @Rule({"craps 2.2.2", "craps 2.2.3", "craps 3.4.1", "craps 3.9.8"})
    void a_live_game_has_terminals_with_notes_and_the_printed_commission() {
        Terminals terminals = wire.terminals(Map.of("notes", "20-50"));
        assertThat(terminals).isEqualTo(new Terminals(List.of(Money.dollars(20), Money.dollars(50))));
        assertThatCode(() -> wire.checkLive(Map.of("minimum", "5.00"))).doesNotThrowAnyException();
        assertThatThrownBy(() -> wire.checkLive(Map.of("commission", "0.06")))
                .isInstanceOf(Settings.BadSetting.class)
                .hasMessageContaining("3.9.15");
    }
}
