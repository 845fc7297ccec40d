import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import SonicBoom from 'sonic-boom';

/**
 * One line of JSON an event. Requests are told by id, method, route, path, status and time: no query, no address, no header and no body, for any
 * of them may say who somebody is; of an error its kind, code and stack, and not a database's details, which quote rows.
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
 * Lines go out some at a time, and the last ones at the end. Where nobody reads them any more they are dropped: whoever ended the reader has not
 * ended the server. What comes with pino tries for ever at the end then, and the process never ends.
 */
function standardOutput(): DestinationStream {
  const lines = new SonicBoom({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 });
  lines.on('error', () => undefined);
  const flushSync = (): void => {
    try {
      lines.flushSync();
    } catch {
      // Nobody reads them, or they are written already.
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

/* A database, or a parser, may quote what somebody sent: a phone or a code, or a token, which has three parts. */
const longNumber = /(?<![\w.-])\+?\d{5,}(?![\w-])/g;
const token = /(?:[\w-]{10,}\.){2}[\w-]{10,}/g;

const withoutValues = (text: string): string => text.replace(token, '…').replace(longNumber, '…');
