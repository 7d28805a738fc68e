package baize.games.table;

import static baize.games.threecard.ThreeCardArea.ANTE;
import static baize.games.threecard.ThreeCardArea.PLAY;
import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Offer;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.table.TableCommand.Admit;
import baize.games.table.TableCommand.CardOut;
import baize.games.table.TableCommand.PersonalLimit;
import baize.games.table.TableCommand.RaiseMinimum;
import baize.games.table.TableCommand.Restrict;
import baize.games.threecard.ThreeCard;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardCommand.AtTable;
import baize.games.threecard.ThreeCardCommand.Change;
import baize.games.threecard.ThreeCardEvent.PlayerWarned;
import baize.games.threecard.ThreeCardEvent.TableChanged;
import baize.games.threecard.ThreeCardIrregularity.CannotMatch;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a table takes from the house of a patron's card: blocked, taken out, and the warnings it brings along. */
class PlayerCardTest {
    private static final ThreeCard GAME = game();
    private static final AtTable BLOCKED = admitted(PlayerCard.BLOCKED, null);
    private static final AtTable CARD_OUT = at(new CardOut(ANN));

    private static AtTable admitted(PlayerCard card, @Nullable LocalDate warned) {
        return at(new Admit(ANN, card, null, null, null, false, warned));
    }

    @Test
    @Rule("R-13")
    void with_a_blocked_card_nobody_sits_down_or_wagers_even_where_no_card_is_required() {
        for (ThreeCard game : List.of(GAME, game("playerCardRequiredFrom=never"))) {
            given(game).having(BLOCKED).when(sit(1)).thenRefused(NO_PLAYER_CARD);
            given(game).having(BLOCKED).when(found(ANTE, 10)).thenRefused(NO_PLAYER_CARD);
            var seated = given(game).having(sit(1), BLOCKED);
            assertThat(seated.when(ante(10))
                            .thenRefused(NO_PLAYER_CARD)
                            .refusal()
                            .detail())
                    .isEqualTo("ann's player card is blocked");
        }
    }

    @Test
    @Rule({"R-13", "three-card-poker 5.2"})
    void wagers_that_stand_when_a_card_is_blocked_may_shrink_and_not_grow() {
        var given = given(game("minimum=5.00", "maximum=100.00", "unit=5.00")).having(ante(20), BLOCKED);
        given.when(pairPlus(10)).thenRefused(NO_PLAYER_CARD);
        given.when(change(ANTE, 25)).thenRefused(NO_PLAYER_CARD);
        given.when(change(ANTE, 26)).thenRefused(NO_PLAYER_CARD);
        given.when(change(ANTE, 10)).thenAccepted();
        given.when(withdraw(ANTE)).thenAccepted();
    }

    @Test
    @Rule("R-13")
    void who_is_blocked_is_offered_no_stake_above_the_one_that_stands() {
        ThreeCard game = game("minimum=5.00", "maximum=100.00", "unit=5.00");
        var given = given(game).having(ante(20), BLOCKED);
        List<Offer<ThreeCardCommand>> offers = game.offers(given.state(), new Viewer.Player(ANN));
        assertThat(offers)
                .contains(new Offer<>(
                        new Change(ANN, box(1), ANTE, dollars(5)),
                        new Offer.Stakes(dollars(5), dollars(20), dollars(5))));
        assertThat(offers).extracting(Offer::command).noneMatch(command -> command instanceof ThreeCardCommand.Wager);
    }

    @Test
    @Rule({"R-13", "three-card-poker 8.1", "three-card-poker 8.5"})
    void a_hand_in_play_goes_on_when_its_player_s_card_is_blocked() {
        var dealt = given(GAME).having(ante(10), deal("Qs 9d 4c", "Kh 7d 2s"), BLOCKED);
        dealt.when(play()).thenAccepted();
        dealt.when(reveal()).thenAccepted();
        given(GAME)
                .having(ante(10), deal("Qs 9d 4c", "Kh 7d 2s"), BLOCKED)
                .when(found(PLAY, 10))
                .thenAccepted();
        given(GAME)
                .having(ante(10), BLOCKED, deal("Qs 9d 4c", "Kh 7d 2s"))
                .when(fold())
                .thenAccepted();
    }

    @Test
    @Rule({"R-13", "three-card-poker 8.5"})
    void nor_does_another_person_s_card_harm_a_hand_that_has_its_cards() {
        AtTable other = admitted(PlayerCard.OTHER_PERSON, null);
        var dealt = given(GAME).having(ante(10), deal("Qs 9d 4c", "Kh 7d 2s"), other);
        dealt.when(found(PLAY, 10)).thenAccepted();
        given(GAME)
                .having(ante(10), deal("Qs 9d 4c", "Kh 7d 2s"), other)
                .when(play())
                .thenAccepted();
    }

    @Test
    @Rule({"three-card-poker 12.10", "R-55"})
    void a_warning_given_at_another_table_today_is_remembered_here() {
        LocalDate today = LocalDate.of(2025, 3, 14);
        ThreeCardCommand cannotMatch = staff(new CannotMatch(DEALER, whose(1)));
        for (LocalDate warned : List.of(today, today.minusDays(1))) {
            var events = given(GAME)
                    .having(clock("2025-03-14T20:00"), admitted(PlayerCard.VALID, warned))
                    .having(admitted(PlayerCard.VALID, null), ante(10), deal("Qs 9d 4c", "Kh 7d 2s"))
                    .when(cannotMatch)
                    .events();
            assertThat(events.contains(new PlayerWarned(ANN, box(1)))).isEqualTo(!warned.equals(today));
        }
    }

    @Test
    @Rule({"three-card-poker 6.5.1.2", "R-7"})
    void a_card_taken_out_frees_the_seat_and_the_marker_goes_with_it() {
        var given = given(GAME).having(sit(1), at(new RaiseMinimum(SUPERVISOR, null, dollars(25))));
        assertThat(given.state().table().guest(ANN).marker()).isNotNull();
        given.when(CARD_OUT).then(new TableChanged(new TableEvent.PatronCardedOut(ANN, box(1))));
        assertThat(given.state().table().guests()).isEmpty();
        given.when(ante(10)).thenRefused(BELOW_MINIMUM);
        given.when(at(new TableCommand.Sit(BOB, box(1)))).thenAccepted();
    }

    @Test
    @Rule("three-card-poker 5.4")
    void a_card_is_not_taken_out_while_a_wager_of_its_holder_stands() {
        given(GAME).having(ante(10)).when(CARD_OUT).thenRefused(WAGERS_STAND);
        var dealt = given(GAME).having(ante(1, 10), ante(2, 10), deal("Qs 9d 4c", "Kh 7d 2s", "Jh 8d 3s"), fold(1));
        dealt.when(CARD_OUT).thenRefused(WAGERS_STAND);
        dealt.having(fold(2)).when(CARD_OUT).thenAccepted();
    }

    @Test
    @Rule("R-55")
    void when_a_card_is_taken_out_the_table_forgets_what_the_house_told_it() {
        Admit known =
                new Admit(ANN, PlayerCard.BLOCKED, dollars(5), dollars(6), dollars(7), true, LocalDate.of(2025, 3, 14));
        var given = given(GAME).having(at(known));
        assertThat(given.state().table().guest(ANN).warned()).isEqualTo(known.warned());
        given.when(CARD_OUT).then(new TableChanged(new TableEvent.PatronCardedOut(ANN, null)));
        assertThat(given.state().table().guests()).isEmpty();
        given.when(CARD_OUT).then(new TableChanged(new TableEvent.PatronCardedOut(ANN, null)));
        assertThat(given.state().table().guests()).isEmpty();
    }

    @Test
    @Rule({"R-9", "three-card-poker 12.11.2", "three-card-poker 14.3.2"})
    void what_staff_have_ordered_outlasts_the_card() {
        PersonalLimit limit = new PersonalLimit(SUPERVISOR, ANN, null, dollars(50), dollars(60));
        var limited = given(GAME).having(sit(1), at(limit), CARD_OUT);
        limited.when(ante(61)).thenRefused(ABOVE_MAXIMUM);
        given(GAME)
                .having(at(new Restrict(SUPERVISOR, ANN, List.of())), CARD_OUT)
                .when(ante(10))
                .thenRefused(EXCLUDED_FROM_GAME);
        given(GAME)
                .having(at(new Restrict(SUPERVISOR, ANN, List.of(BOB))), CARD_OUT, sit(2))
                .when(ante(10))
                .thenRefused(KEPT_APART);
    }

    @Test
    @Rule("R-13")
    void taking_a_card_out_is_the_house_s_and_offered_to_nobody() {
        var given = given(GAME).having(sit(1));
        for (Viewer viewer : List.of(new Viewer.Player(ANN), new Viewer.Staff(SUPERVISOR), new Viewer.Passerby()))
            assertThat(GAME.offers(given.state(), viewer))
                    .extracting(Offer::command)
                    .noneMatch(command -> command instanceof AtTable(TableCommand.House _));
    }
}
