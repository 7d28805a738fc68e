package baize.games.threecard;

import static baize.games.threecard.ThreeCardArea.ANTE;
import static baize.games.threecard.ThreeCardArea.PAIR_PLUS;
import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Offer;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.games.threecard.ThreeCardCommand.AtTable;
import baize.games.threecard.ThreeCardCommand.Play;
import baize.games.threecard.ThreeCardCommand.Wager;
import baize.games.threecard.ThreeCardIrregularity.FoundWager;
import org.junit.jupiter.api.Test;

/** What a player wagers with: promotional tokens, a loss limit, a player card. */
class ThreeCardMeansTest {
    private static final ThreeCard GAME = game();

    private static Wager tokens(long stake, long tokens) {
        return wager(1, ANTE, dollars(stake), dollars(tokens));
    }

    private static AtTable card(PlayerCard card) {
        return at(new TableCommand.Admit(ANN, card, null, null, null, false, null));
    }

    @Test
    @Rule({"1.1 \"casino promotional token\"", "5.1", "R-17"})
    void tokens_that_win_stay_with_the_player_and_pay_in_chips() {
        var when = given(GAME)
                .having(admit(100L, null, 20L), tokens(15, 10), deal("Qs 9d 4c", "Kh 7d 2s"), play())
                .when(reveal());
        Line ante = when.line("ante");
        assertThat(ante.pays()).isEqualTo(dollars(15));
        assertThat(ante.returned()).isEqualTo(dollars(15 + 15));
        assertThat(ante.tokensReturned()).isEqualTo(dollars(10));
        // 100 - 5 - 15, then 5 + 15 for the Ante and 15 + 15 for the Play wager.
        assertThat(when.state().table().guest(ANN).chips()).isEqualTo(dollars(80 + 20 + 30));
        assertThat(when.state().table().guest(ANN).tokens()).isEqualTo(dollars(20));
    }

    @Test
    @Rule({"1.1 \"casino promotional token\"", "R-17"})
    void single_use_tokens_are_collected_on_a_win() {
        var when = given(game("tokenSingleUse=true"))
                .having(admit(100L, null, 20L), tokens(15, 10), deal("Qs 9d 4c", "Kh 7d 2s"), play())
                .when(reveal());
        assertThat(when.line("ante").returned()).isEqualTo(dollars(15 + 15 - 10));
        assertThat(when.line("ante").tokensReturned()).isEqualTo(Money.ZERO);
        assertThat(when.state().table().guest(ANN).tokens()).isEqualTo(dollars(20 - 10));
    }

    @Test
    @Rule({"6.3", "R-3", "R-17"})
    void single_use_tokens_beyond_the_maximum_go_back() {
        var when = given(game("tokenSingleUse=true", "maximum=200.00"))
                .having(ante(100), deal("Qs 9d 4c", "Kh 7d 2s"))
                .having(staff(new FoundWager(SUPERVISOR, ANN, box(1), ANTE, dollars(300), dollars(300))), play())
                .when(reveal());
        assertThat(when.line("ante").tokensReturned()).isEqualTo(dollars(300 - 200));
        assertThat(when.line("ante").returned()).isEqualTo(dollars(200 + 100));
    }

    @Test
    @Rule({"1.1 \"casino promotional token\"", "R-17"})
    void tokens_that_lose_are_collected_and_those_that_stand_off_stay() {
        var lost = given(GAME)
                .having(admit(100L, null, 20L), tokens(15, 10), deal("Qs Qd 4c", "Kh 7d 2s"))
                .when(fold());
        assertThat(lost.line("ante").returned()).isEqualTo(Money.ZERO);
        assertThat(lost.state().table().guest(ANN).tokens()).isEqualTo(dollars(20 - 10));
        var equal = given(game("tokenSingleUse=true"))
                .having(admit(100L, null, 20L), tokens(15, 10), deal("Ks 9d 4c", "Kh 9s 4d"), play())
                .when(reveal());
        assertThat(equal.line("ante").tokensReturned()).isEqualTo(dollars(10));
    }

    @Test
    @Rule({"5.1", "1.1 \"casino promotional token\"", "R-17"})
    void no_more_tokens_are_wagered_than_there_are() {
        given(GAME).having(admit(null, null, 20L)).when(tokens(30, 21)).thenRefused(NOT_ENOUGH_TOKENS);
        given(GAME).when(tokens(10, 11)).thenRefused(NOT_ENOUGH_TOKENS);
        given(GAME).when(tokens(10, -1)).thenRefused(NOT_ENOUGH_TOKENS);
        given(GAME)
                .having(ante(10), deal("Qs 9d 4c", "Kh 7d 2s"))
                .when(new Play(ANN, box(1), null, dollars(-5)))
                .thenRefused(NOT_ENOUGH_TOKENS);
    }

    @Test
    @Rule({"8.5", "R-17"})
    void a_play_wager_may_be_in_tokens() {
        var when = given(GAME)
                .having(admit(10L, null, 10L), ante(10), deal("Qs Qd 4c", "Kh 7d 2s"))
                .having(new Play(ANN, box(1), null, dollars(10)))
                .when(reveal());
        assertThat(when.line("play").tokens()).isEqualTo(dollars(10));
        assertThat(when.state().table().guest(ANN).tokens()).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"R-17", "5.2"})
    void a_smaller_stake_gives_chips_back_before_tokens() {
        var given = given(GAME).having(admit(100L, null, 20L), tokens(20, 10)).having(change(ANTE, 5));
        assertThat(given.state().table().guest(ANN).chips()).isEqualTo(dollars(100));
        assertThat(given.state().table().guest(ANN).tokens()).isEqualTo(dollars(20 - 5));
    }

    @Test
    @Rule("R-16")
    void a_wager_that_could_lose_more_than_the_limit_leaves_is_refused() {
        given(GAME).having(admit(null, 50L, null)).when(ante(51)).thenRefused(LOSS_LIMIT_EXCEEDED);
        given(GAME).having(admit(null, 50L, null), ante(30)).when(pairPlus(21)).thenRefused(LOSS_LIMIT_EXCEEDED);
        given(GAME)
                .having(admit(null, 50L, null), ante(30))
                .when(change(ANTE, 51))
                .thenRefused(LOSS_LIMIT_EXCEEDED);
    }

    @Test
    @Rule({"R-16", "R-17"})
    void tokens_do_not_count_towards_the_loss_limit() {
        given(GAME).having(admit(null, 50L, null)).when(tokens(60, 10)).thenAccepted();
    }

    @Test
    @Rule("R-16")
    void winnings_give_back_room_within_the_loss_limit() {
        var when = given(GAME)
                .having(admit(null, 50L, null), ante(10), deal("Qs 9d 4c", "Kh 7d 2s"), play())
                .when(reveal());
        assertThat(when.state().table().guest(ANN).lossLimitLeft()).isEqualTo(dollars(50 + 10 + 10));
    }

    @Test
    @Rule({"R-15", "R-16"})
    void an_ante_without_room_for_the_play_wager_can_only_be_folded() {
        var dealt = given(GAME).having(admit(null, 50L, null), ante(30), deal("Qs 9d 4c", "Kh 7d 2s"));
        dealt.when(play()).thenRefused(LOSS_LIMIT_EXCEEDED);
        dealt.when(fold()).thenAccepted();
    }

    @Test
    @Rule({"R-15", "R-16"})
    void a_house_may_refuse_an_ante_that_leaves_no_room_for_the_play_wager() {
        ThreeCard reserving = game("lossLimitReserveFullBet=true");
        given(reserving).having(admit(null, 50L, null)).when(ante(26)).thenRefused(LOSS_LIMIT_EXCEEDED, "R-15");
        assertThat(given(reserving)
                        .having(admit(null, 50L, null))
                        .when(ante(26))
                        .refusal()
                        .detail())
                .isEqualTo("the loss limit leaves 50.00; 26.00 now and 26.00 for the Play wager are 52.00");
        given(reserving)
                .having(admit(null, 50L, null), ante(10))
                .when(change(ANTE, 26))
                .thenRefused(LOSS_LIMIT_EXCEEDED, "R-15");
        given(reserving).having(admit(null, 50L, null)).when(pairPlus(50)).thenAccepted();
        var anted = given(reserving).having(admit(null, 50L, null), ante(20));
        anted.when(pairPlus(11)).thenRefused(LOSS_LIMIT_EXCEEDED, "R-15");
        anted.having(pairPlus(10), deal("Ks 9d 4c", "Kh 9s 3d")).when(play()).thenAccepted();
        given(reserving)
                .having(admit(null, 50L, null), ante(10))
                .when(change(ANTE, 25))
                .thenAccepted();
    }

    @Test
    @Rule({"8.5", "R-17"})
    void who_has_tokens_and_too_few_chips_is_offered_to_play_in_tokens() {
        var given = given(GAME).having(admit(14L, null, 50L), ante(10), deal("Ks 9d 4c", "Kh 9s 3d"));
        assertThat(GAME.offers(given.state(), new Viewer.Player(ANN)))
                .extracting(Offer::command)
                .contains(new Play(ANN, box(1), null, dollars(10 - 4)));
    }

    @Test
    @Rule("R-16")
    void what_the_house_does_not_say_again_of_a_patron_stays() {
        given(GAME)
                .having(admit(null, 5L, null), admit(500L, null, null))
                .when(ante(10))
                .thenRefused(LOSS_LIMIT_EXCEEDED);
    }

    @Test
    @Rule("R-13")
    void without_a_valid_player_card_nobody_sits_or_wagers() {
        given(GAME).having(card(PlayerCard.NONE)).when(ante(10)).thenRefused(NO_PLAYER_CARD);
        given(GAME).having(card(PlayerCard.OTHER_PERSON)).when(sit(1)).thenRefused(NO_PLAYER_CARD);
        given(GAME).having(card(PlayerCard.VALID)).when(ante(10)).thenAccepted();
    }

    @Test
    @Rule({"R-13", "R-11"})
    void the_card_is_asked_for_from_its_day_on_or_never() {
        ThreeCard from = game("playerCardRequiredFrom=2024-08-19");
        given(from)
                .having(clock("2024-08-18T23:59"), card(PlayerCard.NONE))
                .when(ante(10))
                .thenAccepted();
        given(from)
                .having(clock("2024-08-19T00:00"), card(PlayerCard.NONE))
                .when(ante(10))
                .thenRefused(NO_PLAYER_CARD);
        given(game("playerCardRequiredFrom=never"))
                .having(clock("2030-01-01T00:00"), card(PlayerCard.NONE))
                .when(wager(1, PAIR_PLUS, dollars(10), Money.ZERO))
                .thenAccepted();
    }
}
