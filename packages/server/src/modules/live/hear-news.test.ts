import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase, pgliteDatabase } from '../../database/open.ts';
import { emptyDatabase, testEngine } from '../../testing/test-database.ts';
import { dealsChannel, type Moved } from '../conversations/index.ts';
import { newsChannel } from '../notifications/index.ts';
import { hearNews, type HearNewsParts } from './hear-news.ts';

let database: OpenDatabase;
let url: string | undefined;
beforeAll(async () => {
  url = testEngine === 'postgres' ? await emptyDatabase() : undefined;
  database = url === undefined ? await pgliteDatabase({}) : await openDatabase({ databaseUrl: url, dataDir: '.' });
});
afterAll(() => database.close());

const logger = { info: () => undefined, warn: () => undefined };
const notify = (said: string) => sql`select pg_notify(${newsChannel}, ${said})`.execute(database.db);

/** Hears, and keeps what it heard. @param given parts of it that differ */
function hearer(given: Partial<HearNewsParts> = {}) {
  const heard: string[] = [];
  const states: boolean[] = [];
  const waiting: (() => void)[] = [];
  const wake = () => waiting.splice(0).forEach((done) => done());
  const news = hearNews({
    database,
    url,
    logger,
    onNews: (said) => {
      heard.push(said);
      wake();
    },
    onMoved: () => undefined,
    onListening: (isListening) => {
      states.push(isListening);
      wake();
    },
    ...given,
  });
  /** Waits for what is heard, or for states, to be so. */
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise<void>((done) => waiting.push(done));
  };
  return { news, heard, states, until };
}

test('news are heard at the commit, in whatever process they happened', async () => {
  const { news, heard, states, until } = hearer();
  expect([await news.first, states]).toEqual([true, [true]]);
  await database.db
    .transaction()
    .execute(async (trx) => {
      await sql`select pg_notify(${newsChannel}, 'within')`.execute(trx);
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await notify('asha');
  await until(() => heard.length > 0);
  expect(heard).toEqual(['asha']);
  await news.close();
  expect(states).toEqual([true, false]);
});

test('so is a deal that moved, with how far it is and who is in it', async () => {
  const moved = { deal: 'd', requirement: 'r', place: 3, people: ['asha'] };
  const heard = Promise.withResolvers<Moved>();
  const { news } = hearer({ onMoved: heard.resolve });
  await news.first;
  await sql`select pg_notify(${dealsChannel}, ${JSON.stringify(moved)})`.execute(database.db);
  expect(await heard.promise).toEqual(moved);
  await news.close();
});

test('a connection that swallows what is told proves nothing', async () => {
  const swallowing =
    url === undefined
      ? {
          database: {
            ...database,
            lite: { ...database.lite, closed: true, listen: async () => async () => {} } as never,
          },
        }
      : // PostgreSQL tells within a database.
        { url: await emptyDatabase() };
  const { news, states } = hearer({ ...swallowing, times: { proofMs: 50 } });
  expect(await news.first).toBe(false);
  await news.close();
  expect(states).toEqual([]);
});

describe.runIf(testEngine === 'postgres')('on PostgreSQL', () => {
  test('a lost connection is opened again', async () => {
    const { news, heard, states, until } = hearer({ times: { againMs: 20 } });
    await news.first;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`.execute(database.db);
    await until(() => states.length === 3);
    expect(states).toEqual([true, false, true]);
    await notify('asha');
    await until(() => heard.length > 0);
    await news.close();
  });
});
