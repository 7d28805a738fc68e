package baize.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.rule.Rule;
import baize.games.threecard.ThreeCardState.Hand;
import baize.testkit.Await;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reads every frame of many rounds for cards that its viewer may not see. */
class HiddenCardsTest {
    private static final Pattern CARD = Pattern.compile("\"([2-9TJQKA][cdhs])\"");
    private static final Pattern VERSION = Pattern.compile("^\\{\"version\":([0-9]+),");
    private static final int ROUNDS = 40;

    private final long seed = Long.getLong("baize.seed", System.nanoTime());

    @Test
    @Rule({"three-card-poker 7.1", "three-card-poker 8.3", "three-card-poker 9.7"})
    void no_frame_holds_a_card_that_its_viewer_may_not_see(@TempDir Path folder) throws Exception {
        System.err.println("HiddenCardsTest: -Dbaize.seed=" + seed);
        Random random = new Random(seed);
        try (OpenFloor open = new OpenFloor(folder);
                Line ann = open.player("ann");
                Line bob = open.player("bob");
                Line dealer = open.line("dealer/dana");
                Line supervisor = open.line("casino-supervisor/mel");
                Line passerby = open.line(null)) {
            List<Line> others = List.of(dealer, supervisor, passerby);
            for (int round = 1; round <= ROUNDS; round++) {
                ann.act("{\"do\":\"wager\",\"box\":1,\"on\":\"ante\",\"stake\":\"10.00\"}");
                bob.act("{\"do\":\"wager\",\"box\":2,\"on\":\"ante\",\"stake\":\"10.00\"}");
                long before = open.table().position().version();
                dealer.act("{\"do\":\"deal\"}");
                Set<String> annsOwn = cards(open, 1);
                Set<String> bobsOwn = cards(open, 2);
                boolean annFolds = random.nextBoolean();
                ann.act(annFolds ? "{\"do\":\"fold\",\"box\":1}" : "{\"do\":\"play\",\"box\":1}");
                bob.act("{\"do\":\"play\",\"box\":2}");
                if (random.nextBoolean())
                    Await.letPass(Duration.ofMillis(15), "views may go out meanwhile, or all at once");
                assertSeen(ann, before, annsOwn);
                assertSeen(bob, before, bobsOwn);
                for (Line other : others) assertSeen(other, before, Set.of());
                Set<String> shown = texts(open.table().hosted().state().dealer());
                shown.addAll(bobsOwn);
                if (!annFolds) shown.addAll(annsOwn);
                dealer.act("{\"do\":\"reveal\"}");
                for (Line other : others) {
                    other.viewIn("settled", round);
                    assertSeen(other, before, shown);
                }
            }
            open.assertBalanced();
        }
    }

    private static Set<String> cards(OpenFloor open, int box) {
        for (Hand hand : open.table().hosted().state().hands())
            if (hand.box().number() == box) return texts(hand.cards());
        throw new AssertionError("nothing at box " + box);
    }

    private static Set<String> texts(List<Card> cards) {
        Set<String> texts = new HashSet<>();
        for (Card card : cards) texts.add(card.toString());
        return texts;
    }

    /** Every card that was heard of in an answer, or in a view of a later version, is one of these. */
    private static void assertSeen(Line line, long after, Set<String> allowed) {
        for (String frame : line.heard()) {
            Matcher version = VERSION.matcher(frame);
            if (version.find() && Long.parseLong(version.group(1)) <= after) continue;
            Matcher card = CARD.matcher(frame);
            while (card.find()) assertThat(allowed).as(frame).contains(card.group(1));
        }
    }
}
