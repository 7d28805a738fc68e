package baize.floor.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Grade;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.staff.StaffCommand.ChangeRole;
import baize.floor.staff.StaffCommand.Dismiss;
import baize.floor.staff.StaffCommand.Hire;
import baize.floor.stream.StoredExamples;
import baize.floor.stream.Story;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StaffTest {
    private static final By ADMINISTRATOR = By.staff(Role.ADMINISTRATOR);

    private static Story<StaffState, StaffCommand, StaffEvent> sam() {
        return new Story<>(new StaffMachine(), Instant.parse("2026-11-16T09:00:00Z"));
    }

    @Test
    @Rule("R-24")
    void the_house_hires_an_administrator_who_hires_the_others() {
        var story = sam();
        story.refuses(StaffReason.WRONG_ROLE, new Hire(By.HOUSE, "sam", "Sam", Role.GAMING_MANAGER));
        story.refuses(StaffReason.WRONG_ROLE, new Hire(By.staff(Role.GAMING_MANAGER), "sam", "Sam", Role.DEALER));
        story.does(new Hire(By.HOUSE, "sam", "Sam", Role.ADMINISTRATOR));
        assertThat(sam().does(new Hire(ADMINISTRATOR, "sam", "Sam", Role.DEALER))
                        .state())
                .isEqualTo(new StaffState.Employed("sam", "Sam", Role.DEALER));
    }

    @Test
    @Rule("R-24")
    void a_role_changes_by_an_administrator_alone() {
        var story = sam();
        story.refuses(StaffReason.NOT_EMPLOYED, new ChangeRole(ADMINISTRATOR, Role.CASHIER));
        story.does(new Hire(ADMINISTRATOR, "sam", "Sam", Role.DEALER));
        story.refuses(StaffReason.WRONG_ROLE, new ChangeRole(By.HOUSE, Role.CASHIER));
        story.refuses(StaffReason.ROLE_UNCHANGED, new ChangeRole(ADMINISTRATOR, Role.DEALER));
        story.does(new ChangeRole(ADMINISTRATOR, Role.CASHIER));
        assertThat(story.state()).isEqualTo(new StaffState.Employed("sam", "Sam", Role.CASHIER));
    }

    @Test
    @Rule("R-24")
    void one_who_is_dismissed_may_do_nothing_until_hired_again() {
        var story = sam();
        story.refuses(StaffReason.NOT_EMPLOYED, new Dismiss(ADMINISTRATOR, "till short"));
        story.does(new Hire(ADMINISTRATOR, "sam", "Sam", Role.CASHIER));
        story.refuses(StaffReason.ALREADY_EMPLOYED, new Hire(ADMINISTRATOR, "sam", "Sam", Role.DEALER));
        story.does(new Dismiss(ADMINISTRATOR, "till short"));
        assertThat(story.state()).isEqualTo(new StaffState.Former("sam", "Sam"));
        story.refuses(StaffReason.NOT_EMPLOYED, new Dismiss(ADMINISTRATOR, "again"));
        story.does(new Hire(ADMINISTRATOR, "sam", "Sam", Role.DEALER));
        assertThat(story.replayed()).isEqualTo(story.state());
    }

    @Test
    @Rule("R-24")
    void who_may_do_what() {
        may(Duty.DEPOSIT_AT_CASHIER, "cashier");
        may(Duty.DEPOSIT_FROM_BANK, "patron cashier");
        may(Duty.WITHDRAW, "cashier");
        may(Duty.TICKET_FOR_CASH, "cashier");
        may(Duty.TICKET_FOR_CREDIT, "patron cashier");
        may(Duty.REDEEM_TICKET, "patron cashier");
        may(Duty.VOID_TICKET, "casino-supervisor gaming-manager");
        may(
                Duty.READ_TICKET,
                "dealer gaming-supervisor casino-supervisor gaming-manager cashier inspector surveillance");
        may(Duty.PAY_BY_HAND, "dealer gaming-supervisor casino-supervisor gaming-manager cashier");
        may(Duty.CLEAR_TERMINAL, "dealer gaming-supervisor casino-supervisor gaming-manager");
        may(Duty.PRINT_SCORECARDS, "dealer gaming-supervisor casino-supervisor gaming-manager");
        may(Duty.READ_SCORECARD, "dealer gaming-supervisor casino-supervisor gaming-manager inspector surveillance");
        may(Duty.CORRECT_JACKPOT, "gaming-manager");
        may(Duty.REGISTER_PATRON, "gaming-supervisor casino-supervisor gaming-manager cashier");
        may(Duty.CHANGE_MEMBERSHIP, "gaming-supervisor casino-supervisor gaming-manager cashier");
        may(Duty.ISSUE_CARD, "gaming-supervisor casino-supervisor gaming-manager cashier");
        may(Duty.CANCEL_CARD, "gaming-supervisor casino-supervisor gaming-manager cashier");
        may(Duty.REPORT_CARD_LOST, "patron dealer gaming-supervisor casino-supervisor gaming-manager cashier");
        may(Duty.SET_LIMIT, "patron gaming-supervisor casino-supervisor gaming-manager cashier");
        may(Duty.PAUSE, "patron casino-supervisor gaming-manager");
        may(Duty.ORDER_BREAK, "casino-supervisor gaming-manager");
        may(Duty.EXCLUDE, "casino-supervisor gaming-manager");
        may(Duty.LIFT_EXCLUSION, "gaming-manager");
        may(Duty.KEEP_APART, "casino-supervisor gaming-manager");
        may(Duty.BAR_FROM_GAME, "casino-supervisor gaming-manager");
        may(Duty.HIRE, "house administrator");
        may(Duty.CHANGE_ROLE, "administrator");
        may(Duty.DISMISS, "administrator");
        may(Duty.GIVE_TOKEN, "administrator");
        may(Duty.READ_RECORDS, "casino-supervisor gaming-manager inspector surveillance");
    }

    private static void may(Duty duty, String ids) {
        assertThat(By.all().stream().filter(duty::mayBeDoneBy).map(By::id))
                .as(duty.name())
                .containsExactlyInAnyOrder(ids.split(" "));
    }

    @Test
    @Rule("R-24")
    void the_ladders_roles_have_its_grades_and_the_others_none() {
        assertThat(Role.CASINO_SUPERVISOR.grade()).isEqualTo(Grade.CASINO_SUPERVISOR);
        for (Role role : List.of(Role.CASHIER, Role.INSPECTOR, Role.SURVEILLANCE, Role.ADMINISTRATOR))
            assertThat(role.grade()).isNull();
        for (By by : By.all()) assertThat(By.parse(by.id())).isEqualTo(by);
    }

    @Test
    void staff_hold_no_money() {
        Books books = Books.EMPTY.plus(Entry.transfer(Account.CASH, Account.HOUSE, Money.dollars(1)));
        assertThatThrownBy(() -> new StaffMachine().reconcile(new StaffState.Unknown(), books))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void the_stored_forms_stay_as_they_are() throws IOException {
        StoredExamples.hold(
                new StaffMachine(),
                "staff.jsonl",
                Map.of(
                        StaffState.class,
                        StaffForm.PHASES,
                        StaffCommand.class,
                        StaffForm.COMMANDS,
                        StaffEvent.class,
                        StaffForm.EVENTS));
    }
}
