package baize.server.live;

import baize.core.engine.Offer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.util.JsonGeneratorDelegate;

/** Writes an offer as the command it is, with the range of its stakes as one field more. */
final class OfferOut extends JsonGeneratorDelegate {
    private int depth;
    private Offer.@Nullable Stakes stakes;

    OfferOut(JsonGenerator out) {
        super(out, false);
    }

    void next(Offer.@Nullable Stakes range) {
        stakes = range;
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
        if (--depth == 0 && stakes != null) writeStakes(stakes);
        super.writeEndObject();
        return this;
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
