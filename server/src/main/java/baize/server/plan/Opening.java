package baize.server.plan;

import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LivePool;
import baize.floor.LiveTable;
import baize.floor.NotAllowed;
import baize.floor.jackpot.PoolState;
import baize.floor.staff.Role;
import baize.floor.staff.StaffCommand;
import baize.floor.staff.StaffEvent;
import baize.floor.staff.StaffState;
import baize.floor.stream.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** Sets a floor up as a plan says. What is so already stays as it is; what the plan does not speak of, too. */
public final class Opening {
    private final Floor floor;
    private final FloorPlan plan;
    private final List<String> remarks = new ArrayList<>();

    private Opening(Floor floor, FloorPlan plan) {
        this.floor = floor;
        this.plan = plan;
    }

    /**
     * Sets it up.
     *
     * @return what stays otherwise than the plan says, a line each
     * @throws BadPlan when the floor has a table or a pool of another game under an id; then nothing is set up
     */
    public static List<String> of(Floor floor, FloorPlan plan) {
        Opening opening = new Opening(floor, plan);
        opening.check();
        opening.plan.pools().forEach(opening::setUp);
        opening.plan.tables().forEach(opening::setUp);
        opening.leave();
        opening.hire();
        return List.copyOf(opening.remarks);
    }

    private void check() {
        for (PlannedTable table : plan.tables()) {
            LiveTable<?, ?, ?, ?> there = floor.table(table.id());
            String game = table.setup().game();
            if (there != null)
                check("table " + table.id(), table.line(), there.wire().id(), game);
        }
        for (PlannedPool pool : plan.pools()) {
            LivePool there = floor.pools().pool(pool.id());
            PoolState.Running running = there == null ? null : there.running();
            if (running != null) check("pool " + pool.id(), pool.line(), running.game(), pool.game());
        }
    }

    private void check(String what, int line, String before, String now) {
        if (!before.equals(now))
            throw new BadPlan(
                    plan.file(),
                    line,
                    what + ": expected " + before + ", which it has been so far, got \"" + now + "\"");
    }

    private void setUp(PlannedPool pool) {
        setUp("pool " + pool.id(), floor.pools().setUp(pool.id(), pool.name(), pool.game(), pool.rules()));
    }

    private void setUp(PlannedTable table) {
        setUp("table " + table.id(), floor.setUp(table.id(), table.setup()));
    }

    private void setUp(String what, CompletableFuture<?> setting) {
        try {
            setting.join();
        } catch (CompletionException failure) {
            if (!(failure.getCause() instanceof NotAllowed notAllowed)) throw failure;
            remarks.add(what + " stays set up as it was: " + notAllowed.getMessage());
        }
    }

    private void leave() {
        for (LiveTable<?, ?, ?, ?> table : floor.tables())
            if (plan.tables().stream().noneMatch(planned -> planned.id().equals(table.id())))
                remarks.add("table " + table.id() + " is not in " + plan.file() + "; it stays as it is");
        for (LivePool pool : floor.pools().all())
            if (plan.pools().stream().noneMatch(planned -> planned.id().equals(pool.id())))
                remarks.add("pool " + pool.id() + " is not in " + plan.file() + "; it stays as it is");
    }

    private void hire() {
        for (StaffAccount member : plan.staff()) if (member.role() == Role.ADMINISTRATOR) hire(Actor.HOUSE, member);
        for (StaffAccount member : plan.staff()) if (member.role() != Role.ADMINISTRATOR) hire(administrator(), member);
    }

    /** The first of the plan; the file has one. */
    private Actor administrator() {
        return plan.staff().stream()
                .filter(member -> member.role() == Role.ADMINISTRATOR)
                .map(member -> new Actor.Staff(member.id(), member.role()))
                .findFirst()
                .orElseThrow();
    }

    private void hire(Actor by, StaffAccount member) {
        switch (floor.people().staff(member.id())) {
            case StaffState.Unknown _ -> hired(by, member);
            case StaffState.Former _ -> remarks.add(member.id() + " was dismissed and is not hired again");
            case StaffState.Employed employed -> {
                if (employed.role() != member.role())
                    remarks.add(member.id() + " is " + employed.role().id() + " by now, not "
                            + member.role().id());
            }
        }
    }

    private void hired(Actor by, StaffAccount member) {
        StaffCommand command = new StaffCommand.Hire(by.by(), member.id(), member.name(), member.role());
        CompletableFuture<Answer<StaffEvent>> answer =
                floor.people().ask(by, UUID.randomUUID().toString(), member.id(), command);
        if (answer.join() instanceof Answer.Refused<StaffEvent> refused)
            throw new IllegalStateException(member.id() + " could not be hired: " + refused.detail());
    }
}
