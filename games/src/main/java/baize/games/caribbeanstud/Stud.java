package baize.games.caribbeanstud;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.caribbeanstud.StudReason.*;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Game;
import baize.core.engine.Offer;
import baize.core.engine.Outcomes;
import baize.core.engine.Viewer;
import baize.core.pay.Line;
import baize.core.pay.Stake;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudEvent.*;
import baize.games.caribbeanstud.StudState.*;
import baize.games.table.Dealing;
import baize.games.table.Device;
import baize.games.table.Placed;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The Caribbean Stud table: what may happen when. Sections 5 to 9 of its book, in their order. */
public final class Stud implements Game<StudState, StudCommand, StudEvent, StudView> {
    private final StudRules rules;
    private final StudSettlement settlement;
    private final StudWagers wagers;
    private final StudDecisions decisions;
    private final StudRemedies remedies;
    private final StudOffers offers;

    public Stud(StudRules rules) {
        this.rules = rules;
        this.settlement = new StudSettlement(rules);
        this.wagers = new StudWagers(rules);
        this.decisions = new StudDecisions(rules, settlement);
        this.remedies = new StudRemedies(this, rules, settlement, wagers);
        this.offers = new StudOffers(this, rules);
    }

    @Override
    public StudState initial() {
        return new Settled(
                Table.opened(rules.table()),
                0,
                List.of(),
                Progressive.of(rules.pool()),
                DealerHand.NONE,
                false,
                false,
                List.of());
    }

    private record Turn(StudState state, StudCommand command) {}

    @Override
    public Decision<StudEvent> decide(StudState state, StudCommand command) {
        return switch (new Turn(state, command)) {
            case Turn(Settled s, Wager c) -> wagers.open(s, c);
            case Turn(Betting s, Wager c) -> wagers.place(s, c);
            case Turn(Betting s, Change c) -> wagers.change(s, c);
            case Turn(Betting s, Withdraw c) -> wagers.withdraw(s, c);
            case Turn(Closed _, Wager _), Turn(Closed _, Change _), Turn(Closed _, Withdraw _) ->
                refuse(NO_MORE_BETS_CALLED, "no more bets");
            case Turn(Settled _, Change _), Turn(Settled _, Withdraw _) -> refuse(NO_SUCH_WAGER, "no wager stands");
            case Turn(Dealt s, Change c) -> decisions.mend(s, c);
            case Turn(Deciding s, Change c) -> decisions.mend(s, c);
            case Turn(StudState _, Wager _), Turn(StudState _, Change _), Turn(StudState _, Withdraw _) ->
                refuse(NO_MORE_WAGERS, "the first card is out");

            case Turn(Betting s, NoMoreBets _) -> closeWagering(s);
            case Turn(Closed _, NoMoreBets _) -> refuse(NO_MORE_BETS_CALLED, "already called");
            case Turn(Settled _, NoMoreBets _) -> refuse(NO_WAGERS, "no wager stands");
            case Turn(StudState _, NoMoreBets _) -> refuse(CARDS_ALREADY_OUT, "the first card is out");

            case Turn(Betting s, Deal c) -> deal(s, c);
            case Turn(Closed s, Deal c) -> deal(s, c);
            case Turn(Settled _, Deal _) -> refuse(NO_WAGERS, "no wager stands");
            case Turn(StudState _, Deal _) -> refuse(CARDS_ALREADY_OUT, "this round has its cards");

            case Turn(Dealt s, Bet c) -> decisions.bet(s, c);
            case Turn(Deciding s, Bet c) -> decisions.bet(s, c);
            case Turn(Dealt s, Fold c) -> decisions.fold(s, c);
            case Turn(Deciding s, Fold c) -> decisions.fold(s, c);
            case Turn(Betting _, Bet _), Turn(Closed _, Bet _) -> refuse(BET_BEFORE_THE_CARDS, "the cards are not out");
            case Turn(StudState _, Bet _), Turn(StudState _, Fold _) ->
                refuse(NO_HAND_THERE, "no hand waits for a decision");

            case Turn(StudState _, TimeOut c) -> remedies.timeOut(state, c);

            case Turn(Exposed s, Concede c) -> decisions.concede(s, c);
            case Turn(StudState _, Concede _) -> refuse(DEALER_NOT_EXPOSED, "the dealer's hand is not on the table");

            case Turn(Dealt s, Expose _) -> decisions.expose(s);
            case Turn(Deciding s, Expose _) -> decisions.expose(s);
            case Turn(StudState _, Expose _) -> refuse(NO_CARDS_OUT, "the dealer has no hand to turn");

            case Turn(Dealt s, Reveal _) -> decisions.reveal(s);
            case Turn(Deciding s, Reveal _) -> decisions.reveal(s);
            case Turn(Exposed s, Reveal _) -> decisions.settle(s);
            case Turn(Settled s, Reveal _) -> decisions.showAfterwards(s);
            case Turn(StudState _, Reveal _) -> refuse(NO_CARDS_OUT, "the cards are not out");

            case Turn(StudState _, TellJackpot c) -> accept(new JackpotTold(c.pool()));
            case Turn(StudState _, Remedy c) -> remedies.decide(state, c.irregularity());
            case Turn(StudState _, AtTable c) -> atTable(state, c.command());
        };
    }

    @Override
    public StudState evolve(StudState state, StudEvent event) {
        return switch (event) {
            case TableChanged e -> state.with(state.table().evolve(e.event()));
            case JackpotTold e -> state.with(state.jackpot().told(e.pool()));
            case JackpotMoved e -> state.with(state.jackpot().moved(e.event()));
            case JackpotAllowed e -> state.with(state.jackpot().allowing(e.patron(), e.box()));
            case JackpotFailed _ -> state.with(state.jackpot().inOrder(false));
            case JackpotRestored _ -> state.with(state.jackpot().inOrder(true));
            case RoundOpened e ->
                new Betting(state.table(), e.round(), List.of(), state.jackpot().roundOver());
            case WagerPlaced e -> placed(state, e.on(), e.placed(), e.staked());
            case WagerChanged e -> placed(state, e.on(), e.placed(), e.staked());
            case WagerWithdrawn e -> placed(state, e.on(), null, e.staked());
            case WagerRefused e -> reopened(placed(state, e.on(), null, e.staked()));
            case WagerReturned e -> reopened(placed(state, e.on(), null, e.staked()));
            case WageringClosed _ -> new Closed(state.table(), state.round(), state.hands(), state.jackpot());
            case HandsDealt e -> dealt(state, e);
            case BetPlaced e -> handled(placed(state, StudArea.BET, e.placed(), e.staked()));
            case HandEnded e -> ended(state, e);
            case JackpotWagerEnded e -> onHand(state, e.box(), h -> h.jackpotEnded(e.ending()));
            case WagersInvalid e -> onHand(state, e.box(), h -> h.invalid(e.patron(), e.clause()));
            case CardExposed e -> exposed(state, e);
            case DealerExposed _ -> dealerExposed(state);
            case RoundSettled e -> settled(state, e.lines());
            case RoundVoided e -> voided(state, e.lines());
            case RoundUndone e -> undone(state, e);
            case EmptyBoxCleared _, CardAtFault _, DeviceFailed _, OutcomeInvalidated _ -> state;
        };
    }

    @Rule({"7.2", "R-145"})
    private Decision<StudEvent> closeWagering(Betting s) {
        if (s.hands().isEmpty()) return refuse(NO_WAGERS, "no wager stands");
        return accept(new WageringClosed());
    }

    /** The dealer's last card lies face up. With the first card the jackpot wagers are in the pool. */
    @Rule({"3.1", "3.6", "7.1", "7.2", "7.3", "7.3.1", "7.3.2", "7.3.3", "7.4", "7.4.1", "7.4.2", "1.1 \"hand\""})
    private Decision<StudEvent> deal(StudState s, Deal c) {
        int hands = s.hands().size() + 1;
        if (hands == 1) return refuse(NO_WAGERS, "no wager stands");
        if (!Dealing.isFromOneDeck(c.cards(), 5 * hands))
            return refuse(DEAL_NOT_FROM_ONE_DECK, "expected " + 5 * hands + " different cards of one deck");
        Device device = s.table().device();
        List<BoxCards> boxes = new ArrayList<>(hands - 1);
        for (int i = 1; i < hands; i++)
            boxes.add(new BoxCards(s.hands().get(i - 1).box(), Dealing.hand(c.cards(), i, hands, device)));
        List<Card> dealer = Dealing.hand(c.cards(), 0, hands, device);
        List<StudEvent> events = new ArrayList<>(2);
        events.add(new HandsDealt(dealer, dealer.getLast(), List.copyOf(boxes)));
        events.addAll(settlement.contributed(s));
        return accept(events);
    }

    /** With a device the cards are not cut, so no cut is put on record. */
    @Rule("4.4")
    private Decision<StudEvent> atTable(StudState state, TableCommand command) {
        boolean cut = command instanceof TableCommand.Incident incident
                && incident.clause().equals(StudIncident.CARDS_CUT.clause());
        if (cut && state.table().device() == Device.SHUFFLER)
            return refuse(CUT_WITH_DEVICE, "cards from a shuffling device are not cut");
        return switch (state.table().decide(rules, state, command)) {
            case Decision.Accepted<TableEvent>(var events) -> accept(StudWagers.changes(events));
            case Decision.Refused<TableEvent>(var refusal) -> new Decision.Refused<>(refusal);
        };
    }

    /** Every round has a deck shuffled afresh: so before play, after each round and after a pause. */
    @Override
    @Rule({"3.6", "4.1", "4.1.1", "4.1.2", "4.1.3"})
    public StudCommand withOutcome(StudState state, StudCommand command, Outcomes outcomes) {
        boolean due = state instanceof Betting || state instanceof Closed;
        return due
                        && command instanceof Deal deal
                        && deal.cards().isEmpty()
                        && !state.hands().isEmpty()
                ? new Deal(outcomes.freshDeck(5 * (state.hands().size() + 1)))
                : command;
    }

    @Override
    public List<Offer<StudCommand>> offers(StudState state, Viewer viewer) {
        return offers.to(state, viewer);
    }

    @Override
    public StudView view(StudState state, Viewer viewer) {
        return StudView.of(rules, state, viewer);
    }

    /** After a wager was put on an area, or, where there is none, taken off. */
    private static StudState placed(StudState state, StudArea on, @Nullable Placed placed, Stake stake) {
        StudState changed = state.withHand(stake.box(), stake.patron(), h -> h.with(on, stake.patron(), placed));
        return changed.with(changed.table().staked(stake));
    }

    private static StudState onHand(StudState state, Box box, UnaryOperator<StudHand> change) {
        return state.withHand(box, expectHand(state, box).patron(), change);
    }

    /** Where every wager was taken off after "no more bets", wagering is open again. */
    private static StudState reopened(StudState state) {
        return state instanceof Closed s && s.hands().isEmpty()
                ? new Betting(s.table(), s.round(), List.of(), s.jackpot())
                : state;
    }

    private static Dealt dealt(StudState state, HandsDealt e) {
        List<StudHand> hands = new ArrayList<>(e.hands().size());
        for (int i = 0; i < e.hands().size(); i++)
            hands.add(state.hands().get(i).dealt(e.hands().get(i).cards()));
        DealerHand dealer = new DealerHand(e.dealer(), List.of(e.up()));
        return new Dealt(state.table(), state.round(), List.copyOf(hands), state.jackpot(), dealer, 0, List.of());
    }

    /** Who folds has looked at the cards; staff can end a hand without that. */
    private static StudState ended(StudState state, HandEnded e) {
        StudState ended = onHand(state, e.box(), h -> h.ended(e.ending()));
        boolean folded = e.ending() == StudShowdown.FOLDED || e.ending() == StudShowdown.TIMED_OUT;
        return folded ? handled(ended) : ended;
    }

    private static StudHand expectHand(StudState state, Box box) {
        StudHand hand = state.at(box);
        if (hand == null) throw new IllegalStateException("corrupt history: no hand at " + box);
        return hand;
    }

    private static StudState handled(StudState state) {
        return state instanceof Dealt s
                ? new Deciding(s.table(), s.round(), s.hands(), s.jackpot(), s.dealer())
                : state;
    }

    /** In the deal the cards are counted; after it, those who still choose have seen the dealer's. */
    @Rule({"14.6", "14.7", "R-32", "R-33"})
    private static StudState exposed(StudState state, CardExposed e) {
        if (state instanceof Dealt s) return s.exposing(e.card(), e.box() == null);
        if (e.box() != null || e.card() == null || !(state instanceof Deciding s)) return state;
        return s.showing(e.card())
                .with(s.hands().stream()
                        .map(hand -> hand.isUndecided() ? hand.forewarned() : hand)
                        .toList());
    }

    private static StudState dealerExposed(StudState state) {
        if (state instanceof Settled s)
            return new Settled(s.table(), s.round(), s.hands(), s.jackpot(), s.dealer(), true, s.voided(), s.lines());
        return new Exposed(state.table(), state.round(), state.hands(), state.jackpot(), state.dealer());
    }

    private StudState settled(StudState state, List<Line> lines) {
        Table table = state.table().settled(lines).roundOver(rules.table().boxes(), state::hasWager);
        return over(state, table, state instanceof Exposed, false, lines);
    }

    private StudState voided(StudState state, List<Line> lines) {
        Table table = state.table().settled(lines).roundVoided(state::hasWager);
        return over(state, table, false, true, lines);
    }

    /** What the round did to the jackpot is kept in mind as long as its result can be taken away. */
    private Settled over(StudState s, Table table, boolean shown, boolean voided, List<Line> lines) {
        return new Settled(table, s.round(), s.hands(), s.jackpot().settled(), s.dealer(), shown, voided, lines);
    }

    /** The round is void after all; its cards and hands stay to be seen until the next. */
    private static StudState undone(StudState state, RoundUndone e) {
        if (!(state instanceof Settled s)) throw new IllegalStateException("corrupt history: no round was settled");
        Table table = s.table().resettled(e.resettlement());
        return new Settled(table, s.round(), s.hands(), s.jackpot(), s.dealer(), s.dealerShown(), true, e.lines());
    }
}
