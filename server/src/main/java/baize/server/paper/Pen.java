package baize.server.paper;

import io.nayuki.qrcodegen.QrCode;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Draws on a page: places are millimetres from the left and from below, sizes of letters are points. */
public final class Pen {
    private static final double POINTS = 72 / 25.4;
    private static final int PARTS = 100;

    private final StringBuilder drawn = new StringBuilder(1 << 12);
    private @Nullable Face face;
    private double size;

    /** Points in so many millimetres. */
    static double points(double millimetres) {
        return millimetres * POINTS;
    }

    /** What is filled and written from now on has this colour. */
    public Pen colour(int rgb) {
        return colour(rgb, "rg");
    }

    /** What is drawn in lines from now on has this colour and width. */
    public Pen line(int rgb, double width) {
        return at(width).said("w").colour(rgb, "RG");
    }

    private Pen colour(int rgb, String what) {
        for (int shift = 16; shift >= 0; shift -= 8) number((rgb >> shift & 0xff) / 255.0);
        return said(what);
    }

    public Pen rectangle(double left, double bottom, double width, double height) {
        return at(left).at(bottom).at(width).at(height).said("re");
    }

    public Pen from(double x, double y) {
        return at(x).at(y).said("m");
    }

    public Pen to(double x, double y) {
        return at(x).at(y).said("l");
    }

    /** Fills what was outlined. */
    public Pen fill() {
        return said("f");
    }

    /** Draws along what was outlined. */
    public Pen stroke() {
        return said("S");
    }

    public Pen text(Face letters, double points, double left, double base, String text) {
        return lettering(letters, points)
                .said("BT")
                .at(left)
                .at(base)
                .said("Td")
                .shown(text);
    }

    public Pen centred(Face letters, double points, double middle, double base, String text) {
        return text(letters, points, middle - width(letters, points, text) / 2, base, text);
    }

    public Pen right(Face letters, double points, double right, double base, String text) {
        return text(letters, points, right - width(letters, points, text), base, text);
    }

    /** A text that runs from below upwards, its foot to the right. */
    public Pen upwards(Face letters, double points, double base, double bottom, String text) {
        lettering(letters, points).said("BT 0 1 -1 0");
        return at(base).at(bottom).said("Tm").shown(text);
    }

    /** How wide a text is, in millimetres. */
    static double width(Face letters, double points, String text) {
        return letters.width(text) / 1000.0 * points / POINTS;
    }

    /** Dark modules as squares, those beside each other in one stroke of the printer. */
    public Pen code(QrCode code, double left, double bottom, double side) {
        double module = side / code.size;
        for (int y = 0; y < code.size; y++)
            for (int x = 0; x < code.size; x++) {
                int first = x;
                while (code.getModule(x, y)) x++;
                if (x > first)
                    rectangle(
                            left + first * module, bottom + (code.size - 1 - y) * module, (x - first) * module, module);
            }
        return fill();
    }

    /** A form that was drawn before. */
    public Pen form(int form) {
        drawn.append('/').append(PaperStream.form(form));
        return said(" Do");
    }

    byte[] drawn() {
        return drawn.toString().getBytes(StandardCharsets.US_ASCII);
    }

    private Pen lettering(Face letters, double points) {
        if (letters == face && points == size) return this;
        face = letters;
        size = points;
        drawn.append('/').append(letters.name()).append(' ');
        return number(points).said("Tf");
    }

    private Pen shown(String text) {
        drawn.append('(').append(PaperStream.escaped(text));
        return said(") Tj ET");
    }

    private Pen at(double millimetres) {
        return number(millimetres * POINTS);
    }

    /** Hundredths are finer than any printer. */
    private Pen number(double value) {
        long parts = Math.round(value * PARTS);
        if (parts < 0) drawn.append('-');
        long size = Math.abs(parts);
        drawn.append(size / PARTS);
        if (size % PARTS != 0) {
            drawn.append('.').append(size % PARTS / 10);
            if (size % 10 != 0) drawn.append(size % 10);
        }
        drawn.append(' ');
        return this;
    }

    private Pen said(String operator) {
        drawn.append(operator).append('\n');
        return this;
    }
}
