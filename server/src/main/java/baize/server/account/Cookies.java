package baize.server.account;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.core.http.HttpServerRequest;
import org.jspecify.annotations.Nullable;

/** The keys that a browser keeps: the session's, and that by which an account knows the browser again. */
final class Cookies {
    static final String NAME = "baize";
    static final String DEVICE = "baize-device";
    private static final String SIGN_IN = "/api/sign-in";

    private Cookies() {}

    /** The key that came with a request, if one did. */
    static @Nullable String read(HttpServerRequest request) {
        return read(request, NAME);
    }

    /** The key of the browser that sends a request, if it has one. */
    static @Nullable String device(HttpServerRequest request) {
        return read(request, DEVICE);
    }

    private static @Nullable String read(HttpServerRequest request, String name) {
        Cookie cookie = request.getCookie(name);
        return cookie != null && Keys.isKey(cookie.getValue()) ? cookie.getValue() : null;
    }

    /** Hands a key out; it lasts as long as the browser does, or the session. */
    static void write(HttpServerRequest request, String key, boolean secure) {
        request.response().addCookie(cookie(NAME, key, secure).setPath("/"));
    }

    /** Lets the browser be known again; it sends this key where people sign in and nowhere else. */
    static void writeDevice(HttpServerRequest request, String key, boolean secure) {
        request.response()
                .addCookie(cookie(DEVICE, key, secure).setPath(SIGN_IN).setMaxAge(Devices.KEPT.toSeconds()));
    }

    static void clear(HttpServerRequest request, boolean secure) {
        request.response().addCookie(cookie(NAME, "", secure).setPath("/").setMaxAge(0));
    }

    private static Cookie cookie(String name, String value, boolean secure) {
        return Cookie.cookie(name, value)
                .setHttpOnly(true)
                .setSameSite(CookieSameSite.STRICT)
                .setSecure(secure);
    }
}
