package baize.wire;

import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackIrregularity;
import baize.games.blackjack.BlackjackState;
import baize.games.blackjack.BlackjackView;
import baize.games.jackpot.JackpotEvent;
import java.util.List;
import java.util.Map;

/** What Star Blackjack stores, with all that happens to a jackpot's pool. */
class BlackjackStoredTest extends StoredForms<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> {
    BlackjackStoredTest() {
        super(
                new BlackjackWire(),
                BlackjackPlayouts.PLAYOUTS,
                BlackjackState.class,
                BlackjackCommand.class,
                BlackjackEvent.class);
    }

    @Override
    Map<Class<?>, Names<?>> names() {
        return Map.of(
                BlackjackCommand.class,
                BlackjackForms.COMMANDS,
                BlackjackIrregularity.class,
                BlackjackForms.IRREGULARITIES,
                BlackjackEvent.class,
                BlackjackForms.EVENTS,
                BlackjackState.class,
                BlackjackForms.STATES,
                JackpotEvent.class,
                JackpotWire.EVENTS);
    }

    @Override
    List<String> malformedStates() {
        return List.of(
                "{'state':'blackjack/betting/2'}",
                "{'state':'three-card-poker/betting/1','round':1,'hands':[]}",
                "{'event':'blackjack/round-opened/1','round':1}",
                "{'state':7}",
                "[]",
                "{'state':'blackjack/betting/1','layout':{'round':'one'}}",
                "{'state':'blackjack/betting/1','layout':7}",
                "{'state':'blackjack/betting/1','layout':{},'pot':'1.00'}");
    }

    @Override
    List<String> malformedEvents() {
        return List.of(
                "{'event':'blackjack/round-opened/2','round':1}",
                "{'event':'jackpot/lost/1'}",
                "{'event':'jackpot/corrected/1','by':'1.00','reason':'so','pool':{'meter':1}}",
                "{'event':'jackpot/reseeded/1','fromReserve':'1.005','fromHouse':'0.00'}",
                "{'event':'table/lost/1'}",
                "{'round':1}",
                "{'event':'blackjack/round-opened/1','round':1,'by':'dealer'}");
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
                "{'do':'insure','patron':'ann','box':1}",
                "{'do':'hit','patron':'ann','box':1,'hand':'two'}",
                "{'do':'hold-to-minimum','clause':'5.13'}",
                "{'do':'reserve-boxes','patron':'ann','boxes':'one'}",
                "{'do':'reconstruct','cards':'As','order':'Xx'}");
    }
}
