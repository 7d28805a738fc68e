package baize.floor.crash;

import baize.floor.Floor;
import baize.floor.TestFloor;
import baize.floor.journal.Journal;
import baize.testkit.Await;
import java.util.ArrayList;
import java.util.List;

/** Bots at the tables of a floor in this process. */
final class Crowd implements Bot.Notes {
    private final Heard heard;
    private final List<Bot> bots = new ArrayList<>();

    private Crowd(Heard heard) {
        this.heard = heard;
    }

    /** For each table a dealer and some players at boxes from one on. */
    static List<Bot.Role> roles(String name, int tables, int players, int firstBox) {
        List<Bot.Role> roles = new ArrayList<>();
        for (int table = 1; table <= tables; table++) {
            roles.add(new Bot.Role(name + "-dealer-" + table, Integer.toString(table), 0, 1, null));
            for (int box = firstBox; box < firstBox + players; box++)
                roles.add(new Bot.Role(name + '-' + table + '-' + box, Integer.toString(table), box, 1, null));
        }
        return roles;
    }

    /** Sets up the tables of these bots where they are not there yet. */
    static void setUp(Floor floor, List<Bot.Role> roles) {
        for (Bot.Role role : roles)
            if (floor.table(role.table()) == null) TestFloor.now(floor.setUp(role.table(), TestFloor.setup()));
    }

    /** Sends these bots to a floor; what they send and hear is noted. */
    static Crowd at(Floor floor, List<Bot.Role> roles, Heard heard, long seed) {
        Crowd crowd = new Crowd(heard);
        for (Bot.Role role : roles) crowd.bots.add(new Bot(floor, crowd, role.after(heard), seed).start());
        return crowd;
    }

    @Override
    public void sent(Deed deed) {
        heard.sent(deed);
    }

    @Override
    public void acknowledged(Deed deed, Ack ack) {
        heard.acknowledged(deed, ack);
    }

    @Override
    public void failed() {
        heard.failed();
    }

    /** Waits until so many more commands are answered. */
    void await(int more) throws InterruptedException {
        int enough = heard.count() + more;
        Await.until("answers", () -> goesOn() && heard.count() >= enough);
    }

    /** Waits until so many more commands have failed. */
    void awaitFailures(int more) throws InterruptedException {
        int enough = heard.failures() + more;
        Await.until("failures", () -> goesOn() && heard.failures() >= enough);
    }

    private boolean goesOn() throws InterruptedException {
        if (bots.stream().anyMatch(Bot::isBroken)) stop();
        return true;
    }

    /** Each bot stops when its command at hand is answered. */
    void stop() throws InterruptedException {
        for (Bot bot : bots) bot.stop();
    }

    /** Everything holds: the answers given, the states, the money. */
    static Reckoning check(Journal journal, Floor floor, Heard heard) {
        Reckoning reckoning = new Reckoning().read(journal);
        reckoning.holds(heard.acks());
        reckoning.agrees(floor);
        return reckoning;
    }
}
