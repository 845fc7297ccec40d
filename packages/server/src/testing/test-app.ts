import type { Kysely } from 'kysely';
import { createApp } from '../app.ts';
import type { App, AppDeps } from '../compose/app-deps.ts';
import type { Database } from '../database/types.ts';
import { createLogger } from '../logger.ts';
import type { Settings } from '../settings.ts';
import { testNow } from './market.ts';

/** An app over a database with a clock that a test sets, and ways to ask it. */
export interface TestApp {
  readonly app: App;
  readonly db: Kysely<Database>;
  readonly clock: { time: Date };
  /** Lines of the log, parsed. */
  readonly log: Record<string, unknown>[];
  get(url: string, headers?: Record<string, string>): Promise<TestAnswer>;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
}

/** An answer with its JSON read. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly text: string;
  readonly bytes: Buffer;
  json<T = Record<string, unknown>>(): T;
}

/** What a test's app can be made with. */
export type TestAppDeps = Partial<Omit<AppDeps, 'db' | 'clock' | 'logger'>>;

/** Answers are not cached unless a test sets a time. */
const uncached = { ttlMs: 0, mostBytes: 0, mostEntries: 0, mostBytesEach: 0 };

/** The app's default settings. */
export const testSettings = {
  allowedOrigins: ['https://partner.example'],
  trustedProxies: ['127.0.0.1'],
  environment: 'test',
} as const satisfies AppDeps['settings'];

/** @param logLevel the level of the kept log */
export function testApp(
  db: Kysely<Database>,
  given: TestAppDeps = {},
  logLevel: Settings['logLevel'] = 'info',
): TestApp {
  const clock = { time: testNow };
  const log: Record<string, unknown>[] = [];
  const logger = createLogger(logLevel, {
    write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>),
  });
  const app = createApp({
    db,
    clock: { now: () => clock.time },
    settings: testSettings,
    logger,
    cacheLimits: uncached,
    ...given,
  });
  const ask = async (
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    payload?: string,
  ): Promise<TestAnswer> => {
    const answer = await app.http.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.payload,
      bytes: answer.rawPayload,
      json: <T>() => answer.json<T>(),
    };
  };
  return {
    app,
    db,
    clock,
    log,
    get: (url, headers = {}) => ask('GET', url, headers),
    post: (url, body, headers = {}) =>
      ask(
        'POST',
        url,
        { 'content-type': 'application/json', ...headers },
        typeof body === 'string' ? body : JSON.stringify(body),
      ),
  };
}
