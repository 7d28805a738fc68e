package baize.floor.patron;

import static baize.floor.patron.Ann.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.engine.Decision;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.patron.PatronCommand.*;
import baize.floor.staff.By;
import baize.floor.stream.Story;
import baize.floor.ticket.TicketCommand;
import baize.floor.ticket.TicketEvent;
import baize.floor.ticket.TicketMachine;
import baize.floor.ticket.TicketNumber;
import baize.floor.ticket.TicketSide;
import baize.floor.ticket.TicketState;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Seeded lives of a patron; {@link Story} checks books, stored forms and replays at each step. */
class PatronHistoriesTest {
    private static final int STEPS = 400;

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void any_history_replays_balances_and_keeps_the_wallet_above_water(long seed) {
        Generator chance = FastGenerator.stream(seed, 0);
        var story = ann("2026-03-30T12:00");
        int accepted = 0;
        for (int step = 0; step < STEPS; step++) {
            story.after(Duration.ofSeconds(chance.below(40_000)));
            PatronCommand command = command(chance, story.now());
            if (story.decision(command) instanceof Decision.Refused) continue;
            Allowance before = allowance(story);
            story.does(command);
            accepted++;
            assertThat(wallet(story)).as("seed %d, step %d", seed, step).isGreaterThanOrEqualTo(Money.ZERO);
            if (command instanceof CardIn)
                assertThat(before.allowed()).as("seed %d", seed).isTrue();
            assertThat(before.until()).as("seed %d", seed).isAfter(story.now());
            answerIsGoodUntilItSays(story, chance, seed);
        }
        assertThat(accepted).as("seed %d", seed).isGreaterThan(STEPS / 4);
        assertThat(story.replayed()).as("seed %d", seed).isEqualTo(story.state());
    }

    /** Where nothing happens, a table need not ask again before the time it was told. */
    private static void answerIsGoodUntilItSays(
            Story<PatronState, PatronCommand, PatronEvent> story, Generator chance, long seed) {
        Allowance now = allowance(story);
        long seconds = Duration.between(story.now(), now.until()).toSeconds();
        Instant later = story.now().plusSeconds(chance.below((int) Math.max(1, seconds)));
        Allowance then = Allowance.of(story.state(), later);
        assertThat(then.refusal()).as("seed %d at %s", seed, later).isEqualTo(now.refusal());
        assertThat(then.lossLimitLeft()).as("seed %d at %s", seed, later).isEqualTo(now.lossLimitLeft());
        if (known(story).visits().now() == null)
            assertThat(then.timeLeft()).as("seed %d at %s", seed, later).isEqualTo(now.timeLeft());
    }

    private static PatronCommand command(Generator chance, Instant at) {
        By by = By.all().get(chance.below(By.all().size()));
        By right = chance.below(10) == 0 ? by : CASHIER;
        Money amount = Money.cents(1 + chance.below(20_000));
        Period period = Period.values()[chance.below(3)];
        String table = "t-" + chance.below(2);
        return switch (chance.below(22)) {
            case 0, 1, 2 -> new Deposit(right, amount, Means.values()[chance.below(4)]);
            case 3 -> new Withdraw(right, amount);
            case 4, 5 -> new ToTable(table, amount);
            case 6 -> new FromTable(table, amount);
            case 7 -> new BuyTicket(right, TICKET, amount);
            case 8 -> new RedeemTicket(right, TICKET, amount);
            case 9 -> new SetDepositLimit(right, ifAny(chance, amount.times(10)));
            case 10 -> new SetLossLimit(right, period, ifAny(chance, amount.times(20)));
            case 11 -> {
                Duration most = Duration.ofMinutes(30 + chance.below(3000));
                yield new SetTimeLimit(right, period, chance.below(3) == 0 ? null : most);
            }
            case 12 -> new WithdrawLimitChange(right, PlayLimits.Kind.values()[chance.below(3)], period);
            case 13, 14, 15 -> new CardIn(table, "craps");
            case 16, 17 -> new CardOut(table, "craps", chance.below(2) == 0 ? null : Sydney.day(at));
            case 18 -> new RecordPlay(table, amount.minus(Money.dollars(120)), 0, at, at);
            case 19 -> new RecordPlay(table, amount.negated(), 600, at.minusSeconds(900), at);
            case 20 ->
                chance.below(3) == 0 ? new ReportCardLost(right) : new IssueCard(right, "C-" + chance.below(200));
            default -> standing(chance, by);
        };
    }

    private static PatronCommand standing(Generator chance, By by) {
        return switch (chance.below(4)) {
            case 0 -> new TakePause(by, Pause.values()[chance.below(2)]);
            case 1 -> new ChangeMembership(by, chance.below(2) == 0);
            case 2 -> chance.below(2) == 0 ? new KeepApart(by, BEN, "seed") : new LiftApart(by, BEN);
            default -> chance.below(3) == 0 ? new Exclude(by, "seed") : new LiftExclusion(GAMING_MANAGER, "seed");
        };
    }

    private static @Nullable Money ifAny(Generator chance, Money most) {
        return chance.below(3) == 0 ? null : most;
    }

    @Test
    @Rule({"craps 3.8.1", "craps 3.4.2"})
    void wallet_and_ticket_together_leave_nothing_in_transit() {
        Generator chance = FastGenerator.stream(9, 0);
        var patron = ann().does(new Deposit(CASHIER, money("500.00"), Means.CASH));
        List<Story<TicketState, TicketCommand, TicketEvent>> tickets = new ArrayList<>();
        Money outstanding = Money.ZERO;
        TicketSide wallet = new TicketSide.Wallet(ANN);
        for (int n = 0; n < 30; n++) {
            TicketNumber number = TicketNumber.draw(chance);
            Money amount = Money.dollars(1 + chance.below(10));
            var ticket = new Story<>(new TicketMachine(), patron.now());
            tickets.add(ticket);
            boolean bought = chance.below(2) == 0;
            TicketSide from = bought ? wallet : new TicketSide.Cash();
            ticket.does(new TicketCommand.Issue(CASHIER, number, amount, from));
            if (bought) patron.does(new BuyTicket(CASHIER, number, amount));
            switch (chance.below(4)) {
                case 0 -> outstanding = outstanding.plus(amount);
                case 1 -> {
                    ticket.does(new TicketCommand.Redeem(CASHIER, wallet));
                    patron.does(new RedeemTicket(CASHIER, number, amount));
                }
                case 2 -> {
                    ticket.does(new TicketCommand.VoidTicket(CASINO_SUPERVISOR, "seed"));
                    if (bought) patron.does(new RefundTicket(CASINO_SUPERVISOR, number, amount));
                }
                default -> ticket.does(new TicketCommand.Redeem(CASHIER, new TicketSide.Cash()));
            }
        }
        SortedMap<Account, Money> all = new TreeMap<>();
        add(all, patron.books());
        for (var ticket : tickets) add(all, ticket.books());
        assertThat(all.get(Account.TICKETS)).as("seed 9").isEqualTo(outstanding);
        assertThat(all.get(Account.patron(ANN))).isEqualTo(wallet(patron));
        assertThat(all.get(Account.CASH))
                .isEqualTo(wallet(patron).plus(outstanding).negated());
        assertThat(all.get(Account.TRANSIT)).isEqualTo(Money.ZERO);
        assertThat(all).hasSize(4);
    }

    private static void add(SortedMap<Account, Money> all, Books books) {
        books.balances().forEach((account, amount) -> all.merge(account, amount, Money::plus));
    }

    @Test
    void a_history_that_does_not_fit_throws() {
        PatronMachine machine = new PatronMachine();
        PatronState ann = ann().state();
        PatronEvent registered = new PatronEvent.PatronRegistered(ANN, "Ann", false);
        assertThatThrownBy(() -> machine.evolve(ann, registered, sydney("2026-11-16T20:00")))
                .isInstanceOf(IllegalStateException.class);
    }
}
