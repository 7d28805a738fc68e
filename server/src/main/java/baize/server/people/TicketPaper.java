package baize.server.people;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.patron.Sydney;
import baize.floor.ticket.TicketNumber;
import io.nayuki.qrcodegen.QrCode;
import java.awt.geom.GeneralPath;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.fontbox.util.BoundingBox;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.jspecify.annotations.Nullable;

/** A ticket on paper, as a terminal's printer puts it out: a PDF of a receipt's size. */
@Rule({"craps 2.2.3", "craps 3.8.1", "craps 1.1 \"Redeemable Ticket\""})
final class TicketPaper {
    private static final float MM = 72 / 25.4f;
    private static final float WIDTH = 80 * MM;
    private static final float HEIGHT = 118 * MM;
    private static final float CODE = 42 * MM;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm:ss", Locale.ENGLISH).withZone(Sydney.ZONE);

    static {
        FontMappers.set(new NoFonts());
    }

    private final PDPageContentStream page;
    private final PDFont plain = new PDType1Font(FontName.HELVETICA);
    private final PDFont bold = new PDType1Font(FontName.HELVETICA_BOLD);

    private TicketPaper(PDPageContentStream page) {
        this.page = page;
    }

    /**
     * The paper.
     *
     * @param table where it came out; none for one from a wallet or the counter
     */
    static byte[] of(TicketNumber number, Money amount, @Nullable String table, Instant issued) {
        try (PDDocument document = new PDDocument()) {
            document.getDocumentInformation().setTitle("Ticket " + number.grouped());
            PDPage sheet = new PDPage(new PDRectangle(WIDTH, HEIGHT));
            document.addPage(sheet);
            try (PDPageContentStream page = new PDPageContentStream(document, sheet)) {
                new TicketPaper(page).print(number, amount, table, issued);
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.save(out);
            return out.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private void print(TicketNumber number, Money amount, @Nullable String table, Instant issued) throws IOException {
        line(bold, 15, 104, "BAIZE");
        line(plain, 9, 98, "Redeemable ticket");
        page.setLineWidth(0.6f);
        page.moveTo(8 * MM, 94.5f * MM);
        page.lineTo(WIDTH - 8 * MM, 94.5f * MM);
        page.stroke();
        line(bold, 26, 83, "$" + grouped(amount));
        code(QrCode.encodeText(number.digits(), QrCode.Ecc.MEDIUM), (WIDTH - CODE) / 2, 36 * MM);
        line(bold, 12, 29, number.grouped());
        line(plain, 9, 21, table == null ? "Cash desk" : "Table " + table);
        line(plain, 9, 16.5f, TIME.format(issued));
        line(plain, 7, 9, "Paid once, at a terminal or the cash desk, to whoever brings it.");
    }

    /** {@code 1,234.50}. */
    private static String grouped(Money amount) {
        return String.format(Locale.ENGLISH, "%,d.%02d", amount.cents() / 100, amount.cents() % 100);
    }

    /** One line in the middle of the paper, so many millimetres from below. */
    private void line(PDFont font, float size, float millimetres, String text) throws IOException {
        float width = font.getStringWidth(text) / 1000 * size;
        page.beginText();
        page.setFont(font, size);
        page.newLineAtOffset((WIDTH - width) / 2, millimetres * MM);
        page.showText(text);
        page.endText();
    }

    /** Dark modules as squares, those beside each other in one stroke of the printer. */
    private void code(QrCode code, float left, float bottom) throws IOException {
        float module = CODE / code.size;
        for (int y = 0; y < code.size; y++)
            for (int x = 0; x < code.size; x++) {
                int from = x;
                while (code.getModule(x, y)) x++;
                if (x > from)
                    page.addRect(
                            left + from * module, bottom + (code.size - 1 - y) * module, (x - from) * module, module);
            }
        page.fill();
    }

    /**
     * A house without fonts of its own: every reader has Helvetica, so that the machine's fonts need not be searched
     * for one like it, which takes seconds and leaves a file behind.
     */
    private static final class NoFonts implements FontMapper {
        @Override
        public @Nullable FontMapping<TrueTypeFont> getTrueTypeFont(String name, PDFontDescriptor descriptor) {
            return null;
        }

        @Override
        public FontMapping<FontBoxFont> getFontBoxFont(String name, PDFontDescriptor descriptor) {
            return new FontMapping<>(new Absent(name), false);
        }

        @Override
        public @Nullable CIDFontMapping getCIDFont(String name, PDFontDescriptor descriptor, PDCIDSystemInfo system) {
            return null;
        }
    }

    /** A font that only the reader has. */
    private record Absent(String name) implements FontBoxFont {
        @Override
        public String getName() {
            return name;
        }

        @Override
        public BoundingBox getFontBBox() {
            return new BoundingBox(0, 0, 1000, 1000);
        }

        @Override
        public List<Number> getFontMatrix() {
            return List.of(0.001f, 0, 0, 0.001f, 0, 0);
        }

        @Override
        public GeneralPath getPath(String glyph) {
            return new GeneralPath();
        }

        @Override
        public float getWidth(String glyph) {
            return 0;
        }

        @Override
        public boolean hasGlyph(String glyph) {
            return false;
        }
    }
}
