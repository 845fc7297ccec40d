import {
  changeCommitment,
  type Commitment,
  freeCommitment,
  getFleet,
  putBackCommitment,
  setUnits,
} from '@yantra/contract/calls';
import { dayAfter } from '@yantra/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { dataOf, plannedDays } from '../../testing/planned-days.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { turnHires } from './turn-hires.ts';

const server = appForFile();
const today = '2026-03-10';
const after = (days: number) => dayAfter(today, days);
const { add, added, available, clock, owner, post, rows } = plannedDays(server);
const takenOf = async (id: string) =>
  (await server.db.selectFrom('equipment').select('taken').where('id', '=', id).executeTakeFirstOrThrow()).taken;
/** A moment of the database's clock, hours from now. */
const hoursFromNow = async (hours: number) =>
  (
    await sql<{ at: Date }>`select clock_timestamp() + ${hours}::int * interval '1 hour' as at`.execute(server.db)
  ).rows[0]?.at.toISOString();

describe('days of a machine', () => {
  test('are taken once: who comes second reads what has them, and nobody else does', async () => {
    const { who, id } = await owner();
    const first = await added(who, id, { from: after(2), until: after(5) });
    expect(first).toMatchObject({
      unit: 1,
      kind: 'booking',
      from: after(2),
      until: after(5),
      bufferDays: 0,
      version: 1,
    });
    const second = await add(who, id, { from: after(4), until: after(8) });
    expect([second.status, second.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'days.taken',
        facts: {
          spans: [
            {
              id: first.id,
              unit: 1,
              kind: 'booking',
              from: after(2),
              until: after(5),
              words: 'Shree Infra',
              bufferDays: 0,
            },
          ],
        },
      }),
    ]);
    // Half open: one begins on the day the other ends.
    await added(who, id, { from: after(5), until: after(8) });
    expect(await available(id)).toMatchObject({ taken: [{ from: after(2), until: after(8) }], freeFrom: today });
    expect(JSON.stringify(await available(id))).not.toContain('Shree');
    expect(await takenOf(id)).toBe(`{[${after(2)},${after(8)})}`);
  });

  test('are refused by the database, whatever code does', async () => {
    const { who, id } = await owner();
    await added(who, id, { from: after(2), until: after(5) });
    await expect(
      sql`insert into commitments (equipment_id, unit, kind, days) values (${id}::uuid, 1, 'block', daterange(${after(4)}::date, null))`.execute(
        server.db,
      ),
    ).rejects.toMatchObject({ code: '23P01' });
  });

  test('stay taken while a unit is brought back', async () => {
    const { who, id } = await owner();
    expect((await post(setUnits, { equipmentId: id, units: 1, bufferDays: 2 }, who)).status).toBe(200);
    await added(who, id, { from: after(2), until: after(5) });
    expect((await add(who, id, { from: after(6), until: after(7) })).status).toBe(409);
    await added(who, id, { kind: 'repair', from: after(7), until: after(8) });
    // A repair needs no way back.
    await added(who, id, { from: after(8), until: after(9) });
  });

  test('without an end are taken until somebody gives one', async () => {
    const { who, id } = await owner();
    const open = await added(who, id, { from: after(2) });
    expect(await available(id)).toMatchObject({ taken: [{ from: after(2) }], freeFrom: today });
    expect((await add(who, id, { from: after(400), until: after(401) })).status).toBe(409);
    const ended = await post(changeCommitment, { ...open, until: after(6) }, who);
    expect(dataOf<Commitment>(ended)).toMatchObject({ until: after(6), version: 2 });
    await added(who, id, { from: after(6) });
  });

  test('of several units are taken once none is left', async () => {
    const { who, id } = await owner();
    await post(setUnits, { equipmentId: id, units: 3, bufferDays: 0 }, who);
    const span = { from: after(1), until: after(3) };
    const units = [await added(who, id, span), await added(who, id, span)];
    expect([units.map(({ unit }) => unit), await takenOf(id)]).toEqual([[1, 2], '{}']);
    const third = await added(who, id, { from: after(2), until: after(9) });
    expect([third.unit, await takenOf(id)]).toEqual([3, `{[${after(2)},${after(3)})}`]);
    expect((await add(who, id, span)).json()).toMatchObject({ code: 'days.taken', facts: { spans: { length: 3 } } });
    const fewer = await post(setUnits, { equipmentId: id, units: 2, bufferDays: 0 }, who);
    expect([fewer.status, fewer.json()['code']]).toEqual([409, 'units.inUse']);
    expect((await add(who, id, { ...span, unit: 4 })).json()).toMatchObject({
      errorCodes: { unit: { code: 'machineUnit.unknown' } },
    });
    expect((await post(freeCommitment, third, who)).status).toBe(200);
    expect((await post(setUnits, { equipmentId: id, units: 2, bufferDays: 0 }, who)).status).toBe(200);
    expect(await takenOf(id)).toBe(`{[${after(1)},${after(3)})}`);
  });
});

describe('a change', () => {
  test('is undone: moved, freed, and not over what came meanwhile', async () => {
    const { who, id } = await owner();
    const first = await added(who, id, { from: after(2), until: after(5) });
    const moved = dataOf<Commitment>(
      await post(changeCommitment, { ...first, from: after(12), until: after(15) }, who),
    );
    expect(dataOf(await post(putBackCommitment, moved, who))).toMatchObject({
      from: after(2),
      until: after(5),
      version: 3,
    });
    const { version } = dataOf<{ version: number }>(await post(freeCommitment, { id: first.id, version: 3 }, who));
    expect(await takenOf(id)).toBe('{}');
    expect(dataOf(await post(putBackCommitment, { id: first.id, version }, who))).toMatchObject({
      from: after(2),
      version: 5,
    });
    await post(freeCommitment, { id: first.id, version: 5 }, who);
    await added(who, id, { from: after(4), until: after(6) });
    expect((await post(putBackCommitment, { id: first.id, version: 6 }, who)).json()).toMatchObject({
      code: 'days.taken',
    });
  });

  test('of what somebody else has changed is refused', async () => {
    const { who, id } = await owner();
    const first = await added(who, id, { from: after(2), until: after(5) });
    await post(changeCommitment, { ...first, words: 'Rao' }, who);
    for (const call of [changeCommitment, freeCommitment, putBackCommitment])
      expect((await post(call, first, who)).json()).toMatchObject({ code: 'commitment.changed' });
  });

  test('is made by the owner alone', async () => {
    const { who, id } = await owner();
    const first = await added(who, id, { from: after(2), until: after(5) });
    const stranger = await signedIn(server, 'supplier');
    expect((await add(stranger, id, { from: after(8) })).json()).toMatchObject({ code: 'equipment.unknown' });
    expect((await post(setUnits, { equipmentId: id, units: 2, bufferDays: 0 }, stranger)).json()).toMatchObject({
      code: 'equipment.unknown',
    });
    for (const call of [changeCommitment, freeCommitment, putBackCommitment])
      expect((await post(call, first, stranger)).json()).toMatchObject({ code: 'commitment.unknown' });
    const fleet = dataOf<object>(await server.get(`/api${getFleet.path}`, stranger.bearer));
    expect(fleet).toMatchObject({ machines: [], total: 0 });
    expect(await rows(id)).toMatchObject([{ version: 1, state: 'active' }]);
  });

  test.each([
    [{ from: after(5), until: after(5) }, 'until', 'days.order'],
    [{ from: after(5), until: after(800) }, 'until', 'days.tooMany'],
    [{ from: after(731), until: after(732) }, 'from', 'days.tooFar'],
    [{ kind: 'hold', from: after(5), until: after(6) }, 'expiresAt', 'hold.end'],
    [{ kind: 'hold', from: after(5), until: after(6), expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt', 'hold.end'],
    [{ kind: 'booking', from: after(5), until: after(6), expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt', 'hold.end'],
    [{ kind: 'party', from: after(5), until: after(6) }, 'kind', 'choice.invalid'],
  ])('with wrong days says so: %j', async (facts, field, code) => {
    const { who, id } = await owner();
    const answer = await add(who, id, facts);
    expect([answer.status, answer.json()]).toMatchObject([400, { errorCodes: { [field]: { code } } }]);
  });
});

describe('a hold', () => {
  const lapse = (id: string) =>
    sql`update commitments set expires_at = clock_timestamp() - interval '1 second' where id = ${id}::uuid`.execute(
      server.db,
    );

  test('that has ended is free at once for who asks', async () => {
    const { who, id } = await owner();
    const span = { from: after(2), until: after(5) };
    const hold = await added(who, id, { ...span, kind: 'hold', expiresAt: await hoursFromNow(2) });
    expect((await add(who, id, span)).status).toBe(409);
    await lapse(hold.id);
    expect((await available(id)).taken).toEqual([]);
    await added(who, id, span);
    expect(await rows(id)).toMatchObject([{ state: 'lapsed', version: 2 }, { state: 'active' }]);
  });

  test('that has ended is ended by the job, for the lists too', async () => {
    const { who, id } = await owner();
    const span = { from: after(2), until: after(5) };
    const hold = await added(who, id, { ...span, kind: 'hold', expiresAt: await hoursFromNow(2) });
    await turnHires({ db: server.db, clock });
    expect(await takenOf(id)).not.toBe('{}');
    await lapse(hold.id);
    expect(await turnHires({ db: server.db, clock })).toBe(1);
    expect([await takenOf(id), await rows(id)]).toMatchObject(['{}', [{ state: 'lapsed' }]]);
    expect((await post(putBackCommitment, { id: hold.id, version: 2 }, who)).status).toBe(404);
  });
});
