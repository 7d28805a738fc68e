package baize.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.ticket.TicketNumber;
import baize.server.paper.NoFonts;
import io.nayuki.qrcodegen.QrCode;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.time.Instant;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class TicketPaperTest {
    private static final TicketNumber NUMBER = new TicketNumber("000000000000000000");
    private static final Instant AT = Instant.parse("2026-11-16T09:00:00Z");
    private static final int DPI = 254;

    @BeforeAll
    static void withoutFonts() {
        NoFonts.use();
    }

    private static PDDocument paper() throws IOException {
        return Loader.loadPDF(TicketPaper.of(NUMBER, Money.parse("1234.50"), "9", AT));
    }

    @Test
    @Rule({"craps 3.8.1", "craps 1.1 \"Redeemable Ticket\""})
    void it_says_what_it_is_worth_under_which_number_and_where_and_when_it_came_out() throws IOException {
        try (PDDocument paper = paper()) {
            assertThat(paper.getNumberOfPages()).isEqualTo(1);
            assertThat(new PDFTextStripper().getText(paper))
                    .contains("$1,234.50", "00-0000-0000-0000-0000", "Table 9", "16 November 2026, 20:00:00");
        }
    }

    /** Ten pixels a millimetre: the code is in the middle, 42 mm wide, 36 mm from below. */
    @Test
    @Rule("craps 3.8.1")
    void its_code_is_the_number() throws IOException {
        QrCode code = QrCode.encodeText(NUMBER.digits(), QrCode.Ecc.MEDIUM);
        try (PDDocument paper = paper()) {
            BufferedImage image = new PDFRenderer(paper).renderImageWithDPI(0, DPI);
            int left = (image.getWidth() - 420) / 2;
            int top = image.getHeight() - 360 - 420;
            for (int y = 0; y < code.size; y++)
                for (int x = 0; x < code.size; x++) {
                    int pixel = image.getRGB(left + (2 * x + 1) * 210 / code.size, top + (2 * y + 1) * 210 / code.size);
                    assertThat((pixel & 0xff) < 128).as("module %d, %d", x, y).isEqualTo(code.getModule(x, y));
                }
        }
    }
}
