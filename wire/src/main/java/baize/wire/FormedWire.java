package baize.wire;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The part of a game's wire that follows from its forms. */
abstract class FormedWire<S, C, E, V> implements GameWire<S, C, E, V> {
    private final Forms<S, C, E, V> forms;

    FormedWire(Forms<S, C, E, V> forms) {
        this.forms = forms;
    }

    /** Reads a command by its name from its other fields. */
    abstract C command(String name, Fields fields);

    @Override
    public C command(JsonNode json, String place, Speaker speaker) {
        Fields f = new Fields(json, place, speaker);
        C command = command(f.text("do"), f);
        f.complete();
        return command;
    }

    @Override
    public ObjectNode commandJson(C command) {
        return Form.tree(forms.mapper(), out -> forms.writeCommand(out, command));
    }

    @Override
    public void writeCommand(JsonGenerator out, C command) {
        forms.writeCommand(out, command);
    }

    @Override
    public ObjectNode eventJson(E event) {
        return Form.tree(forms.mapper(), out -> forms.writeEvent(out, event));
    }

    @Override
    public void writeEvent(JsonGenerator out, E event) {
        forms.writeEvent(out, event);
    }

    @Override
    public E event(JsonNode json) {
        return forms.event(json);
    }

    @Override
    public ObjectNode stateJson(S state) {
        return Form.tree(forms.mapper(), out -> forms.writeState(out, state));
    }

    @Override
    public S state(JsonNode json) {
        return forms.state(json);
    }

    @Override
    public ObjectNode viewJson(V view) {
        return forms.mapper().valueToTree(view);
    }

    @Override
    public void writeView(JsonGenerator out, V view) {
        forms.writeView(out, view);
    }
}
