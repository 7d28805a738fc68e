package baize.server.paper;

import java.awt.geom.GeneralPath;
import java.util.List;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.fontbox.util.BoundingBox;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * A reader without fonts: what is read is text and lines, so that the machine's fonts need not be searched for one like
 * Helvetica, which takes seconds and leaves a file behind.
 */
public final class NoFonts implements FontMapper {
    private NoFonts() {}

    /** For all that is read in this process from now on. */
    public static void use() {
        FontMappers.set(new NoFonts());
    }

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
