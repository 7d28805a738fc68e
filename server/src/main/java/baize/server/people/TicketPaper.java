package baize.server.people;

import static baize.server.paper.Face.BOLD;
import static baize.server.paper.Face.PLAIN;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.patron.Sydney;
import baize.floor.ticket.TicketNumber;
import baize.server.paper.PaperStream;
import baize.server.paper.Pen;
import io.nayuki.qrcodegen.QrCode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A ticket on paper, as a terminal's printer puts it out: a PDF of a receipt's size. */
@Rule({"craps 2.2.3", "craps 3.8.1", "craps 1.1 \"Redeemable Ticket\""})
final class TicketPaper {
    private static final double WIDTH = 80;
    private static final double MIDDLE = WIDTH / 2;
    private static final double HEIGHT = 118;
    private static final double CODE = 42;
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm:ss", Locale.ENGLISH).withZone(Sydney.ZONE);

    private TicketPaper() {}

    /**
     * The paper.
     *
     * @param table where it came out; none for one from a wallet or the counter
     */
    static byte[] of(TicketNumber number, Money amount, @Nullable String table, Instant issued) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PaperStream paper = new PaperStream(out, "Ticket " + number.grouped())) {
            paper.page(WIDTH, HEIGHT, pen -> print(pen, number, amount, table, issued));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    private static void print(Pen pen, TicketNumber number, Money amount, @Nullable String table, Instant issued) {
        pen.centred(BOLD, 15, MIDDLE, 104, "BAIZE").centred(PLAIN, 9, MIDDLE, 98, "Redeemable ticket");
        pen.line(0, 0.2).from(8, 94.5).to(WIDTH - 8, 94.5).stroke();
        pen.centred(BOLD, 26, MIDDLE, 83, "$" + grouped(amount));
        pen.code(QrCode.encodeText(number.digits(), QrCode.Ecc.MEDIUM), MIDDLE - CODE / 2, 36, CODE);
        pen.centred(BOLD, 12, MIDDLE, 29, number.grouped());
        pen.centred(PLAIN, 9, MIDDLE, 21, table == null ? "Cash desk" : "Table " + table);
        pen.centred(PLAIN, 9, MIDDLE, 16.5, TIME.format(issued));
        pen.centred(PLAIN, 7, MIDDLE, 9, "Paid once, at a terminal or the cash desk, to whoever brings it.");
    }

    /** {@code 1,234.50}. */
    private static String grouped(Money amount) {
        return String.format(Locale.ENGLISH, "%,d.%02d", amount.cents() / 100, amount.cents() % 100);
    }
}
