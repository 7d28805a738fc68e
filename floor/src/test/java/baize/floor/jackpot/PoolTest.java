package baize.floor.jackpot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.jackpot.PoolCommand.Correct;
import baize.floor.jackpot.PoolCommand.Link;
import baize.floor.jackpot.PoolCommand.Move;
import baize.floor.jackpot.PoolCommand.SetUp;
import baize.floor.jackpot.PoolCommand.Unlink;
import baize.floor.jackpot.PoolEvent.TableLinked;
import baize.floor.jackpot.PoolState.Running;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.staff.By;
import baize.floor.staff.Role;
import baize.floor.stream.StoredExamples;
import baize.floor.stream.Story;
import baize.games.blackjack.BlazingPrize;
import baize.games.caribbeanstud.StudPrize;
import baize.games.jackpot.Claim;
import baize.games.jackpot.Contribution;
import baize.games.jackpot.Jackpot;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.JackpotEvent.Contributed;
import baize.games.jackpot.JackpotEvent.Paid;
import baize.games.jackpot.JackpotEvent.Reseeded;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Meter;
import baize.games.jackpot.Pool;
import baize.games.jackpot.Prize;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PoolTest {
    private static final String STUD = "caribbean-stud";
    private static final String BLACKJACK = "blackjack";
    private static final Patron ANN = new Patron("ann");
    private static final Patron BEN = new Patron("ben");
    private static final By MANAGER = By.staff(Role.GAMING_MANAGER);
    private static final Money SEED = Money.dollars(50_000);
    private static final Account POOL = Account.pool("grand");
    private static final Account RESERVE = Account.reserve("grand");

    /** Five dollars a wager, of which a meter gets 63.3333 cents in the dollar and the reserve ten. */
    private static final JackpotRules RULES = rules(Money.dollars(5), SEED, 633_333, Money.dollars(100));

    private static final Jackpot JACKPOT = new Jackpot(RULES);

    private static JackpotRules rules(Money stake, Money seed, long increment, Money bonus) {
        Money limit = Money.dollars(1_000_000);
        return new JackpotRules(stake, seed, increment, 100_000, limit, bonus, false, StudPrize.table(), false);
    }

    private static Story<PoolState, PoolCommand, PoolEvent> pool() {
        return new Story<>(new PoolMachine(), Instant.parse("2026-11-16T09:00:00Z"))
                .does(new SetUp("grand", "Grand", STUD, RULES));
    }

    private static Story<PoolState, PoolCommand, PoolEvent> linked() {
        return pool().does(new Link("1", STUD, RULES)).does(new Link("2", STUD, RULES));
    }

    private static Running running(Story<PoolState, PoolCommand, PoolEvent> story) {
        return (Running) story.state();
    }

    private static Pool stands(Story<PoolState, PoolCommand, PoolEvent> story) {
        return running(story).pool();
    }

    /** The wagers of a round at a table, as the table decides it; what they have put in. */
    private static Contribution contribute(
            Story<PoolState, PoolCommand, PoolEvent> story, String table, int round, int wagers) {
        Contributed event = JACKPOT.contribute(stands(story), wagers);
        story.does(new Move(table, round, event));
        return event.contribution();
    }

    private static void pay(Story<PoolState, PoolCommand, PoolEvent> story, String table, int round, StudPrize won) {
        Prize prize = won.prize();
        List<Claim> claims = List.of(new Claim(ANN, Box.of(1), prize), new Claim(BEN, Box.of(2), null));
        for (JackpotEvent event : JACKPOT.pay(stands(story), claims)) story.does(new Move(table, round, event));
    }

    @Test
    @Rule({"caribbean-stud 11.5", "caribbean-stud 11.6", "caribbean-stud 11.9.2"})
    void a_pool_starts_at_its_seed_which_the_operator_puts_in() {
        var story = pool();
        assertThat(stands(story)).isEqualTo(Pool.of(SEED));
        assertThat(story.books()).isEqualTo(Books.EMPTY.plus(Entry.transfer(Account.HOUSE, POOL, SEED)));
    }

    @Test
    @Rule({"caribbean-stud 2.3", "caribbean-stud 11.5"})
    void all_linked_tables_feed_one_meter_and_its_books_to_the_last_millionth_of_a_cent() {
        var story = linked();
        for (int round = 1; round <= 100; round++) {
            contribute(story, "1", round, 1 + round % 7);
            contribute(story, "2", 1000 + round, 1);
        }
        long wagers = 100;
        for (int round = 1; round <= 100; round++) wagers += 1 + round % 7;
        long meter = wagers * 500 * 633_333;
        assertThat(stands(story).meter())
                .isEqualTo(new Meter(SEED.plus(Money.cents(meter / 1_000_000)), meter % 1_000_000));
        assertThat(stands(story).reserve()).isEqualTo(Meter.of(Money.cents(wagers * 50)));
        assertThat(story.books().balance(Account.TRANSIT)).isEqualTo(Money.cents(-(meter / 1_000_000) - wagers * 50));
        assertThat(story.replayed()).isEqualTo(story.state());
    }

    @Test
    @Rule({"caribbean-stud 11.9.2", "R-42"})
    void a_royal_flush_takes_all_of_it_and_the_next_jackpot_starts_at_the_seed() {
        var story = linked();
        for (int round = 1; round <= 10; round++) contribute(story, "1", round, 7);
        Money before = stands(story).amount();
        Money kept = stands(story).reserve().amount();
        story.after(Duration.ofMinutes(5));
        pay(story, "2", 77, StudPrize.ROYAL_FLUSH);
        assertThat(stands(story).amount()).isEqualTo(SEED);
        assertThat(stands(story).reserve().amount()).isEqualTo(Money.ZERO);
        Money fromHouse = SEED.minus(kept);
        assertThat(story.books().balance(Account.HOUSE))
                .isEqualTo(SEED.plus(fromHouse).negated());
        Money royal = before.max(StudPrize.ROYAL_FLUSH.prize().least());
        assertThat(running(story).hits())
                .containsExactly(
                        new Hit(story.now(), "2", 77, Box.of(1), "royal-flush", royal, before),
                        new Hit(story.now(), "2", 77, Box.of(2), "bonus-jackpot", Money.dollars(100), before));
    }

    @Test
    @Rule("R-42")
    void a_straight_flush_takes_a_tenth_and_a_flush_nothing() {
        var story = linked();
        pay(story, "1", 1, StudPrize.STRAIGHT_FLUSH);
        assertThat(stands(story).amount()).isEqualTo(Money.dollars(45_000));
        pay(story, "1", 2, StudPrize.FLUSH);
        assertThat(stands(story).amount()).isEqualTo(Money.dollars(45_000));
        assertThat(story.books().balance(Account.TRANSIT)).isEqualTo(Money.dollars(5_000));
        assertThat(running(story).hits().getFirst().prize()).isEqualTo("flush");
    }

    @Test
    @Rule("R-22")
    void what_returned_wagers_had_put_in_goes_back_to_their_table() {
        var story = linked();
        Contribution in = contribute(story, "1", 1, 3);
        contribute(story, "2", 9, 2);
        story.does(new Move("1", 1, JACKPOT.takeBack(stands(story), in, 3, "14.4")));
        assertThat(stands(story)).isEqualTo(JACKPOT.contribute(Pool.of(SEED), 2).pool());
    }

    @Test
    void only_so_many_hits_are_kept_in_mind_the_newest_first() {
        var story = linked();
        for (int round = 1; round <= 40; round++) pay(story, "1", round, StudPrize.FULL_HOUSE);
        assertThat(running(story).hits()).hasSize(25);
        assertThat(running(story).hits().getFirst().round()).isEqualTo(40);
        assertThat(running(story).hits().getLast().round()).isEqualTo(16);
    }

    @Test
    @Rule({"caribbean-stud 11.9", "caribbean-stud 11.9.1", "caribbean-stud 11.9.2", "caribbean-stud 11.9.3", "R-46"})
    void a_table_that_does_not_agree_is_not_linked() {
        var story = pool();
        Money five = Money.dollars(5);
        Money bonus = Money.dollars(100);
        String differ = "caribbean-stud 11.9.";
        story.refuses(PoolReason.RULES_DIFFER, differ + 1, new Link("3", STUD, rules(five, SEED, 633_333, Money.ZERO)));
        story.refuses(PoolReason.RULES_DIFFER, differ + 2, new Link("3", STUD, rules(five, SEED, 633_334, bonus)));
        story.refuses(
                PoolReason.RULES_DIFFER,
                differ + 2,
                new Link("3", STUD, rules(five, Money.dollars(1), 633_333, bonus)));
        var refusal = story.refuses(
                PoolReason.RULES_DIFFER,
                differ + 3,
                new Link("3", STUD, rules(Money.dollars(1), SEED, 633_333, bonus)));
        assertThat(refusal.detail()).contains("grand", "1.00", "5.00");
        story.refuses(PoolReason.OTHER_GAME, new Link("3", "blackjack", RULES));
        assertThat(running(story).tables()).isEmpty();
    }

    @Test
    @Rule({"blackjack 14.26", "blackjack 14.26.1", "blackjack 14.26.2", "blackjack 14.26.3", "blackjack 14.28"})
    void what_is_asked_of_another_game_s_pool_is_refused_by_that_game_s_book() {
        Money stake = Money.cents(250);
        Money seed = Money.dollars(10_000);
        var story = new Story<>(new PoolMachine(), Instant.parse("2026-11-16T09:00:00Z"))
                .does(new SetUp("sevens", "Sevens", BLACKJACK, blazing(stake, seed, 250_000, false)));
        String differ = "blackjack 14.26.";
        story.refuses(
                PoolReason.RULES_DIFFER, differ + 1, new Link("3", BLACKJACK, blazing(stake, seed, 250_000, true)));
        story.refuses(
                PoolReason.RULES_DIFFER, differ + 2, new Link("3", BLACKJACK, blazing(stake, seed, 250_001, false)));
        story.refuses(
                PoolReason.RULES_DIFFER,
                differ + 3,
                new Link("3", BLACKJACK, blazing(Money.dollars(5), seed, 250_000, false)));
        story.refuses(PoolReason.OTHER_GAME, differ + 1, new Link("3", STUD, RULES));
        story.refuses(
                PoolReason.METER_OUT_OF_RANGE,
                "blackjack 14.28",
                new Correct(MANAGER, Money.dollars(10_001).negated(), "all of it"));
        story.does(new Link("3", BLACKJACK, blazing(stake, seed, 250_000, false)));
        story.refuses(
                PoolReason.TABLES_LINKED,
                "blackjack 14.26",
                new SetUp("sevens", "Sevens", BLACKJACK, blazing(stake, seed, 300_000, false)));
    }

    /** With one pay table, whatever the stake: only what is named differs. */
    private static JackpotRules blazing(Money stake, Money seed, long increment, boolean fixedFromPool) {
        List<Prize> prizes = BlazingPrize.table(Money.cents(250), Money.dollars(10_000));
        return new JackpotRules(stake, seed, increment, 0, null, Money.ZERO, fixedFromPool, prizes, true);
    }

    @Test
    @Rule("caribbean-stud 11.9")
    void tables_are_linked_once_and_parted_and_a_pool_nobody_set_up_has_none() {
        var story = linked().does(new Link("1", STUD, RULES)).does(new Unlink("7"));
        assertThat(running(story).tables()).containsExactly("1", "2");
        assertThat(running(story.does(new Unlink("1"))).tables()).containsExactly("2");
        var none = new Story<>(new PoolMachine(), Instant.EPOCH);
        none.refuses(PoolReason.NO_SUCH_POOL, new Link("1", STUD, RULES));
        none.refuses(PoolReason.NO_SUCH_POOL, new Unlink("1"));
        none.refuses(PoolReason.NO_SUCH_POOL, new Correct(MANAGER, SEED, "what pool"));
    }

    @Test
    @Rule({"caribbean-stud 11.6", "caribbean-stud 11.9"})
    void what_was_approved_stands_while_tables_are_linked() {
        var story = linked();
        JackpotRules other = rules(Money.dollars(5), SEED, 700_000, Money.dollars(100));
        story.refuses(PoolReason.OTHER_GAME, new SetUp("grand", "Grand", "blackjack", RULES));
        story.refuses(PoolReason.TABLES_LINKED, new SetUp("grand", "Grand", STUD, other));
        story.does(new SetUp("grand", "Grand", STUD, RULES));
        assertThat(story.last()).isEqualTo(new TableLinked("2"));
        story.does(new SetUp("grand", "The Grand", STUD, RULES));
        assertThat(running(story).name()).isEqualTo("The Grand");
        story.does(new Unlink("1")).does(new Unlink("2")).does(new SetUp("grand", "Grand", STUD, other));
        assertThat(running(story).rules()).isEqualTo(other);
        assertThat(stands(story)).isEqualTo(Pool.of(SEED));
    }

    @Test
    @Rule({"caribbean-stud 2.3", "caribbean-stud 11.6", "R-24"})
    void only_a_manager_puts_the_meter_right_and_says_why() {
        var story = pool();
        for (By by : By.all())
            if (!by.equals(MANAGER))
                story.refuses(PoolReason.WRONG_ROLE, "caribbean-stud 2.3", new Correct(by, Money.dollars(1), "lost"));
        story.does(new Correct(MANAGER, Money.cents(-1250), "counted twice at table 2"));
        assertThat(stands(story).amount()).isEqualTo(SEED.minus(Money.cents(1250)));
        assertThat(story.books().balance(Account.HOUSE))
                .isEqualTo(SEED.minus(Money.cents(1250)).negated());
        story.refuses(PoolReason.METER_OUT_OF_RANGE, new Correct(MANAGER, SEED.negated(), "all of it"));
        story.refuses(PoolReason.METER_OUT_OF_RANGE, new Correct(MANAGER, Money.dollars(950_013), "too much"));
        story.refuses(PoolReason.NOT_A_CORRECTION, new Correct(MANAGER, Money.ZERO, "nothing"));
        story.refuses(PoolReason.NOT_A_CORRECTION, new Correct(MANAGER, Money.dollars(1), " "));
    }

    @Test
    void a_move_that_does_not_go_on_from_the_pool_is_a_fault() {
        var story = linked();
        Pool old = stands(story);
        Contributed stale = JACKPOT.contribute(old, 1);
        contribute(story, "1", 1, 1);
        Pool now = stands(story);
        Paid paid = (Paid) JACKPOT.pay(now, List.of(new Claim(ANN, Box.of(1), StudPrize.FLUSH.prize())))
                .getFirst();
        List<JackpotEvent> wrong = List.of(
                stale,
                new Contributed(stale.contribution(), stale.meter(), stale.reserve(), now),
                JACKPOT.takeBack(old, stale.contribution(), 1, "14.4"),
                new Paid(paid.awards(), paid.funding(), old),
                new Paid(List.of(), paid.funding(), now),
                new Reseeded(Money.ZERO, Money.ZERO, now),
                new Reseeded(Money.ZERO, SEED, Pool.of(SEED)),
                JACKPOT.correct(now, Money.dollars(1), "by a table"));
        for (JackpotEvent move : wrong)
            assertThatThrownBy(() -> story.decision(new Move("1", 1, move)))
                    .as(move.toString())
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("does not stand at");
        assertThatThrownBy(() -> story.decision(new Move("3", 1, JACKPOT.contribute(now, 1))))
                .hasMessage("table 3 is not linked to this pool");
    }

    @Test
    void books_that_do_not_fit_the_meters_are_found() {
        var story = linked();
        contribute(story, "1", 1, 5);
        for (Account account : List.of(POOL, RESERVE)) {
            Books more = story.books().plus(Entry.transfer(Account.HOUSE, account, Money.cents(1)));
            assertThatThrownBy(() -> new PoolMachine().reconcile(story.state(), more))
                    .hasMessageContaining("but the books say");
        }
    }

    @Test
    void the_stored_forms_stay_as_they_are() throws IOException {
        StoredExamples.hold(
                new PoolMachine(),
                "pool.jsonl",
                Map.of(
                        PoolState.class,
                        PoolForm.PHASES,
                        PoolCommand.class,
                        PoolForm.COMMANDS,
                        PoolEvent.class,
                        PoolForm.EVENTS));
    }
}
