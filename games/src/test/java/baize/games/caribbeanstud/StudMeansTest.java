package baize.games.caribbeanstud;

import static baize.games.caribbeanstud.StudArea.ANTE;
import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Offer;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.AtTable;
import baize.games.caribbeanstud.StudCommand.Bet;
import baize.games.caribbeanstud.StudCommand.Wager;
import baize.games.caribbeanstud.StudEvent.TableChanged;
import baize.games.table.PlayerCard;
import baize.games.table.Recipient;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a player wagers with: promotional tokens, a loss limit, a player card. */
class StudMeansTest {
    private static final Stud GAME = jackpotGame();
    private static final String DEALERS = "As Kd 9c 6h 3s";
    private static final String PAIR = "7c 7d Kh 5s 2d";
    private static final String NOTHING = "Jh 8d 6s 4h 3c";

    private static Wager tokens(long stake, long tokens) {
        return wager(1, ANTE, dollars(stake), dollars(tokens));
    }

    private static AtTable card(PlayerCard card) {
        return at(new TableCommand.Admit(ANN, card, null, null, null, false, null));
    }

    @Test
    @Rule({"1.1 \"casino promotional token\"", "5.2", "R-17"})
    void tokens_that_win_stay_with_the_player_and_pay_in_chips() {
        var when = given(GAME)
                .having(admit(100L, null, 20L), tokens(15, 10), deal(DEALERS, PAIR), bet())
                .when(reveal());
        Line ante = when.line("ante");
        assertThat(ante.pays()).isEqualTo(dollars(15));
        assertThat(ante.returned()).isEqualTo(dollars(15 + 15));
        assertThat(ante.tokensReturned()).isEqualTo(dollars(10));
        // 100 - 5 - 30, then 5 + 15 for the ante and 30 + 30 for the bet.
        assertThat(when.state().table().guest(ANN).chips()).isEqualTo(dollars(65 + 20 + 60));
        assertThat(when.state().table().guest(ANN).tokens()).isEqualTo(dollars(20));
    }

    @Test
    @Rule({"1.1 \"casino promotional token\"", "R-17"})
    void tokens_that_lose_are_collected() {
        var when = given(GAME)
                .having(admit(100L, null, 20L), tokens(15, 10), deal(DEALERS, NOTHING))
                .when(fold());
        assertThat(when.line("ante").returned()).isEqualTo(Money.ZERO);
        assertThat(when.state().table().guest(ANN).tokens()).isEqualTo(dollars(20 - 10));
    }

    @Test
    @Rule({"1.1 \"casino promotional token\"", "R-17"})
    void single_use_tokens_are_collected_on_a_win() {
        var when = given(game("tokenSingleUse=true"))
                .having(admit(100L, null, 20L), tokens(15, 10), deal(DEALERS, PAIR), bet())
                .when(reveal());
        assertThat(when.line("ante").returned()).isEqualTo(dollars(15 + 15 - 10));
        assertThat(when.state().table().guest(ANN).tokens()).isEqualTo(dollars(20 - 10));
    }

    @Test
    @Rule({"5.2", "1.1 \"casino promotional token\"", "R-17"})
    void no_more_tokens_are_wagered_than_there_are() {
        given(GAME).having(admit(null, null, 20L)).when(tokens(30, 21)).thenRefused(NOT_ENOUGH_TOKENS);
        given(GAME).when(tokens(10, 11)).thenRefused(NOT_ENOUGH_TOKENS);
        given(GAME).when(tokens(10, -1)).thenRefused(NOT_ENOUGH_TOKENS);
        given(GAME)
                .having(ante(10), deal(DEALERS, PAIR))
                .when(new Bet(ANN, box(1), null, dollars(-5)))
                .thenRefused(NOT_ENOUGH_TOKENS);
    }

    @Test
    @Rule({"5.2", "5.6", "R-17"})
    void who_has_tokens_and_too_few_chips_is_offered_to_bet_in_tokens() {
        var given = given(GAME).having(admit(24L, null, 50L), ante(10), deal(DEALERS, PAIR));
        Bet offered = new Bet(ANN, box(1), null, dollars(20 - 14));
        assertThat(GAME.offers(given.state(), new Viewer.Player(ANN)))
                .extracting(Offer::command)
                .contains(offered);
        given.when(offered).thenAccepted();
    }

    @Test
    @Rule({"16.3", "1.1 \"Loss Limit\"", "R-16"})
    void a_wager_that_could_lose_more_than_the_limit_leaves_is_refused() {
        given(GAME).having(admit(null, 50L, null)).when(ante(51)).thenRefused(LOSS_LIMIT_EXCEEDED);
        given(GAME).having(admit(null, 50L, null), ante(46)).when(jackpot()).thenRefused(LOSS_LIMIT_EXCEEDED);
        given(GAME)
                .having(admit(null, 50L, null), ante(30))
                .when(change(ANTE, 51))
                .thenRefused(LOSS_LIMIT_EXCEEDED);
        given(GAME).having(admit(null, 50L, null)).when(tokens(60, 10)).thenAccepted();
    }

    @Test
    @Rule({"16.3", "R-16"})
    void winnings_give_back_room_within_the_loss_limit() {
        var when = given(GAME)
                .having(admit(null, 50L, null), ante(10), deal(DEALERS, PAIR), bet())
                .when(reveal());
        assertThat(when.state().table().guest(ANN).lossLimitLeft()).isEqualTo(dollars(50 + 10 + 20));
    }

    @Test
    @Rule({"16.3", "5.6", "R-15"})
    void an_ante_without_room_for_its_bet_comes_with_a_warning_and_can_only_be_folded() {
        var given = given(GAME).having(admit(null, 50L, null));
        TableChanged warning = new TableChanged(new TableEvent.Notified(
                Recipient.PATRON, "16.3", "the loss limit leaves 30.00 for a bet of 40.00, which will be refused"));
        assertThat(given.when(ante(20)).events()).endsWith(warning);
        given.having(jackpot(), deal(DEALERS.replace("6h", "6s"), "2h 6h 9h Jh Kh"));
        given.when(bet()).thenRefused(LOSS_LIMIT_EXCEEDED);
        given.when(fold()).thenAccepted();
        assertThat(given.when(reveal()).line("jackpot").returned()).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"16.3", "R-15"})
    void an_ante_that_leaves_room_comes_without_a_warning_until_it_is_raised_too_far() {
        var given = given(GAME).having(admit(null, 60L, null));
        assertThat(given.when(ante(20)).events()).hasSize(3);
        assertThat(given.when(change(ANTE, 21)).events()).hasSize(2);
    }

    @Test
    @Rule({"16.3", "R-15", "R-16"})
    void a_house_may_refuse_an_ante_that_leaves_no_room_for_the_bet() {
        Stud reserving = jackpotGame("lossLimitReserveFullBet=true");
        given(reserving).having(admit(null, 50L, null)).when(ante(17)).thenRefused(LOSS_LIMIT_EXCEEDED);
        given(reserving)
                .having(admit(null, 50L, null), ante(10))
                .when(change(ANTE, 17))
                .thenRefused(LOSS_LIMIT_EXCEEDED);
        given(reserving)
                .having(admit(null, 34L, null), ante(10))
                .when(jackpot())
                .thenRefused(LOSS_LIMIT_EXCEEDED);
        given(reserving)
                .having(admit(null, 35L, null), ante(10), jackpot(), deal(DEALERS, PAIR))
                .when(bet())
                .thenAccepted();
    }

    @Test
    @Rule({"5.1", "16.1", "1.1 \"Player Card\"", "R-13"})
    void without_a_valid_player_card_nobody_sits_or_wagers() {
        for (PlayerCard card : List.of(PlayerCard.NONE, PlayerCard.OTHER_PERSON, PlayerCard.BLOCKED)) {
            given(GAME).having(card(card)).when(ante(10)).thenRefused(NO_PLAYER_CARD);
            given(GAME).having(card(card)).when(sit(1)).thenRefused(NO_PLAYER_CARD);
        }
        given(GAME).having(card(PlayerCard.VALID)).when(ante(10)).thenAccepted();
    }

    @Test
    @Rule({"5.1", "R-11", "R-13"})
    void the_card_is_asked_for_from_its_day_on_or_never() {
        given(GAME)
                .having(clock("2024-08-18T23:59"), card(PlayerCard.NONE))
                .when(ante(10))
                .thenAccepted();
        given(GAME)
                .having(clock("2024-08-19T00:00"), card(PlayerCard.NONE))
                .when(ante(10))
                .thenRefused(NO_PLAYER_CARD);
        given(game("playerCardRequiredFrom=never"))
                .having(clock("2030-01-01T00:00"), card(PlayerCard.NONE))
                .when(ante(10))
                .thenAccepted();
    }

    @Test
    @Rule({"5.1", "11.1.1", "R-13", "R-40"})
    void leave_to_wager_on_another_s_box_does_not_stand_in_for_a_player_card() {
        given(GAME)
                .having(ante(2, 10), staff(new StudIrregularity.AllowJackpot(SUPERVISOR, ANN, box(2))))
                .having(card(PlayerCard.NONE))
                .when(jackpotOf(ANN, 2))
                .thenRefused(NO_PLAYER_CARD);
    }
}
