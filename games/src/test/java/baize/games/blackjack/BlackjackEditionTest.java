package baize.games.blackjack;

import static baize.games.blackjack.BlackjackArea.*;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.Wager;
import baize.games.blackjack.BlackjackIrregularity.*;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables of the first edition decide as they did, to the word. */
class BlackjackEditionTest {
    private static final Blackjack FIRST =
            game("edition=1", "device=shuffler", "minimum=10.00", "maximum=100.00", "maximumHands=3");

    @Test
    @Rule({"5.5", "12.4", "14.6"})
    void refusals_cite_what_they_cited() {
        var split = given(FIRST).having(wager(20), deal("8h 9d 8s"), split(1, "8c"), split(1, "8d"));
        split.when(split(1, "2c")).thenRefused(NO_FURTHER_SPLIT, "12.4");
        split.when(insure(1, 5)).thenRefused(INSURANCE_CLOSED, "8.3");
        var full = given(FIRST).having(staff(new LimitPlayers(SUPERVISOR, 1)), wager(10));
        var refusal = full.when(wager(BOB, 1, MAIN, 10)).thenRefused(BOX_FULL, "5.5");
        assertThat(refusal.refusal().detail()).isEqualTo("box 1 has 1 players");
        full.when(staff(new LimitPlayers(SUPERVISOR, 4))).thenRefused(BOX_FULL, "5.5");
        for (Patron patron : List.of(BOB, CAT, DAN)) full.having(wager(patron, 1, LUCKY_LUCKY, 10));
        full.when(wager(SEATS.get(4), 1, LUCKY_LUCKY, 10)).thenRefused(BOX_FULL, "5.5");
        Wager jackpot = new Wager(CAT, box(1), BLAZING_7S, Money.cents(250), Money.ZERO);
        full.when(jackpot).thenRefused(NO_WAGER_OF_ONES_OWN, "14.6");
    }

    @Test
    @Rule({"6.1.2", "6.1.3"})
    void whoever_fills_the_box_first_keeps_it() {
        var given = given(FIRST).having(sit(1), wager(BOB, 1, MAIN, 100));
        given.when(wager(10)).thenRefused(ABOVE_MAXIMUM, "6.1");
    }

    @Test
    @Rule("R-15")
    void nothing_is_kept_free_of_a_loss_limit() {
        given(game("edition=1", "lossLimitReserveFullBet=true"))
                .having(admit(null, 50L, null))
                .when(wager(50))
                .thenAccepted();
    }
}
