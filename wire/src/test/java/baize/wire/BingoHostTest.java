package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Settles;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoEvent;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoState;
import baize.games.bingo.BingoState.*;
import baize.games.bingo.BingoView;
import baize.games.bingo.Pattern;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;
import baize.games.table.Settings;
import java.io.IOException;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** What a host asks of bingo, beyond the rules. */
class BingoHostTest extends HostedGame<BingoState, BingoCommand, BingoEvent, BingoView> {
    private static final String BOXES = "'boxes':['4 11 36 52 81 / 9 22 45 63 79 / 17 28 58 67 90']";
    private static final String ANNS = "{'do':'issue','patron':'ann','by':'dealer','serial':1001," + BOXES + "}";
    private static final String BOBS = "{'do':'issue','patron':'bob','medium':'electronic','automatic':true}";
    private static final String START = "{'do':'start'}";
    private static final String CALL = "{'do':'call'}";
    private static final String FOUR = "{'do':'call','number':4}";
    private static final String CLAIM = "{'do':'claim','patron':'ann','serial':1001}";
    private static final String VERIFY = "{'do':'verify','by':'gaming-supervisor'}";
    private static final Viewer ANN = new Viewer.Player(new Patron("ann"));
    private static final Viewer BOB = new Viewer.Player(new Patron("bob"));
    private static final Viewer STAFF = new Viewer.Staff(Grade.DEALER);
    private static final Viewer PASSERBY = new Viewer.Passerby();

    BingoHostTest() {
        super(new BingoWire(), BingoPlayouts.PLAYOUTS, BingoPlayouts.SEEDS, BingoState.class);
    }

    private BingoState after(BingoState before, String... commands) {
        BingoState state = before;
        for (String quoted : commands) state = accepted(state, command(quoted), outcomes());
        return state;
    }

    @Test
    @Rule({"bingo 1.1 \"caller\"", "bingo 4.4", "bingo 4.5", "bingo 7.1", "R-125", "R-127"})
    void a_hall_left_alone_opens_a_session_begins_when_there_are_players_calls_and_checks() {
        cued(after(), "{'do':'open-session'}", Cue.Wait.NOW, "session-0");
        assertThat(wire.cue(after("{'do':'open-session'}"))).isNull();
        cued(after(ANNS), START, Cue.Wait.WAGERING, "game-1");
        cued(after(ANNS, START), CALL, Cue.Wait.CALLING, "call-1-0-0");
        cued(after(ANNS, START, FOUR), CALL, Cue.Wait.CALLING, "call-1-1-0");
        cued(after(ANNS, START, FOUR, CLAIM), VERIFY, Cue.Wait.NOW, "check-1-1-1");
        cued(after(ANNS, START, FOUR, CLAIM, VERIFY), CALL, Cue.Wait.CALLING, "call-1-1-1");
        assertThat(wire.cue(after("{'do':'close','by':'gaming-supervisor'}"))).isNull();
    }

    @Test
    @Rule({"bingo 4.6", "R-135"})
    void a_game_that_everybody_has_left_is_settled_at_once_when_it_has_had_fifteen_numbers() {
        BingoState state = after(ANNS, START, "{'do':'leave','patron':'ann'}");
        for (int number = 1; number <= 15; number++) {
            cued(state, CALL, Cue.Wait.CALLING, "call-1-" + (number - 1) + "-0");
            state = after(state, CALL);
        }
        cued(state, "{'do':'settle'}", Cue.Wait.NOW, "settle-1-15-0");
        cued(after(state, "{'do':'settle'}"), "{'do':'open-session'}", Cue.Wait.WAGERING, "session-1");
    }

    @Test
    @Rule({"bingo 9.4", "R-193"})
    void after_the_last_game_there_is_time_to_look_into_it_before_the_next_session_opens() {
        BingoState state = after(ANNS, START, "{'do':'terminal-error','by':'dealer'}");
        while (state.hall().session() != null) state = after(state, START, "{'do':'terminal-error','by':'dealer'}");
        cued(state, "{'do':'open-session'}", Cue.Wait.WAGERING, "session-1");
    }

    @Test
    @Rule({"bingo 8.3", "R-139"})
    void when_all_numbers_are_drawn_a_hall_left_alone_announces_the_one_that_was_not() {
        BingoState state = after(ANNS, START, "{'do':'call','announced':51}");
        while (state.play() != null && state.play().called().size() < 90) state = after(state, CALL);
        cued(state, "{'do':'correct-call','by':'dealer','call':1}", Cue.Wait.NOW, "correct-1-90-0");
    }

    @Test
    @Rule({"bingo 8.5", "R-140"})
    void a_hall_left_alone_waits_while_a_device_is_to_be_replaced() {
        BingoState state = after(BOBS, START);
        assertThat(wire.cue(after(state, "{'do':'card-fails','by':'dealer','serial':1001}")))
                .isNull();
    }

    @Test
    @Rule({"bingo 1.1 \"game\"", "bingo 4.8", "bingo 7.4"})
    void following_the_cues_alone_plays_any_session_to_its_end() {
        Set<Class<?>> phases = new HashSet<>();
        Set<Cue.Wait> waits = EnumSet.noneOf(Cue.Wait.class);
        BingoPlayouts.PLAYOUTS.check(BingoPlayouts.SEEDS, moment -> {
            phases.add(moment.state().getClass());
            if (moment.events().size() % 11 == 0) followed(moment.state(), waits);
        });
        assertThat(phases).containsExactlyInAnyOrder(BingoState.class.getPermittedSubclasses());
        assertThat(waits).containsExactlyInAnyOrder(Cue.Wait.NOW, Cue.Wait.WAGERING, Cue.Wait.CALLING);
    }

    private void followed(BingoState from, Set<Cue.Wait> waits) {
        BingoState state = from;
        Outcomes outcomes = SeededOutcomes.of(FastGenerator.stream(state.round(), 1));
        int steps = 0;
        for (var cue = wire.cue(state); cue != null && !isOver(state, from); cue = wire.cue(state)) {
            waits.add(cue.after());
            state = accepted(state, cue.command(), outcomes);
            if (++steps > 500) throw new AssertionError("no end to the cues in " + from);
        }
        boolean waitsForStaff = !state.table().open()
                || BingoPlayouts.GAME.offers(state, new Viewer.Staff(Grade.DEALER)).stream()
                        .anyMatch(offer ->
                                wire.commandJson(offer.command()).toString().contains("replace-card"));
        if (!waitsForStaff) assertThat(wire.standing(state).wagersStand()).isFalse();
    }

    private static boolean isOver(BingoState state, BingoState from) {
        return state.hall().sessions() > from.hall().sessions() && !state.wagersStand();
    }

    @Test
    @Rule({"bingo 7.1", "bingo 7.4", "R-127"})
    void a_script_need_not_say_that_claims_are_checked_and_bingo_settled() {
        BingoState checking = after(ANNS, START, FOUR, CLAIM);
        assertThat(wire.unsaid(checking, command(CLAIM))).isNull();
        assertThat(wire.unsaid(checking, command("{'do':'terminal-error'}"))).isNull();
        assertThat(wire.unsaid(checking, command(CALL))).isEqualTo(command(VERIFY));
        assertThat(wire.unsaid(checking, null)).isEqualTo(command(VERIFY));
        assertThat(wire.unsaid(after(ANNS, START, FOUR), null)).isNull();
        assertThat(wire.unsaid(after(ANNS), null)).isNull();
    }

    @Test
    void the_shared_part_of_a_state_is_its_own() {
        BingoState state = after(ANNS);
        assertThat(wire.table(state)).isSameAs(state.table());
        assertThat(wire.standing(state).hasWager(new Patron("ann"))).isTrue();
        assertThat(wire.standing(state).hasWager(new Patron("bob"))).isFalse();
        assertThat(wire.betweenRounds(state)).isTrue();
        assertThat(wire.betweenRounds(after(state, START))).isFalse();
        assertThat(wire.round(after(state, START))).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'do':'issue','patron':'ann'}                                | ann
            {'do':'issue','patron':'ann','by':'dealer'}                  | DEALER
            {'do':'claim','patron':'bob','serial':1001}                  | bob
            {'do':'claim','patron':'bob','by':'dealer','serial':1001}    | DEALER
            {'do':'mark','patron':'bob','serial':1001,'number':4}        | bob
            {'do':'automatic','patron':'ann','serial':1001}              | ann
            {'do':'open-session'}                                        | DEALER
            {'do':'start'}                                               | DEALER
            {'do':'call'}                                                | DEALER
            {'do':'settle'}                                              | DEALER
            {'do':'verify','by':'gaming-supervisor'}                     | GAMING_SUPERVISOR
            {'do':'terminal-error','by':'dealer'}                        | DEALER
            {'do':'invalidate','by':'gaming-manager'}                    | GAMING_MANAGER
            {'do':'leave','patron':'bob'}                                | bob
            {'do':'admit','patron':'ann'}                                | house
            {'do':'tell-jackpot','pool':{'meter':{'amount':'1.00','millionths':0},\
            'reserve':{'amount':'0.00','millionths':0},'paid':0}}        | house
            """)
    @Rule("R-24")
    void a_command_says_who_may_send_it(String quoted, String sender) {
        assertThat(sender(quoted)).isEqualTo(sender);
    }

    @Test
    @Rule({"bingo 3.3", "bingo 4.3", "bingo 8.1"})
    void cards_fees_marks_and_forfeits_are_between_a_player_and_the_house() {
        after(ANNS, BOBS, START, FOUR, "{'do':'leave','patron':'ann'}");
        happened.add(new NumberMarked(1001, 4));
        happened.add(new AutomaticSet(1001, true));
        happened.add(new PrizeForfeited(new Patron("ann"), Pattern.ANY_LINE, 1001, 1));
        for (BingoEvent event : happened) {
            assertThat(wire.told(event, STAFF)).isEqualTo(event);
            boolean anns =
                    event instanceof CardIssued issued && issued.patron().id().equals("ann")
                            || event instanceof PlayerLeft
                            || event instanceof PrizeForfeited;
            if (anns) {
                assertThat(wire.told(event, ANN)).isEqualTo(event);
                assertThat(wire.told(event, BOB)).isNull();
                assertThat(wire.told(event, PASSERBY)).isNull();
            }
            if (event instanceof JackpotMoved || event instanceof NumberMarked || event instanceof AutomaticSet)
                assertThat(wire.told(event, ANN)).isNull();
        }
    }

    @Test
    @Rule({"bingo 4.4", "bingo 4.5", "bingo 7.1", "bingo 8.3"})
    void numbers_claims_and_winners_are_told_to_all_and_lines_to_who_they_pay() {
        BingoState state = after(ANNS, BOBS, START);
        for (int number : new int[] {4, 11, 36, 52, 81}) state = after(state, FOUR.replace("4", "" + number));
        after(state, CLAIM, VERIFY, CALL);
        Set<Class<?>> toldToAll = new HashSet<>();
        for (BingoEvent event : happened) {
            BingoEvent told = wire.told(event, PASSERBY);
            if (told != null) toldToAll.add(told.getClass());
            if (told instanceof MinorsSettled settled) {
                assertThat(settled.lines()).isEmpty();
                assertThat(settled.divided()).hasSize(1);
                assertThat(wire.told(event, ANN)).isEqualTo(event);
            }
        }
        assertThat(toldToAll)
                .contains(
                        SessionOpened.class,
                        GameStarted.class,
                        NumberCalled.class,
                        ClaimMade.class,
                        ClaimVerified.class,
                        MinorsSettled.class)
                .doesNotContain(CardIssued.class, JackpotMoved.class);
    }

    @Test
    @Rule({"bingo 8.4", "bingo 9.5", "bingo 7.2"})
    void the_end_of_a_game_and_of_a_session_is_told_to_all_without_others_lines() throws IOException {
        for (String example : StoredForms.examples(wire)) {
            if (!example.startsWith("{\"event\"")) continue;
            BingoEvent event = wire.event(new JsonMapper().readTree(example));
            BingoEvent told = wire.told(event, BOB);
            boolean ends = event instanceof GameSettled
                    || event instanceof GameVoided
                    || event instanceof GameUndone
                    || event instanceof SessionEnded;
            if (ends) assertThat(told).isNotNull().isInstanceOf(event.getClass());
            if (told instanceof Settles settles)
                assertThat(settles.lines()).as("%s", told).isEmpty();
            if (told instanceof GameUndone undone) {
                assertThat(undone.undone()).as("%s", told).isEmpty();
                assertThat(undone.adjustments()).as("%s", told).isEmpty();
                assertThat(wire.told(event, ANN)).isEqualTo(event);
            }
            if (event instanceof EntryVoided || event instanceof JackpotTold)
                assertThat(told).isNull();
        }
    }

    @Test
    @Rule({"bingo 3.3", "bingo 6.4", "R-138"})
    void what_can_move_the_pool_asks_for_it_and_nothing_else_moves_it() {
        for (String asks : List.of(ANNS, START, "{'do':'settle'}", "{'do':'invalidate'}"))
            assertThat(wire.asksJackpot(command(asks))).as(asks).isTrue();
        assertThat(wire.asksJackpot(command(CALL))).isFalse();
        Set<Class<?>> moved = new HashSet<>();
        BingoPlayouts.PLAYOUTS.check(BingoPlayouts.SEEDS, moment -> {
            for (BingoEvent event : moment.events()) {
                JackpotEvent jackpot = wire.jackpotEvent(event);
                if (jackpot != null) moved.add(jackpot.getClass());
            }
            for (Viewer actor : BingoPlayouts.PLAYOUTS.actors())
                for (var offer : BingoPlayouts.GAME.offers(moment.state(), actor))
                    if (!wire.asksJackpot(offer.command())
                            && BingoPlayouts.GAME.decide(moment.state(), offer.command())
                                    instanceof Decision.Accepted<BingoEvent>(var events))
                        for (BingoEvent event : events)
                            assertThat(wire.jackpotEvent(event)).as("%s", offer).isNull();
        });
        assertThat(moved).contains(JackpotEvent.Contributed.class, JackpotEvent.Paid.class);
    }

    @Test
    @Rule({"bingo 6.3", "bingo 6.4"})
    void a_host_tells_the_pool_and_reads_its_rules() {
        Pool pool = Pool.of(Money.dollars(61_000));
        for (BingoState state :
                List.of(after(), after(ANNS), after(ANNS, START, FOUR), after(ANNS, START, FOUR, CLAIM)))
            assertThat(wire.jackpot(
                            accepted(state, wire.tellJackpot(pool), SeededOutcomes.of(FastGenerator.stream(1, 1)))))
                    .isEqualTo(pool);
        assertThat(new BingoWire().jackpotRules(Map.of("entryFee", "2.50")).stake())
                .isEqualTo(Money.cents(2_50));
        assertThat(wire.linkClause(new JackpotRules.Disagreement(1, "levels"))).isEqualTo("6.1");
        assertThat(wire.linkClause(new JackpotRules.Disagreement(3, "fees"))).isEqualTo("3.3");
        assertThat(List.of(wire.poolSetting("stake"), wire.poolSetting("increment"), wire.poolSetting("seed")))
                .containsExactly("entryFee", "jackpotShareOfFee", "jackpotSeed");
    }

    @Test
    @Rule({"bingo 4.5", "bingo 8.3", "bingo 1.1 \"dealer terminal\"", "R-139"})
    void what_has_its_numbers_has_its_outcome() {
        for (String drawn :
                List.of(FOUR, ANNS, "{'do':'start','jackpotNumbers':'1 2 3'}", "{'do':'open-session','series':'1'}")) {
            assertThat(wire.hasOutcome(command(drawn))).as(drawn).isTrue();
            assertThat(wire.hasOutcome(wire.withoutOutcome(command(drawn))))
                    .as(drawn)
                    .isFalse();
        }
        assertThat(wire.hasOutcome(command("{'do':'correct-call','number':5}"))).isTrue();
        for (String none : List.of(CALL, START, BOBS, CLAIM, VERIFY, "{'do':'correct-call'}")) {
            assertThat(wire.hasOutcome(command(none))).as(none).isFalse();
            assertThat(wire.withoutOutcome(command(none))).isEqualTo(command(none));
        }
    }

    @Test
    @Rule({"bingo 3.3", "bingo 4.1"})
    void a_live_hall_opens_with_settings_that_the_book_allows() {
        assertThatCode(() -> wire.checkLive(Map.of("games", "8", "callSeconds", "5")))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> wire.checkLive(Map.of("entryFee", "0.00")))
                .isInstanceOf(Settings.BadSetting.class)
                .hasMessageContaining("3.3");
    }
}
