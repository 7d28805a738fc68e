package baize.games.bingo;

import static baize.games.bingo.BingoReason.*;
import static baize.games.bingo.BingoTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.bingo.BingoState.Issuing;
import baize.games.bingo.BingoState.Settled;
import baize.games.jackpot.JackpotEvent.PutBack;
import baize.games.jackpot.Pool;
import baize.games.table.Invalidation;
import baize.games.table.PlayerCard;
import baize.games.table.Recipient;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.testkit.Given;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The result of a game can be taken away after it was settled, until the next begins. */
class BingoUndoingTest {
    private static final Bingo GAME = game();
    private static final List<String> FIRE = List.of("9.4.1", "9.4", "9.5", "R-21", "R-124");
    private static final Prize MAIN = new Prize(Pattern.FULL_HOUSE, dollars(300));

    private static Remedy invalidate(boolean fraud, Patron... forfeit) {
        return staff(new Invalidate(SUPERVISOR, new Invalidation(fraud, List.of(forfeit), List.of(), null, null)));
    }

    private static @Nullable Money chips(BingoState state, Patron patron) {
        return state.table().guest(patron).chips();
    }

    /** Ann has won the first game, Bob has lost; each had a hundred dollars. */
    private static Given<BingoState, BingoCommand, BingoEvent> won(Bingo game, Integer... jackpotNumbers) {
        return given(game)
                .having(admit(ANN, 100L, null), admit(BOB, 100L, null), anns(), bobs(), start(jackpotNumbers))
                .having(allBut(90, ANNS))
                .having(call(90), claim(ANN, 1001), verify(), settle());
    }

    private static TableChanged told(String rule, String about) {
        return new TableChanged(new TableEvent.Notified(Recipient.SUPERVISOR, rule, about));
    }

    @Test
    @Rule({"9.4", "9.4.1", "8.4.2", "R-21", "R-124"})
    void the_prize_is_taken_back_and_goes_to_the_next_game() {
        var given = won(GAME);
        var when = given.when(invalidate(false));
        Adjustment back = new Adjustment(ANN, Box.of(1), "full-house", dollars(-300), "9.4.1", FIRE);
        assertThat(when.events()).first().isEqualTo(new OutcomeInvalidated(false, List.of(), List.of(), SUPERVISOR));
        assertThat(when.events()).last().isInstanceOfSatisfying(GameUndone.class, undone -> {
            assertThat(undone.rules()).isEqualTo(FIRE);
            assertThat(undone.undone()).extracting(line -> line.wager()).containsExactly("full-house");
            assertThat(undone.adjustments()).containsExactly(back);
            assertThat(undone.carried()).containsExactly(MAIN);
        });
        assertThat(when.state()).isInstanceOf(Issuing.class);
        assertThat(chips(when.state(), ANN)).isEqualTo(dollars(90));
        assertThat(when.state().hall().last()).isEmpty();
        assertThat(when.state().hall().lines()).isEmpty();
        given.having(start());
        assertThat(play(given.state()).game()).isEqualTo(2);
        assertThat(play(given.state()).prizes()).containsExactly(MAIN.plus(dollars(300)));
    }

    @Test
    @Rule({"9.4", "9.5", "R-21", "R-24"})
    void it_takes_a_supervisor_and_can_be_done_once_and_only_before_the_next_game() {
        var given = won(GAME);
        var how = new Invalidation(false, List.of(), List.of(), null, null);
        given.when(staff(new Invalidate(DEALER, how))).thenRefused(WRONG_GRADE, "9.4");
        given.when(invalidate(false, BOB)).thenRefused(RETAINED_WITHOUT_APPROVAL);
        given.when(invalidate(true, BOB)).thenAccepted();
        given.when(invalidate(false)).thenRefused(NO_GAME);
        var next = won(game("games=3")).having(start());
        var when = next.when(invalidate(false));
        when.thenAmong(new GameVoided("9.4.1", FIRE, List.of(), List.of(), List.of(MAIN)));
        assertThat(chips(when.state(), ANN)).isEqualTo(dollars(390));
        next.when(invalidate(false)).thenRefused(NO_GAME);
    }

    @Test
    @Rule({"9.4", "1.1 \"session\""})
    void what_was_settled_before_the_next_session_opened_stands() {
        var given = won(game("games=1"));
        assertThat(given.state()).isInstanceOf(Settled.class);
        given.having(new OpenSession(SERIES));
        given.when(invalidate(false)).thenRefused(NO_GAME);
        won(game("games=1"))
                .having(paper(CAT, 1003, CATS))
                .when(invalidate(false))
                .thenRefused(NO_GAME);
    }

    @Test
    @Rule({"5.4", "9.4", "R-124", "R-131"})
    void minor_prizes_that_were_verified_stand_and_those_that_lapsed_are_open_again() {
        Bingo game = game("minors=top-line:50.00 four-corners:80.00 letter-t:30.00");
        var given = begun(game, anns(), bobs()).having(calls("4 11 36 52 81"));
        given.having(claim(ANN, 1001), verify()).having(calls("9 22 45 79 28 58 67 90 17 63"));
        given.having(claim(ANN, 1001), verify(), settle());
        assertThat(given.state().hall().last()).extracting(Divided::wager).containsExactly("top-line", "full-house");
        var when = given.when(invalidate(false));
        assertThat(when.state().hall().last()).extracting(Divided::wager).containsExactly("top-line");
        assertThat(when.state().hall().lines()).extracting(line -> line.wager()).containsExactly("top-line");
        assertThat(when.state().hall().carried())
                .containsExactlyInAnyOrder(
                        new Prize(Pattern.FOUR_CORNERS, dollars(80)), new Prize(Pattern.LETTER_T, dollars(30)), MAIN);
    }

    @Test
    @Rule({"8.4.2", "9.4", "R-124", "R-135"})
    void what_had_been_carried_into_the_game_goes_on_with_it() {
        var given = begun(game("games=3"), anns(), bobs()).having(invalidate(false), start());
        given.having(allBut(90, ANNS)).having(call(90)).having(BingoTable.won(claim(ANN, 1001)));
        var when = given.when(invalidate(false));
        assertThat(when.state().hall().carried()).containsExactly(MAIN.plus(dollars(300)));
    }

    @Test
    @Rule({"9.4", "4.6", "R-135"})
    void a_game_without_a_winner_can_be_invalidated_too_and_its_prize_goes_on_once() {
        var given = begun(game("minors=top-line:50.00"), anns(), bobs()).having(allBut(90, BOBS));
        given.having(call(19), leave(ANN), leave(BOB), settle());
        assertThat(given.state().hall().carried()).containsExactly(MAIN);
        var when = given.when(invalidate(false));
        assertThat(when.state().hall().carried()).containsExactly(new Prize(Pattern.TOP_LINE, dollars(50)), MAIN);
    }

    @Test
    @Rule({"6.4", "6.5.2", "9.4", "9.4.2", "R-124", "R-136"})
    void the_jackpot_is_in_the_pool_again_to_the_millionth_and_its_seed_goes_back() {
        Bingo game = game(
                "games=2",
                "entryFee=7.77",
                "jackpotShareOfFee=33.3333%",
                "jackpotGames=1",
                "jackpotMeter=2400.00",
                "jackpotSeed=500.00");
        Pool before =
                given(game).having(anns(), bobs()).state().hall().jackpot().pool();
        var given = won(game, 90, 1, 2, 3, 5);
        assertThat(pool(given.state())).isEqualTo(dollars(500));
        assertThat(chips(given.state(), ANN))
                .isEqualTo(cents(92_23).plus(dollars(300)).plus(before.amount()));
        var when = given.when(invalidate(true));
        assertThat(when.state().hall().jackpot().pool())
                .isEqualTo(new Pool(before.meter(), before.reserve(), before.paid() + 1));
        assertThat(chips(when.state(), ANN)).isEqualTo(cents(92_23));
        assertThat(when.events())
                .filteredOn(event -> event instanceof JackpotMoved(PutBack back)
                        && back.toHouse().equals(dollars(500))
                        && back.rule().equals("9.4.2"))
                .hasSize(1);
    }

    @Test
    @Rule({"9.4.2", "9.5", "R-21", "R-124"})
    void after_the_last_game_the_fees_go_back_but_for_the_one_who_was_fraudulent() {
        var given = won(game("games=1"));
        assertThat(chips(given.state(), BOB)).isEqualTo(dollars(90));
        var when = given.when(invalidate(true, ANN));
        assertThat(chips(when.state(), ANN)).isEqualTo(dollars(90));
        assertThat(chips(when.state(), BOB)).isEqualTo(dollars(100));
        when.thenAmong(new GameUndone(
                "9.4.2",
                List.of("9.4.2", "9.4", "9.5", "R-21", "R-124"),
                undone(when.events()),
                List.of(
                        new Adjustment(BOB, Box.of(2), "entry", dollars(10), "9.5", BingoShowdown.INVALIDATED.cites()),
                        new Adjustment(
                                ANN,
                                Box.of(1),
                                "full-house",
                                dollars(-300),
                                "9.4.2",
                                List.of("9.4.2", "9.4", "9.5", "R-21", "R-124"))),
                List.of(MAIN)));
        assertThat(when.state()).isInstanceOf(Settled.class);
        assertThat(pool(when.state())).isEqualTo(dollars(20));
    }

    private static List<baize.core.pay.Line> undone(List<BingoEvent> events) {
        return events.stream()
                .filter(GameUndone.class::isInstance)
                .map(GameUndone.class::cast)
                .findFirst()
                .orElseThrow()
                .undone();
    }

    @Test
    @Rule({"9.5", "R-21", "R-24"})
    void to_keep_an_innocent_fee_takes_a_reason_and_a_second_approver_then_too() {
        var approved = new Invalidation(false, List.of(), List.of(BOB), "a brawl", Grade.GAMING_SUPERVISOR);
        var when = won(game("games=1")).when(staff(new Invalidate(SUPERVISOR, approved)));
        assertThat(chips(when.state(), BOB)).isEqualTo(dollars(90));
        assertThat(chips(when.state(), ANN)).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"9.4", "9.5", "R-193"})
    void what_was_paid_is_taken_back_in_full_from_who_has_spent_it_or_left() {
        var spent = won(GAME)
                .having(at(new TableCommand.Admit(ANN, PlayerCard.VALID, dollars(120), null, null, true, null)));
        var when = spent.when(invalidate(false));
        assertThat(chips(when.state(), ANN)).isEqualTo(dollars(-180));
        var gone = won(GAME).having(leave(ANN), at(new TableCommand.CardOut(ANN)));
        var after = gone.when(invalidate(false));
        assertThat(after.events())
                .filteredOn(GameUndone.class::isInstance)
                .singleElement()
                .satisfies(event -> assertThat(((GameUndone) event).adjustments())
                        .singleElement()
                        .satisfies(one -> assertThat(one.amount()).isEqualTo(dollars(-300))));
    }

    @Test
    @Rule({"9.5", "3.3", "R-21", "R-124"})
    void who_has_left_is_refunded_into_the_account_but_not_who_is_named() {
        var given = begun(game("games=1"), anns(), bobs(), cats(), dans()).having(leave(CAT), leave(BOB));
        given.having(allBut(90, ANNS)).having(call(90)).having(BingoTable.won(claim(ANN, 1001)));
        given.having(at(new TableCommand.CardOut(DAN)));
        var returned = given.when(invalidate(true, BOB)).events().stream()
                .filter(FeesReturned.class::isInstance)
                .map(FeesReturned.class::cast)
                .toList();
        assertThat(returned)
                .singleElement()
                .satisfies(fees -> assertThat(fees.lines())
                        .allSatisfy(line -> {
                            assertThat(line.stake()).isEqualTo(Money.ZERO);
                            assertThat(line.returned()).isEqualTo(dollars(10));
                            assertThat(line.rule()).isEqualTo("9.5");
                        })
                        .extracting(Line::patron)
                        .containsExactly(CAT, DAN));
    }

    @Test
    @Rule({"9.5", "9.8", "R-20", "R-21"})
    void where_the_hall_has_closed_fees_have_gone_back_and_the_fraudulent_one_is_taken_again() {
        var given = given(game("games=2"))
                .having(clock("2026-11-16T20:00"), admit(ANN, 100L, null), admit(BOB, 100L, null), anns(), bobs())
                .having(at(new TableCommand.CloseSign(SUPERVISOR, null)), start(), clock("2026-11-16T20:20"))
                .having(at(new TableCommand.Close(SUPERVISOR)))
                .having(allBut(90, ANNS))
                .having(call(90))
                .having(BingoTable.won(claim(ANN, 1001)));
        assertThat(chips(given.state(), ANN)).isEqualTo(dollars(400));
        var when = given.when(invalidate(true, ANN));
        assertThat(chips(when.state(), ANN)).isEqualTo(dollars(90));
        assertThat(chips(when.state(), BOB)).isEqualTo(dollars(100));
        assertThat(when.state().hall().carried()).containsExactly(MAIN.plus(dollars(300)));
    }

    /** Ann has won the game, and half of it was paid in casino dollars. */
    private static Given<BingoState, BingoCommand, BingoEvent> wonInDollars() {
        return given(game("prizeForm=cash:50 casino-dollars:50"))
                .having(at(new TableCommand.Admit(ANN, PlayerCard.VALID, dollars(100), null, Money.ZERO, true, null)))
                .having(anns(), bobs(), start())
                .having(allBut(90, ANNS))
                .having(call(90))
                .having(BingoTable.won(claim(ANN, 1001)));
    }

    @Test
    @Rule({"7.5", "9.4", "R-142"})
    void dollars_of_the_house_go_back_as_they_were_handed_over() {
        var given = wonInDollars();
        assertThat(given.state().table().guest(ANN).tokens()).isEqualTo(dollars(150));
        var when = given.when(invalidate(false));
        assertThat(chips(when.state(), ANN)).isEqualTo(dollars(90));
        assertThat(when.state().table().guest(ANN).tokens()).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"7.5", "9.4", "R-142"})
    void dollars_that_are_no_longer_at_hand_are_the_supervisors_to_recover() {
        var spent = new TableCommand.Admit(ANN, PlayerCard.VALID, null, null, dollars(20), true, null);
        var when = wonInDollars().having(at(spent)).when(invalidate(false));
        when.thenAmong(told("9.4.1", "130.00 in dollars of full-house is to be recovered from ann"));
        assertThat(chips(when.state(), ANN)).isEqualTo(dollars(90));
        assertThat(when.state().table().guest(ANN).tokens()).isEqualTo(Money.ZERO);
    }
}
