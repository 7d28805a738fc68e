package baize.games.bingo;

import baize.core.money.Money;
import baize.core.rule.Id;
import baize.core.rule.Rule;
import baize.games.jackpot.JackpotRules;
import baize.games.table.Settings;
import baize.games.table.TableBook;
import baize.games.table.TableReason;
import baize.games.table.TableRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The house settings of a bingo hall.
 *
 * @param boxes six or twelve to a scorecard
 * @param cards how many books a series has, and so how many can be issued
 * @param firstSerial the number of the first book
 * @param colours the colour of each game's paper
 * @param prizes what each game of a session pays, the first game's first
 * @param jackpotGames the games in which the jackpot can be won
 * @param jackpotNumbers how many are drawn beforehand
 * @param levels of the jackpot, the highest first
 * @param meter where the jackpot stands at first
 * @param settings every setting with the value in force, as written
 */
public record BingoRules(
        TableRules table,
        int boxes,
        int cards,
        int firstSerial,
        boolean columnRanges,
        List<String> colours,
        Money entryFee,
        List<List<Prize>> prizes,
        PrizeForm prizeForm,
        SharePer sharePer,
        boolean autoPlayCalls,
        boolean minorRollover,
        List<Integer> jackpotGames,
        int jackpotNumbers,
        List<Level> levels,
        JackpotForm jackpotForm,
        JackpotRules jackpot,
        Money meter,
        Map<String, String> settings)
        implements TableBook {

    /** Numbers that are drawn in any game. */
    @Rule({"4.6", "R-135"})
    public static final int FEWEST_CALLS = 15;

    private static final int SEATS = 600;
    private static final int MOST_CARDS = 1_000;
    private static final int MOST_JACKPOT_NUMBERS = 5;

    /** Between whom a prize is divided. */
    @Rule({"7.2", "R-128"})
    public enum SharePer {
        PLAYER,
        BOX;

        public String id() {
            return Id.of(this);
        }
    }

    /** How a jackpot is paid. */
    @Rule({"7.6", "R-142"})
    public enum JackpotForm {
        CASH,
        CHEQUE,
        CASH_OR_CHEQUE;

        public String id() {
            return Id.of(this);
        }
    }

    /** Every setting at its default. */
    public static BingoRules standard() {
        return read(new Settings(Map.of()));
    }

    @Rule({"3.3", "4.1", "4.2", "1.1 \"session\"", "5.1", "6.1", "6.5.1", "7.5", "7.6", "R-134", "R-137", "R-138"})
    public static BingoRules read(Settings settings) {
        int games = settings.number("games", 6, 1, Colours.STANDARD.size());
        Money fee = settings.amount("entryFee", "10.00");
        if (!fee.isPositive()) throw new Settings.BadSetting("entryFee", "expected an entry fee above 0.00 (3.3)");
        List<Level> levels = settings.read("jackpotLevels", "numbers:100", BingoRules::levels);
        Money seed = settings.amount("jackpotSeed", "0.00");
        TableRules.callSeconds(settings);
        return new BingoRules(
                TableRules.hall(settings, SEATS),
                settings.choice("boxes", List.of(6, 12), String::valueOf),
                settings.number("cards", 100, 1, MOST_CARDS),
                settings.number("firstSerial", 1001, 1, 90_000_000),
                settings.read("columnRanges", "true", BingoRules::flag),
                colours(settings, games),
                fee,
                IntStream.rangeClosed(1, games)
                        .mapToObj(game -> prizes(settings, game))
                        .toList(),
                settings.read("prizeForm", "cash", PrizeForm::parse),
                settings.choice("sharePer", List.of(SharePer.values()), SharePer::id),
                settings.read("autoPlayCalls", "true", BingoRules::flag),
                settings.flag("minorRollover"),
                settings.read("jackpotGames", Integer.toString(games), text -> jackpotGames(text, games)),
                settings.number("jackpotNumbers", MOST_JACKPOT_NUMBERS, 1, MOST_JACKPOT_NUMBERS),
                levels,
                settings.choice("jackpotForm", List.of(JackpotForm.values()), JackpotForm::id),
                new JackpotRules(
                        fee,
                        seed,
                        settings.read("jackpotShareOfFee", "100%", BingoRules::share),
                        0,
                        null,
                        Money.ZERO,
                        false,
                        levels.reversed().stream().map(Level::prize).toList(),
                        false),
                settings.amount("jackpotMeter", seed.toString()),
                settings.complete());
    }

    private static boolean flag(String text) {
        if (!text.matches("true|false"))
            throw new IllegalArgumentException("expected true or false, got \"" + text + "\"");
        return text.equals("true");
    }

    @Rule("2.3.2")
    private static List<String> colours(Settings settings, int games) {
        List<String> all = settings.read("colours", String.join(" ", Colours.STANDARD), Colours::parse);
        if (all.size() < games)
            throw new Settings.BadSetting("colours", "expected a colour for each of " + games + " games (2.3.2)");
        return all.subList(0, games);
    }

    /** The main prize and the minor ones of a game: its own where it has some, else those of every game. */
    @Rule({"5.1", "5.2", "5.3"})
    private static List<Prize> prizes(Settings settings, int game) {
        Money every = settings.amount("prize", "300.00");
        String own = settings.given("prize." + game);
        Money main = own == null ? every : settings.amount("prize." + game, own);
        List<Prize> minors = settings.read("minors", "none", BingoRules::minors);
        String ownMinors = settings.given("minors." + game);
        List<Prize> prizes = new ArrayList<>(
                ownMinors == null ? minors : settings.read("minors." + game, ownMinors, BingoRules::minors));
        String key = own == null ? "prize" : "prize." + game;
        if (!main.isPositive()) throw new Settings.BadSetting(key, "expected a prize above 0.00 (4.4)");
        prizes.add(new Prize(Pattern.FULL_HOUSE, main));
        return List.copyOf(prizes);
    }

    private static List<Prize> minors(String text) {
        if (text.equals("none")) return List.of();
        List<Prize> minors = new ArrayList<>();
        for (String part : text.strip().split("\\s+", -1)) {
            int colon = part.indexOf(':');
            if (colon < 0) throw new IllegalArgumentException("expected minor games like any-line:50.00, got " + part);
            Pattern pattern = Pattern.parse(part.substring(0, colon));
            if (pattern == Pattern.FULL_HOUSE || minors.stream().anyMatch(minor -> minor.pattern() == pattern))
                throw new IllegalArgumentException("expected each minor game once, got " + part);
            Money amount = Money.parse(part.substring(colon + 1));
            if (!amount.isPositive())
                throw new IllegalArgumentException("expected a prize above 0.00 (5.5), got " + part);
            minors.add(new Prize(pattern, amount));
        }
        return minors;
    }

    private static List<Level> levels(String text) {
        List<Level> levels =
                Arrays.stream(text.strip().split("\\s+", -1)).map(Level::parse).toList();
        for (int at = 1; at < levels.size(); at++)
            if (levels.get(at).percent() >= levels.get(at - 1).percent())
                throw new IllegalArgumentException("expected the levels from the highest share to the lowest");
        return levels;
    }

    private static List<Integer> jackpotGames(String text, int games) {
        if (text.equals("none")) return List.of();
        List<Integer> numbers = new ArrayList<>();
        for (String part : text.strip().split("\\s+", -1)) {
            if (!part.matches("[0-9]{1,2}") || Integer.parseInt(part) < 1 || Integer.parseInt(part) > games)
                throw new IllegalArgumentException("expected games from 1 to " + games + ", or none, got " + text);
            numbers.add(Integer.parseInt(part));
        }
        Collections.sort(numbers);
        return List.copyOf(numbers);
    }

    /** A share of the fee, {@code 12.5%}, in millionths. */
    @Rule("R-138")
    private static long share(String text) {
        if (!text.matches("(100|[0-9]{1,2})(\\.[0-9]{1,4})?%"))
            throw new IllegalArgumentException("expected a share from 0% to 100%, got \"" + text + "\"");
        int dot = text.indexOf('.');
        String whole = text.substring(0, dot < 0 ? text.length() - 1 : dot);
        String decimals = dot < 0 ? "" : text.substring(dot + 1, text.length() - 1);
        long share = Long.parseLong(whole + decimals + "0".repeat(4 - decimals.length()));
        if (share > JackpotRules.WHOLE)
            throw new IllegalArgumentException("expected a share from 0% to 100%, got \"" + text + "\"");
        return share;
    }

    public int games() {
        return prizes.size();
    }

    /** What a game pays by itself, without what is carried into it. */
    List<Prize> prizes(int game) {
        return prizes.get(game - 1);
    }

    @Rule("6.3.2")
    public boolean isJackpotGame(int game) {
        return jackpotGames.contains(game);
    }

    /** The series of this key. */
    @Rule("2.3")
    public Series series(long key) {
        return new Series(key, firstSerial, cards, boxes, games(), columnRanges);
    }

    @Override
    public BingoReason reason(TableReason shared) {
        return BingoReason.of(shared);
    }

    @Override
    public String clause(Power power) {
        return switch (power) {
            case CHANGE_LIMITS, RAISE_MINIMUM, PERSONAL_LIMIT, CHANGE_CARDS -> "3.3";
            case CLOSE_TABLE -> "9.8";
            case KEEP_APART, EXCLUDE -> "9.3.2";
        };
    }

    @Override
    public @Nullable BingoIncident incident(String clause) {
        return BingoIncident.of(clause);
    }
}
