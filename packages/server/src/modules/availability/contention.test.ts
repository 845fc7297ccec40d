// @module-tag other
import {
  addCommitment,
  type Commitment,
  changeCommitment,
  freeCommitment,
  putBackCommitment,
} from '@yantra/contract/calls';
import { dayAfter } from '@yantra/domain';
import { sampleOf } from '@yantra/testing/sample';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { testEngine } from '../../testing/test-database.ts';

const server = appForFile();
const today = '2026-03-10';

const post = (call: { readonly path: string }, body: object, { bearer }: SignedIn) =>
  server.post(`/api${call.path}`, body, bearer);

/** How many pairs of active commitments have a day in common on a unit, as the table says. */
async function overlaps(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from commitments a join commitments b on a.equipment_id = b.equipment_id and a.unit = b.unit and a.id < b.id
      and a.span && b.span where a.state = 'active' and b.state = 'active'`.execute(server.db);
  return rows[0]?.n ?? -1;
}

/** Machines whose kept days are not those of their commitments. */
async function stale(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from equipment where taken <> taken_days(id, units, ${today}::date)`.execute(server.db);
  return rows[0]?.n ?? -1;
}

test('of all who ask for one unit at once, one gets it, and the others are told clearly', async () => {
  const who = await signedIn(server, 'supplier');
  const equipmentId = await addMachine(server.db, { supplier_id: who.userId });
  const all = Array.from({ length: 1000 }, (_, at) => at);
  const asked = testEngine === 'postgres' ? all : sampleOf(all, 40);
  const book = async (at: number, tries = 5): Promise<Awaited<ReturnType<typeof post>>> => {
    const days = { from: dayAfter(today, 2 + (at % 3)), until: dayAfter(today, 6) };
    const answer = await post(addCommitment, { equipmentId, kind: 'booking', ...days, words: `Hirer ${at}` }, who);
    // On a slow machine the last wait for a connection longer than they may, are told so, and ask again.
    return answer.status === 503 && tries > 1 ? book(at, tries - 1) : answer;
  };
  const answers = await Promise.all(asked.map((at) => book(at)));
  const told = new Map<string, number>();
  for (const answer of answers) {
    const { code = 'OK', facts } = answer.json<{ code?: string; facts?: { spans: unknown[] } }>();
    const said = `${answer.status} ${code} ${facts?.spans.length ?? 0}`;
    told.set(said, (told.get(said) ?? 0) + 1);
  }
  expect(Object.fromEntries(told)).toEqual({ '200 OK 0': 1, '409 days.taken 1': asked.length - 1 });
  expect(await overlaps()).toBe(0);
}, 120_000);

test('whatever eight writers do, no two commitments overlap', async () => {
  const who = await signedIn(server, 'supplier');
  const machines = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      addMachine(server.db, { supplier_id: who.userId, units: (at % 3) + 1, buffer_days: at % 2 }),
    ),
  );
  const operations = sampleOf(
    Array.from({ length: 10_000 }, (_, at) => at),
    400,
  );
  const known: Pick<Commitment, 'id' | 'version'>[] = [];
  const answers = new Map<string, number>();
  const writer = async (number: number) => {
    const random = createRandom(28).fork(number);
    for (let turn = 0; turn < operations.length / 8; turn += 1) {
      const from = dayAfter(today, random.between(-3, 60));
      const span = { from, ...(random.chance(0.95) && { until: dayAfter(from, random.between(1, 12)) }) };
      const kind = random.weighted([
        ['booking', 5],
        ['block', 2],
        ['repair', 1],
      ] as const);
      const entry = known.length > 0 ? random.pick(known) : undefined;
      const which = random.between(0, 9);
      const unit = random.between(1, 3);
      const [call, body] =
        entry === undefined || which < 4
          ? ([
              addCommitment,
              { equipmentId: random.pick(machines), kind, ...span, ...(random.chance(0.5) && { unit }) },
            ] as const)
          : which < 7
            ? ([changeCommitment, { ...entry, kind, ...span, unit }] as const)
            : which < 9
              ? ([freeCommitment, entry] as const)
              : ([putBackCommitment, entry] as const);
      const answer = await post(call, body, who);
      const { code = 'OK', data } = answer.json<{ code?: string; data?: Partial<Commitment> }>();
      answers.set(code, (answers.get(code) ?? 0) + 1);
      if (data?.version !== undefined) {
        const id = data.id ?? entry?.id ?? '';
        const place = known.findIndex((one) => one.id === id);
        if (place >= 0) known.splice(place, 1);
        known.push({ id, version: data.version });
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number)));
  expect([await overlaps(), await stale()]).toEqual([0, 0]);
  // All that was said is one of these, and each was.
  expect([...answers.keys()].sort()).toEqual(
    ['OK', 'commitment.changed', 'commitment.unknown', 'days.taken', 'request.invalid'].filter((code) =>
      answers.has(code),
    ),
  );
  expect(answers.get('OK')).toBeGreaterThan(operations.length / 20);
}, 600_000);

test('the database alone refuses what two processes write at once', async () => {
  const equipmentId = await addMachine(server.db);
  const insert = (day: number) =>
    sql`insert into commitments (equipment_id, unit, kind, days)
      values (${equipmentId}::uuid, 1, 'booking', daterange(${dayAfter(today, day)}::date, ${dayAfter(today, day + 3)}::date))`.execute(
      server.db,
    );
  const settled = await Promise.allSettled([0, 1, 2, 0, 1, 2].map(insert));
  // Whoever waits for another that waits for it is ended by the database too.
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []));
  expect(refused).toHaveLength(5);
  expect(refused.every((code) => code === '23P01' || code === '40P01')).toBe(true);
  expect(await overlaps()).toBe(0);
});
