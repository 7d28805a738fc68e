package baize.server.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PaperStreamTest {
    @BeforeAll
    static void withoutFonts() {
        NoFonts.use();
    }

    @Test
    void pages_in_any_number_are_found_with_what_was_written_on_them() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PaperStream paper = new PaperStream(out, "a (b) \\ c")) {
            for (int page = 1; page <= 250; page++) {
                String text = "(" + page + ") \\";
                paper.page(50, 40, pen -> pen.text(Face.PLAIN, 12, 5, 20, text));
            }
            assertThat(paper.pages()).isEqualTo(250);
        }
        try (PDDocument read = Loader.loadPDF(out.toByteArray())) {
            assertThat(read.getNumberOfPages()).isEqualTo(250);
            assertThat(read.getDocumentInformation().getTitle()).isEqualTo("a (b) \\ c");
            for (int page : new int[] {1, 100, 101, 200, 250}) {
                PDFTextStripper stripper = new PDFTextStripper();
                stripper.setStartPage(page);
                stripper.setEndPage(page);
                assertThat(stripper.getText(read).strip()).isEqualTo("(" + page + ") \\");
            }
            assertThat(read.getPage(249).getMediaBox().getWidth()).isEqualTo(141.73f);
        }
    }

    @Test
    void what_pages_have_in_common_is_drawn_once() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PaperStream paper = new PaperStream(out, "forms")) {
            int form = paper.form(50, 40, pen -> pen.text(Face.BOLD, 12, 5, 20, "common"));
            for (int page = 0; page < 3; page++) paper.page(50, 40, pen -> pen.form(form));
        }
        try (PDDocument read = Loader.loadPDF(out.toByteArray())) {
            assertThat(new PDFTextStripper().getText(read).split("common", -1)).hasSize(4);
        }
    }

    @ParameterizedTest
    @EnumSource
    void widths_of_letters_are_those_of_the_standard_fonts(Face face) throws IOException {
        PDFont font = new PDType1Font(Standard14Fonts.getMappedFontName(face.font()));
        for (char letter = ' '; letter <= '~'; letter++) {
            String text = String.valueOf(letter);
            assertThat(face.width(text)).as("%s %s", face, text).isEqualTo(Math.round(font.getStringWidth(text)));
        }
    }

    @Test
    void a_letter_that_is_not_on_the_paper_is_refused() {
        assertThatThrownBy(() -> Face.PLAIN.width("caf\u00e9"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected plain letters, got \"caf\u00e9\"");
    }
}
