package baize.wire.twin;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the staff order about seats, signs, cards and people before a round, in it and after it moves no money, and what
 * a book has nothing about is refused.
 */
class OrdersTest {
    /** Needs a full table and three idle rounds; a seat on which a wager stands is never taken back. */
    private static final String RECLAIM = "reclaim-seat";

    private static final Map<String, String> DISPUTES = Map.of(
            "three-card-poker",
            "14.12",
            "caribbean-stud",
            "16.17",
            "blackjack",
            "18.13",
            "craps",
            "7.14",
            "bingo",
            "9.10");

    /** Every order with what it needs, so that each finds what the one before it left. */
    private static final Map<String, String> FORMS = forms();

    private static Map<String, String> forms() {
        Map<String, String> forms = new LinkedHashMap<>();
        forms.put("close", "");
        forms.put("open", "");
        forms.put("close-sign", "");
        forms.put("put-up-sign", ", 'minimum': '3.00', 'at': '2026-11-16T12:00:00+11:00'");
        forms.put("take-down-sign", "");
        forms.put("raise-minimum", ", 'minimum': '2.00'");
        forms.put("change-limits", ", 'maximum': '900.00'");
        forms.put("personal-limit", ", 'patron': 'ann', 'minimum': '3.00', 'maximum': '1000.00'");
        forms.put("withdraw-personal-limit", ", 'patron': 'ann'");
        forms.put("change-cards", "");
        forms.put(RECLAIM, ", 'box': 1");
        forms.put("restrict", ", 'patron': 'zoe'");
        forms.put("lift-restriction", ", 'patron': 'zoe'");
        forms.put("incident", ", 'patron': 'ann', 'text': 'a dispute'");
        forms.put("shuffle", "");
        forms.put("hold-to-minimum", ", 'patron': 'ann'");
        forms.put("release", ", 'patron': 'ann'");
        forms.put("reserve-boxes", ", 'patron': 'zoe', 'boxes': [5]");
        forms.put("limit-players", ", 'perBox': 2");
        forms.put("limit-sides", ", 'limited': true");
        forms.put("overpayment", ", 'patron': 'ann', 'amount': '5.00'");
        forms.put("underpayment", ", 'patron': 'ann', 'amount': '5.00'");
        forms.put("rectify-payment", ", 'number': 1, 'amount': '5.00', 'agreed': true");
        return forms;
    }

    /** A round in three parts: its wagers, its cards or dice, and what ends it. */
    private static List<List<String>> round(String game, Playout p) {
        String ante = "{'do': 'wager', 'patron': 'ann', 'box': 1, 'on': 'ante', 'stake': '10.00'}";
        return switch (game) {
            case "three-card-poker" -> {
                p.outcomes("cards", "Qs As 9d Ah 3c 5d");
                yield List.of(
                        List.of(ante),
                        List.of("{'do': 'deal'}"),
                        List.of("{'do': 'play', 'patron': 'ann', 'box': 1}", "{'do': 'reveal'}"));
            }
            case "caribbean-stud" -> {
                p.outcomes("cards", "Qs As 9d Ah 3c 5d Ac 2s Kd 7h");
                p.opens(1_000_000 * 1_000_000L, 0);
                p.house("jackpotMeter", "10000.00");
                yield List.of(
                        List.of(ante, ante.replace("ante", "jackpot").replace("10.00", "1.00")),
                        List.of("{'do': 'deal'}"),
                        List.of("{'do': 'bet', 'patron': 'ann', 'box': 1}", "{'do': 'reveal'}"));
            }
            case "blackjack" -> {
                p.outcomes("cards", "Ts 6d 9h Td 8h");
                yield List.of(
                        List.of(ante.replace("ante", "main")),
                        List.of("{'do': 'deal'}"),
                        List.of("{'do': 'stand', 'patron': 'ann', 'box': 1}", "{'do': 'reveal'}"));
            }
            case "craps" -> {
                p.outcomes("dice", "3-4");
                yield List.of(
                        List.of(ante.replace("ante", "pass-line"), ante.replace("ante", "place-6")),
                        List.of("{'do': 'close-wagering'}"),
                        List.of("{'do': 'shoot'}"));
            }
            default -> bingo();
        };
    }

    private static List<List<String>> bingo() {
        BingoCard card = BingoCard.random(1001, "ann", false, new Random(1));
        return List.of(
                List.of("{'do': 'issue', 'patron': 'ann', 'serial': 1001, 'boxes': ['" + card.box()
                        + "'], 'by': 'dealer'}"),
                List.of("{'do': 'start'}"),
                List.of("{'do': 'call', 'number': 1}"));
    }

    static List<Twin> twins() {
        return NothingOutOfReachTest.twins();
    }

    @ParameterizedTest
    @MethodSource("twins")
    @Rule({"R-192", "R-202"})
    void orders_move_no_money_and_what_the_book_does_not_know_is_refused(Twin twin) {
        Set<String> orders = new TreeSet<>(twin.orders());
        orders.addAll(twin.unknown());
        orders.add("close");
        List<String> said = new ArrayList<>();
        Outcome with = played(twin.game(), orders, said);
        Set<String> accepted = new TreeSet<>();
        for (int i = 0; i < said.size(); i++) if (!with.refusals().contains(i)) accepted.add(said.get(i));
        accepted.retainAll(orders);
        accepted.add(RECLAIM);
        assertThat(accepted).containsAll(twin.orders()).doesNotContainAnyElementsOf(refused(twin));
        Outcome without = played(twin.game(), Set.of(), new ArrayList<>());
        assertThat(without.refusals()).isEmpty();
        assertThat(with.hasSameMoney(without)).as(with + "\n" + without).isTrue();
    }

    private static Set<String> refused(Twin twin) {
        Set<String> refused = new TreeSet<>(twin.unknown());
        refused.add("nothing");
        refused.remove(RECLAIM);
        return refused;
    }

    /** The round with these orders before, in and after it; the name of each command is added, if it is one. */
    private static Outcome played(String game, Set<String> orders, List<String> said) {
        Playout p = new Playout(game, 1);
        List<List<String>> round = round(game, p);
        p.say("{'do': 'tick', 'at': '2026-11-16T09:00:00+11:00'}");
        said.add("");
        for (List<String> part : round) {
            order(p, game, orders, said);
            for (String command : part) {
                p.say(command);
                said.add("");
            }
        }
        order(p, game, orders, said);
        return p.found();
    }

    private static void order(Playout p, String game, Set<String> orders, List<String> said) {
        FORMS.forEach((name, rest) -> {
            if (!orders.contains(name)) return;
            String clause = name.equals("incident") ? ", 'clause': '" + DISPUTES.get(game) + "'" : "";
            p.say("{'do': '" + name + "', 'by': 'gaming-manager'" + rest + clause + "}");
            said.add(name);
        });
    }
}
