package baize.floor.audit;

/** Carries a finding out of whatever was being done. */
final class Found extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    Found(Finding finding) {
        super(finding.line(), null, false, false);
        this.finding = finding;
    }

    Found(long batch, String stream, long version, String what) {
        this(new Finding(batch, stream, version, "", what));
    }

    Finding finding() {
        return finding;
    }
}
