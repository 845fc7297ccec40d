import { addEquipmentRating, getEquipmentById } from '@yantra/contract/calls';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';

const server = appForFile();

const rate = (equipmentId: string, who: SignedIn, more: object = {}) =>
  server.post(
    `/api${addEquipmentRating.path}`,
    { equipmentId, starRating: 4.5, comment: 'Good.', ...more },
    who.bearer,
  );
const countsOf = (id: string) =>
  server.db
    .selectFrom('equipment')
    .select(['star_counts', 'rating_count', 'rank_score', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a rating', () => {
  test('is the caller’s, counts at once and is read under their name', async () => {
    const [id, who] = [await addMachine(server.db), await signedIn(server)];
    const before = await countsOf(id);
    const lies = { userId: '00000000-0000-4000-8000-000000000002', userName: 'The owner' };
    expect((await rate(id, who, lies)).status).toBe(200);
    const after = await countsOf(id);
    expect([after.star_counts, after.rating_count, after.version]).toEqual([[0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0], 1, 1]);
    expect(after.rank_score).toBeGreaterThan(before.rank_score);
    const machine = (await server.get(`/api${getEquipmentById.path}?id=${id}`)).json<{ data: object }>().data;
    expect(machine).toMatchObject({
      equipmentRatings: [{ userName: 'Asha P.', comment: 'Good.', starRating: 4.5 }],
    });
  });

  test('below the middle lowers the machine’s rank', async () => {
    const id = await addMachine(server.db);
    const before = await countsOf(id);
    await rate(id, await signedIn(server), { starRating: 1 });
    expect((await countsOf(id)).rank_score).toBeLessThan(before.rank_score);
  });

  test('is given once, also when many come at the same time', async () => {
    const [id, who] = [await addMachine(server.db), await signedIn(server, 'supplier')];
    const answers = await Promise.all(Array.from({ length: 6 }, () => rate(id, who)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await rate(id, who)).json()['code']).toBe('rating.again');
    expect((await countsOf(id)).rating_count).toBe(1);
  });

  test('of many people at once misses nobody', async () => {
    const id = await addMachine(server.db);
    const people = await Promise.all(Array.from({ length: 10 }, () => signedIn(server)));
    await Promise.all(people.map((who, n) => rate(id, who, { starRating: n % 2 ? 5 : 1 })));
    expect((await countsOf(id)).star_counts).toEqual([0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 5]);
  });

  test('is never of one’s own machine, nor of one that is not public', async () => {
    const owner = await signedIn(server, 'supplier');
    const own = await addMachine(server.db, { supplier_id: owner.userId });
    expect((await rate(own, owner)).json()).toMatchObject({ code: 'rating.own' });
    const user = await signedIn(server);
    const hidden = [
      await addMachine(server.db, { period: null }),
      await addMachine(server.db, { status: 'Unavailable' }),
      'x',
      '00000000-0000-4000-8000-00000000ffff',
    ];
    for (const id of hidden) expect((await rate(id, user)).json()).toMatchObject({ code: 'equipment.unknown' });
  });

  test.each([
    [{ starRating: 0 }],
    [{ starRating: 5.5 }],
    [{ starRating: 4.3 }],
    [{ starRating: 'many' }],
    [{ comment: '   ' }],
    [{ comment: 'x'.repeat(251) }],
  ])('like %j is refused', async (wrong) => {
    const [id, who] = [await addMachine(server.db), await signedIn(server)];
    expect((await rate(id, who, wrong)).status).toBe(400);
    expect((await countsOf(id)).rating_count).toBe(0);
  });
});
