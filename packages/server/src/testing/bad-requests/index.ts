import { definedCalls } from '@yantra/contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, type TestOptions } from 'vitest';
import type { databaseForFile } from '../test-database.ts';
import { send } from '../wire.ts';
import { brokenFrames } from './broken-frames.ts';
import { type FullApp, fullApp, knownValues, newPeople, type People } from './full-app.ts';
import { type Identity, badRequests } from './generate.ts';
import { bytesOf, isRight, told } from './on-the-wire.ts';

/** So many with the same people: some calls end the session that makes them. */
const round = 250;
const seed = 20_260_310;
const atOnce = 4;

/** What a request carries of who is logged in. */
const tokensOf =
  (people: People) =>
  (as: Identity): Readonly<Record<string, string>> =>
    as === 'nobody' ? {} : { ...people[as].bearer, ...people[as].cookie };

/**
 * @param database with what plans and machines need, see `fillPriced`
 * @param count how many generated requests are sent
 */
export function testBadRequests(
  database: ReturnType<typeof databaseForFile>,
  count: number,
  options: TestOptions = {},
): void {
  let app: FullApp;
  beforeAll(async () => void (app = await fullApp(database.db)));
  afterAll(() => app.close());

  /** Lines of the log that tell of a failure on our side. */
  const failures = () => app.log.filter(({ level }) => Number(level) >= 50);
  const clean = async () => {
    app.log.length = 0;
    for (const table of ['limit_hits', 'login_attempts', 'otp_failures'] as const) {
      await database.db.deleteFrom(table).execute();
    }
  };
  const answersRightly = async () => {
    const answer = await send(
      app.port,
      'GET /api/Category/GetCategories HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    );
    expect(answer.text).toMatch(/^HTTP\/1\.1 200 [^]*"Earthmoving"/);
  };

  test(
    `none of ${count} generated bad requests fails on our side, and the server answers rightly afterwards`,
    { timeout: 3_600_000, ...options },
    async () => {
      const wrong: object[] = [];
      for (let sent = 0; sent < count; sent += round) {
        const people = await newPeople(app);
        const calls = definedCalls.filter((call) => call.takes !== 'file' || sent % (4 * round) === 0);
        const known = await knownValues(app, people);
        const requests = fc.sample(badRequests(calls, known), {
          numRuns: Math.min(round, count - sent),
          seed: seed + sent,
        });
        const next = requests.entries();
        const work = async () => {
          for (const [, request] of next) {
            const answer = await send(app.port, bytesOf(request, tokensOf(people)));
            if (!isRight(answer)) wrong.push(told(request, answer));
          }
        };
        await Promise.all(Array.from({ length: atOnce }, work));
        await app.settled();
        wrong.push(...failures());
        await clean();
      }
      expect(wrong.slice(0, 10)).toEqual([]);
      await answersRightly();
    },
  );

  test('what is no HTTP, or says two things of itself, is refused or closed', async () => {
    for (const frame of brokenFrames) {
      const answer = await send(app.port, frame, { isAll: true });
      expect([frame.slice(0, 200), answer.status >= 500 ? answer.text : 'no fault of ours']).toEqual([
        frame.slice(0, 200),
        'no fault of ours',
      ]);
    }
    expect(failures()).toEqual([]);
    await answersRightly();
  });
}
