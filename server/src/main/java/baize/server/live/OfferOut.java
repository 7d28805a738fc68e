package baize.server.live;

import baize.core.engine.Offer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.util.JsonGeneratorDelegate;

/** Writes an offer as the command it is, with the range of its stakes or its numbers as one field more. */
final class OfferOut extends JsonGeneratorDelegate {
    private int depth;
    private @Nullable Offer<?> offer;

    OfferOut(JsonGenerator out) {
        super(out, false);
    }

    void next(Offer<?> next) {
        offer = next;
    }

    @Override
    public JsonGenerator writeStartObject() {
        depth++;
        super.writeStartObject();
        return this;
    }

    @Override
    public JsonGenerator writeStartObject(Object value) {
        depth++;
        super.writeStartObject(value);
        return this;
    }

    @Override
    public JsonGenerator writeStartObject(Object value, int size) {
        depth++;
        super.writeStartObject(value, size);
        return this;
    }

    @Override
    public JsonGenerator writeEndObject() {
        if (--depth == 0 && offer != null) writeRanges(offer);
        super.writeEndObject();
        return this;
    }

    private void writeRanges(Offer<?> written) {
        if (written.stakes() != null) writeStakes(written.stakes());
        if (written.numbers().isEmpty()) return;
        delegate.writeName("numbers");
        delegate.writeStartArray();
        for (int number : written.numbers()) delegate.writeNumber(number);
        delegate.writeEndArray();
    }

    private void writeStakes(Offer.Stakes range) {
        delegate.writeName("stakes");
        delegate.writeStartObject();
        delegate.writeStringProperty("min", range.min().toString());
        delegate.writeStringProperty("max", range.max().toString());
        delegate.writeStringProperty("unit", range.unit().toString());
        delegate.writeEndObject();
    }
}
