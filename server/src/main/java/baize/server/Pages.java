package baize.server;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * The pages: one document for every address a person may open, and the files it is made of, from the class path.
 *
 * <p>To be mounted last, for it also answers what nothing else knows: a browser is shown the document, which says so.
 */
public final class Pages implements Routes {
    /** What the document is shown for. Pages without one are answered 404, with the document where a browser asks. */
    private static final Pattern PAGE = Pattern.compile(
            "/(floor|cashier|staff|tables/[^/]+(/(dealer|hall|rounds))?|rounds(/[^/]+)?|rules(/[^/]+){0,2}"
                    + "|odds(/[^/]+)?|jackpots(/[^/]+)?)?/?");

    /** Not the business of pages: an address of a program that is none is told so as JSON. */
    private static final Pattern FOR_PROGRAMS = Pattern.compile("/(api|ws)(/.*)?");

    private static final Pattern FILE = Pattern.compile("(/[a-z0-9][a-z0-9-]*)+\\.[a-z0-9]+");

    private final Map<String, PageFile> files = new ConcurrentHashMap<>();
    private final PageFile document;
    private final String policy;

    public Pages() {
        PageFile index = PageFile.read("/index.html");
        if (index == null) throw new IllegalStateException("the pages are not in this build");
        document = index;
        policy = ContentPolicy.of(index.text());
    }

    @Override
    public void on(Router router) {
        router.get().handler(this::answer);
        router.head().handler(this::answer);
    }

    private void answer(RoutingContext context) {
        String path = context.normalizedPath();
        // Pages first: a clause such as 9.2 ends like the name of a file.
        if (PAGE.matcher(path).matches()) document(context, 200);
        else if (FILE.matcher(path).matches()) file(context, path);
        else nothing(context, path);
    }

    /** Files are read once, off the event loop, and kept: there are few, and no request can add to them. */
    private void file(RoutingContext context, String path) {
        PageFile known = files.get(path);
        if (known != null) {
            send(context, known, 200);
            return;
        }
        var _ = context.vertx()
                .executeBlocking(() -> PageFile.read(path), false)
                .onSuccess(file -> {
                    if (file == null) nothing(context, path);
                    else send(context, files.computeIfAbsent(path, _ -> file), 200);
                })
                .onFailure(failure -> Http.fail(context, failure));
    }

    private void nothing(RoutingContext context, String path) {
        String accepts = context.request().getHeader("Accept");
        boolean browser = accepts != null && accepts.contains("text/html");
        if (browser && !FOR_PROGRAMS.matcher(path).matches()) document(context, 404);
        else Http.fail(context, Denied.notFound("nothing here"));
    }

    private void document(RoutingContext context, int status) {
        context.response()
                .putHeader("Content-Security-Policy", policy)
                .putHeader("Referrer-Policy", "same-origin")
                .putHeader("X-Frame-Options", "DENY")
                .putHeader("Cross-Origin-Opener-Policy", "same-origin");
        send(context, document, status);
    }

    private static void send(RoutingContext context, PageFile file, int status) {
        HttpServerResponse response = context.response();
        response.putHeader("X-Content-Type-Options", "nosniff")
                .putHeader("Cache-Control", "no-cache")
                .putHeader("ETag", file.tag())
                .putHeader("Vary", "Accept-Encoding");
        if (status == 200 && file.isKnownBy(context.request().getHeader("If-None-Match"))) {
            var _ = response.setStatusCode(304).end();
            return;
        }
        response.setStatusCode(status).putHeader("Content-Type", file.type());
        String encodings = context.request().getHeader("Accept-Encoding");
        boolean zipped = encodings != null && encodings.contains("gzip");
        if (zipped) response.putHeader("Content-Encoding", "gzip");
        Buffer body = zipped ? file.zipped() : file.plain();
        var _ = response.end(body);
    }
}
