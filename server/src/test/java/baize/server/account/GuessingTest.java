package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import baize.server.account.Browser.Reply;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/**
 * Three hundred guesses in a minute: over many accounts, or from many addresses. They open no account, keep no owner
 * out, and stand in the log.
 */
final class GuessingTest {
    private static final int GUESSES = 300;
    private static final int PATRONS = 30;
    private static final String OWNERS = "198.51.100.1";
    private static final Limits USUAL = new Limits(
            new Limits.SignIns(
                    Limits.SignIns.USUAL.all(),
                    Limits.SignIns.USUAL.wrong(),
                    Limits.SignIns.USUAL.wrongInAll(),
                    Duration.ofMillis(200)),
            House.LIMITS.guest(),
            House.LIMITS.stranger(),
            House.LIMITS.command(),
            House.LIMITS.sockets());

    @TempDir
    Path folder;

    private final ListAppender<ILoggingEvent> log = new ListAppender<>();
    private final Logger logger = (Logger) LoggerFactory.getLogger(Guesses.class);
    private House house;

    @BeforeEach
    void open() {
        house = new House(House.Plan.in(folder).limited(USUAL).behind("127.0.0.1")).staffed();
        for (int each = 0; each < PATRONS; each++) house.patron("p" + each);
        log.start();
        logger.addAppender(log);
    }

    @AfterEach
    void close() {
        logger.detachAppender(log);
        house.close();
    }

    private Browser from(String address) {
        return house.browser().with("X-Forwarded-For", address);
    }

    private static Reply signIn(Browser browser, String number, String secret) {
        return browser.post("/api/sign-in", "{'number':'" + number + "','secret':'" + secret + "'}");
    }

    /** None of them is the patrons' PIN; the first is what most people would try. */
    private static String guess(int number) {
        return number == 0 ? "1234" : Integer.toString(5_000 + number);
    }

    private static String card(int patron) {
        return "card-p" + patron % PATRONS;
    }

    /** All guesses at once, each on a thread of its own; their answers. */
    private static List<Integer> all(IntFunction<Reply> guess) throws Exception {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> sent = IntStream.range(0, GUESSES)
                    .mapToObj(each -> threads.submit(() -> guess.apply(each).status()))
                    .toList();
            return sent.stream().map(GuessingTest::joined).toList();
        }
    }

    private static int joined(Future<Integer> answer) {
        try {
            return answer.get();
        } catch (Exception failure) {
            throw new AssertionError("a guess without an answer", failure);
        }
    }

    private void checkLogged(String part) {
        assertThat(log.list).extracting(ILoggingEvent::getFormattedMessage).anyMatch(line -> line.contains(part));
        assertThat(log.list)
                .as("what was typed is not in it")
                .extracting(ILoggingEvent::getFormattedMessage)
                .noneMatch(line -> line.contains("1234") || line.contains(House.PIN));
    }

    @Test
    void from_one_address_over_many_accounts_ten_are_judged() throws Exception {
        List<Integer> answers = all(each -> signIn(from("203.0.113.9"), card(each), guess(each)));
        assertThat(answers).containsOnly(401, 429);
        assertThat(answers.stream().filter(status -> status == 401)).hasSize(10);
        assertThat(signIn(from(OWNERS), card(3), House.PIN).status()).isEqualTo(200);
        checkLogged("tries to sign in from 203.0.113.9 are turned away");
        checkLogged("a wrong try to sign in: patron/p");
    }

    @Test
    void from_many_addresses_at_one_account_a_few_are_judged_and_the_owner_comes_in_where_the_owner_was_before()
            throws Exception {
        Browser known = from(OWNERS);
        assertThat(signIn(known, card(0), House.PIN).status()).isEqualTo(200);
        List<Integer> answers = all(each -> each == GUESSES / 2
                ? signIn(known, card(0), House.PIN)
                : signIn(from("10.3." + each / 250 + "." + each % 250), card(0), guess(each)));
        assertThat(answers).containsOnlyOnce(200);
        assertThat(answers.stream().filter(status -> status == 401)).hasSizeBetween(5, 10);
        assertThat(signIn(known, card(0), House.PIN).status()).isEqualTo(200);
        Reply elsewhere = signIn(from("198.51.100.2"), card(0), House.PIN);
        assertThat(elsewhere.status()).isEqualTo(429);
        house.clock.go(Duration.ofSeconds(Long.parseLong(elsewhere.header("Retry-After"))));
        assertThat(signIn(from("198.51.100.2"), card(0), House.PIN).status()).isEqualTo(200);
        checkLogged("after many wrong ones the next try waits");
    }

    @Test
    void from_many_addresses_over_many_accounts_all_who_are_new_wait_a_little_and_nobody_is_turned_away_for_good()
            throws Exception {
        Browser known = from(OWNERS);
        assertThat(signIn(known, card(0), House.PIN).status()).isEqualTo(200);
        List<Integer> answers = all(each -> each == GUESSES - 1
                ? signIn(known, card(0), House.PIN)
                : signIn(from("10.3." + each / 250 + "." + each % 250), "card-x" + each, guess(each)));
        assertThat(answers).containsOnlyOnce(200);
        assertThat(signIn(from("198.51.100.7"), card(7), House.PIN).status())
                .as("one who was never here before is let in after the wait")
                .isEqualTo(200);
        checkLogged("somebody is guessing");
        checkLogged("a number that is nobody's");
    }
}
