package baize.wire;

import baize.core.engine.Game;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.table.LiveLimits;
import baize.games.table.Settings;
import baize.games.table.Standing;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.table.TableView;
import baize.games.threecard.ThreeCard;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardCommand.*;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardEvent.*;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardState.*;
import baize.games.threecard.ThreeCardView;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Three Card Poker as a host and its clients know it. */
public final class ThreeCardWire extends FormedWire<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> {
    public ThreeCardWire() {
        super(new ThreeCardForms());
    }

    @Override
    public String id() {
        return "three-card-poker";
    }

    @Override
    public Game<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> game(Settings settings) {
        return new ThreeCard(ThreeCardRules.read(settings));
    }

    @Override
    public List<ThreeCardEvent> mended(Map<String, String> settings, ThreeCardState state) {
        ThreeCardRules rules = ThreeCardRules.read(new Settings(settings));
        return LiveLimits.mended(rules, state.table()).stream()
                .<ThreeCardEvent>map(TableChanged::new)
                .toList();
    }

    @Override
    public void checkLive(Map<String, String> settings) {
        ThreeCardRules.checkLive(settings);
    }

    @Override
    public int round(ThreeCardState state) {
        return state.round();
    }

    @Override
    public Table table(ThreeCardState state) {
        return state.table();
    }

    @Override
    public Standing standing(ThreeCardState state) {
        return state;
    }

    @Override
    public boolean betweenRounds(ThreeCardState state) {
        return state instanceof Settled;
    }

    @Override
    public @Nullable Cue<ThreeCardCommand> cue(ThreeCardState state) {
        return switch (state) {
            case Settled _ -> null;
            case Betting s when s.hands().isEmpty() -> null;
            case Betting s -> new Cue<>(new NoMoreBets(), Cue.Wait.WAGERING, "wagering-" + s.round());
            case Closed s -> new Cue<>(new Deal(List.of()), Cue.Wait.NOW, "deal-" + s.round());
            case Dealt _, Deciding _ -> decision(state);
            case Exposed s -> reveal(s);
        };
    }

    /** All hands have the same time, so that the second late one is over with the first. */
    @Rule("R-200")
    private static Cue<ThreeCardCommand> decision(ThreeCardState s) {
        for (Hand hand : s.hands())
            if (hand.isUndecided())
                return new Cue<>(new TimeOut(hand.box()), Cue.Wait.DECIDING, "deciding-" + s.round());
        return reveal(s);
    }

    private static Cue<ThreeCardCommand> reveal(ThreeCardState s) {
        return new Cue<>(new Reveal(), Cue.Wait.NOW, "reveal-" + s.round());
    }

    @Override
    public ThreeCardCommand atTable(TableCommand command) {
        return new AtTable(command);
    }

    @Override
    public @Nullable TableEvent tableEvent(ThreeCardEvent event) {
        return event instanceof TableChanged changed ? changed.event() : null;
    }

    @Override
    public Sender sender(ThreeCardCommand command) {
        return switch (command) {
            case ThreeCardCommand.Player c -> new Sender.Player(c.patron());
            case ThreeCardCommand.Dealer _, ThreeCardCommand.Chance _ -> new Sender.Staff(Grade.DEALER);
            case ThreeCardCommand.Clock _ -> new Sender.House();
            case Remedy(var irregularity) -> new Sender.Staff(irregularity.by());
            case AtTable(var shared) -> TableWire.sender(shared);
        };
    }

    @Override
    public boolean hasOutcome(ThreeCardCommand command) {
        return command instanceof Deal deal && !deal.cards().isEmpty();
    }

    @Override
    public ThreeCardCommand withoutOutcome(ThreeCardCommand command) {
        return command instanceof Deal ? new Deal(List.of()) : command;
    }

    private static ThreeCardEvent faceDown(HandsDealt dealt) {
        return new HandsDealt(
                List.of(),
                dealt.hands().stream()
                        .map(hand -> new BoxCards(hand.box(), List.of()))
                        .toList());
    }

    @Override
    ThreeCardCommand command(String name, Fields fields) {
        return ThreeCardReading.command(name, fields);
    }

    @Override
    public TableView shared(ThreeCardView view) {
        return view.table();
    }

    /** Whoever has left after the round is still to be named in what is done about it. */
    @Override
    @Rule("R-193")
    public Collection<Patron> named(ThreeCardView view) {
        Set<Patron> all = new LinkedHashSet<>(super.named(view));
        view.boxes().forEach(box -> all.add(box.patron()));
        return all;
    }

    /** Cards that were dealt are seen in the view, each player's by that player alone; the rest is on the layout. */
    @Override
    @Rule({"three-card-poker 7.1", "three-card-poker 8.3"})
    public @Nullable ThreeCardEvent told(ThreeCardEvent event, Viewer viewer) {
        return switch (event) {
            case HandsDealt dealt -> faceDown(dealt);
            case TableChanged(var shared) -> TableWire.isTold(shared, viewer) ? event : null;
            case WagerRefused e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case PlayerWarned e -> viewer.isPrivyTo(e.patron()) ? event : null;
            case OutcomeInvalidated e ->
                viewer instanceof Viewer.Staff ? event : new OutcomeInvalidated(e.cause(), null);
            case RoundOpened _,
                    WagerPlaced _,
                    WagerChanged _,
                    WagerWithdrawn _,
                    WageringClosed _,
                    PlayPlaced _,
                    HandEnded _,
                    CardExposed _,
                    EmptyBoxCleared _,
                    CardAtFault _,
                    DeviceFailed _,
                    DealerExposed _,
                    RoundSettled _,
                    RoundUndone _,
                    RoundVoided _ -> event;
        };
    }

    @Override
    public @Nullable ThreeCardEvent toldAfterwards(ThreeCardEvent event, Viewer viewer) {
        return event instanceof HandsDealt ? event : told(event, viewer);
    }
}
