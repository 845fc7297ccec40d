import { addCommitment, type Fleet, getFleet, setUnits } from '@yantra/contract/calls';
import { dayAfter } from '@yantra/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();
const today = '2026-03-10';
const after = (days: number) => dayAfter(today, days);
const post = (call: { readonly path: string }, body: object, { bearer }: SignedIn) =>
  server.post(`/api${call.path}`, body, bearer);
const fleetOf = async (who: SignedIn, query = '') =>
  (await server.get(`/api${getFleet.path}?${query}`, who.bearer)).json<{ data: Fleet }>().data;

test('a fleet shows its machines by name with what is planned in the days asked for, and figures of all of it', async () => {
  const who = await signedIn(server, 'supplier');
  const of = (name: string) => addMachine(server.db, { supplier_id: who.userId, name });
  const [roller, crane] = [await of('Roller'), await of('Crane')];
  await addMachine(server.db, { name: 'Of somebody else' });
  await post(setUnits, { equipmentId: roller, units: 3, bufferDays: 0 }, who);
  const plan = (equipmentId: string, facts: object) =>
    post(addCommitment, { equipmentId, kind: 'booking', ...facts }, who);
  await plan(roller, { from: after(-2), until: after(3), amount: 12_000 });
  await plan(roller, { from: after(4), until: after(6), amount: 9000.5 });
  await plan(roller, { kind: 'repair', from: today, until: after(1) });
  await plan(crane, { kind: 'block', from: after(30) });
  await plan(crane, { from: after(-364), until: after(-354) });
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() + interval '1 minute' as at`.execute(server.db);
  await plan(crane, { kind: 'hold', from: after(8), until: after(9), expiresAt: rows[0]?.at.toISOString() });

  const fleet = await fleetOf(who, `from=${today}&days=10`);
  expect(
    fleet.machines.map(({ name, units, commitments }) => [name, units, commitments.map(({ kind }) => kind)]),
  ).toEqual([
    ['Crane', 1, ['hold']],
    ['Roller', 3, ['booking', 'booking', 'repair']],
  ]);
  expect(fleet).toMatchObject({
    total: 2,
    figures: {
      units: 4,
      // Of three rollers one is hired and one is being repaired.
      freeToday: 2,
      inUse: (3 + 2) / 40,
      inUseYearAgo: 10 / 40,
      bookedAhead: { hires: 1, rupees: 9000.5 },
    },
  });
  expect((await fleetOf(who, 'searchTerm=roll')).machines.map(({ name }) => name)).toEqual(['Roller']);
  expect((await fleetOf(who, `equipmentId=${crane}&from=${after(40)}`)).machines).toMatchObject([
    { name: 'Crane', place: 'Kasba Peth, Pune', commitments: [{ kind: 'block', from: after(30) }] },
  ]);
  expect((await fleetOf(who, 'equipmentId=nothing')).machines).toEqual([]);
});
