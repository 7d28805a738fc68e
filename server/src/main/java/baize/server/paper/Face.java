package baize.server.paper;

import java.util.Arrays;

/** A lettering that every reader of a PDF has, so that no file carries one, with the widths of its letters. */
public enum Face {
    PLAIN(
            "Helvetica",
            "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 "
                    + "556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 "
                    + "778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 "
                    + "278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 "
                    + "556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"),
    BOLD(
            "Helvetica-Bold",
            "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 "
                    + "556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 "
                    + "722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 "
                    + "278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 "
                    + "611 611 389 556 333 611 556 778 556 556 500 389 280 389 584"),
    SERIF(
            "Times-Bold",
            "250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 "
                    + "500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 "
                    + "778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 "
                    + "667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 "
                    + "556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520");

    private static final char FIRST = ' ';
    private static final char LAST = '~';

    private final String font;
    private final int[] widths;

    Face(String font, String widths) {
        this.font = font;
        this.widths =
                Arrays.stream(widths.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    }

    /** Its name among the standard fonts. */
    String font() {
        return font;
    }

    /** How wide a text is, in thousandths of the size of its letters. */
    int width(String text) {
        int width = 0;
        for (int at = 0; at < text.length(); at++) {
            char letter = text.charAt(at);
            if (letter < FIRST || letter > LAST)
                throw new IllegalArgumentException("expected plain letters, got \"" + text + "\"");
            width += widths[letter - FIRST];
        }
        return width;
    }
}
