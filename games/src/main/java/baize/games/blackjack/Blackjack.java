package baize.games.blackjack;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.blackjack.BlackjackReason.*;

import baize.core.card.Card;
import baize.core.engine.Decision;
import baize.core.engine.Game;
import baize.core.engine.Offer;
import baize.core.engine.Outcomes;
import baize.core.engine.Refusal;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackState.*;
import baize.games.blackjack.Happening.NotInShoe;
import baize.games.jackpot.TablePool;
import baize.games.table.Device;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The Star Blackjack table: what may happen when. Sections 5 to 15 of its book, in their order. */
public final class Blackjack implements Game<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> {
    private final BlackjackRules rules;
    private final BlackjackWagers wagers;
    private final BlackjackSettlement settlement;
    private final BlackjackDeal deal;
    private final BlackjackInsurance insurance;
    private final BlackjackTurning turning;
    private final BlackjackPlay play;
    private final BlackjackRemedies remedies;
    private final BlackjackOffers offers;

    public Blackjack(BlackjackRules rules) {
        this.rules = rules;
        this.wagers = new BlackjackWagers(rules);
        this.settlement = new BlackjackSettlement(rules);
        this.deal = new BlackjackDeal(rules, settlement);
        this.insurance = new BlackjackInsurance(rules, settlement);
        this.turning = new BlackjackTurning(settlement);
        this.play = new BlackjackPlay(rules);
        this.remedies = new BlackjackRemedies(this, rules);
        this.offers = new BlackjackOffers(this, rules);
    }

    BlackjackWagers wagers() {
        return wagers;
    }

    BlackjackSettlement settlement() {
        return settlement;
    }

    BlackjackPlay play() {
        return play;
    }

    BlackjackDeal dealing() {
        return deal;
    }

    BlackjackInsurance insurance() {
        return insurance;
    }

    BlackjackTurning turning() {
        return turning;
    }

    @Override
    public BlackjackState initial() {
        Layout layout = new Layout(
                Table.opened(rules.table()),
                0,
                Shoe.unshuffled(rules.decks()),
                TablePool.of(rules.pool()),
                new HouseOrders(List.of(), List.of(), rules.playersPerBox(), rules.sidesNeedWager()),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                null);
        return new Settled(layout, false);
    }

    private record Turn(BlackjackState state, BlackjackCommand command) {}

    @Override
    public Decision<BlackjackEvent> decide(BlackjackState state, BlackjackCommand command) {
        return switch (new Turn(state, command)) {
            case Turn(Settled s, Wager c) -> wagers.place(s, c);
            case Turn(Betting s, Wager c) -> wagers.place(s, c);
            case Turn(Betting s, Change c) -> wagers.change(s, c);
            case Turn(Betting s, Withdraw c) -> wagers.withdraw(s, c);
            case Turn(Closed _, Wager _), Turn(Closed _, Change _), Turn(Closed _, Withdraw _) ->
                refuse(NO_MORE_BETS_CALLED, "no more bets");
            case Turn(Settled _, Change _), Turn(Settled _, Withdraw _) -> refuse(NO_SUCH_WAGER, "no wager stands");
            case Turn(BlackjackState _, Wager _),
                    Turn(BlackjackState _, Change _),
                    Turn(BlackjackState _, Withdraw _) -> refuse(NO_MORE_WAGERS, "the first card is out");

            case Turn(Betting s, NoMoreBets _) -> closeWagering(s);
            case Turn(Closed _, NoMoreBets _) -> refuse(NO_MORE_BETS_CALLED, "already called");
            case Turn(Settled _, NoMoreBets _) -> refuse(NO_WAGERS, "no wager stands");
            case Turn(BlackjackState _, NoMoreBets _) -> refuse(CARDS_ALREADY_OUT, "the first card is out");

            case Turn(Betting s, Deal c) -> drawing(s, c, deal::deal);
            case Turn(Closed s, Deal c) -> drawing(s, c, deal::deal);
            case Turn(Settled _, Deal _) -> refuse(NO_WAGERS, "no wager stands");
            case Turn(BlackjackState _, Deal _) -> refuse(CARDS_ALREADY_OUT, "this round has its cards");

            case Turn(Insuring s, Insure c) -> dry(s, h -> insurance.insure(h, c));
            case Turn(Insuring s, EvenMoney c) -> dry(s, h -> insurance.evenMoney(h, c));
            case Turn(Insuring s, CloseInsurance _) ->
                dry(s, h -> {
                    turning.closeInsurance(h);
                    return null;
                });
            case Turn(Playing s, Insure _) -> new Decision.Refused<>(insurance.tooLate(s.layout()));
            case Turn(Playing _, EvenMoney _), Turn(Playing _, CloseInsurance _) ->
                refuse(INSURANCE_CLOSED, "insurance is closed or was not offered");
            case Turn(BlackjackState _, Insure _),
                    Turn(BlackjackState _, EvenMoney _),
                    Turn(BlackjackState _, CloseInsurance _) -> refuse(NO_CARDS_OUT, "the cards are not out");

            case Turn(Insuring s, TurnCards c) -> dry(s, h -> turning.turn(h, c));
            case Turn(Playing s, TurnCards c) -> dry(s, h -> turning.turn(h, c));
            case Turn(BlackjackState _, TurnCards _) -> refuse(NO_CARDS_OUT, "the cards are not out");

            case Turn(Insuring s, BlackjackCommand.Decision c) -> decision(s, c);
            case Turn(Playing s, BlackjackCommand.Decision c) -> decision(s, c);
            case Turn(BlackjackState _, BlackjackCommand.Decision _) ->
                refuse(NO_HAND_THERE, "no hand waits for a decision");

            case Turn(Insuring s, Reveal c) -> drawing(s, c, this::reveal);
            case Turn(Playing s, Reveal c) -> drawing(s, c, this::reveal);
            case Turn(BlackjackState _, Reveal _) -> refuse(NO_CARDS_OUT, "the cards are not out");

            case Turn(BlackjackState _, TimeOut c) -> drawing(state, c, h -> remedies.timeOut(h, c));
            case Turn(BlackjackState _, TellJackpot c) -> accept(new JackpotTold(c.pool()));
            case Turn(BlackjackState _, Remedy c) -> drawing(state, c, h -> remedies.decide(h, c.irregularity()));
            case Turn(BlackjackState _, AtTable c) -> atTable(state, c.command());
        };
    }

    /** Something that may take effect, or be refused. */
    @FunctionalInterface
    interface Act {
        @Nullable
        Refusal on(Happening happening);
    }

    /** A command that takes the cards it carries, no fewer and no more. */
    private Decision<BlackjackEvent> drawing(BlackjackState s, Chance c, Act act) {
        Iterator<Card> cards = c.cards().iterator();
        Happening h = new Happening(this, s, _ -> {
            if (!cards.hasNext()) throw new NotInShoe("a card is needed that did not come");
            return cards.next();
        });
        try {
            Refusal refusal = act.on(h);
            if (refusal != null) return new Decision.Refused<>(refusal);
        } catch (NotInShoe wrong) {
            return refuse(NOT_FROM_THE_SHOE, String.valueOf(wrong.getMessage()));
        }
        return cards.hasNext()
                ? refuse(NOT_FROM_THE_SHOE, "no card is due after " + (c.cards().size() - 1))
                : accept(h.events());
    }

    private Decision<BlackjackEvent> dry(BlackjackState s, Act act) {
        return drawing(s, new Reveal(List.of()), act);
    }

    /** The first decision closes insurance. */
    @Rule({"8.3", "8.4", "10.1", "R-116"})
    private Decision<BlackjackEvent> decision(BlackjackState s, BlackjackCommand.Decision c) {
        return drawing(s, c, h -> decide(h, c));
    }

    private @Nullable Refusal decide(Happening h, BlackjackCommand.Decision c) {
        if (h.state() instanceof Insuring && h.layout().hasFaceDown())
            return refusal(CARDS_FACE_DOWN, "a blackjack may still be shown before insurance closes");
        if (h.state() instanceof Insuring) turning.closeInsurance(h);
        return switch (c) {
            case Hit hit -> play.hit(h, hit);
            case Stand stand -> play.stand(h, stand);
            case BlackjackCommand.DoubleDown doubled -> play.doubled(h, doubled);
            case Split split -> play.split(h, split);
            case Decline decline -> play.decline(h, decline);
        };
    }

    @Rule({"7.1", "R-145"})
    private Decision<BlackjackEvent> closeWagering(Betting s) {
        if (s.layout().boxes().isEmpty()) return refuse(NO_WAGERS, "no wager stands");
        return accept(new WageringClosed());
    }

    @Rule({"13.1", "15.1"})
    private @Nullable Refusal reveal(Happening h) {
        if (h.state() instanceof Insuring) turning.closeInsurance(h);
        Layout.Turn turn = h.layout().turn();
        if (turn != null) return refusal(PLAYERS_STILL_TO_DECIDE, turn.box().box() + " has not decided");
        settlement.reveal(h);
        return null;
    }

    /** With a device the cards are not cut, so no cut is put on record. */
    @Rule("4.7")
    private Decision<BlackjackEvent> atTable(BlackjackState state, TableCommand command) {
        boolean cut = command instanceof TableCommand.Incident incident
                && incident.clause().equals(BlackjackIncident.CARDS_CUT.clause());
        if (cut && state.table().device() == Device.SHUFFLER)
            return refuse(CUT_WITH_DEVICE, "cards from a shuffling device are not cut");
        return switch (state.table().decide(rules, state, command)) {
            case Decision.Accepted<TableEvent>(var events) -> accept(changes(events));
            case Decision.Refused<TableEvent>(var refusal) -> new Decision.Refused<>(refusal);
        };
    }

    static List<BlackjackEvent> changes(List<TableEvent> events) {
        List<BlackjackEvent> changes = new ArrayList<>(events.size());
        for (TableEvent event : events) changes.add(new TableChanged(event));
        return changes;
    }

    static Refusal refusal(BlackjackReason reason, String detail) {
        return new Refusal(reason, reason.rule(), detail);
    }

    @Override
    public BlackjackState evolve(BlackjackState state, BlackjackEvent event) {
        return BlackjackEvolution.evolve(rules, state, event);
    }

    /** The command is tried with the cards that come, and keeps those that it took. */
    @Override
    @Rule({"3.6", "4.1"})
    public BlackjackCommand withOutcome(BlackjackState state, BlackjackCommand command, Outcomes outcomes) {
        if (!(command instanceof Chance chance) || !chance.cards().isEmpty()) return command;
        List<Card> drawn = new ArrayList<>();
        Outcomes.Draws[] shoe = new Outcomes.Draws[1];
        Happening h = new Happening(this, state, left -> {
            if (shoe[0] == null) shoe[0] = outcomes.shoe();
            Card card = shoe[0].next(left);
            drawn.add(card);
            return card;
        });
        var _ = tried(h, command);
        return chance.with(List.copyOf(drawn));
    }

    /** Whether a command would be accepted whatever cards it brought. */
    boolean wouldAccept(BlackjackState state, BlackjackCommand command) {
        return decide(state, withOutcome(state, command, ANY_CARDS)) instanceof Decision.Accepted<BlackjackEvent>;
    }

    /** The first card there is, and so on: as good as any where only the command is tried. */
    private static final Outcomes ANY_CARDS = new Outcomes() {
        @Override
        public List<Card> freshDeck(int count) {
            throw new IllegalStateException("no game of one deck");
        }

        @Override
        public Draws shoe() {
            return left -> left.at(0);
        }
    };

    private @Nullable Refusal tried(Happening h, BlackjackCommand command) {
        boolean playing = h.state() instanceof Insuring || h.state() instanceof Playing;
        boolean open = h.state() instanceof Betting || h.state() instanceof Closed;
        return switch (command) {
            case Deal _ when open -> deal.deal(h);
            case Reveal _ when playing -> reveal(h);
            case BlackjackCommand.Decision c when playing -> decide(h, c);
            case Remedy c -> remedies.decide(h, c.irregularity());
            case TimeOut c -> remedies.timeOut(h, c);
            case BlackjackCommand _ -> null;
        };
    }

    @Override
    public List<Offer<BlackjackCommand>> offers(BlackjackState state, Viewer viewer) {
        return offers.to(state, viewer);
    }

    @Override
    public BlackjackView view(BlackjackState state, Viewer viewer) {
        return BlackjackView.of(rules, state, viewer);
    }
}
