package baize.games.blackjack;

import static baize.core.pay.Result.*;
import static baize.games.blackjack.BlackjackArea.MAIN;
import static baize.games.blackjack.BlackjackArea.PERFECT_PAIRS;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.card;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Offer;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a player wagers with: promotional tokens, a loss limit, a player card. */
class BlackjackMeansTest {
    private static final Blackjack GAME = game();

    private static Wager tokens(long stake, long tokens) {
        return new Wager(ANN, box(1), MAIN, dollars(stake), dollars(tokens));
    }

    private static AtTable card(PlayerCard card) {
        return at(new TableCommand.Admit(ANN, card, null, null, null, false, null));
    }

    @Test
    @Rule({"1.1 \"Casino Promotional Token\"", "5.2", "R-17"})
    void tokens_that_win_stay_with_the_player_and_pay_in_chips() {
        var when = given(GAME)
                .having(admit(100L, null, 20L), tokens(15, 10), deal("Th 9d Ts"), stand(1))
                .when(reveal("Td"));
        Line main = when.line("main");
        assertThat(main.returned()).isEqualTo(dollars(30));
        assertThat(main.tokensReturned()).isEqualTo(dollars(10));
        assertThat(when.state().table().guest(ANN).chips()).isEqualTo(dollars(100 - 5 + 20));
        assertThat(when.state().table().guest(ANN).tokens()).isEqualTo(dollars(20));
    }

    @Test
    @Rule({"1.1 \"Casino Promotional Token\"", "R-17"})
    void tokens_that_lose_or_are_for_single_use_are_collected() {
        var lost = given(GAME)
                .having(admit(100L, null, 20L), tokens(15, 10), deal("Th 9d 8s"), stand(1))
                .when(reveal("Td"));
        assertThat(lost.state().table().guest(ANN).tokens()).isEqualTo(dollars(10));
        var single = given(game("tokenSingleUse=true"))
                .having(admit(100L, null, 20L), tokens(15, 10), deal("Th 9d Ts"), stand(1))
                .when(reveal("Td"));
        assertThat(single.line("main").returned()).isEqualTo(dollars(15 + 15 - 10));
    }

    @Test
    @Rule({"5.2", "R-16", "R-17"})
    void nobody_stakes_more_tokens_chips_or_loss_than_there_is() {
        given(GAME).having(admit(null, null, 20L)).when(tokens(30, 21)).thenRefused(NOT_ENOUGH_TOKENS);
        given(GAME).when(tokens(10, 11)).thenRefused(NOT_ENOUGH_TOKENS);
        given(GAME).having(admit(20L, null, null)).when(wager(21)).thenRefused(NOT_ENOUGH_CHIPS);
        given(GAME).having(admit(null, 50L, null)).when(wager(51)).thenRefused(LOSS_LIMIT_EXCEEDED);
        given(GAME).having(admit(null, 50L, null)).when(tokens(60, 10)).thenAccepted();
    }

    @Test
    @Rule({"11.1", "12.1", "R-15", "R-16"})
    void a_house_may_refuse_a_wager_that_leaves_no_room_for_a_double_or_a_split() {
        Blackjack reserving = game("lossLimitReserveFullBet=true", "device=shuffler");
        var given = given(reserving).having(admit(null, 60L, null));
        var refused = given.when(wager(31)).thenRefused(LOSS_LIMIT_EXCEEDED, "R-15");
        assertThat(refused.refusal().detail())
                .isEqualTo("the loss limit leaves 60.00; 31.00 now and 31.00 for a double or a split are 62.00");
        var staked = given(reserving).having(admit(null, 60L, null), wager(20));
        staked.when(wager(ANN, 2, MAIN, 11)).thenRefused(LOSS_LIMIT_EXCEEDED, "R-15");
        staked.when(side(PERFECT_PAIRS, 21)).thenRefused(LOSS_LIMIT_EXCEEDED, "R-15");
        staked.when(change(MAIN, 31)).thenRefused(LOSS_LIMIT_EXCEEDED, "R-15");
        staked.having(wager(ANN, 2, MAIN, 10), deal("5h 8c 9d 5s 7d"))
                .when(doubled(1, "Td"))
                .thenAccepted();
        given(reserving)
                .having(admit(null, 60L, null), wager(30))
                .when(change(MAIN, 20))
                .thenAccepted();
    }

    @Test
    @Rule({"R-15", "R-16"})
    void only_what_leaves_that_room_is_offered() {
        Blackjack reserving = game("lossLimitReserveFullBet=true", "device=shuffler", "minimum=5.00", "unit=5.00");
        var given = given(reserving).having(admit(null, 65L, null));
        assertThat(most(reserving, given.state(), wager(1, 5))).isEqualTo(dollars(30));
        given.having(wager(20));
        assertThat(most(reserving, given.state(), wager(ANN, 2, MAIN, 5))).isEqualTo(dollars(10));
        assertThat(most(reserving, given.state(), change(MAIN, 5))).isEqualTo(dollars(30));
        assertThat(most(reserving, given.state(), side(PERFECT_PAIRS, 5))).isEqualTo(dollars(25));
    }

    private static Money most(Blackjack game, BlackjackState state, BlackjackCommand least) {
        for (Offer<BlackjackCommand> offer : game.offers(state, new Viewer.Player(ANN)))
            if (offer.command().equals(least) && offer.stakes() != null)
                return offer.stakes().max();
        throw new AssertionError(least + " is not offered");
    }

    @Test
    @Rule({"11.1", "12.1", "8.1", "R-16"})
    void what_is_added_takes_means_too() {
        var pair = given(GAME).having(admit(35L, null, null), wager(20), deal("5h Ad 5s"));
        pair.when(split(1, "Td")).thenRefused(NOT_ENOUGH_CHIPS);
        pair.when(doubled(1, "Td")).thenRefused(NOT_ENOUGH_CHIPS);
        pair.when(doubled(1, 15, "Td")).thenAccepted();
        given(GAME)
                .having(admit(25L, null, null), wager(20), deal("5h Ad 5s"))
                .when(insure(1, 6))
                .thenRefused(NOT_ENOUGH_CHIPS);
        given(GAME)
                .having(admit(null, 25L, null), wager(20), deal("5h Ad 5s"))
                .when(insure(1, 6))
                .thenRefused(LOSS_LIMIT_EXCEEDED);
    }

    @Test
    @Rule({"5.1", "18.1", "18.1.1", "18.1.2", "1.1 \"Player Card\"", "R-13"})
    void without_a_valid_player_card_of_the_own_nobody_sits_or_wagers() {
        for (PlayerCard card : List.of(PlayerCard.NONE, PlayerCard.OTHER_PERSON, PlayerCard.BLOCKED)) {
            given(GAME).having(card(card)).when(wager(10)).thenRefused(NO_PLAYER_CARD);
            given(GAME).having(card(card)).when(sit(1)).thenRefused(NO_PLAYER_CARD);
        }
        given(GAME)
                .having(wager(2, 10), card(PlayerCard.NONE))
                .when(wager(ANN, 2, MAIN, 10))
                .thenRefused(NO_PLAYER_CARD);
        given(GAME).having(card(PlayerCard.VALID)).when(wager(10)).thenAccepted();
    }

    @Test
    @Rule({"5.1", "R-11", "R-13"})
    void the_card_is_asked_for_from_its_day_on() {
        given(GAME)
                .having(clock("2024-08-18T23:59"), card(PlayerCard.NONE))
                .when(wager(10))
                .thenAccepted();
        given(GAME)
                .having(clock("2024-08-19T00:00"), card(PlayerCard.NONE))
                .when(wager(10))
                .thenRefused(NO_PLAYER_CARD);
    }
}
