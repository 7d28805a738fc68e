package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baize.core.rule.Rule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Rounds of Star Blackjack: a player's wagers by clicks and keys, real cards entered by the dealer. */
@Tag("browser")
@ExtendWith(Chromium.class)
class BlackjackRoundTest {
    @RegisterExtension
    final Evening evening = new Evening(TestHouse.blackjack());

    private BlackjackTable seated(int box) {
        return new BlackjackTable(evening.guest().atTable("1").sitDown(box));
    }

    @Test
    @Rule({"blackjack 12.1", "blackjack 12.2", "blackjack 11.1", "blackjack 11.2", "blackjack 15.1.2"})
    void a_split_with_a_double_lies_on_two_hands_and_is_settled_by_hand_with_its_clauses() {
        BlackjackTable player = seated(4).main();
        DealerPage dealer = evening.dealerAt("1").noMoreBets().deal("8s 6c 8d").turnIs("Box 4, 16");
        player.worth(4, 1, "16");
        dealer.shows("Splits", "3h").turnIs("Box 4, hand 1, 11");
        player.worth(4, 1, "1 · 11").table().chipsAre("$50.00");
        assertThat(player.turn()).hasCount(1);
        dealer.shows("Doubles", "Th Tc").turnIs("Box 4, hand 2, 18");
        player.worth(4, 1, "1 · 21").worth(4, 2, "2 · 18").table().chipsAre("$25.00");
        assertThat(player.hand(4, 1).locator(".sideways")).hasCount(1);
        assertThat(player.page().locator(".held-hand")).hasCount(2);
        dealer.shows("Stands", "").draw("Td Kh");
        assertThat(player.table().docket().locator(".w").first()).containsText("Main, hand 1");
        SettledLine.assertDocket(
                player.table().docket(),
                "+$75.00",
                new SettledLine("Main, hand 1", "$25.00", "$50.00 back", "+$25.00", "win", "15.1.2"),
                new SettledLine("Double, hand 1", "$25.00", "$50.00 back", "+$25.00", "win", "15.1.2"),
                new SettledLine("Main, hand 2", "$25.00", "$50.00 back", "+$25.00", "win", "15.1.2"));
        player.table().chipsAre("$175.00");
    }

    @Test
    @Rule({"blackjack 8.1", "blackjack 8.3", "blackjack 15.1.4", "blackjack 15.1.6", "R-92"})
    void insurance_by_key_lies_on_its_line_and_pays_when_the_dealer_has_blackjack() {
        BlackjackTable player = seated(4).main();
        DealerPage dealer = evening.dealerAt("1").deal("Th As 9c").phaseIs("insuring");
        assertThat(player.table().offer("Insure $10.00")).isEnabled();
        player.page().keyboard().press("I");
        player.table().chipsAre("$65.00");
        assertThat(player.table().box(4).locator("[data-stack='insurance']")).containsText("$10");
        assertThat(player.table().offer("Insure $10.00")).hasCount(0);
        dealer.deed("Close insurance").click();
        dealer.phaseIs("playing").shows("Stands", "").draw("Kd");
        SettledLine.assertDocket(
                player.table().docket(),
                "−$5.00",
                new SettledLine("Insurance", "$10.00", "$30.00 back", "+$20.00", "win", "15.1.4"),
                new SettledLine("Main", "$25.00", "", "−$25.00", "lose", "15.1.6"));
        player.table().chipsAre("$95.00");
    }

    @Test
    @Rule({"blackjack 8.1", "R-92", "R-199"})
    void insurance_may_be_taken_for_less_in_chips() {
        BlackjackTable player = seated(4).main();
        evening.dealerAt("1").deal("Th As 9c").phaseIs("insuring");
        for (String amount : new String[] {"50.00", "7.50", "0.01"}) {
            player.page().locator("#less").fill(amount);
            player.page().locator(".less button").click();
            assertThat(player.page().locator(".tray .why"))
                    .containsText("Insure takes $5.00 to $10.00, in steps of $5.00.");
            player.table().chipsAre("$75.00");
        }
        player.page().locator("#less").fill("5");
        player.page().locator(".less button").click();
        player.table().chipsAre("$70.00");
        assertThat(player.table().box(4).locator("[data-stack='insurance']")).containsText("$5");
    }

    @Test
    @Rule({"blackjack 5.5", "blackjack 5.7.1", "blackjack 11.3", "R-101"})
    void a_box_shared_by_three_players_has_one_who_decides_and_each_is_settled_by_their_own_answer() {
        BlackjackTable controls = seated(4).main();
        BlackjackTable second = seated(2).backing(4, 3, "$80.00");
        BlackjackTable third = seated(6).backing(4, 1, "$90.00");
        controls.says(4, "Main");
        assertThat(third.table().box(4).locator(".pile-words")).hasCount(3);
        DealerPage dealer = evening.dealerAt("1").deal("5s 6c 6d").turnIs("Box 4, 11");
        assertThat(second.page().locator(".tray .why")).containsText("decides for box 4.");
        dealer.showsAndTheNextAnswers("Doubles").showsAndTheNextAnswers("Doubles");
        dealer.shows("Declines", "Ts");
        controls.worth(4, 1, "21");
        dealer.draw("Tc Kd");
        SettledLine.assertDocket(
                second.table().docket(),
                "+$40.00",
                new SettledLine("Main", "$20.00", "$40.00 back", "+$20.00", "win", "15.1.2"),
                new SettledLine("Double", "$20.00", "$40.00 back", "+$20.00", "win", "15.1.2"));
        SettledLine.assertDocket(
                third.table().docket(),
                "+$10.00",
                new SettledLine("Main", "$10.00", "$20.00 back", "+$10.00", "win", "15.1.2"));
        controls.table().chipsAre("$150.00");
        second.table().chipsAre("$140.00");
        third.table().chipsAre("$110.00");
    }

    @Test
    @Rule({"blackjack 16.8", "R-112"})
    void a_misdealt_round_is_reconstructed_with_the_cards_in_the_right_order() {
        BlackjackTable player = seated(4).main();
        DealerPage dealer = evening.dealerAt("1").deal("9s 6c 9d").shows("Stands", "");
        player.worth(4, 1, "18");
        dealer.choose("Reconstruct a misdealt round");
        assertThat(dealer.page().locator("#field-order")).hasValue("9s 6c 9d");
        evening.watch().expect("409 .*/preview");
        dealer.type("order", "9s 9d 6c Th");
        assertThat(dealer.confirmation()).containsText("Expected fewer cards than 4");
        dealer.type("order", "9s 6c Kd").hold();
        player.worth(4, 1, "19");
        dealer.draw("Tc 2d");
        SettledLine.assertDocket(
                player.table().docket(),
                "+$25.00",
                new SettledLine("Main", "$25.00", "$50.00 back", "+$25.00", "win", "15.1.3"));
        player.table().chipsAre("$125.00");
    }

    @Test
    @Rule({"blackjack 3.5", "blackjack 16.16", "blackjack 16.16.4", "R-144"})
    void a_card_missing_before_the_first_card_has_the_cards_changed_and_nothing_is_void() {
        BlackjackTable player = seated(4).main();
        DealerPage dealer = evening.dealerAt("1");
        dealer.changesCards("A card is missing", "a card is missing");
        dealer.phaseIs("betting").onTheLayout("$25.00");
        player.table().holds("Main", "$25.00").chipsAre("$75.00");
        dealer.deal("9s 6c 9d").shows("Stands", "").draw("Tc Kd");
        SettledLine.assertDocket(
                player.table().docket(),
                "+$25.00",
                new SettledLine("Main", "$25.00", "$50.00 back", "+$25.00", "win", "15.1.2"));
        player.table().chipsAre("$125.00");
    }

    @Test
    @Rule({"blackjack 14.12.1", "blackjack 14.18"})
    void optional_wagers_are_settled_with_the_deal_and_stand_in_the_book_while_the_round_goes_on() {
        BlackjackTable player = seated(4).main();
        player.table().choose(5).press("perfect-pairs").press("lucky-lucky").chipsAre("$65.00");
        evening.dealerAt("1").deal("8s 9c 8d");
        SettledLine.assertDocket(
                player.table().docket(),
                "+$20.00",
                new SettledLine("Perfect Pairs", "$5.00", "$30.00 back", "+$25.00", "win", "14.12"),
                new SettledLine("Lucky Lucky", "$5.00", "", "−$5.00", "lose", "14.18"));
        player.table().chipsAre("$95.00");
    }

    @Test
    void wagers_of_the_last_round_are_repeated_with_those_that_ride_on_the_box() {
        BlackjackTable player = seated(4).main();
        player.table().choose(5).press("perfect-pairs").press("lucky-lucky").chipsAre("$65.00");
        DealerPage dealer = evening.dealerAt("1").deal("Ts 9c 9d").shows("Stands", "");
        dealer.draw("8h");
        assertThat(player.table().docket().locator(".sum")).isVisible();
        assertThat(player.table().offer("Repeat $35.00")).isEnabled();
        player.table().decide("Repeat $35.00");
        player.table().holds("Main", "$25.00").holds("Perfect Pairs", "$5.00").holds("Lucky Lucky", "$5.00");
        player.table().chipsAre("$80.00");
        assertThat(player.table().tray().locator(".refusal")).hasCount(0);
    }
}
