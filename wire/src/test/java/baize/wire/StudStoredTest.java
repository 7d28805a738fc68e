package baize.wire;

import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudIrregularity;
import baize.games.caribbeanstud.StudState;
import baize.games.caribbeanstud.StudView;
import baize.games.jackpot.JackpotEvent;
import java.util.List;
import java.util.Map;

/** What Caribbean Stud stores, with all that happens to a jackpot's pool. */
class StudStoredTest extends StoredForms<StudState, StudCommand, StudEvent, StudView> {
    StudStoredTest() {
        super(new StudWire(), StudPlayouts.PLAYOUTS, StudState.class, StudCommand.class, StudEvent.class);
    }

    @Override
    Map<Class<?>, Names<?>> names() {
        return Map.of(
                StudCommand.class,
                StudForms.COMMANDS,
                StudIrregularity.class,
                StudForms.IRREGULARITIES,
                StudEvent.class,
                StudForms.EVENTS,
                StudState.class,
                StudForms.STATES,
                JackpotEvent.class,
                JackpotWire.EVENTS);
    }

    @Override
    List<String> malformedStates() {
        return List.of(
                "{'state':'caribbean-stud/betting/2'}",
                "{'state':'three-card-poker/betting/1','round':1,'hands':[]}",
                "{'event':'caribbean-stud/round-opened/1','round':1}",
                "{'state':7}",
                "[]",
                "{'state':'caribbean-stud/betting/1','round':1,'hands':[],'pot':'1.00'}",
                "{'state':'caribbean-stud/betting/1','round':'one','hands':[]}",
                "{'state':'caribbean-stud/betting/1','round':1,'hands':[{'box':0}]}");
    }

    @Override
    List<String> malformedEvents() {
        return List.of(
                "{'event':'caribbean-stud/round-opened/2','round':1}",
                "{'event':'jackpot/lost/1'}",
                "{'event':'jackpot/corrected/1','by':'1.00','reason':'so','pool':{'meter':1}}",
                "{'event':'jackpot/reseeded/1','fromReserve':'1.005','fromHouse':'0.00'}",
                "{'event':'table/lost/1'}",
                "{'round':1}",
                "{'event':'caribbean-stud/round-opened/1','round':1,'by':'dealer'}");
    }

    @Override
    List<String> malformedCommands() {
        return List.of(
                "{'do':'tell-jackpot'}",
                "{'do':'tell-jackpot','pool':{'meter':{'amount':'1.00','millionths':0},'paid':0}}",
                "{'do':'tell-jackpot','pool':{'meter':{'amount':'1.00','millionths':1000000},"
                        + "'reserve':{'amount':'1.00','millionths':0},'paid':0}}",
                "{'do':'tell-jackpot','pool':{'meter':{'amount':'1.00','millionths':-1},"
                        + "'reserve':{'amount':'1.00','millionths':0},'paid':0}}",
                "{'do':'tell-jackpot','pool':{'meter':{'amount':1,'millionths':0},"
                        + "'reserve':{'amount':'1.00','millionths':0},'paid':0}}",
                "{'do':'wager','patron':'ann','box':1,'on':'pair-plus','stake':'1.00'}",
                "{'do':'play','patron':'ann','box':1}",
                "{'do':'allow-jackpot','box':1}",
                "{'do':'loss-limit-exceeded','patron':'ann'}",
                "{'do':'expose-card','by':'dealer','box':1,'dealer':true}");
    }
}
