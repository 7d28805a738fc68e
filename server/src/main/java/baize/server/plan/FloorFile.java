package baize.server.plan;

import baize.core.money.Money;
import baize.core.rule.Id;
import baize.core.rule.Rule;
import baize.floor.Ids;
import baize.floor.staff.Role;
import baize.floor.table.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads a floor from YAML. Nothing of a file with a fault is used. */
public final class FloorFile {
    private static final String DEMO = "demo-floor.yaml";
    private static final int LARGEST = 1 << 20;
    private static final int WAGERING_SECONDS = 20;
    private static final int LONGEST_WAGERING = 3600;
    private static final int LONGEST_NAME = 60;
    private static final int SHORTEST_PASSWORD = 8;

    private final String file;
    private final boolean passwords;

    private FloorFile(String file, boolean passwords) {
        this.file = file;
        this.passwords = passwords;
    }

    /** The floor that comes with the program, for trying it out. */
    public static FloorPlan demo() {
        try (InputStream in = Objects.requireNonNull(FloorFile.class.getResourceAsStream("/" + DEMO), DEMO)) {
            return read(DEMO, new String(in.readAllBytes(), StandardCharsets.UTF_8), true);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * The floor in a file.
     *
     * @param passwords whether staff may have theirs in it, which is for demo floors alone
     * @throws BadPlan for the first fault
     */
    public static FloorPlan read(Path path, boolean passwords) {
        String name = path.toString();
        try {
            if (Files.isDirectory(path)) throw new BadPlan(name, "expected a file, got a directory");
            if (Files.size(path) > LARGEST) throw new BadPlan(name, "expected at most " + LARGEST + " bytes");
            return read(name, decoded(Files.readAllBytes(path)), passwords);
        } catch (CharacterCodingException bad) {
            throw new BadPlan(name, "expected text in UTF-8");
        } catch (NoSuchFileException missing) {
            throw new BadPlan(name, "expected a file that can be read; there is none");
        } catch (IOException bad) {
            throw new BadPlan(name, "expected a file that can be read");
        }
    }

    private static String decoded(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }

    /**
     * The floor in a text.
     *
     * @param file its name, for messages
     */
    public static FloorPlan read(String file, String text, boolean passwords) {
        return new FloorFile(file, passwords).plan(text);
    }

    private FloorPlan plan(String text) {
        Section whole = new Section(file, "", composed(text));
        PoolSection pools = new PoolSection();
        for (Section section : whole.sections("pools")) pools.add(id(section), section);
        List<PlannedTable> tables = new ArrayList<>();
        for (Section section : whole.sections("tables")) tables.add(table(section, pools, tables));
        pools.complete();
        List<StaffAccount> staff = staff(whole);
        whole.complete();
        return new FloorPlan(file, pools.pools(), tables, staff);
    }

    private Node composed(String text) {
        try {
            return new Compose(LoadSettings.builder().setLabel(file).build())
                    .composeString(text)
                    .orElseThrow(() -> new BadPlan(file, "expected tables and staff, got nothing"));
        } catch (MarkedYamlEngineException bad) {
            int line = bad.getProblemMark().map(mark -> mark.getLine() + 1).orElse(1);
            throw new BadPlan(file, line, "expected YAML; " + firstLine(bad.getProblem()));
        } catch (YamlEngineException bad) {
            throw new BadPlan(file, "expected YAML; " + firstLine(bad.getMessage()));
        }
    }

    private static String firstLine(@Nullable String text) {
        return String.valueOf(text).lines().findFirst().orElse("");
    }

    private static PlannedTable table(Section section, PoolSection pools, List<PlannedTable> before) {
        String id = id(section);
        for (PlannedTable other : before)
            if (other.id().equals(id))
                throw section.bad("id", "expected another id than the table of line " + other.line());
        PlannedPool pool = pools.of(section);
        Setup setup = new Setup(
                GameSettings.game(section),
                GameSettings.read(section, pool),
                choice(section, "dealer", Setup.Dealer.values(), Id::of, Setup.Dealer.HOUSE),
                seconds(section),
                amount(section, "float"),
                pool == null ? null : pool.id());
        section.complete();
        return new PlannedTable(id, setup, section.line());
    }

    private static String id(Section section) {
        String id = section.text("id");
        try {
            return Ids.check(id);
        } catch (IllegalArgumentException bad) {
            throw section.bad("id", String.valueOf(bad.getMessage()));
        }
    }

    private static int seconds(Section section) {
        String text = section.textIfAny("wageringSeconds");
        if (text == null) return WAGERING_SECONDS;
        if (text.matches("[0-9]{1,4}") && Integer.parseInt(text) <= LONGEST_WAGERING) return Integer.parseInt(text);
        throw section.bad(
                "wageringSeconds", "expected a whole number from 0 to " + LONGEST_WAGERING + ", got \"" + text + "\"");
    }

    private static Money amount(Section section, String key) {
        String text = section.text(key);
        try {
            Money amount = Money.parse(text.matches("[0-9]{1,12}") ? text + ".00" : text);
            if (!amount.isBelow(Money.ZERO)) return amount;
        } catch (IllegalArgumentException _) {
            // Said below.
        }
        throw section.bad(key, "expected an amount such as 12.50, got \"" + text + "\"");
    }

    private static <T> T choice(
            Section section, String key, T[] choices, Function<T, String> id, @Nullable T otherwise) {
        String text = otherwise == null ? section.text(key) : section.textIfAny(key);
        if (text == null && otherwise != null) return otherwise;
        for (T choice : choices) if (id.apply(choice).equals(text)) return choice;
        String all = Arrays.stream(choices).map(id).collect(Collectors.joining(" or "));
        throw section.bad(key, "expected " + all + ", got \"" + text + "\"");
    }

    /** Someone must be the first, and hires the others. */
    @Rule("R-24")
    private List<StaffAccount> staff(Section whole) {
        List<StaffAccount> staff = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (Section section : whole.sections("staff")) {
            StaffAccount member = member(section);
            if (!ids.add(member.id())) throw section.bad("id", "expected another id than the members before");
            staff.add(member);
        }
        if (!staff.isEmpty() && staff.stream().noneMatch(member -> member.role() == Role.ADMINISTRATOR))
            throw whole.bad("staff", "expected an administrator among them, who hires the others (R-24)");
        return staff;
    }

    private StaffAccount member(Section section) {
        String id = id(section);
        String name = section.text("name");
        if (name.length() > LONGEST_NAME) throw section.bad("name", "expected at most " + LONGEST_NAME + " characters");
        Role role = choice(section, "role", Role.values(), Role::id, null);
        String password = section.textIfAny("password");
        if (password != null && !passwords)
            throw section.bad("password", "expected none: passwords are in the files of demo floors alone");
        if (password != null && password.length() < SHORTEST_PASSWORD)
            throw section.bad("password", "expected at least " + SHORTEST_PASSWORD + " characters");
        section.complete();
        return new StaffAccount(id, name, role, password);
    }
}
