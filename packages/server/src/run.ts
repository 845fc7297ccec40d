import { DatabaseError } from './database/database-error.ts';
import { StartError } from './listening.ts';
import { mainTexts } from './main.messages.ts';
import { startServer } from './main.ts';
import { OperatorError } from './operator-error.ts';
import { SettingsError } from './settings.ts';
import type { RunningServer, StartOptions } from './startup/start-options.ts';

/**
 * Runs the server as this process: stops on SIGINT and SIGTERM, and if it cannot start prints the reason in one line and exits with 1. A second signal ends it
 * at once. An uncaught error is logged and ends it with 1, since the process's state is unknown.
 */
export async function runServer(
  options: Omit<StartOptions, 'env'> & { readonly env?: StartOptions['env'] },
): Promise<RunningServer | undefined> {
  const print = options.print ?? ((line: string) => void process.stdout.write(`${line}\n`));
  // The reader of our output may be gone: that is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    const server = await startServer({ env: process.env, ...options, print });
    stopOnSignals(server, print);
    endOnFailures(server);
    return server;
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

/** The line for a failed start; only unexpected errors show their stack. */
export function startFailure(error: unknown): string {
  const isForeseen =
    error instanceof SettingsError ||
    error instanceof DatabaseError ||
    error instanceof StartError ||
    error instanceof OperatorError;
  if (isForeseen) return error.message;
  return `${mainTexts.failed} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function stopOnSignals(server: RunningServer, print: (line: string) => void): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    print(mainTexts.stopping);
    server.stop().then(
      () => {
        print(mainTexts.stopped);
        process.exit(0);
      },
      (error: unknown) => {
        process.stderr.write(`${startFailure(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

function endOnFailures({ logger }: RunningServer): void {
  const end = (error: unknown) => {
    logger.fatal({ err: error }, mainTexts.uncaught);
    // Buffered lines are written on exit.
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
