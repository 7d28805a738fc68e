package baize.server.paper;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * A PDF that is written as it is drawn. Of a page that is out only its place in the file is kept, so that a book of any
 * length takes no more memory than a ticket. The same drawing gives the same bytes.
 */
public final class PaperStream implements AutoCloseable {
    private static final int CATALOGUE = 1;
    private static final int ROOT = 2;
    private static final int INFORMATION = 3;
    private static final int LETTERS = 4;
    private static final int RESOURCES = 5;
    private static final int FIRST_FACE = 6;
    private static final int BRANCH = 100;

    private final OutputStream out;
    private final String title;
    private final Deflater deflater = new Deflater();
    private final List<Integer> forms = new ArrayList<>();
    private final List<Integer> branches = new ArrayList<>();
    private final List<Integer> leaves = new ArrayList<>();
    private long[] places = new long[64];
    private long written;
    private int last = FIRST_FACE + Face.values().length - 1;
    private int pages;
    private int branch;

    /** @param out stays open */
    public PaperStream(OutputStream out, String title) throws IOException {
        this.out = out;
        this.title = title;
        put("%PDF-1.4\n%");
        put(new byte[] {(byte) 0xe2, (byte) 0xe3, (byte) 0xcf, (byte) 0xd3, '\n'});
        for (Face face : Face.values())
            object(
                    FIRST_FACE + face.ordinal(),
                    "<</Type/Font/Subtype/Type1/BaseFont/" + face.font() + "/Encoding/WinAnsiEncoding>>");
        object(LETTERS, "<<" + letters() + ">>");
    }

    private static String letters() {
        return Arrays.stream(Face.values())
                .map(face -> "/" + face.name() + " " + reference(FIRST_FACE + face.ordinal()))
                .collect(Collectors.joining(" ", "/Font<<", ">>"));
    }

    /** What many pages have in common, drawn once; its number is for {@link Pen#form}. */
    public int form(double width, double height, Consumer<Pen> drawing) throws IOException {
        int form = ++last;
        String box = "[0 0 " + decimal(Pen.points(width)) + " " + decimal(Pen.points(height)) + "]";
        stream(form, "/Type/XObject/Subtype/Form/BBox" + box + "/Resources " + reference(LETTERS), drawing);
        forms.add(form);
        return form;
    }

    /** Draws a page of so many millimetres and lets it go. */
    public void page(double width, double height, Consumer<Pen> drawing) throws IOException {
        if (leaves.isEmpty()) branch = ++last;
        int content = ++last;
        stream(content, "", drawing);
        int page = ++last;
        String box = "[0 0 " + decimal(Pen.points(width)) + " " + decimal(Pen.points(height)) + "]";
        object(
                page,
                "<</Type/Page/Parent " + reference(branch) + "/MediaBox" + box + "/Resources " + reference(RESOURCES)
                        + "/Contents " + reference(content) + ">>");
        leaves.add(page);
        pages++;
        if (leaves.size() == BRANCH) grow();
    }

    public int pages() {
        return pages;
    }

    /** Ends a branch of the tree in which readers look for a page. */
    private void grow() throws IOException {
        object(
                branch,
                "<</Type/Pages/Parent " + reference(ROOT) + "/Count " + leaves.size() + "/Kids" + references(leaves)
                        + ">>");
        branches.add(branch);
        leaves.clear();
    }

    /** Writes where everything is; without it the file cannot be read. */
    @Override
    public void close() throws IOException {
        deflater.end();
        if (!leaves.isEmpty()) grow();
        object(ROOT, "<</Type/Pages/Count " + pages + "/Kids" + references(branches) + ">>");
        object(RESOURCES, "<<" + letters() + xobjects() + ">>");
        object(CATALOGUE, "<</Type/Catalog/Lang(en-AU)/Pages " + reference(ROOT) + ">>");
        object(INFORMATION, "<</Title(" + escaped(title) + ")/Creator(Baize)>>");
        long start = written;
        StringBuilder table = new StringBuilder("xref\n0 ").append(last + 1).append("\n0000000000 65535 f \n");
        for (int object = 1; object <= last; object++) {
            table.append("%010d 00000 n \n".formatted(places[object]));
            if (table.length() > 1 << 16) {
                put(table.toString());
                table.setLength(0);
            }
        }
        put(table + "trailer\n<</Size " + (last + 1) + "/Root " + reference(CATALOGUE) + "/Info "
                + reference(INFORMATION) + ">>\nstartxref\n" + start + "\n%%EOF\n");
        out.flush();
    }

    private String xobjects() {
        return forms.stream()
                .map(form -> "/" + form(form) + " " + reference(form))
                .collect(Collectors.joining(" ", "/XObject<<", ">>"));
    }

    private void stream(int number, String entries, Consumer<Pen> drawing) throws IOException {
        Pen pen = new Pen();
        drawing.accept(pen);
        byte[] packed = packed(pen.drawn());
        begin(number);
        put("<<" + entries + "/Filter/FlateDecode/Length " + packed.length + ">>stream\n");
        put(packed);
        put("\nendstream\nendobj\n");
    }

    private byte[] packed(byte[] drawn) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream(drawn.length / 2);
        deflater.reset();
        try (DeflaterOutputStream packing = new DeflaterOutputStream(packed, deflater)) {
            packing.write(drawn);
        }
        return packed.toByteArray();
    }

    private void object(int number, String body) throws IOException {
        begin(number);
        put(body + "\nendobj\n");
    }

    private void begin(int number) throws IOException {
        if (number >= places.length) places = Arrays.copyOf(places, Math.max(number + 1, 2 * places.length));
        places[number] = written;
        put(number + " 0 obj\n");
    }

    private void put(String text) throws IOException {
        put(text.getBytes(StandardCharsets.US_ASCII));
    }

    private void put(byte[] bytes) throws IOException {
        out.write(bytes);
        written += bytes.length;
    }

    /** A form's name among the resources. */
    static String form(int number) {
        return "X" + number;
    }

    private static String reference(int number) {
        return number + " 0 R";
    }

    private static String references(List<Integer> numbers) {
        return numbers.stream().map(PaperStream::reference).collect(Collectors.joining(" ", "[", "]"));
    }

    private static String decimal(double points) {
        return String.format(Locale.ROOT, "%.2f", points);
    }

    /** A text as PDF has it between brackets. */
    static String escaped(String text) {
        return IntStream.range(0, text.length())
                .mapToObj(at -> {
                    char letter = text.charAt(at);
                    return letter == '(' || letter == ')' || letter == '\\' ? "\\" + letter : String.valueOf(letter);
                })
                .collect(Collectors.joining());
    }
}
