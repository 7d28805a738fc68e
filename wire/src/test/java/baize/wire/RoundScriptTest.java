package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.rule.Book;
import baize.core.rule.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What a script may say, and the one line that answers one that cannot be read. */
@Book("three-card-poker")
class RoundScriptTest {
    private static String script(String commands) {
        return "{\"game\":\"three-card-poker\",\"cards\":\"Qs Kh 9d 7d 4c 2s\",\"commands\":[" + commands + "]}";
    }

    private static final String ANTE =
            "{\"do\":\"wager\",\"patron\":\"ann\",\"box\":1,\"on\":\"ante\",\"stake\":\"10.00\"}";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { | line 1, column 2: not JSON
            [] | expected an object, got []
            {"game":"whist","commands":[]} | game: expected caribbean-stud or three-card-poker or blackjack or craps or\
             bingo
            {"commands":[]} | game: expected a game's id, but it is missing
            {"game":"three-card-poker"} | commands: expected a list of commands, but it is missing
            {"game":"three-card-poker","commands":{}} | commands: expected a list, got {}
            {G,"x":1} | x: no such field here
            {G,"cards":"As Zz"} | cards: expected a card like "As" or "Td", got "Zz"
            {G,"cards":["As","1s"]} | cards[1]: expected a card like
            {G,"house":{"device":"hat"}} | house.device: expected shoe or shuffler, got "hat"
            {G,"house":{"decks":"6"}} | house.decks: no such setting
            {G,"house":{"limits":{"ante":{"minimum":"-5.00"}}}} | house.limits.ante.minimum
            {G,"house":[]}| house: expected a setting
            {G,"house":{"anteBonus":"1-4"}} | house.anteBonus: expected 3 figures
            {G,"patrons":[{"id":"ann","bankroll":5}]} | patrons[0].bankroll: expected an amount
            {G,"patrons":[{"id":"ann","card":"lost"}]} | patrons[0].card: expected valid or
            """)
    void a_malformed_script_is_answered_with_the_place_and_what_was_expected(String text, String message) {
        String script = text.replace("G,", "\"game\":\"three-card-poker\",\"commands\":[],");
        assertThatThrownBy(() -> RoundScript.run(script))
                .isInstanceOf(Malformed.class)
                .hasMessageStartingWith(message)
                .message()
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"do":"juggle"} | commands[0].do: no such command at Three Card Poker: "juggle"
            {"patron":"ann"} | commands[0].do: expected a text, but it is missing
            7 | commands[0]: expected an object, got 7
            {W,"box":1,"on":"ante","stake":12.5} | commands[0].stake: expected an amount like "12.50", got 12.5
            {W,"box":1,"on":"ante","stake":"12.5"} | commands[0].stake: expected an amount like "12.50", got "12.5"
            {W,"box":1,"on":"ante","stake":"-12.50"} | commands[0].stake: expected an amount of at least 0.00
            {W,"box":1,"on":"ante","stake":"90000000000000000.00"} | commands[0].stake: expected an amount of at most
            {W,"box":1,"on":"ante","stake":"900000000000000000.00"} | commands[0].stake: expected an amount below
            {W,"box":0,"on":"ante","stake":"1.00"} | commands[0].box: expected a box from 1 on, got 0
            {W,"box":"1","on":"ante","stake":"1.00"} | commands[0].box: expected a whole number, got "1"
            {W,"box":1,"on":"jackpot","stake":"1.00"} | commands[0].on: expected ante or pair-plus or play
            {"do":"wager","box":1,"on":"ante","stake":"1.00"} | commands[0].patron: expected a text, but it is missing
            {"do":"fold","patron":"ann","box":1,"stake":"1.00"} | commands[0].stake: no such field here; expected do
            {"do":"close","by":"king"} | commands[0].by: expected dealer, gaming-supervisor
            {"do":"admit","patron":"ann","warned":"today"} | commands[0].warned: expected a day like "2026-11-16"
            {"do":"tick","at":"noon"} | commands[0].at: expected an instant with offset
            {"do":"expose-card"} | commands[0].box: expected a box, or "dealer":true
            {"do":"call-time"} | commands[0].box: expected a box or a patron
            """)
    void a_malformed_command_is_answered_with_its_place(String command, String message) {
        String script = script(command.replace("W,", "\"do\":\"wager\",\"patron\":\"ann\","));
        assertThatThrownBy(() -> RoundScript.run(script))
                .isInstanceOf(Malformed.class)
                .hasMessageStartingWith(message);
    }

    @Test
    @Rule("3.1")
    void a_card_twice_in_one_deal_is_malformed_and_in_two_deals_is_not() {
        String twice = "{\"game\":\"three-card-poker\",\"cards\":\"Qs Kh 9d 7d 4c Qs\",\"commands\":[" + ANTE
                + ",{\"do\":\"deal\"}]}";
        assertThatThrownBy(() -> RoundScript.run(twice)).hasMessage("cards: Qs comes twice in one deal (card 6)");
        String round = ANTE + ",{\"do\":\"deal\"},{\"do\":\"fold\",\"patron\":\"ann\",\"box\":1}";
        String two = "{\"game\":\"three-card-poker\",\"cards\":\"Qs Kh 9d 7d 4c 2s Qs Kh 9d 7d 4c 2s\",\"commands\":["
                + round + "," + round + "]}";
        assertThat(RoundScript.run(two).get("balances").get("ann").stringValue())
                .isEqualTo("-20.00");
    }

    @Test
    void a_name_twice_in_one_object_is_malformed_and_said() {
        String twice =
                "{\"do\":\"wager\",\"patron\":\"ann\",\"box\":1,\"on\":\"ante\",\"stake\":\"5.00\",\"stake\":\"7.00\"}";
        assertThatThrownBy(() -> RoundScript.run(script(twice)))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("Duplicate")
                .hasMessageContaining("stake");
    }

    @Test
    void too_few_cards_are_malformed_and_cards_left_over_are_not() {
        String few =
                "{\"game\":\"three-card-poker\",\"cards\":\"Qs Kh\",\"commands\":[" + ANTE + ",{\"do\":\"deal\"}]}";
        assertThatThrownBy(() -> RoundScript.run(few))
                .hasMessage("cards: expected 6 cards for this deal, got 2 after the first 0");
        assertThat(RoundScript.run(script(ANTE)).get("refusals")).isEmpty();
    }

    @Test
    void a_refused_command_changes_nothing_and_the_script_goes_on() {
        String result = RoundScript.run(script("{\"do\":\"deal\"}," + ANTE + "," + ANTE + ",{\"do\":\"deal\"}"))
                .toString();
        assertThat(result)
                .contains("\"command\":0", "\"reason\":\"no-wagers\"", "\"command\":2", "area-already-wagered");
    }

    @Test
    void stakes_still_in_play_are_listed_and_count_as_the_patrons() {
        JsonNode result = RoundScript.run(script(ANTE + ",{\"do\":\"deal\"}"));
        assertThat(result.get("balances").get("ann").stringValue()).isEqualTo("0.00");
        assertThat(result.get("inPlay").toString())
                .isEqualTo("[{\"patron\":\"ann\",\"box\":1,\"wager\":\"ante\",\"stake\":\"10.00\"}]");
    }

    @Test
    @Rule("R-13")
    void a_blocked_card_is_refused_and_a_card_taken_out_is_forgotten() {
        String base = "{\"game\":\"three-card-poker\",\"patrons\":[{\"id\":\"ann\",\"card\":\"blocked\"}],"
                + "\"commands\":[%s" + ANTE + ",{\"do\":\"card-out\",\"patron\":\"ann\"}]}";
        JsonNode blocked = RoundScript.run(base.formatted(""));
        assertThat(blocked.get("refusals")).hasSize(1);
        assertThat(blocked.get("refusals").toString()).contains("R-13", "ann's player card is blocked");
        JsonNode afresh = RoundScript.run(base.formatted("{\"do\":\"card-out\",\"patron\":\"ann\"},"));
        assertThat(afresh.get("refusals")).hasSize(1);
        assertThat(afresh.get("refusals").toString()).contains("\"command\":2", "wagers-stand");
    }

    @Test
    @Rule("R-13")
    void a_patron_without_a_card_is_refused_unless_none_is_required() {
        String base = "{\"game\":\"three-card-poker\",%s\"patrons\":[{\"id\":\"ann\",\"card\":\"none\"}],\"commands\":["
                + ANTE + "]}";
        assertThat(RoundScript.run(base.formatted("")).get("refusals").toString())
                .contains("\"rule\":\"R-13\",\"reason\":\"no-player-card\"");
        String never = base.formatted("\"house\":{\"playerCardRequiredFrom\":\"never\"},");
        assertThat(RoundScript.run(never).get("refusals")).isEmpty();
    }
}
