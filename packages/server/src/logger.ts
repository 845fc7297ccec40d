import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import SonicBoom from 'sonic-boom';

/**
 * One line of JSON per event. Requests are logged by id, method, route, path, status and time: no query, address, header or body, which may identify a person;
 * of errors kind, code and stack, but not a database's details, which quote rows.
 */
export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: {
        err: (error: unknown) => errorFacts(error),
        req: (request: { id?: unknown }) => ({ id: request.id }),
        res: () => undefined,
      },
    },
    destination ?? standardOutput(),
  );
}

/**
 * Lines are written in batches, the rest at the end. If the reader is gone they are dropped: that must not end the server. Pino's own destination would retry
 * for ever at the end, and the process would never exit.
 */
function standardOutput(): DestinationStream {
  const lines = new SonicBoom({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 });
  lines.on('error', () => undefined);
  const flushSync = (): void => {
    try {
      lines.flushSync();
    } catch {
      // The reader is gone, or they are already written.
    }
  };
  process.on('exit', flushSync);
  // Pino flushes after a fatal line.
  return Object.assign({ write: (line: string) => void lines.write(line) }, { flushSync });
}

function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutValues(String(error)) };
  const code: unknown = 'code' in error ? error.code : undefined;
  const { name: type, message, stack } = error;
  return { type, message: withoutValues(message), code, stack: stack && withoutValues(stack) };
}

/* A database or a parser may quote input: a phone or a code, or a token, which has three parts. */
const longNumber = /(?<![\w.-])\+?\d{5,}(?![\w-])/g;
const token = /(?:[\w-]{10,}\.){2}[\w-]{10,}/g;

const withoutValues = (text: string): string => text.replace(token, '…').replace(longNumber, '…');
