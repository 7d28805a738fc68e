package baize.games.bingo;

import static baize.games.bingo.BingoReason.*;
import static baize.games.bingo.BingoTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoState.Issuing;
import baize.games.table.PlayerCard;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sessions are opened and scorecards issued against the entry fee. */
class BingoIssuingTest {
    private static final Bingo GAME = game();

    private static AtTable admit(Patron patron, PlayerCard card, boolean member) {
        return at(new TableCommand.Admit(patron, card, null, null, null, member, null));
    }

    @Test
    @Rule({"1.1 \"entry fee\"", "1.1 \"dealer station\"", "2.2.2", "3.2", "3.2.1", "3.3", "4.3", "R-138"})
    void the_first_card_opens_the_session_takes_a_seat_and_feeds_the_jackpot_with_its_fee() {
        var when = given(game("jackpotShareOfFee=50%", "entryFee=12.50")).when(anns());
        assertThat(when.events()).hasSize(4);
        when.thenAmong(
                new SessionOpened(1, SERIES, null),
                new TableChanged(new TableEvent.Seated(ANN, Box.of(1))),
                new CardIssued(ANN, Box.of(1), Money.cents(12_50), 1001, Medium.PAPER, false, 1, List.of(ANNS)));
        assertThat(when.events().getLast()).isInstanceOf(JackpotMoved.class);
        assertThat(pool(when.state())).isEqualTo(Money.cents(6_25));
        assertThat(when.state()).isInstanceOf(Issuing.class);
        assertThat(when.state().staked(ANN)).isEqualTo(Money.cents(12_50));
    }

    @Test
    @Rule({"2.3.1", "3.2.2", "4.3", "R-143"})
    void books_are_handed_out_in_their_order_and_first_and_last_are_entered() {
        var given = given(GAME).having(next(ANN), next(BOB), next(ANN));
        Session session = given.state().hall().open();
        assertThat(session.cards()).extracting(Issued::serial).containsExactly(1001, 1002, 1003);
        assertThat(List.of(session.first(), session.last())).containsExactly(1001, 1003);
        assertThat(given.state().staked(ANN)).isEqualTo(dollars(20));
        assertThat(card(given.state(), 1001).medium()).isEqualTo(Medium.ELECTRONIC);
        given.having(paper(CAT, 1008, CATS), electronic(CAT, 1005, false));
        assertThat(given.state().hall().open().cards())
                .extracting(Issued::serial)
                .containsExactly(1001, 1002, 1003, 1005, 1008);
    }

    @Test
    @Rule({"2.3.1", "2.3.3", "2.4", "4.2", "1.1 \"scorecard\"", "R-134"})
    void a_card_is_of_the_series_unissued_and_of_its_size() {
        var given = given(GAME).having(anns());
        given.when(electronic(BOB, 1001, false)).thenRefused(ALREADY_ISSUED);
        given.when(paper(BOB, 1001, BOBS)).thenRefused(ALREADY_ISSUED);
        given.when(electronic(BOB, 1009, false)).thenRefused(NO_SUCH_CARD);
        given.when(paper(BOB, 0, BOBS)).thenRefused(NO_SUCH_CARD);
        given.when(paper(BOB, 1002, ANNS)).thenRefused(DUPLICATE_BOX);
        given.when(paper(BOB, 1002, BOBS, BOBS)).thenRefused(DUPLICATE_BOX);
        given.when(paper(BOB, 1002, BOBS, BOBS, BOBS, BOBS, BOBS, BOBS)).thenRefused(WRONG_CARD);
        given.when(paper(BOB, 1002, BOBS, BOBS, BOBS, BOBS, BOBS, BOBS, BOBS)).thenRefused(WRONG_CARD);
        given.having(electronic(BOB, 1008, false));
        given.when(next(CAT)).thenRefused(NO_CARDS_LEFT);
        given.when(paper(CAT, 1002, rules().series(5).page(1001, 1).boxes().toArray(new BingoBox[0])))
                .thenAccepted();
    }

    @Test
    @Rule({"1.1 \"session\"", "4.1"})
    void one_session_is_open_at_a_time() {
        given(GAME)
                .having(new OpenSession(SERIES))
                .when(new OpenSession(SERIES))
                .thenRefused(SESSION_OPEN);
        given(GAME).when(start()).thenRefused(NO_SESSION);
        given(GAME).having(new OpenSession(SERIES)).when(start()).thenRefused(NOTHING_ISSUED);
        given(GAME).having(anns(), leave(ANN)).when(start()).thenRefused(NOTHING_ISSUED);
        given(GAME)
                .when(new Issue(ANN, null, null, List.of(), Medium.PAPER, false, null))
                .thenRefused(NO_SERIES);
    }

    @Test
    @Rule({"3.1", "R-13"})
    void players_are_members_with_a_card_of_their_own() {
        given(GAME).having(admit(ANN, PlayerCard.VALID, false)).when(anns()).thenRefused(NOT_A_MEMBER);
        for (PlayerCard card : List.of(PlayerCard.NONE, PlayerCard.OTHER_PERSON, PlayerCard.BLOCKED))
            given(GAME).having(admit(ANN, card, true)).when(anns()).thenRefused(NO_PLAYER_CARD);
        var before = given(GAME).having(clock("2024-08-18T23:59"), admit(ANN, PlayerCard.NONE, true));
        before.when(anns()).thenAccepted();
        given(game("playerCardRequiredFrom=never"))
                .having(clock("2026-11-16T20:00"), admit(ANN, PlayerCard.NONE, true))
                .when(anns())
                .thenAccepted();
    }

    @Test
    @Rule({"3.3", "R-16"})
    void the_fee_is_paid_from_what_is_at_hand_and_within_the_loss_limit() {
        given(GAME).having(BingoTable.admit(ANN, 9L, null)).when(anns()).thenRefused(NOT_ENOUGH_CHIPS);
        given(GAME).having(BingoTable.admit(ANN, 100L, 9L)).when(anns()).thenRefused(LOSS_LIMIT_EXCEEDED);
        var when = given(GAME).having(BingoTable.admit(ANN, 15L, 12L)).when(anns());
        when.thenAccepted();
        assertThat(when.state().table().guest(ANN).chips()).isEqualTo(dollars(5));
        assertThat(when.state().table().guest(ANN).lossLimitLeft()).isEqualTo(dollars(2));
    }

    @Test
    @Rule("1.1 \"dealer station\"")
    void a_full_hall_takes_nobody_in_but_who_has_a_seat_may_have_another_card() {
        var given = given(game("seats=2")).having(anns(), bobs());
        given.when(cats()).thenRefused(HALL_FULL);
        given.when(paper(BOB, 1003, CATS)).thenAccepted();
        given.having(leave(ANN));
        given.when(dans()).thenAmong(new TableChanged(new TableEvent.Seated(DAN, Box.of(1))));
    }

    @Test
    @Rule("R-143")
    void cards_are_sold_up_to_the_first_number_and_later_ones_are_for_the_next_game_at_the_full_fee() {
        var given = begun(GAME, anns());
        given.having(bobs());
        assertThat(card(given.state(), 1002).from()).isEqualTo(1);
        given.having(call(1), cats());
        assertThat(card(given.state(), 1003).from()).isEqualTo(2);
        assertThat(given.state().staked(CAT)).isEqualTo(dollars(10));
        given.having(electronic(DAN, 1005, false, DANS), call(35));
        given.when(new Mark(DAN, 1005, 35)).thenRefused(NO_GAME);
        given.having(allBut(1, BOBS)).having(won(claim(BOB, 1002)));
        given.having(start());
        given.when(dans()).thenRefused(NO_GAME_LEFT);
    }

    @Test
    @Rule({"3.2.1", "3.4", "R-129"})
    void paper_does_not_play_by_itself_and_a_device_does_when_its_player_lets_it() {
        given(GAME)
                .when(new Issue(ANN, DEALER, null, List.of(), Medium.PAPER, true, SERIES))
                .thenRefused(NOT_ELECTRONIC);
        var given = given(GAME).having(electronic(ANN, 1001, false, ANNS), bobs());
        given.when(new Automatic(ANN, 1001, false)).thenRefused(NOTHING_TO_CHANGE);
        given.when(new Automatic(ANN, 1001, true)).then(new AutomaticSet(1001, true));
        given.when(new Automatic(BOB, 1001, false)).thenRefused(NOT_THE_HOLDER);
        given.when(new Automatic(BOB, 1002, true)).thenRefused(NOT_ELECTRONIC);
        given(GAME).when(new Automatic(ANN, 1001, true)).thenRefused(NOT_THE_HOLDER);
    }

    @Test
    @Rule({"3.4", "4.7", "4.9", "7.7"})
    void a_number_is_pressed_once_when_it_is_on_the_card_and_has_been_called() {
        var given = given(GAME).having(electronic(ANN, 1001, false, ANNS), bobs());
        given.when(new Mark(ANN, 1001, 4)).thenRefused(NO_GAME);
        given.having(start(), call(4), call(1));
        given.when(new Mark(ANN, 1001, 4)).then(new NumberMarked(1001, 4));
        given.when(new Mark(ANN, 1001, 4)).thenRefused(ALREADY_MARKED);
        given.when(new Mark(ANN, 1001, 11)).thenRefused(NOT_CALLED);
        given.when(new Mark(ANN, 1001, 1)).thenRefused(NOT_ON_THE_CARD);
        given.when(new Mark(BOB, 1001, 4)).thenRefused(NOT_THE_HOLDER);
        given.when(new Mark(BOB, 1002, 1)).thenRefused(NOT_ELECTRONIC);
        given.having(new Automatic(ANN, 1001, true));
        given.when(new Mark(ANN, 1001, 1)).thenRefused(NOT_ELECTRONIC);
        given.having(allBut(1, BOBS)).having(won(claim(BOB, 1002)));
        assertThat(card(given.state(), 1001).marks().size()).isZero();
    }

    @Test
    @Rule({"3.3", "9.8"})
    void a_hall_has_no_limits_no_boxes_to_sit_at_and_no_chips_to_pay_wrongly() {
        List<TableCommand> none = List.of(
                new TableCommand.Sit(ANN, Box.of(1)),
                new TableCommand.ChangeCards(SUPERVISOR),
                new TableCommand.TakeDownSign(SUPERVISOR),
                new TableCommand.RaiseMinimum(SUPERVISOR, null, dollars(5)),
                new TableCommand.Restrict(SUPERVISOR, ANN, List.of(BOB)));
        for (TableCommand command : none) given(GAME).when(at(command)).thenRefused(NOT_AT_BINGO);
    }

    @Test
    @Rule({"3.3", "4.9"})
    void who_leaves_gives_up_the_cards_and_the_fee_is_kept() {
        var given = given(GAME).having(BingoTable.admit(ANN, 100L, null), anns(), bobs(), start(), call(4));
        var when = given.when(leave(ANN));
        assertThat(when.line("entry").returned()).isEqualTo(Money.ZERO);
        assertThat(when.line("entry").ending()).isEqualTo(BingoShowdown.LEFT_EARLY);
        when.thenAmong(new TableChanged(new TableEvent.SeatLeft(ANN, Box.of(1), false)));
        assertThat(when.state().table().guest(ANN).chips()).isEqualTo(dollars(90));
        assertThat(when.state().hall().open().cards())
                .extracting(Issued::patron)
                .containsExactly(BOB);
        given.when(leave(ANN)).thenRefused(NOT_SEATED);
        given.when(at(new TableCommand.CardOut(BOB))).thenRefused(WAGERS_STAND);
    }

    @Test
    @Rule({"2.3.1", "2.4", "4.3", "7.7"})
    void a_card_that_was_given_up_is_dead_for_the_session_and_stays_among_those_issued() {
        var given = begun(GAME, anns(), bobs(), cats()).having(leave(ANN), leave(CAT));
        Session session = given.state().hall().open();
        assertThat(session.first()).isEqualTo(1001);
        assertThat(session.last()).isEqualTo(1003);
        for (int serial : new int[] {1001, 1003})
            given.when(paper(DAN, serial, DANS)).thenRefused(ALREADY_ISSUED, "2.3.1");
        given.when(electronic(DAN, 1001, false)).thenRefused(ALREADY_ISSUED, "2.3.1");
        given.when(anns()).thenRefused(ALREADY_ISSUED, "2.3.1");
        given.when(paper(DAN, 1005, ANNS)).thenRefused(DUPLICATE_BOX);
        given.when(next(DAN)).thenAccepted();
        assertThat(card(given.state(), 1004).patron()).isEqualTo(DAN);
    }

    @Test
    @Rule({"2.3.1", "4.1", "1.1 \"session\""})
    void a_session_that_everybody_has_left_gives_way_to_the_next_though_no_book_is_left() {
        var given = given(game("cards=1")).having(next(ANN));
        given.when(new OpenSession(SERIES)).thenRefused(SESSION_OPEN);
        given.having(leave(ANN));
        given.when(next(BOB)).thenRefused(NO_CARDS_LEFT);
        given.having(new OpenSession(SERIES));
        given.when(next(BOB)).thenAccepted();
    }

    @Test
    @Rule({"2.3.1", "9.3.1"})
    void a_card_whose_fee_was_declared_void_is_not_issued_again_before_the_next_session() {
        Bingo game = game("games=1");
        var given = begun(game, electronic(ANN, 1001, false, ANNS), bobs())
                .having(staff(new BingoIrregularity.CardFails(DEALER, 1001)));
        given.having(staff(new BingoIrregularity.VoidEntry(SUPERVISOR, ANN, "a computer")));
        given.when(paper(CAT, 1001, CATS)).thenRefused(ALREADY_ISSUED);
        given.having(allBut(90, BOBS)).having(call(90)).having(won(claim(BOB, 1002)));
        given.when(paper(CAT, 1001, CATS)).thenAccepted();
    }

    @Test
    @Rule({"7.4", "3.3"})
    void nobody_leaves_before_a_prize_that_was_verified_is_paid() {
        var given = begun(GAME, anns(), bobs()).having(allBut(90, ANNS)).having(call(90), claim(ANN, 1001), verify());
        given.when(leave(ANN)).thenRefused(WAGERS_STAND, "7.4");
        given.when(leave(BOB)).thenAccepted();
        given.having(settle());
        given.when(leave(ANN)).thenAccepted();
    }

    @Test
    @Rule("3.3")
    void who_comes_back_pays_again_and_both_fees_are_kept() {
        var given = begun(game("games=1"), anns(), bobs()).having(leave(ANN));
        assertThat(given.state().staked(ANN)).isEqualTo(Money.ZERO);
        given.having(paper(ANN, 1003, CATS));
        assertThat(given.state().staked(ANN)).isEqualTo(dollars(10));
        List<Call> calls = new ArrayList<>(allBut(90, BOBS));
        given.having(calls).having(call(90), claim(BOB, 1002), verify());
        var ended = given.when(settle());
        assertThat(ended.lines()).filteredOn(line -> line.patron().equals(ANN)).hasSize(1);
        assertThat(pool(ended.state())).isEqualTo(dollars(30));
    }
}
