package baize.games.threecard;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.threecard.ThreeCardReason.*;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Game;
import baize.core.engine.Offer;
import baize.core.engine.Outcomes;
import baize.core.engine.Viewer;
import baize.core.pay.Stake;
import baize.core.rule.Rule;
import baize.games.table.Dealing;
import baize.games.table.Device;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.threecard.ThreeCardCommand.*;
import baize.games.threecard.ThreeCardEvent.*;
import baize.games.threecard.ThreeCardState.*;
import java.util.ArrayList;
import java.util.List;

/** The Three Card Poker table: what may happen when. Sections 5 to 9 of its book, in their order. */
public final class ThreeCard implements Game<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> {
    private final ThreeCardRules rules;
    private final ThreeCardWagers wagers;
    private final ThreeCardDecisions decisions;
    private final ThreeCardRemedies remedies;
    private final ThreeCardOffers offers;

    public ThreeCard(ThreeCardRules rules) {
        ThreeCardSettlement settlement = new ThreeCardSettlement(rules);
        this.rules = rules;
        this.wagers = new ThreeCardWagers(rules);
        this.decisions = new ThreeCardDecisions(rules, settlement);
        this.remedies = new ThreeCardRemedies(rules, settlement, wagers);
        this.offers = new ThreeCardOffers(this, rules);
    }

    @Override
    public ThreeCardState initial() {
        return new Settled(Table.opened(rules.table()), 0, List.of(), List.of(), false, false, List.of());
    }

    private record Turn(ThreeCardState state, ThreeCardCommand command) {}

    @Override
    public Decision<ThreeCardEvent> decide(ThreeCardState state, ThreeCardCommand command) {
        return switch (new Turn(state, command)) {
            case Turn(Settled s, Wager c) -> wagers.open(s, c);
            case Turn(Betting s, Wager c) -> wagers.place(s, c);
            case Turn(Betting s, Change c) -> wagers.change(s, c);
            case Turn(Betting s, Withdraw c) -> wagers.withdraw(s, c);
            case Turn(Closed _, Wager _), Turn(Closed _, Change _), Turn(Closed _, Withdraw _) ->
                refuse(NO_MORE_BETS_CALLED, "no more bets");
            case Turn(Settled _, Change _), Turn(Settled _, Withdraw _) -> refuse(NO_SUCH_WAGER, "no wager stands");
            case Turn(ThreeCardState _, Wager _),
                    Turn(ThreeCardState _, Change _),
                    Turn(ThreeCardState _, Withdraw _) -> refuse(NO_MORE_WAGERS, "the first card is out");

            case Turn(Betting s, NoMoreBets _) -> closeWagering(s);
            case Turn(Closed _, NoMoreBets _) -> refuse(NO_MORE_BETS_CALLED, "already called");
            case Turn(Settled _, NoMoreBets _) -> refuse(NO_WAGERS, "no wager stands");
            case Turn(ThreeCardState _, NoMoreBets _) -> refuse(CARDS_ALREADY_OUT, "the first card is out");

            case Turn(Betting s, Deal c) -> deal(s, c);
            case Turn(Closed s, Deal c) -> deal(s, c);
            case Turn(Settled _, Deal _) -> refuse(NO_WAGERS, "no wager stands");
            case Turn(ThreeCardState _, Deal _) -> refuse(CARDS_ALREADY_OUT, "this round has its cards");

            case Turn(Dealt s, Play c) -> decisions.play(s, c);
            case Turn(Deciding s, Play c) -> decisions.play(s, c);
            case Turn(Dealt s, Fold c) -> decisions.fold(s, c);
            case Turn(Deciding s, Fold c) -> decisions.fold(s, c);
            case Turn(Betting _, Play _), Turn(Closed _, Play _) ->
                refuse(PLAY_BEFORE_THE_CARDS, "the cards are not out");
            case Turn(ThreeCardState _, Play _), Turn(ThreeCardState _, Fold _) ->
                refuse(NO_HAND_THERE, "no hand waits for a decision");

            case Turn(ThreeCardState _, TimeOut c) -> remedies.timeOut(state, c);

            case Turn(Exposed s, Concede c) -> decisions.concede(s, c);
            case Turn(ThreeCardState _, Concede _) ->
                refuse(DEALER_NOT_EXPOSED, "the dealer's hand is not on the table");

            case Turn(Dealt s, Expose _) -> decisions.expose(s);
            case Turn(Deciding s, Expose _) -> decisions.expose(s);
            case Turn(ThreeCardState _, Expose _) -> refuse(NO_CARDS_OUT, "the dealer has no hand to turn");

            case Turn(Dealt s, Reveal _) -> decisions.reveal(s);
            case Turn(Deciding s, Reveal _) -> decisions.reveal(s);
            case Turn(Exposed s, Reveal _) -> decisions.settle(s);
            case Turn(Settled s, Reveal _) -> decisions.showAfterwards(s);
            case Turn(ThreeCardState _, Reveal _) -> refuse(NO_CARDS_OUT, "the cards are not out");

            case Turn(ThreeCardState _, Remedy c) -> remedies.decide(state, c.irregularity());
            case Turn(ThreeCardState _, AtTable c) -> atTable(state, c.command());
        };
    }

    @Override
    public ThreeCardState evolve(ThreeCardState state, ThreeCardEvent event) {
        return switch (event) {
            case TableChanged e -> state.with(state.table().evolve(e.event()));
            case RoundOpened e -> new Betting(state.table(), e.round(), List.of());
            case WagerPlaced e ->
                staked(state.withHand(e.box(), e.patron(), h -> h.with(e.on(), e.placed())), e.staked());
            case WagerChanged e ->
                staked(state.withHand(e.box(), e.patron(), h -> h.with(e.on(), e.placed())), e.staked());
            case WagerWithdrawn e -> staked(state.withHand(e.box(), e.patron(), h -> h.with(e.on(), null)), e.staked());
            case WagerRefused e ->
                reopened(staked(state.withHand(e.box(), e.patron(), h -> h.with(e.on(), null)), e.staked()));
            case WageringClosed _ -> new Closed(state.table(), state.round(), state.hands());
            case HandsDealt e -> dealt(state, e);
            case PlayPlaced e ->
                handled(staked(
                        state.withHand(e.box(), e.patron(), h -> h.with(ThreeCardArea.PLAY, e.placed())), e.staked()));
            case HandEnded e -> ended(state, e);
            case PlayerWarned e -> state.with(state.table().warned(e.patron()));
            case CardExposed e -> exposed(state, e);
            case DealerExposed _ -> dealerExposed(state);
            case RoundSettled e -> settled(state, e);
            case RoundVoided e ->
                new Settled(
                        state.table().settled(e.lines()).roundVoided(state::hasWager),
                        state.round(),
                        state.hands(),
                        state.dealer(),
                        false,
                        true,
                        e.lines());
            case RoundUndone e -> undone(state, e);
            case EmptyBoxCleared _, CardAtFault _, DeviceFailed _, OutcomeInvalidated _ -> state;
        };
    }

    @Rule({"7.2", "R-145"})
    private Decision<ThreeCardEvent> closeWagering(Betting s) {
        if (s.hands().isEmpty()) return refuse(NO_WAGERS, "no wager stands");
        return accept(new WageringClosed());
    }

    @Rule({"3.1", "3.6", "7.2", "7.3", "7.3.1", "7.3.2", "7.3.3", "7.4", "7.4.1", "7.4.2", "1.1 \"hand\""})
    private Decision<ThreeCardEvent> deal(ThreeCardState s, Deal c) {
        int hands = s.hands().size() + 1;
        if (hands == 1) return refuse(NO_WAGERS, "no wager stands");
        if (!Dealing.isFromOneDeck(c.cards(), 3 * hands))
            return refuse(DEAL_NOT_FROM_ONE_DECK, "expected " + 3 * hands + " different cards of one deck");
        Device device = s.table().device();
        List<BoxCards> boxes = new ArrayList<>(hands - 1);
        for (int i = 1; i < hands; i++)
            boxes.add(new BoxCards(s.hands().get(i - 1).box(), Dealing.hand(c.cards(), i, hands, device)));
        return accept(new HandsDealt(Dealing.hand(c.cards(), 0, hands, device), List.copyOf(boxes)));
    }

    /** With a device the cards are not cut, so no cut is put on record. */
    @Rule("4.4")
    private Decision<ThreeCardEvent> atTable(ThreeCardState state, TableCommand command) {
        boolean cut = command instanceof TableCommand.Incident incident
                && incident.clause().equals(ThreeCardIncident.CARDS_CUT.clause());
        if (cut && state.table().device() == Device.SHUFFLER)
            return refuse(CUT_WITH_DEVICE, "cards from a shuffling device are not cut");
        return switch (state.table().decide(rules, state, command)) {
            case Decision.Accepted<TableEvent>(var events) ->
                accept(events.stream().<ThreeCardEvent>map(TableChanged::new).toList());
            case Decision.Refused<TableEvent>(var refusal) -> new Decision.Refused<>(refusal);
        };
    }

    /** Every round has a deck shuffled afresh: so before play, after each round and after a pause. */
    @Override
    @Rule({"3.6", "4.1", "4.1.1", "4.1.2", "4.1.3"})
    public ThreeCardCommand withOutcome(ThreeCardState state, ThreeCardCommand command, Outcomes outcomes) {
        boolean due = state instanceof Betting || state instanceof Closed;
        return due
                        && command instanceof Deal deal
                        && deal.cards().isEmpty()
                        && !state.hands().isEmpty()
                ? new Deal(outcomes.freshDeck(3 * (state.hands().size() + 1)))
                : command;
    }

    @Override
    public List<Offer<ThreeCardCommand>> offers(ThreeCardState state, Viewer viewer) {
        return offers.to(state, viewer);
    }

    @Override
    public ThreeCardView view(ThreeCardState state, Viewer viewer) {
        return ThreeCardView.of(rules, state, viewer);
    }

    private static ThreeCardState staked(ThreeCardState state, Stake stake) {
        return state.with(state.table().staked(stake));
    }

    /** Where every wager was refused after "no more bets", wagering is open again. */
    private static ThreeCardState reopened(ThreeCardState state) {
        return state instanceof Closed s && s.hands().isEmpty() ? new Betting(s.table(), s.round(), List.of()) : state;
    }

    private static Dealt dealt(ThreeCardState state, HandsDealt e) {
        List<Hand> hands = new ArrayList<>(e.hands().size());
        for (int i = 0; i < e.hands().size(); i++)
            hands.add(state.hands().get(i).dealt(e.hands().get(i).cards()));
        return new Dealt(state.table(), state.round(), List.copyOf(hands), e.dealer(), 0, List.of());
    }

    /** Who folds or cannot match has looked at the cards; staff can end a hand without that. */
    private static ThreeCardState ended(ThreeCardState state, HandEnded e) {
        ThreeCardState ended =
                state.withHand(e.box(), expectHand(state, e.box()).patron(), h -> h.ended(e.ending()));
        return switch (e.ending()) {
            case FOLDED, TIMED_OUT, UNMATCHED, FORFEITED -> handled(ended);
            default -> ended;
        };
    }

    private static Hand expectHand(ThreeCardState state, Box box) {
        Hand hand = state.at(box);
        if (hand == null) throw new IllegalStateException("corrupt history: no hand at " + box);
        return hand;
    }

    private static ThreeCardState handled(ThreeCardState state) {
        return state instanceof Dealt s ? new Deciding(s.table(), s.round(), s.hands(), s.dealer()) : state;
    }

    /** In the deal the cards are counted; after it, those who still choose have seen the dealer's. */
    private static ThreeCardState exposed(ThreeCardState state, CardExposed e) {
        if (state instanceof Dealt s) return s.exposing(e.card());
        if (e.box() != null) return state;
        return state.with(state.hands().stream()
                .map(hand -> hand.isUndecided() ? hand.forewarned() : hand)
                .toList());
    }

    private static ThreeCardState dealerExposed(ThreeCardState state) {
        if (state instanceof Settled s)
            return new Settled(s.table(), s.round(), s.hands(), s.dealer(), true, s.voided(), s.lines());
        return new Exposed(state.table(), state.round(), state.hands(), state.dealer());
    }

    /** The round is void after all; its cards and hands stay to be seen until the next. */
    private static ThreeCardState undone(ThreeCardState state, RoundUndone e) {
        if (!(state instanceof Settled s)) throw new IllegalStateException("corrupt history: no round was settled");
        Table table = s.table().resettled(e.resettlement());
        return new Settled(table, s.round(), s.hands(), s.dealer(), s.dealerShown(), true, e.lines());
    }

    private ThreeCardState settled(ThreeCardState state, RoundSettled e) {
        Table table = state.table().settled(e.lines()).roundOver(rules.table().boxes(), state::hasWager);
        boolean shown = state instanceof Exposed;
        return new Settled(table, state.round(), state.hands(), state.dealer(), shown, false, e.lines());
    }
}
