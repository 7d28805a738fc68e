package baize.wire;

import baize.core.engine.Game;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;
import baize.games.table.Dollars;
import baize.games.table.Settings;
import baize.games.table.Standing;
import baize.games.table.Table;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.games.table.TableView;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A game as the outside knows it: its id, and its commands, events, states and views as JSON. */
public interface GameWire<S, C, E, V> {
    String id();

    /** The game under these house settings. */
    Game<S, C, E, V> game(Settings settings);

    /** The number of the round at hand. */
    int round(S state);

    /** A command that all tables share, as one of this game's. */
    C atTable(TableCommand command);

    /** The part of the state that all tables share. */
    Table table(S state);

    /** What the shared part must know of the round at hand. */
    Standing standing(S state);

    /** Whether no round is in progress. */
    boolean betweenRounds(S state);

    /** What a dealer would do next unasked, if anything; {@code decide} accepts it once it has its outcome. */
    @Nullable
    Cue<C> cue(S state);

    /**
     * What the staff of a script see to by themselves before its next command, which may leave it out; none at most
     * games, whose scripts say everything.
     *
     * @param next the command that follows; absent at the end of the script
     */
    default @Nullable C unsaid(S state, @Nullable C next) {
        return null;
    }

    /** What becomes of a table's limits where it goes on under these settings. */
    default List<E> mended(Map<String, String> settings, S state) {
        return List.of();
    }

    /** Refuses, with a {@link Settings.BadSetting}, settings with which a live table may not open. */
    void checkLive(Map<String, String> settings);

    /** What a line pays that goes into a purse; none at games without such prizes. */
    default Dollars dollars(Map<String, String> settings, Line line) {
        return Dollars.NONE;
    }

    /** What its player terminals take in; none at a game with chips on a table. */
    default @Nullable Terminals terminals(Map<String, String> settings) {
        return null;
    }

    /** Whether what players have and win is between each of them and the house, and not for the others to see. */
    default boolean isDiscreet() {
        return false;
    }

    /** What the game calls the place of a player: {@code Box}. */
    default String place() {
        return "Box";
    }

    /** What everybody pays to take part; none where players choose their stakes. */
    default @Nullable Money fee(Map<String, String> settings) {
        return null;
    }

    /** Whether the player terminal at which a patron sits is out of order. */
    default boolean isOutOfOrder(S state, Patron patron) {
        return false;
    }

    /** Who may send this command. */
    Sender sender(C command);

    /** Whether a command of chance carries its outcome already: a table with a generator takes none from outside. */
    boolean hasOutcome(C command);

    /** Whether it says which cards should have come instead of those that did; what a generator drew stands. */
    default boolean replacesCards(C command) {
        return false;
    }

    /** The command as it was asked, before chance attached its outcome. */
    C withoutOutcome(C command);

    /** The event as this viewer may be told of it; none where it is nothing to him. */
    @Nullable
    E told(E event, Viewer viewer);

    /**
     * The event as this viewer may be told of it once its round is over. What lay face down is no secret then: the seed
     * is shown from which all of it was dealt.
     */
    default @Nullable E toldAfterwards(E event, Viewer viewer) {
        return told(event, viewer);
    }

    /** What happened to what all tables share, if the event is of that kind. */
    @Nullable
    TableEvent tableEvent(E event);

    /** Whether a command may move a jackpot, so that the pool must be known as it stands before it is decided. */
    default boolean asksJackpot(C command) {
        return false;
    }

    /** What happened to the jackpot, if the event is of that kind. */
    default @Nullable JackpotEvent jackpotEvent(E event) {
        return null;
    }

    /** A prize of the jackpot in words: {@code royal flush}. */
    default String jackpotPrize(String id) {
        return id.replace('-', ' ');
    }

    /** The pool as the table knows it; none at a game without a jackpot. */
    default @Nullable Pool jackpot(S state) {
        return null;
    }

    /** The command by which a table is told how the pool stands; it is taken in every state. */
    default C tellJackpot(Pool pool) {
        throw new IllegalStateException(id() + " has no jackpot");
    }

    /** What these settings say of the jackpot; none at a game without one. */
    default @Nullable JackpotRules jackpotRules(Map<String, String> settings) {
        return null;
    }

    /** What a pool with these settings has in common with its tables; none at a game without a jackpot. */
    default @Nullable JackpotRules poolRules(Map<String, String> settings) {
        return jackpotRules(settings);
    }

    /** The clause of this game's book on what tables that are linked to one pool must agree in. */
    default String linkClause(JackpotRules.Disagreement other) {
        throw new IllegalStateException(id() + " has no jackpot");
    }

    /** What the tables of this game call a setting of their pool: {@code stake}, {@code seed} and so on. */
    default String poolSetting(String key) {
        return switch (key) {
            case "stake", "seed", "increment", "reserve", "limit", "meter" ->
                "jackpot" + key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1);
            case "bonus" -> "bonusJackpot";
            default -> key;
        };
    }

    /** Whether a player's command is answered with cards, so that where those are real the dealer enters it. */
    default boolean takesCards(C command) {
        return false;
    }

    /** Reads a command; a fault is a {@link Malformed} that names {@code place}. */
    default C command(JsonNode json, String place) {
        return command(json, place, Speaker.UNKNOWN);
    }

    /** Reads a command that may leave out who sends it. */
    C command(JsonNode json, String place, Speaker speaker);

    ObjectNode commandJson(C command);

    /** The same as {@link #commandJson}, straight to the output, which is not flushed. */
    void writeCommand(JsonGenerator out, C command);

    ObjectNode eventJson(E event);

    /** The same as {@link #eventJson}, straight to the output, which is not flushed. */
    void writeEvent(JsonGenerator out, E event);

    /** Reads an event that {@link #eventJson} wrote; a name or form that is none of ours is {@link Malformed}. */
    E event(JsonNode json);

    /** The whole state, as a snapshot stores it: under a stable name with a version, {@code game/phase/1}. */
    ObjectNode stateJson(S state);

    /** Reads a state that {@link #stateJson} wrote; a name or form that is none of ours is {@link Malformed}. */
    S state(JsonNode json);

    /** What a view shows of the table whatever its game. */
    TableView shared(V view);

    /** Whom a view speaks of, so that their names must go with it. */
    default Collection<Patron> named(V view) {
        return shared(view).seats().stream().map(TableView.Seat::patron).toList();
    }

    ObjectNode viewJson(V view);

    /** The same as {@link #viewJson}, straight to the output, which is not flushed. */
    void writeView(JsonGenerator out, V view);
}
