package baize.wire;

import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardIrregularity;
import baize.games.threecard.ThreeCardState;
import baize.games.threecard.ThreeCardView;
import java.util.List;
import java.util.Map;

/** What Three Card Poker stores, with all that tables share. */
class ThreeCardStoredTest extends StoredForms<ThreeCardState, ThreeCardCommand, ThreeCardEvent, ThreeCardView> {
    ThreeCardStoredTest() {
        super(
                new ThreeCardWire(),
                ThreeCardPlayouts.PLAYOUTS,
                ThreeCardState.class,
                ThreeCardCommand.class,
                ThreeCardEvent.class);
    }

    @Override
    Map<Class<?>, Names<?>> names() {
        return Map.of(
                TableCommand.class,
                TableWire.COMMANDS,
                TableEvent.class,
                TableWire.EVENTS,
                ThreeCardCommand.class,
                ThreeCardForms.COMMANDS,
                ThreeCardIrregularity.class,
                ThreeCardForms.IRREGULARITIES,
                ThreeCardEvent.class,
                ThreeCardForms.EVENTS,
                ThreeCardState.class,
                ThreeCardForms.STATES);
    }

    @Override
    List<String> malformedStates() {
        return List.of(
                "{'state':'three-card-poker/betting/2'}",
                "{'state':'three-card-poker/round-opened/1'}",
                "{'event':'three-card-poker/round-opened/1','round':1}",
                "{'state':7}",
                "[]",
                "{'state':'three-card-poker/betting/1','round':1,'hands':[],'pot':'1.00'}",
                "{'state':'three-card-poker/betting/1','round':'one','hands':[]}",
                "{'state':'three-card-poker/betting/1','round':1,'hands':[{'box':0}]}");
    }

    @Override
    List<String> malformedEvents() {
        return List.of(
                "{'event':'three-card-poker/round-opened/2','round':1}",
                "{'event':'table/lost/1'}",
                "{'round':1}",
                "{'event':'three-card-poker/round-opened/1','round':1,'by':'dealer'}",
                "{'event':'table/seated/1','patron':'ann','box':'one'}");
    }

    @Override
    List<String> malformedCommands() {
        return List.of(
                "{'do':'wager','patron':'ann','box':1,'on':'jackpot','stake':'1.00'}",
                "{'do':'wager','patron':'ann','box':1,'on':'ante'}",
                "{'do':'deal','cards':'Xx'}",
                "{'do':'play','box':1}",
                "{'do':'double','patron':'ann','box':1}");
    }
}
