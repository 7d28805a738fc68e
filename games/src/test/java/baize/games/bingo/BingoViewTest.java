package baize.games.bingo;

import static baize.games.bingo.BingoTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.bingo.BingoView.CardView;
import baize.games.bingo.BingoView.Phase;
import baize.games.bingo.BingoView.PrizeView;
import baize.games.bingo.BingoView.ProgressView;
import baize.games.table.TableCommand;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What each viewer sees of a hall and is offered in it. */
class BingoViewTest {
    private static final Bingo GAME = game("minors=top-line:50.00", "jackpotGames=1", "jackpotMeter=100.00");
    private static final Viewer STAFF = new Viewer.Staff(SUPERVISOR);

    private static BingoView seen(BingoState state, @Nullable Patron by) {
        return GAME.view(state, by == null ? new Viewer.Passerby() : new Viewer.Player(by));
    }

    @Test
    @Rule({"2.1.2", "2.3.2", "3.3", "4.1", "4.3", "4.4", "4.5", "5.5", "1.1 \"session\""})
    void all_see_the_board_the_prizes_the_colour_and_the_fee() {
        var given = given(GAME).having(anns(), bobs(), start(7, 19, 44, 61, 88)).having(calls("4 11 36"));
        for (BingoView view :
                List.of(seen(given.state(), null), seen(given.state(), BOB), GAME.view(given.state(), STAFF))) {
            assertThat(view.phase()).isEqualTo(Phase.CALLING);
            assertThat(view.called()).containsExactly(4, 11, 36);
            assertThat(view.prizes())
                    .containsExactly(prize(Pattern.TOP_LINE, 50, true), prize(Pattern.FULL_HOUSE, 300, true));
            BingoView.SessionView session = view.session();
            if (session == null) throw new AssertionError("no session");
            assertThat(List.of(session.games(), session.game(), session.first(), session.last(), session.players()))
                    .containsExactly(2, 1, 1001, 1002, 2);
            assertThat(List.of(session.colour(), session.series(), session.share()))
                    .containsExactly("white", SERIES, "100%");
            assertThat(session.entryFee()).isEqualTo(dollars(10));
        }
        assertThat(seen(GAME.initial(), null).session()).isNull();
        assertThat(seen(GAME.initial(), null).prizes()).hasSize(2);
    }

    private static PrizeView prize(Pattern pattern, long amount, boolean open) {
        return new PrizeView(pattern, pattern.drawn(), dollars(amount), dollars(amount), Money.ZERO, Money.ZERO, open);
    }

    @Test
    @Rule({
        "6.2",
        "6.3",
        "6.3.1",
        "6.3.2",
        "6.3 \"current jackpot amount\"",
        "6.3.3",
        "6.3.4",
        "6.3.5",
        "6.3.6",
        "6.3.7",
        "R-141"
    })
    void the_jackpot_shows_its_amount_numbers_games_and_the_session_its_time() {
        var given = given(GAME).having(clock("2026-11-16T20:00"), anns());
        BingoView.JackpotView before = seen(given.state(), null).jackpot();
        assertThat(before.amount()).isEqualTo(dollars(110));
        assertThat(before.games()).containsExactly(1);
        assertThat(before.inPlay()).isFalse();
        given.having(start(7, 19, 44, 61, 88));
        BingoView view = seen(given.state(), null);
        assertThat(view.jackpot().inPlay()).isTrue();
        assertThat(view.jackpot().numbers()).containsExactly(7, 19, 44, 61, 88);
        assertThat(view.jackpot().levels()).containsExactly(new BingoView.LevelView("numbers", 100, dollars(110)));
        BingoView.SessionView session = view.session();
        assertThat(session == null ? null : session.opened()).isEqualTo(sydney("2026-11-16T20:00"));
    }

    @Test
    @Rule({"3.2.2", "3.4", "7.7"})
    void cards_are_their_holder_s_and_show_the_page_of_the_game() {
        Series series = rules("jackpotGames=1").series(Series.key(SERIES));
        var given = given(GAME).having(next(ANN), electronic(BOB, 1002, true), start(7, 19, 44, 61, 88));
        List<BingoBox> first = series.page(1001, 1).boxes();
        int number = first.getFirst().numbers().getFirst();
        given.having(call(number), new Mark(ANN, 1001, number));
        Play play = BingoEvolution.playOf(given.state());
        List<List<Need>> needs = first.stream()
                .map(box -> Need.of(box, play.prizes(), play.balls()))
                .toList();
        assertThat(needs.getFirst().getLast()).isEqualTo(new Need(Pattern.FULL_HOUSE, 14, List.of()));
        assertThat(seen(given.state(), ANN).cards())
                .containsExactly(
                        new CardView(1001, ANN, Medium.ELECTRONIC, false, false, 1, first, List.of(number), needs));
        assertThat(seen(given.state(), BOB).cards().getFirst().marks()).containsExactly(number);
        assertThat(seen(given.state(), null).cards()).isEmpty();
        assertThat(GAME.view(given.state(), STAFF).cards())
                .hasSize(2)
                .allMatch(card -> card.boxes().isEmpty() && card.marks().isEmpty());
        given.having(staff(new TerminalError(DEALER)));
        assertThat(seen(given.state(), ANN).cards().getFirst().boxes())
                .isEqualTo(series.page(1001, 2).boxes());
    }

    @Test
    @Rule({"4.7", "5.4.1", "8.1"})
    void progress_says_how_many_boxes_are_near_and_forfeits_are_between_player_and_house() {
        var given = given(GAME).having(anns(), bobs(), start(7, 19, 44, 61, 88)).having(calls("4 11 36 52"));
        assertThat(seen(given.state(), null).progress())
                .containsExactly(
                        new ProgressView(Pattern.TOP_LINE, 1, 0, 0), new ProgressView(Pattern.FULL_HOUSE, 0, 0, 0));
        given.having(calls("81 9"));
        assertThat(seen(given.state(), ANN).forfeits())
                .containsExactly(new BingoView.ForfeitView(ANN, Pattern.TOP_LINE));
        assertThat(GAME.view(given.state(), STAFF).forfeits()).hasSize(1);
        assertThat(seen(given.state(), BOB).forfeits()).isEmpty();
    }

    @Test
    @Rule({"7.1", "7.2", "5.5"})
    void claims_and_winners_are_announced_to_all_and_lines_are_for_who_they_pay() {
        var given = given(GAME).having(anns(), bobs(), start(7, 19, 44, 61, 88)).having(calls("4 11 36 52 81"));
        given.having(claim(ANN, 1001));
        assertThat(seen(given.state(), BOB).phase()).isEqualTo(Phase.CHECKING);
        assertThat(seen(given.state(), null).claims()).hasSize(1);
        given.having(verify(), call(9));
        for (BingoView view : List.of(seen(given.state(), null), seen(given.state(), BOB))) {
            assertThat(view.last()).extracting(Divided::wager).containsExactly("top-line");
            assertThat(view.prizes()).startsWith(prize(Pattern.TOP_LINE, 50, false));
            assertThat(view.lines()).isEmpty();
        }
        assertThat(seen(given.state(), ANN).lines()).extracting(Line::wager).containsExactly("top-line");
        given.having(staff(new TerminalError(DEALER)));
        assertThat(seen(given.state(), null).carried()).containsExactly(new Prize(Pattern.FULL_HOUSE, dollars(300)));
        assertThat(seen(given.state(), null).phase()).isEqualTo(Phase.ISSUING);
        assertThat(seen(GAME.initial(), null).phase()).isEqualTo(Phase.SETTLED);
    }

    @Test
    @Rule({"8.3", "R-139"})
    void what_was_said_in_error_is_shown_until_it_is_corrected() {
        var given = given(GAME).having(anns(), start(7, 19, 44, 61, 88), new Call(4, 14));
        assertThat(seen(given.state(), null).announced()).isEqualTo(14);
        given.having(staff(new CorrectCall(DEALER, null, null, null)));
        assertThat(seen(given.state(), null).announced()).isNull();
    }

    private static List<BingoCommand> offered(BingoState state, Viewer viewer) {
        return GAME.offers(state, viewer).stream().map(Offer::command).toList();
    }

    @Test
    @Rule({"3.2", "3.4", "4.7"})
    void a_player_is_offered_a_card_its_numbers_and_a_claim() {
        Issue taken = new Issue(ANN, null, null, List.of(), Medium.ELECTRONIC, false, null);
        assertThat(offered(GAME.initial(), new Viewer.Player(ANN))).contains(taken);
        assertThat(offered(GAME.initial(), new Viewer.Passerby())).isEmpty();
        var given = given(GAME).having(electronic(ANN, 1001, false, ANNS), start(7, 19, 44, 61, 88), call(4), call(1));
        given.having(call(11));
        assertThat(GAME.offers(given.state(), new Viewer.Player(ANN)))
                .contains(new Offer<>(new Mark(ANN, 1001, 4), null, List.of(4, 11)));
        assertThat(offered(given.state(), new Viewer.Player(ANN)))
                .contains(new Claim(ANN, null, 1001, null, null, null), new Automatic(ANN, 1001, true), leave(ANN))
                .doesNotContain(new Automatic(ANN, 1001, false));
        given.having(new Mark(ANN, 1001, 4), new Mark(ANN, 1001, 11));
        assertThat(offered(given.state(), new Viewer.Player(ANN))).noneMatch(Mark.class::isInstance);
    }

    @Test
    @Rule({"4.4", "7.1", "8.5", "R-24"})
    void the_staff_are_offered_what_comes_next_by_their_rank() {
        assertThat(offered(GAME.initial(), STAFF)).contains(new OpenSession(null));
        var given = given(GAME).having(electronic(ANN, 1001, true, ANNS));
        assertThat(offered(given.state(), STAFF))
                .contains(new Start(List.of()))
                .doesNotContain(at(new TableCommand.LiftRestriction(SUPERVISOR, ANN)));
        given.having(start(7, 19, 44, 61, 88)).having(calls("4 11 36 52 81"));
        assertThat(offered(given.state(), STAFF)).contains(verify()).doesNotContain(new Call(null, null));
        assertThat(offered(given.state(), new Viewer.Staff(DEALER)))
                .doesNotContain(new Verify(DEALER, null), staff(new ReplaceCard(DEALER, 1001)));
        given.having(staff(new CardFails(DEALER, 1001)), at(new TableCommand.Restrict(SUPERVISOR, ANN, List.of())));
        assertThat(offered(given.state(), new Viewer.Staff(DEALER))).contains(staff(new ReplaceCard(DEALER, 1001)));
        assertThat(offered(given.state(), STAFF)).contains(at(new TableCommand.LiftRestriction(SUPERVISOR, ANN)));
    }
}
