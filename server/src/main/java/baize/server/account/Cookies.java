package baize.server.account;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.core.http.HttpServerRequest;
import org.jspecify.annotations.Nullable;

/** The session's key in the browser. */
final class Cookies {
    static final String NAME = "baize";

    private Cookies() {}

    /** The key that came with a request, if one did. */
    static @Nullable String read(HttpServerRequest request) {
        Cookie cookie = request.getCookie(NAME);
        return cookie != null && Keys.isKey(cookie.getValue()) ? cookie.getValue() : null;
    }

    /** Hands a key out; it lasts as long as the browser does, or the session. */
    static void write(HttpServerRequest request, String key, boolean secure) {
        request.response().addCookie(cookie(key, secure));
    }

    static void clear(HttpServerRequest request, boolean secure) {
        request.response().addCookie(cookie("", secure).setMaxAge(0));
    }

    private static Cookie cookie(String value, boolean secure) {
        return Cookie.cookie(NAME, value)
                .setPath("/")
                .setHttpOnly(true)
                .setSameSite(CookieSameSite.STRICT)
                .setSecure(secure);
    }
}
