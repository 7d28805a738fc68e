package baize.floor.crash;

import baize.floor.stream.Answer;

/**
 * What a sender was told of a command.
 *
 * @param what {@code done}, or why it was refused
 */
record Ack(String stream, String sender, String id, long version, String what) {
    static Ack of(Deed deed, Answer<?> answer) {
        return new Ack(deed.stream(), deed.actor().name(), deed.id(), answer.version(), what(answer));
    }

    private static String what(Answer<?> answer) {
        return switch (answer) {
            case Answer.Done<?> _ -> "done";
            case Answer.Refused<?> refused -> refused.reason();
        };
    }

    static Ack parse(String text) {
        String[] words = text.split(" ", -1);
        return new Ack(words[0], words[1], words[2], Long.parseLong(words[3]), words[4]);
    }

    @Override
    public String toString() {
        return stream + ' ' + sender + ' ' + id + ' ' + version + ' ' + what;
    }
}
