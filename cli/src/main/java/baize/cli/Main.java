package baize.cli;

import baize.cli.text.Ink;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import picocli.CommandLine;

/** The {@code baize} command. */
public final class Main {
    /** A fault of the program, so that no script takes it for an answer. */
    static final int FAULT = 70;

    private Main() {}

    public static void main(String[] args) {
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), false, StandardCharsets.UTF_8);
        // The launcher sees what the streams are; Java can tell only of all of them at once.
        Set<String> terminals =
                Set.of(System.getProperty("baize.terminals", "none").split(",", -1));
        Output out =
                terminals.contains("closed") ? Output.closed() : Output.to(new FileOutputStream(FileDescriptor.out));
        boolean colours = terminals.contains("out")
                && System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
        int status = run(
                new Terminal(
                        out,
                        err,
                        System.in,
                        colours ? Ink.COLOURED : Ink.PLAIN,
                        terminals.contains("err"),
                        terminals.contains("out") ? Integer.getInteger("baize.columns", 100) : Terminal.UNBOUNDED),
                args);
        System.exit(status);
    }

    /** Runs a command and answers with its exit status. */
    static int run(PrintStream out, PrintStream err, InputStream in, String... args) {
        return run(Terminal.plain(out, err, in), args);
    }

    static int run(Terminal terminal, String... args) {
        int status = written(terminal, commands(terminal).execute(args));
        terminal.err().flush();
        return status;
    }

    /** The status of a command, unless what it answered did not come through. */
    private static int written(Terminal terminal, int status) {
        String why = terminal.unwritten();
        if (why == null) return status;
        terminal.remark("baize: standard output could not be written: " + why);
        return status == 0 ? NotWritten.STATUS : status;
    }

    private static CommandLine commands(Terminal terminal) {
        ServeCommand alone = new ServeCommand(terminal, Main::untilStopped);
        CommandLine commands = new CommandLine(new Overview(terminal, alone))
                .addSubcommand(new ServeCommand(terminal, Main::untilStopped))
                .addSubcommand(new SettleCommand(terminal))
                .addSubcommand(new ParCommand(terminal))
                .addSubcommand(new SimulateCommand(terminal))
                .addSubcommand(new MergeCommand(terminal))
                .addSubcommand(new ChanceCommand(terminal))
                .addSubcommand(new RulesCommand(terminal))
                .addSubcommand(new ScorecardsCommand(terminal))
                .addSubcommand(new AuditCommand(terminal))
                .addSubcommand(new ReplayCommand(terminal))
                .addSubcommand(new CommandLine(new BenchCommand(terminal))
                        .addSubcommand(new LoadCommand(terminal))
                        .addSubcommand(new SocketsCommand(terminal))
                        .addSubcommand(new FloodCommand(terminal)));
        return commands.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8))
                .setColorScheme(CommandLine.Help.defaultColorScheme(
                        terminal.ink() == Ink.PLAIN ? CommandLine.Help.Ansi.OFF : CommandLine.Help.Ansi.ON))
                .setParameterExceptionHandler((bad, _) -> refuse(terminal, Usage.line(bad)))
                .setExecutionExceptionHandler((failure, _, _) -> failed(terminal, failure));
    }

    /** Whoever stops a server in the usual way gets status 0: nothing has failed. */
    private static void untilStopped(AutoCloseable open) {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> Runtime.getRuntime().halt(closed(open)), "closing"));
        while (true) LockSupport.park();
    }

    private static int closed(AutoCloseable open) {
        try {
            open.close();
            return 0;
        } catch (Exception failure) {
            failure.printStackTrace();
            return FAULT;
        }
    }

    private static int failed(Terminal terminal, Exception failure) {
        if (failure instanceof BadInput bad) return refuse(terminal, bad.line());
        if (failure instanceof NotWritten lost) {
            terminal.remark("baize: " + lost.line());
            return NotWritten.STATUS;
        }
        terminal.remark("baize: a fault of the program, not of what it was given:");
        failure.printStackTrace(terminal.err());
        return FAULT;
    }

    private static int refuse(Terminal terminal, String line) {
        terminal.out().flush();
        terminal.remark("baize: " + line.lines().findFirst().orElse("bad input"));
        return CommandLine.ExitCode.USAGE;
    }
}
