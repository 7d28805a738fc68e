package baize.server.paper;

import baize.core.rule.Id;
import baize.core.rule.Rule;

/**
 * The colour of a game's pages in ink, on white paper: a strong one for heads, what is written on it, a light one for
 * the blanks of a box, and one for its lines. Numbers stand on white, where marks of any colour show.
 */
@Rule("bingo 2.3.2")
enum PaperColour {
    // spotless:off
    WHITE  (0xffffff, PaperColour.DARK,  0xf3f2ee, 0x5f5b54),
    YELLOW (0xf3c81e, PaperColour.DARK,  0xfcefb4, 0xa98600),
    PINK   (0xcb3c7d, PaperColour.LIGHT, 0xfadbe8, 0xb52c6b),
    GREEN  (0x1f7a4d, PaperColour.LIGHT, 0xd3eadc, 0x1a6741),
    BLUE   (0x1f5fa8, PaperColour.LIGHT, 0xd4e3f5, 0x1a5090),
    ORANGE (0xec7f1c, PaperColour.DARK,  0xfde2c6, 0xb85c08),
    LILAC  (0x8560b8, PaperColour.LIGHT, 0xe7dcf5, 0x6f4aa3),
    GREY   (0x72777d, PaperColour.LIGHT, 0xdcdfe2, 0x5b6066),
    TAN    (0xb98f5e, PaperColour.DARK,  0xefe2cf, 0x7f5f37),
    RED    (0xb3261e, PaperColour.LIGHT, 0xf7d3cf, 0x9b1c15),
    AQUA   (0x0f7f8c, PaperColour.LIGHT, 0xcdecef, 0x0c6b76),
    LIME   (0xa6ce39, PaperColour.DARK,  0xe8f4c6, 0x67880f);
    // spotless:on

    private static final int DARK = 0x1c1a17;
    private static final int LIGHT = 0xffffff;

    private final int head;
    private final int ink;
    private final int tint;
    private final int line;

    PaperColour(int head, int ink, int tint, int line) {
        this.head = head;
        this.ink = ink;
        this.tint = tint;
        this.line = line;
    }

    static PaperColour of(String name) {
        for (PaperColour colour : values()) if (Id.of(colour).equals(name)) return colour;
        throw new IllegalArgumentException("no ink for " + name + " paper");
    }

    int head() {
        return head;
    }

    /** What is written on a head. */
    int ink() {
        return ink;
    }

    int tint() {
        return tint;
    }

    int line() {
        return line;
    }
}
