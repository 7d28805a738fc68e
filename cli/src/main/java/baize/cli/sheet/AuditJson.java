package baize.cli.sheet;

import baize.floor.audit.Audit;
import baize.floor.audit.Finding;
import baize.floor.audit.Summary;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The verdict of an audit as JSON. */
public final class AuditJson {
    private AuditJson() {}

    public static ObjectNode of(Audit.Verdict verdict, double seconds) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("clean", verdict instanceof Audit.Verdict.Clean);
        switch (verdict) {
            case Audit.Verdict.Clean(var summary) -> write(json, summary);
            case Audit.Verdict.Broken(var finding) -> write(json.putObject("finding"), finding);
        }
        return json.put("seconds", seconds);
    }

    private static void write(ObjectNode json, Summary summary) {
        json.put("batches", summary.batches())
                .put("rows", summary.rows())
                .put("streams", summary.streams())
                .put("rounds", summary.rounds())
                .put("refusals", summary.refusals())
                .put("lines", summary.lines())
                .put("draws", summary.draws())
                .put("snapshots", summary.snapshots())
                .put("turnover", summary.turnover().toString());
        ObjectNode accounts = json.putObject("accounts");
        summary.accounts().forEach((kind, amount) -> accounts.put(kind, amount.toString()));
        json.putObject("head")
                .put("batch", summary.batches())
                .put("hash", summary.head().toString());
    }

    /** Only what is known of the place. */
    private static void write(ObjectNode json, Finding finding) {
        if (finding.batch() > 0) json.put("batch", finding.batch());
        if (!finding.stream().isEmpty()) json.put("stream", finding.stream()).put("version", finding.version());
        if (!finding.round().isEmpty()) json.put("round", finding.round());
        json.put("what", finding.what()).put("line", finding.line());
    }
}
