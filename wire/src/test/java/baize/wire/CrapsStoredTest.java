package baize.wire;

import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsEvent;
import baize.games.craps.CrapsIrregularity;
import baize.games.craps.CrapsState;
import baize.games.craps.CrapsView;
import java.util.List;
import java.util.Map;

/** What craps stores. */
class CrapsStoredTest extends StoredForms<CrapsState, CrapsCommand, CrapsEvent, CrapsView> {
    CrapsStoredTest() {
        super(new CrapsWire(), CrapsPlayouts.PLAYOUTS, CrapsState.class, CrapsCommand.class, CrapsEvent.class);
    }

    @Override
    Map<Class<?>, Names<?>> names() {
        return Map.of(
                CrapsCommand.class,
                CrapsForms.COMMANDS,
                CrapsIrregularity.class,
                CrapsForms.IRREGULARITIES,
                CrapsEvent.class,
                CrapsForms.EVENTS,
                CrapsState.class,
                CrapsForms.STATES);
    }

    @Override
    List<String> malformedStates() {
        return List.of(
                "{'state':'craps/settled/2'}",
                "{'state':'blackjack/betting/1','layout':{}}",
                "{'event':'craps/round-opened/1','round':1}",
                "{'state':7}",
                "[]",
                "{'state':'craps/settled/1','layout':{'round':'one'}}",
                "{'state':'craps/settled/1','layout':7}");
    }

    @Override
    List<String> malformedEvents() {
        return List.of(
                "{'event':'craps/round-opened/2','round':1}",
                "{'event':'craps/round-opened/1','round':1,'by':'dealer'}",
                "{'event':'craps/round-settled/1','dice':'3-7','lines':[],'held':[],'travels':[],'passes':false}",
                "{'event':'craps/wager-placed/1','patron':'ann','box':1,'on':'place-7','amount':'1.00'}",
                "{'event':'table/lost/1'}",
                "{'round':1}");
    }

    @Override
    List<String> malformedCommands() {
        return List.of(
                "{'do':'wager','patron':'ann','on':'place-7','stake':'1.00'}",
                "{'do':'wager','patron':'ann','on':'place-6'}",
                "{'do':'wager','on':'place-6','stake':'1.00'}",
                "{'do':'wager','patron':'ann','on':'place-6','stake':'1.00','tokens':'1.00'}",
                "{'do':'move','patron':'ann','from':'place-6'}",
                "{'do':'shoot','dice':'7-1'}",
                "{'do':'close-wagering','dice':6}",
                "{'do':'deal'}",
                "{'do':'terminal-fails'}",
                "{'do':'recalculate','box':1,'unconfirmed':'place-6'}",
                "{'do':'recalculate','box':1,'unconfirmed':['place-7']}",
                "{'do':'system-fails','terminals':[0]}",
                "{'do':'relax','patron':'ann','on':'place-6','stake':'1.00'}",
                "{'do':'withhold','patron':'ann','amount':5,'text':'so'}",
                "{'do':'determine','number':'one','text':'so'}",
                "{'do':'invalidate','cause':'7.9'}",
                "{'do':'vacate'}");
    }
}
