package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.card.Card;
import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackBox;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackHand;
import baize.games.blackjack.BlackjackState;
import baize.games.blackjack.BlackjackState.Settled;
import baize.games.blackjack.BlackjackView;
import baize.games.blackjack.HandFate;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;
import baize.games.table.Settings;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a host asks of Star Blackjack, beyond the rules. */
class BlackjackHostTest extends HostedGame<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> {
    private static final String WAGER = "{'do':'wager','patron':'ann','box':1,'on':'main','stake':'10.00'}";
    private static final String CALL = "{'do':'no-more-bets'}";
    private static final String DEAL = "{'do':'deal','cards':'Th 9d 8s'}";

    BlackjackHostTest() {
        super(new BlackjackWire(), BlackjackPlayouts.PLAYOUTS, BlackjackPlayouts.SEEDS, BlackjackState.class);
    }

    @Test
    @Rule({"blackjack 7.1", "blackjack 8.3", "blackjack 13.1", "blackjack 16.10", "R-18"})
    void a_dealer_left_alone_calls_deals_closes_insurance_and_reveals() {
        assertThat(wire.cue(after())).isNull();
        cued(after(WAGER), CALL, Cue.Wait.WAGERING, "wagering-1");
        cued(after(WAGER, CALL), "{'do':'deal'}", Cue.Wait.NOW, "deal-1");
        String against = DEAL.replace("9d", "Ad");
        cued(after(WAGER, against), "{'do':'close-insurance'}", Cue.Wait.DECIDING, "insurance-1");
        cued(after(WAGER, DEAL), "{'do':'time-out','box':1}", Cue.Wait.DECIDING, "deciding-1-1-1-2");
        String stand = "{'do':'stand','patron':'ann','box':1}";
        cued(after(WAGER, DEAL, stand), "{'do':'reveal'}", Cue.Wait.NOW, "reveal-1");
    }

    @Test
    @Rule("R-193")
    void who_plays_without_a_seat_is_named_and_who_has_left_after_the_round() {
        String other = WAGER.replace("ann", "bob");
        BlackjackState left = after(
                WAGER,
                other,
                DEAL,
                "{'do':'stand','patron':'ann','box':1}",
                "{'do':'reveal'}",
                "{'do':'card-out','patron':'ann'}",
                "{'do':'card-out','patron':'bob'}");
        for (BlackjackState state : List.of(after(WAGER, other), left))
            assertThat(wire.named(wire.game(new Settings(Map.of())).view(state, new Viewer.Staff(Grade.DEALER))))
                    .containsExactlyInAnyOrder(new Patron("ann"), new Patron("bob"));
    }

    @Test
    @Rule("blackjack 1.1 \"Round of Play\"")
    void following_the_cues_alone_finishes_any_round() {
        Set<Cue.Wait> waits = followTheCues(40, (before, state) -> {
            assertThat(wire.standing(state).wagersStand()).isFalse();
            assertThat(wire.betweenRounds(state)).isEqualTo(state instanceof Settled);
            assertThat(wire.round(state)).isEqualTo(wire.round(before));
        });
        assertThat(waits).containsExactlyInAnyOrder(Cue.Wait.NOW, Cue.Wait.WAGERING, Cue.Wait.DECIDING);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {'do':'hit','patron':'ann','box':1}                      | ann
            {'do':'insure','patron':'ann','box':1,'stake':'1.00'}    | ann
            {'do':'decline','patron':'bob','box':1}                  | bob
            {'do':'sit','patron':'bob','box':1}                      | bob
            {'do':'reveal'}                                          | DEALER
            {'do':'close-insurance'}                                 | DEALER
            {'do':'deal'}                                            | DEALER
            {'do':'face-up-card','by':'gaming-supervisor'}           | GAMING_SUPERVISOR
            {'do':'limit-sides','by':'gaming-manager','limited':true} | GAMING_MANAGER
            {'do':'admit','patron':'ann'}                            | house
            """)
    @Rule("R-24")
    void a_command_says_who_may_send_it(String quoted, String sender) {
        assertThat(sender(quoted)).isEqualTo(sender);
    }

    @Test
    @Rule({"blackjack 2.3.4.1", "R-22", "R-41"})
    void nothing_moves_the_pool_that_did_not_ask_for_it() {
        Set<Class<?>> moved = new HashSet<>();
        BlackjackPlayouts.PLAYOUTS.check(BlackjackPlayouts.SEEDS, moment -> {
            for (BlackjackEvent event : moment.events()) {
                JackpotEvent jackpot = wire.jackpotEvent(event);
                if (jackpot != null) moved.add(jackpot.getClass());
            }
            for (Viewer actor : BlackjackPlayouts.PLAYOUTS.actors())
                for (var offer : BlackjackPlayouts.GAME.offers(moment.state(), actor))
                    if (!wire.asksJackpot(offer.command())) movesNothing(moment.state(), offer.command());
        });
        assertThat(moved).contains(JackpotEvent.Contributed.class, JackpotEvent.TakenBack.class);
    }

    private void movesNothing(BlackjackState state, BlackjackCommand command) {
        Outcomes outcomes = SeededOutcomes.of(FastGenerator.stream(3, 3));
        if (BlackjackPlayouts.GAME.decide(state, BlackjackPlayouts.GAME.withOutcome(state, command, outcomes))
                instanceof Decision.Accepted<BlackjackEvent>(var events))
            for (BlackjackEvent event : events)
                assertThat(wire.jackpotEvent(event)).as("%s", command).isNull();
    }

    @Test
    @Rule({"blackjack 14.26", "blackjack 14.26.1", "blackjack 14.26.3", "R-107"})
    void a_host_tells_the_pool_and_reads_its_rules() {
        Pool pool = Pool.of(Money.dollars(61_000));
        BlackjackCommand tell = wire.tellJackpot(pool);
        for (BlackjackState state : List.of(after(), after(WAGER), after(WAGER, CALL), after(WAGER, DEAL)))
            assertThat(wire.jackpot(accepted(state, tell, SeededOutcomes.of(FastGenerator.stream(2, 2)))))
                    .isEqualTo(pool);
        assertThat(wire.jackpotRules(Map.of("blazingStake", "5.00"))).isNull();
        JackpotRules equipped = wire.jackpotRules(Map.of("blazingStake", "5.00", "device", "shuffler"));
        assertThat(equipped).isNotNull().isEqualTo(wire.poolRules(Map.of("blazingStake", "5.00")));
        assertThat(Objects.requireNonNull(equipped).stake()).isEqualTo(Money.dollars(5));
        assertThat(wire.poolSetting("stake")).isEqualTo("blazingStake");
    }

    @Test
    @Rule({"blackjack 16.22", "blackjack 3.6.1"})
    void cards_are_told_to_all_and_people_s_affairs_to_those_concerned() {
        after(WAGER, DEAL, "{'do':'invalid-wager','patron':'ann','clause':'18.1'}");
        BlackjackEvent invalid = happened.getLast();
        assertThat(wire.told(invalid, new Viewer.Player(new Patron("ann")))).isEqualTo(invalid);
        assertThat(wire.told(invalid, new Viewer.Staff(Grade.DEALER))).isEqualTo(invalid);
        assertThat(wire.told(invalid, new Viewer.Player(new Patron("bob")))).isNull();
        for (BlackjackEvent event : happened)
            if (event instanceof BlackjackEvent.HandsDealt)
                assertThat(wire.told(event, new Viewer.Passerby())).isEqualTo(event);
    }

    @Test
    @Rule({"blackjack 3.6.2", "R-116"})
    void cards_dealt_face_down_are_told_to_nobody_until_they_are_turned() {
        Card up = Card.parseAll("9d").getFirst();
        List<Card> cards = Card.parseAll("Th 8s");
        Patron ann = new Patron("ann");
        BlackjackEvent dealt =
                new BlackjackEvent.HandsDealtDown(up, List.of(new BlackjackEvent.BoxCards(Box.of(1), ann, cards)));
        BlackjackEvent backs =
                new BlackjackEvent.HandsDealtDown(up, List.of(new BlackjackEvent.BoxCards(Box.of(1), ann, List.of())));
        BlackjackEvent turned = new BlackjackEvent.CardsTurned(Box.of(1), cards);
        for (Viewer viewer : List.of(new Viewer.Player(ann), new Viewer.Staff(Grade.DEALER), new Viewer.Passerby())) {
            assertThat(wire.told(dealt, viewer)).isEqualTo(backs);
            assertThat(wire.told(turned, viewer)).isEqualTo(turned);
        }
    }

    @Test
    @Rule({"blackjack 3.6.2", "blackjack 16.8", "R-116"})
    void a_round_played_again_tells_no_cards_that_lie_face_down() {
        BlackjackHand hand = new BlackjackHand(Card.parseAll("Th 8s"), List.of(), HandFate.FACE_DOWN, false);
        BlackjackState state = after(WAGER);
        BlackjackBox box = new BlackjackBox(Box.of(1), List.of(), List.of(), new Patron("ann"), List.of(hand), null);
        BlackjackEvent again =
                new BlackjackEvent.RoundReconstructed(state.layout().shoe(), List.of(), List.of(box));
        assertThat(wire.told(again, new Viewer.Passerby())).isNull();
        BlackjackEvent open = new BlackjackEvent.RoundReconstructed(
                state.layout().shoe(), List.of(), state.layout().boxes());
        assertThat(wire.told(open, new Viewer.Passerby())).isEqualTo(open);
    }

    @Test
    @Rule("blackjack 3.6")
    void only_what_has_its_cards_has_its_outcome() {
        assertThat(wire.hasOutcome(command(DEAL))).isTrue();
        assertThat(wire.hasOutcome(command("{'do':'deal'}"))).isFalse();
        assertThat(wire.withoutOutcome(command(DEAL))).isEqualTo(command("{'do':'deal'}"));
        assertThat(wire.hasOutcome(command(CALL))).isFalse();
    }

    @Test
    @Rule({"blackjack 14.5", "blackjack 14.28", "R-89"})
    void a_live_table_opens_with_what_was_chosen_for_it() {
        Map<String, String> chosen = Map.of("chips", "1-5", "minimum", "5.00", "sideWagers", "none");
        assertThatCode(() -> wire.checkLive(chosen)).doesNotThrowAnyException();
        assertThatThrownBy(() -> wire.checkLive(Map.of()))
                .isInstanceOf(Settings.BadSetting.class)
                .hasMessageContaining("R-89");
    }
}
