package baize.floor.crash;

import static java.util.Objects.requireNonNull;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardView;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** One command of a bot, in a form that another process can send again. */
record Deed(String bot, long number, String table, int box, Verb verb, long dollars) {
    /** What bots do. */
    enum Verb {
        REGISTER,
        CARD,
        DEPOSIT,
        CARD_IN,
        BUY_IN,
        CASH_OUT,
        CARD_OUT,
        ANTE,
        PAIR,
        PLAY,
        FOLD,
        DEAL,
        REVEAL
    }

    static Deed parse(String text) {
        String[] words = text.split(" ", -1);
        return new Deed(
                words[0],
                Long.parseLong(words[1]),
                words[2],
                Integer.parseInt(words[3]),
                Verb.valueOf(words[4]),
                Long.parseLong(words[5]));
    }

    @Override
    public String toString() {
        return bot + ' ' + number + ' ' + table + ' ' + box + ' ' + verb + ' ' + dollars;
    }

    /** Numbers of different senders are alike on purpose. */
    String id() {
        return Long.toString(number);
    }

    Patron patron() {
        return new Patron(bot);
    }

    Actor actor() {
        return switch (verb) {
            case REGISTER, CARD, DEPOSIT -> new Actor.Staff("cage-" + bot, Role.CASHIER);
            case DEAL, REVEAL -> new Actor.Staff(bot, Role.DEALER);
            case CARD_IN, BUY_IN, CASH_OUT, CARD_OUT, ANTE, PAIR, PLAY, FOLD -> new Actor.Guest(patron());
        };
    }

    /** The stream that answers. */
    String stream() {
        return switch (verb) {
            case REGISTER, CARD, DEPOSIT, CARD_IN, BUY_IN, CASH_OUT -> "patron/" + bot;
            case CARD_OUT, ANTE, PAIR, PLAY, FOLD, DEAL, REVEAL -> LiveTable.stream(table);
        };
    }

    CompletableFuture<? extends Answer<?>> send(Floor floor) {
        Money amount = Money.dollars(dollars);
        var at = table(floor);
        return switch (verb) {
            case REGISTER -> ask(floor, new PatronCommand.Register(actor().by(), patron(), bot, false));
            case CARD -> ask(floor, new PatronCommand.IssueCard(actor().by(), "card-" + bot));
            case DEPOSIT -> ask(floor, new PatronCommand.Deposit(actor().by(), amount, Means.CASH));
            case CARD_IN -> floor.cardIn(actor(), id(), patron(), at);
            case BUY_IN -> floor.buyIn(actor(), id(), patron(), at, amount);
            case CASH_OUT -> floor.cashOut(actor(), id(), patron(), at, amount);
            case CARD_OUT -> floor.cardOut(actor(), id(), patron(), at);
            case ANTE, PAIR, PLAY, FOLD, DEAL, REVEAL -> floor.play(actor(), id(), at, command(amount));
        };
    }

    private CompletableFuture<? extends Answer<?>> ask(Floor floor, PatronCommand.Asked command) {
        return floor.ask(actor(), id(), patron(), command);
    }

    private ThreeCardCommand command(Money amount) {
        Box of = Box.of(Math.max(1, box));
        return switch (verb) {
            case ANTE -> new ThreeCardCommand.Wager(patron(), of, ThreeCardArea.ANTE, amount, Money.ZERO);
            case PAIR -> new ThreeCardCommand.Wager(patron(), of, ThreeCardArea.PAIR_PLUS, amount, Money.ZERO);
            case PLAY -> new ThreeCardCommand.Play(patron(), of, null, Money.ZERO);
            case FOLD -> new ThreeCardCommand.Fold(patron(), of);
            case DEAL -> new ThreeCardCommand.Deal(List.of());
            case REVEAL -> new ThreeCardCommand.Reveal();
            case REGISTER, CARD, DEPOSIT, CARD_IN, BUY_IN, CASH_OUT, CARD_OUT ->
                throw new IllegalStateException(verb + " is none of the game");
        };
    }

    @SuppressWarnings("unchecked")
    private LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> table(Floor floor) {
        return (LiveTable<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView>)
                requireNonNull(floor.table(table));
    }
}
