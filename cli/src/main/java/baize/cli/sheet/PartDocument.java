package baize.cli.sheet;

import baize.lab.simulate.Blocks;
import baize.lab.simulate.Counts;
import baize.lab.simulate.Effort;
import baize.lab.simulate.Job;
import baize.lab.simulate.Kernel;
import baize.lab.simulate.Part;
import baize.lab.simulate.Simulation;
import baize.lab.simulate.WagerCounts;
import baize.wire.Json;
import baize.wire.Malformed;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/**
 * What came of blocks of a job, as it is stored: the document of {@code simulate --json}, or a checkpoint, which is the
 * same with the blocks it is to have in the end and a hash over all of it. Nothing of it is believed that does not
 * follow from its counts. Complains by {@link Malformed}.
 */
public final class PartDocument {
    private static final JsonMapper MAPPER = Json.mapper(new SimpleModule("baize-parts"));
    private static final String CHECKPOINT = "checkpoint";
    private static final String AIM = "of";
    private static final String HASH = "sha256";

    /** What two runs of one job may differ in. */
    private static final Set<String> APART = Set.of(
            SimulationJson.ENGINE, SimulationJson.THREADS, SimulationJson.SECONDS, SimulationJson.SPEED, CHECKPOINT);

    private final ObjectNode document;
    private final Place all;
    private final PartHead head;

    private PartDocument(ObjectNode document) {
        this.document = document;
        all = Place.of(document);
        if (document.has(CHECKPOINT)) checkHash();
        checkVersion();
        head = PartHead.of(all);
    }

    /** Reads a document of either kind. */
    public static PartDocument read(String text) {
        if (text.isBlank()) throw new Malformed("", "expected what simulate counted, got nothing");
        if (Json.read(MAPPER, text) instanceof ObjectNode document) return new PartDocument(document);
        throw new Malformed("", "expected a document of simulate --json, or a checkpoint");
    }

    /** The text of a checkpoint: what there is, and the blocks there are to be. */
    public static String checkpoint(Simulation soFar, Blocks aim) {
        ObjectNode document = SimulationJson.of(soFar);
        ObjectNode checkpoint = document.putObject(CHECKPOINT).put(AIM, aim.toString());
        checkpoint.put(HASH, hash(document));
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(document) + "\n";
    }

    private static String hash(ObjectNode unsealed) {
        try {
            byte[] bytes = MAPPER.writeValueAsString(unsealed).getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }

    private void checkHash() {
        Place hash = all.at(CHECKPOINT).at(HASH);
        ObjectNode unsealed = document.deepCopy();
        ((ObjectNode) unsealed.get(CHECKPOINT)).remove(HASH);
        if (!hash(unsealed).equals(hash.text()))
            throw new Malformed(hash.path(), "not that of what the file holds; it is torn or has been changed");
    }

    private void checkVersion() {
        Place version = all.at(SimulationJson.VERSION);
        if (!version.text().equals(Job.VERSION)) throw version.expected("\"" + Job.VERSION + "\"");
    }

    public PartHead head() {
        return head;
    }

    /** The blocks that a checkpoint is to have in the end; none of what is not one. */
    public Optional<Blocks> aim() {
        return document.has(CHECKPOINT) ? Optional.of(blocks(all.at(CHECKPOINT).at(AIM))) : Optional.empty();
    }

    /**
     * What it holds, once that has been found to be of this job and to follow from its counts.
     *
     * @param kernel the job's
     */
    public Part part(Job job, Kernel kernel) {
        boolean named = document.has(SimulationJson.BLOCKS);
        Blocks blocks = named ? blocks(all.at(SimulationJson.BLOCKS)) : job.all();
        if (!blocks.minus(job.all()).isEmpty())
            throw all.at(SimulationJson.BLOCKS).expected("blocks of " + job.all());
        Effort effort = new Effort(
                all.at(SimulationJson.ENGINE).text(),
                (int) Math.min(all.at(SimulationJson.THREADS).count(), Integer.MAX_VALUE),
                all.at(SimulationJson.SECONDS).number());
        try {
            Counts counts = CountsJson.read(document, Counts.none(kernel), kernel.figure());
            checkRounds(counts, kernel, job, blocks);
            Part part = new Part(blocks, counts, effort);
            check(named ? Simulation.ofPart(job, kernel, part) : Simulation.of(job, kernel, part));
            return part;
        } catch (ArithmeticException tooMany) {
            throw new Malformed(CountsJson.WAGERS, "expected counts that can be added up");
        }
    }

    /** As many rounds must have been counted as the blocks have, where a wager is counted in each of them. */
    private static void checkRounds(Counts counts, Kernel kernel, Job job, Blocks blocks) {
        String wager = kernel.everyRound().orElse("");
        long expected = job.rounds(blocks);
        for (WagerCounts each : counts.wagers())
            if (each.wager().equals(wager) && each.rounds() != expected)
                throw new Malformed(
                        CountsJson.WAGERS, "expected " + expected + " rounds of " + wager + ", got " + each.rounds());
        if (!blocks.isEmpty() && counts.wagers().stream().allMatch(each -> each.rounds() == 0))
            throw new Malformed(CountsJson.WAGERS, "expected what was counted of blocks " + blocks + ", got nothing");
    }

    private static Blocks blocks(Place place) {
        try {
            return Blocks.parse(place.text());
        } catch (IllegalArgumentException bad) {
            throw place.expected("blocks in order, like \"0-41\" or \"0-3,5-9\"");
        }
    }

    private void check(Simulation simulation) {
        JsonNode right = MAPPER.readTree(
                MAPPER.writeValueAsString(SimulationJson.of(simulation).without(APART)));
        Place.of(document.deepCopy().without(APART)).mustBe(right);
    }
}
