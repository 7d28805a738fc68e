package baize.cli.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A demo floor that is served by a process of its own, seen from outside. */
final class ServedFloor implements AutoCloseable {
    private static final String ADDRESS = "Baize is open at ";

    private final Process server;
    private final Path log;
    private final URI at;
    private final HttpClient client = HttpClient.newHttpClient();

    ServedFloor(Path folder, List<String> flags, String... options) throws IOException {
        log = folder.resolve("server.log");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "baize.cli.Main", "serve"));
        command.addAll(List.of(options));
        command.addAll(List.of("--port", "0", "--data", folder.resolve("floor").toString()));
        server = new ProcessBuilder(command).redirectError(log.toFile()).start();
        at = address();
    }

    private URI address() throws IOException {
        BufferedReader said =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        for (String line = said.readLine(); line != null; line = said.readLine())
            if (line.startsWith(ADDRESS))
                return URI.create(line.substring(ADDRESS.length()).strip());
        throw new IOException("the server did not say where it listens");
    }

    URI at() {
        return at;
    }

    /** What the server holds of the machine's memory. */
    long megabytes() throws IOException {
        Path status = Path.of("/proc", Long.toString(server.pid()), "status");
        for (String line : Files.readAllLines(status))
            if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024;
        throw new IOException("no VmRSS in " + status);
    }

    /** A figure of its metrics, all lines of that name together. */
    double figure(String name) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(at.resolve("/metrics")).build();
        return client.send(request, HttpResponse.BodyHandlers.ofString())
                .body()
                .lines()
                .filter(line -> line.startsWith(name))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }

    /** What it wrote into its log. */
    List<String> log() throws IOException {
        return Files.readAllLines(log);
    }

    @Override
    public void close() {
        client.close();
        server.destroy();
        server.onExit().join();
    }
}
