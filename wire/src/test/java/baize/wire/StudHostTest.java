package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.card.Card;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Book;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudEvent.HandsDealt;
import baize.games.caribbeanstud.StudState;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.caribbeanstud.StudView;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import baize.games.table.Settings;
import baize.testkit.FreshDecks;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a host learns of Caribbean Stud without knowing the game: what comes next, who may ask, what feeds the pool. */
@Book("caribbean-stud")
class StudHostTest extends HostedGame<StudState, StudCommand, StudEvent, StudView> {
    private static final String ANTE = "{'do':'wager','patron':'ann','box':1,'on':'ante','stake':'20.00'}";
    private static final String JACKPOT = "{'do':'wager','patron':'ann','box':1,'on':'jackpot','stake':'5.00'}";
    private static final String BOBS = "{'do':'wager','patron':'bob','box':2,'on':'ante','stake':'20.00'}";
    private static final String CALL = "{'do':'no-more-bets'}";
    private static final String DEAL = "{'do':'deal'}";
    private static final String BET = "{'do':'bet','patron':'ann','box':1}";
    private static final String FOLD = "{'do':'fold','patron':'ann','box':1}";
    private static final String REVEAL = "{'do':'reveal'}";

    StudHostTest() {
        super(new StudWire(), StudPlayouts.PLAYOUTS, StudPlayouts.SEEDS, StudState.class);
    }

    /** The cards are dealt in the deck's order. */
    @Override
    Outcomes outcomes() {
        return new FreshDecks(count -> Card.deck().subList(0, count));
    }

    @Test
    @Rule({"7.2", "8.8", "9.5"})
    void a_dealer_left_alone_calls_deals_and_reveals() {
        assertThat(wire.cue(after())).isNull();
        assertThat(wire.cue(after(ANTE, "{'do':'withdraw','patron':'ann','box':1,'on':'ante'}")))
                .isNull();
        cued(after(ANTE), CALL, Cue.Wait.WAGERING, "wagering-1");
        cued(after(ANTE, CALL), DEAL, Cue.Wait.NOW, "deal-1");
        cued(after(ANTE, DEAL, BET), REVEAL, Cue.Wait.NOW, "reveal-1");
        cued(after(ANTE, DEAL, BET, "{'do':'expose'}"), REVEAL, Cue.Wait.NOW, "reveal-1");
        cued(after(ANTE, JACKPOT, DEAL, FOLD), REVEAL, Cue.Wait.NOW, "reveal-1");
        assertThat(wire.cue(after(ANTE, DEAL, FOLD))).isNull();
    }

    @Test
    @Rule({"8.5", "R-18", "R-200"})
    void hands_that_are_late_are_over_box_by_box_within_one_waiting_time() {
        StudState dealt = after(BOBS, ANTE, DEAL);
        String anns = "{'do':'time-out','box':1}";
        String bobs = "{'do':'time-out','box':2}";
        cued(dealt, anns, Cue.Wait.DECIDING, "deciding-1");
        cued(after(BOBS, ANTE, DEAL, anns), bobs, Cue.Wait.DECIDING, "deciding-1");
        StudState second = after(ANTE, DEAL, anns, BOBS, DEAL);
        cued(second, bobs, Cue.Wait.DECIDING, "deciding-2");
    }

    @Test
    @Rule("1.1 \"round of play\"")
    void following_the_cues_alone_finishes_any_round() {
        Set<Cue.Wait> waits = followTheCues(10, (before, state) -> {
            assertThat(wire.standing(state).wagersStand()).isFalse();
            assertThat(wire.betweenRounds(state)).isEqualTo(state instanceof Settled);
            assertThat(state.round()).isEqualTo(wire.round(before));
        });
        assertThat(waits).containsExactlyInAnyOrder(Cue.Wait.NOW, Cue.Wait.WAGERING, Cue.Wait.DECIDING);
    }

    @Test
    void the_shared_part_of_a_state_is_its_own() {
        StudState state = after(ANTE);
        assertThat(wire.table(state)).isSameAs(state.table());
        assertThat(wire.standing(state).hasWager(new Patron("ann"))).isTrue();
        assertThat(wire.standing(state).hasWager(new Patron("bob"))).isFalse();
        assertThat(wire.betweenRounds(state)).isFalse();
        assertThat(wire.betweenRounds(after())).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'do':'fold','patron':'ann','box':1}                     | ann
            {'do':'bet','patron':'ann','box':1}                      | ann
            {'do':'wager','patron':'ann','box':1,'on':'jackpot','stake':'1.00'} | ann
            {'do':'sit','patron':'bob','box':1}                      | bob
            {'do':'reveal','by':'gaming-manager'}                    | DEALER
            {'do':'no-more-bets'}                                    | DEALER
            {'do':'deal'}                                            | DEALER
            {'do':'jackpot-fails','by':'gaming-supervisor'}          | GAMING_SUPERVISOR
            {'do':'allow-jackpot','by':'gaming-manager','patron':'bob','box':1} | GAMING_MANAGER
            {'do':'overpayment','by':'casino-supervisor','amount':'5.00'} | CASINO_SUPERVISOR
            {'do':'tell-jackpot','pool':{'meter':{'amount':'1.00','millionths':0},\
            'reserve':{'amount':'0.00','millionths':0},'paid':0}}    | house
            {'do':'admit','patron':'ann'}                            | house
            {'do':'tick','at':'2026-11-16T09:00:00Z'}                | house
            {'do':'time-out','box':1}                                | house
            """)
    @Rule("R-24")
    void a_command_says_who_may_send_it(String quoted, String sender) {
        assertThat(sender(quoted)).isEqualTo(sender);
    }

    @Test
    @Rule({"2.3", "2.4.3", "11.5", "R-41"})
    void what_can_move_the_pool_asks_for_it_and_what_moved_it_is_told() {
        Set<Class<?>> moved = new HashSet<>();
        StudPlayouts.PLAYOUTS.check(StudPlayouts.SEEDS, moment -> {
            for (StudEvent event : moment.events()) {
                JackpotEvent jackpot = wire.jackpotEvent(event);
                if (jackpot != null) moved.add(jackpot.getClass());
            }
            assertThat(wire.jackpot(moment.state()))
                    .isEqualTo(moment.state().jackpot().pool());
        });
        assertThat(moved).contains(JackpotEvent.Contributed.class, JackpotEvent.TakenBack.class);
        for (String asks : List.of(DEAL, REVEAL, "{'do':'misdeal'}", "{'do':'time-out','box':1}"))
            assertThat(wire.asksJackpot(command(asks))).as(asks).isTrue();
        for (String asksNot : List.of(ANTE, JACKPOT, BET, CALL, "{'do':'sit','patron':'bob','box':1}"))
            assertThat(wire.asksJackpot(command(asksNot))).as(asksNot).isFalse();
    }

    @Test
    @Rule({"2.3", "R-22", "R-41"})
    void nothing_moves_the_pool_that_did_not_ask_for_it() {
        StudPlayouts.PLAYOUTS.check(StudPlayouts.SEEDS, moment -> {
            for (Viewer actor : StudPlayouts.PLAYOUTS.actors())
                for (var offer : StudPlayouts.GAME.offers(moment.state(), actor)) {
                    if (wire.asksJackpot(offer.command())) continue;
                    if (StudPlayouts.GAME.decide(moment.state(), offer.command())
                            instanceof Decision.Accepted<StudEvent>(var events))
                        for (StudEvent event : events)
                            assertThat(wire.jackpotEvent(event)).as("%s", offer).isNull();
                }
        });
    }

    @Test
    @Rule({"2.4.3", "11.9", "R-48"})
    void a_host_tells_the_pool_and_reads_its_rules() {
        Pool pool = Pool.of(Money.dollars(61_000));
        StudCommand tell = wire.tellJackpot(pool);
        for (StudState state : List.of(after(), after(ANTE), after(ANTE, CALL), after(ANTE, JACKPOT, DEAL)))
            assertThat(wire.jackpot(accepted(state, tell, new FreshDecks(_ -> List.of()))))
                    .isEqualTo(pool);
        assertThat(new StudWire().jackpotRules(Map.of("jackpotStake", "2.50")).stake())
                .isEqualTo(Money.cents(2_50));
        assertThat(new ThreeCardWire().jackpotRules(Map.of())).isNull();
        assertThatThrownBy(() -> new ThreeCardWire().tellJackpot(pool)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    @Rule({"7.1", "8.3"})
    void cards_that_are_dealt_are_told_face_down_to_everyone_but_for_the_one_that_lies_up() {
        StudState dealt = after(ANTE, JACKPOT, DEAL);
        StudEvent event = happened.stream()
                .filter(HandsDealt.class::isInstance)
                .findFirst()
                .orElseThrow();
        for (Viewer viewer : List.of(
                new Viewer.Player(new Patron("ann")), new Viewer.Staff(Grade.GAMING_MANAGER), new Viewer.Passerby()))
            assertThat(wire.told(event, viewer)).isInstanceOfSatisfying(HandsDealt.class, told -> {
                assertThat(told.dealer()).isEmpty();
                assertThat(told.up()).isEqualTo(dealt.dealer().cards().getLast());
                assertThat(told.hands()).allMatch(hand -> hand.cards().isEmpty());
            });
    }

    @Test
    @Rule("14.20")
    void that_a_wager_is_invalid_is_told_to_its_player_and_the_staff_alone() {
        after(ANTE, DEAL, "{'do':'invalid-wager','patron':'ann','clause':'16.1'}");
        StudEvent event = happened.getLast();
        assertThat(wire.told(event, new Viewer.Player(new Patron("ann")))).isEqualTo(event);
        assertThat(wire.told(event, new Viewer.Staff(Grade.DEALER))).isEqualTo(event);
        assertThat(wire.told(event, new Viewer.Player(new Patron("bob")))).isNull();
        assertThat(wire.told(event, new Viewer.Passerby())).isNull();
    }

    @Test
    @Rule("3.6")
    void only_a_deal_with_cards_has_its_outcome() {
        assertThat(wire.hasOutcome(command("{'do':'deal','cards':'As'}"))).isTrue();
        assertThat(wire.hasOutcome(command(DEAL))).isFalse();
        assertThat(wire.withoutOutcome(command("{'do':'deal','cards':'As'}"))).isEqualTo(command(DEAL));
        assertThat(wire.hasOutcome(command("{'do':'expose-card','dealer':true,'card':'As'}")))
                .isFalse();
    }

    @Test
    @Rule({"10.1", "11.3", "11.6", "R-89"})
    void a_live_table_opens_with_approved_odds_and_what_was_approved_for_its_jackpot() {
        Map<String, String> chosen = Map.of("jackpotStake", "5.00", "jackpotIncrement", "0.25", "chips", "1-5-25");
        assertThatCode(() -> wire.checkLive(chosen)).doesNotThrowAnyException();
        assertThatThrownBy(() -> wire.checkLive(Map.of()))
                .isInstanceOf(Settings.BadSetting.class)
                .hasMessageStartingWith("chips: ")
                .hasMessageContaining("R-89");
    }
}
