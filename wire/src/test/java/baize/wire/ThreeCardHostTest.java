package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.card.Card;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.core.rule.Book;
import baize.core.rule.Rule;
import baize.games.table.Settings;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardState.*;
import baize.games.threecard.ThreeCardView;
import baize.testkit.FreshDecks;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a host learns of Three Card Poker without knowing the game: what comes next, and who may ask for what. */
@Book("three-card-poker")
class ThreeCardHostTest extends HostedGame<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> {
    private static final String ANTE = "{'do':'wager','patron':'ann','box':1,'on':'ante','stake':'20.00'}";
    private static final String BONUS = "{'do':'wager','patron':'ann','box':1,'on':'pair-plus','stake':'20.00'}";
    private static final String BOBS = "{'do':'wager','patron':'bob','box':2,'on':'ante','stake':'20.00'}";
    private static final String CALL = "{'do':'no-more-bets'}";
    private static final String DEAL = "{'do':'deal'}";

    ThreeCardHostTest() {
        super(new ThreeCardWire(), ThreeCardPlayouts.PLAYOUTS, ThreeCardPlayouts.SEEDS, ThreeCardState.class);
    }

    /** The cards are dealt in the deck's order. */
    @Override
    Outcomes outcomes() {
        return new FreshDecks(count -> Card.deck().subList(0, count));
    }

    @Test
    @Rule({"7.2", "8.6", "9.4"})
    void a_dealer_left_alone_calls_deals_and_reveals() {
        assertThat(wire.cue(after())).isNull();
        assertThat(wire.cue(after(ANTE, "{'do':'withdraw','patron':'ann','box':1,'on':'ante'}")))
                .isNull();
        cued(after(ANTE), CALL, Cue.Wait.WAGERING, "wagering-1");
        cued(after(ANTE, CALL), DEAL, Cue.Wait.NOW, "deal-1");
        String play = "{'do':'play','patron':'ann','box':1}";
        cued(after(ANTE, DEAL, play), "{'do':'reveal'}", Cue.Wait.NOW, "reveal-1");
        cued(after(ANTE, DEAL, play, "{'do':'expose'}"), "{'do':'reveal'}", Cue.Wait.NOW, "reveal-1");
        cued(after(BONUS, DEAL), "{'do':'reveal'}", Cue.Wait.NOW, "reveal-1");
    }

    @Test
    @Rule({"8.4", "R-18", "R-200"})
    void hands_that_are_late_are_over_box_by_box_within_one_waiting_time() {
        ThreeCardState dealt = after(BOBS, ANTE, DEAL);
        String anns = "{'do':'time-out','box':1}";
        String bobs = "{'do':'time-out','box':2}";
        cued(dealt, anns, Cue.Wait.DECIDING, "deciding-1");
        cued(after(BOBS, ANTE, DEAL, anns), bobs, Cue.Wait.DECIDING, "deciding-1");
        ThreeCardState second = after(ANTE, DEAL, anns, BOBS, DEAL);
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
        ThreeCardState state = after(ANTE);
        assertThat(wire.table(state)).isSameAs(state.table());
        assertThat(wire.table(state).at(state.hands().getFirst().box())).isNotNull();
        assertThat(wire.standing(state).hasWager(new Patron("ann"))).isTrue();
        assertThat(wire.standing(state).hasWager(new Patron("bob"))).isFalse();
        assertThat(wire.betweenRounds(state)).isFalse();
        assertThat(wire.betweenRounds(after())).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'do':'fold','patron':'ann','box':1}                     | ann
            {'do':'wager','patron':'ann','box':1,'on':'ante','stake':'1.00'} | ann
            {'do':'sit','patron':'bob','box':1}                      | bob
            {'do':'leave','patron':'bob'}                            | bob
            {'do':'reveal','by':'gaming-manager'}                    | DEALER
            {'do':'no-more-bets'}                                    | DEALER
            {'do':'deal'}                                            | DEALER
            {'do':'misdeal','by':'gaming-supervisor'}                | GAMING_SUPERVISOR
            {'do':'close','by':'gaming-manager'}                     | GAMING_MANAGER
            {'do':'restrict','by':'casino-supervisor','patron':'bob'} | CASINO_SUPERVISOR
            {'do':'admit','patron':'ann'}                            | house
            {'do':'card-out','patron':'ann'}                         | house
            {'do':'tick','at':'2026-11-16T09:00:00Z'}                | house
            {'do':'time-out','box':1}                                | house
            """)
    @Rule("R-24")
    void a_command_says_who_may_send_it(String quoted, String sender) {
        assertThat(sender(quoted)).isEqualTo(sender);
    }

    @Test
    @Rule("3.6")
    void only_a_deal_with_cards_has_its_outcome() {
        assertThat(wire.hasOutcome(command("{'do':'deal','cards':'As'}"))).isTrue();
        assertThat(wire.hasOutcome(command(DEAL))).isFalse();
        assertThat(wire.hasOutcome(command("{'do':'expose-card','dealer':true,'card':'As'}")))
                .isFalse();
    }

    @Test
    @Rule({"R-58", "R-89"})
    void a_live_table_opens_with_approved_schedules_and_chips_that_were_chosen() {
        Map<String, String> chosen = Map.of("anteBonus", "1-4-5", "pairPlus", "1-4-6-30-40", "chips", "1-5-25");
        assertThatCode(() -> wire.checkLive(chosen)).doesNotThrowAnyException();
        assertThatThrownBy(() -> wire.checkLive(Map.of()))
                .isInstanceOf(Settings.BadSetting.class)
                .hasMessageStartingWith("anteBonus: ")
                .hasMessageContaining("R-58");
    }
}
