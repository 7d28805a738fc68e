package baize.server.live;

/** One viewer's socket at the jackpots, who only listens. Lives on its event loop. */
final class PoolSocket {
    private final Pipe pipe;
    private final PoolFeed feed;
    private String seen = "";

    PoolSocket(Pipe pipe, PoolFeed feed) {
        this.pipe = pipe;
        this.feed = feed;
        pipe.listen(_ -> talks(), _ -> talks());
        pipe.whenBroken(this::talks);
        pipe.whenGone(() -> feed.remove(this));
        feed.add(this);
    }

    private void talks() {
        pipe.cut("expected no messages");
    }

    /** Sends what is news, where there is room for it; who is slow gets the newest later. */
    void send(String frame) {
        if (pipe.isClosed() || frame.equals(seen) || !pipe.takes(() -> feed.refresh(this))) return;
        seen = frame;
        pipe.view(frame);
    }
}
