package baize.cli.bench;

import baize.core.card.Card;
import baize.core.card.Rank;
import baize.core.card.ThreeCardHand;
import baize.core.chance.Generator;
import baize.core.chance.Shuffle;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.threecard.ThreeCard;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardState;
import java.util.ArrayList;
import java.util.List;

/** Whole rounds of Three Card Poker for three players, every command decided and its events evolved. */
final class ThreeCardRounds {
    private static final int ROUNDS = 256;
    private static final int PLAYERS = 3;

    private final ThreeCard game = new ThreeCard(ThreeCardRules.standard());
    private final List<ThreeCardCommand> script = new ArrayList<>();
    private ThreeCardState state = game.initial();

    ThreeCardRounds(Generator generator) {
        for (int round = 0; round < ROUNDS; round++) addRound(Shuffle.cards(3 * (PLAYERS + 1), generator));
    }

    private void addRound(List<Card> cards) {
        for (int player = 1; player <= PLAYERS; player++) {
            script.add(wager(player, ThreeCardArea.ANTE, Money.dollars(10)));
            script.add(wager(player, ThreeCardArea.PAIR_PLUS, Money.dollars(5)));
        }
        script.add(new ThreeCardCommand.Deal(cards));
        for (int player = 1; player <= PLAYERS; player++) script.add(decision(player, cards));
        script.add(new ThreeCardCommand.Reveal());
    }

    private static ThreeCardCommand wager(int player, ThreeCardArea area, Money stake) {
        return new ThreeCardCommand.Wager(patron(player), Box.of(player), area, stake, Money.ZERO);
    }

    /** As the dealer would: plays a queen or better. From a shoe a player's cards come one at a time. */
    private static ThreeCardCommand decision(int player, List<Card> cards) {
        int hands = PLAYERS + 1;
        List<Card> hand = List.of(cards.get(player), cards.get(player + hands), cards.get(player + 2 * hands));
        boolean plays = ThreeCardHand.strength(hand) >= ThreeCardHand.weakestWithHighCard(Rank.QUEEN);
        return plays
                ? new ThreeCardCommand.Play(patron(player), Box.of(player), null, Money.ZERO)
                : new ThreeCardCommand.Fold(patron(player), Box.of(player));
    }

    private static Patron patron(int player) {
        return new Patron("player-" + player);
    }

    int commands() {
        return script.size();
    }

    /** Plays all rounds once more at the same table. */
    long play() {
        for (ThreeCardCommand command : script) state = after(command);
        return state.round();
    }

    private ThreeCardState after(ThreeCardCommand command) {
        return switch (game.decide(state, command)) {
            case Decision.Accepted<ThreeCardEvent>(List<ThreeCardEvent> events) -> evolved(events);
            case Decision.Refused<ThreeCardEvent>(var refusal) ->
                throw new IllegalStateException(command + " refused: " + refusal);
        };
    }

    private ThreeCardState evolved(List<ThreeCardEvent> events) {
        ThreeCardState next = state;
        for (ThreeCardEvent event : events) next = game.evolve(next, event);
        return next;
    }
}
