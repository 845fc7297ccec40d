import {
  addEquipmentRating,
  answerEquipmentRating,
  type EquipmentDetails,
  getEquipmentById,
  removeEquipmentRating,
  updateEquipmentRating,
} from '@yantra/contract/calls';
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
const change = (equipmentId: string, who: SignedIn, more: object = {}) =>
  server.post(
    `/api${updateEquipmentRating.path}`,
    { equipmentId, starRating: 2, comment: 'Broke down.', ...more },
    who.bearer,
  );
const withdraw = (equipmentId: string, who: SignedIn) =>
  server.post(`/api${removeEquipmentRating.path}`, { equipmentId }, who.bearer);
const answer = (ratingId: string, text: string, who: SignedIn) =>
  server.post(`/api${answerEquipmentRating.path}`, { ratingId, answer: text }, who.bearer);
const reviewsOf = async (id: string) =>
  (await server.get(`/api${getEquipmentById.path}?id=${id}`)).json<{ data: EquipmentDetails }>().data.equipmentRatings;
const auditedOf = async (userId: string) =>
  (
    await server.db
      .selectFrom('audit_log')
      .select(['kind', 'subject_id'])
      .where('user_id', '=', userId)
      .where('kind', 'like', 'rating.%')
      .orderBy('id')
      .execute()
  ).map(({ kind, subject_id }) => [kind, subject_id]);
const countsOf = (id: string) =>
  server.db
    .selectFrom('equipment')
    .select(['star_counts', 'rating_count', 'rank_score', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a rating', () => {
  // spec: call.rate, entity.rating
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
      equipmentRatings: [
        { userName: 'Asha P.', comment: 'Good.', starRating: 4.5, ratedAt: expect.any(String) as string },
      ],
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

  // spec: rule.rating, rule.comment, limit.texts, entity.rating
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

describe('a rating that was given', () => {
  test('is changed by its author: stars, words, date, counts and rank follow', async () => {
    const [id, who] = [await addMachine(server.db), await signedIn(server)];
    await rate(id, who);
    const [before] = await reviewsOf(id);
    const rankBefore = (await countsOf(id)).rank_score;
    server.clock.time = new Date(server.clock.time.getTime() + 60_000);
    expect((await change(id, who)).status).toBe(200);
    const after = await countsOf(id);
    expect([after.star_counts, after.rating_count]).toEqual([[0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], 1]);
    expect(after.rank_score).toBeLessThan(rankBefore);
    const [review] = await reviewsOf(id);
    expect(review).toMatchObject({ starRating: 2, comment: 'Broke down.', id: before?.id });
    expect(Date.parse(review?.ratedAt ?? '') - Date.parse(before?.ratedAt ?? '')).toBe(60_000);
    expect(await auditedOf(who.userId)).toEqual([['rating.changed', id]]);
  });

  test('is known to who gave it on the machine’s page, and there as anybody’s to all others', async () => {
    const [id, who, other] = [await addMachine(server.db), await signedIn(server), await signedIn(server)];
    await rate(id, who);
    await rate(id, other);
    const ownIn = async (bearer?: Record<string, string>) =>
      (await server.get(`/api${getEquipmentById.path}?id=${id}`, bearer))
        .json<{ data: EquipmentDetails }>()
        .data.equipmentRatings.filter(({ isOwn }) => isOwn === true)
        .map(({ id: ratingId }) => ratingId);
    const [mine, theirs] = [await ownIn(who.bearer), await ownIn(other.bearer)];
    expect([mine.length, theirs.length, mine[0] === theirs[0]]).toEqual([1, 1, false]);
    expect(await ownIn()).toEqual([]);
  });

  test('is withdrawn by its author, once or twice, and may then be given anew', async () => {
    const [id, who] = [await addMachine(server.db), await signedIn(server)];
    await rate(id, who);
    expect([(await withdraw(id, who)).status, (await withdraw(id, who)).status]).toEqual([200, 200]);
    const { star_counts, rating_count } = await countsOf(id);
    expect([star_counts.every((n) => n === 0), rating_count, await reviewsOf(id)]).toEqual([true, 0, []]);
    expect(await auditedOf(who.userId)).toEqual([['rating.withdrawn', id]]);
    expect((await rate(id, who, { starRating: 3 })).status).toBe(200);
    expect((await countsOf(id)).rating_count).toBe(1);
  });

  test('is counted right when it is changed and withdrawn at the same time', async () => {
    const [id, who, other] = [await addMachine(server.db), await signedIn(server), await signedIn(server)];
    await rate(id, other, { starRating: 5 });
    await rate(id, who);
    await Promise.all([
      change(id, who, { starRating: 1 }),
      withdraw(id, who),
      change(id, who, { starRating: 3 }),
      change(id, other, { starRating: 4 }),
    ]);
    expect(await countsOf(id)).toMatchObject({ star_counts: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0], rating_count: 1 });
  });

  test('is nobody else’s to change, to withdraw or to answer', async () => {
    const owner = await signedIn(server, 'supplier');
    const id = await addMachine(server.db, { supplier_id: owner.userId });
    const [who, other] = [await signedIn(server), await signedIn(server, 'supplier')];
    await rate(id, who);
    const ratingId = (await reviewsOf(id))[0]?.id ?? '';
    const codes = [
      await change(id, other),
      await change('x', who),
      await answer(ratingId, 'Not mine', other),
      await answer(ratingId, 'My own', who),
      await answer('x', 'None', owner),
    ].map((given) => [given.status, given.json()['code']]);
    expect(codes).toEqual(Array(5).fill([404, 'rating.unknown']));
    expect((await withdraw(id, other)).status).toBe(200);
    expect(await reviewsOf(id)).toMatchObject([{ starRating: 4.5, comment: 'Good.' }]);
  });

  test('is answered by the machine’s owner; another answer takes the place of the first, an empty one takes it back', async () => {
    const owner = await signedIn(server, 'supplier');
    const id = await addMachine(server.db, { supplier_id: owner.userId });
    const who = await signedIn(server);
    await rate(id, who);
    const ratingId = (await reviewsOf(id))[0]?.id ?? '';
    const html = '<img src=x onerror=alert(1)> Thank you';
    expect((await answer(ratingId, `  ${html} `, owner)).status).toBe(200);
    expect(await reviewsOf(id)).toMatchObject([{ answer: html, answeredAt: server.clock.time.toISOString() }]);
    await change(id, who, { comment: 'On second thought.' });
    await answer(ratingId, 'Glad to hear', owner);
    expect(await reviewsOf(id)).toMatchObject([{ comment: 'On second thought.', answer: 'Glad to hear' }]);
    await answer(ratingId, '', owner);
    expect((await reviewsOf(id))[0]).not.toHaveProperty('answer');
    expect((await answer(ratingId, 'x'.repeat(251), owner)).status).toBe(400);
    expect(await auditedOf(owner.userId)).toEqual(Array(3).fill(['rating.answered', id]));
  });

  test('without words never stands before one that says something', async () => {
    const id = await addMachine(server.db);
    const people = await Promise.all(Array.from({ length: 4 }, () => signedIn(server)));
    const given = ['First', '', 'Second', ''].map((comment, n) => ({
      equipment_id: id,
      user_id: people[n]?.userId ?? '',
      star_rating: 4,
      comment,
      created_at: new Date(Date.UTC(2026, 0, n + 1)),
    }));
    await server.db.insertInto('equipment_ratings').values(given).execute();
    const order = (await reviewsOf(id)).map(({ comment, ratedAt }) => [comment, ratedAt?.slice(0, 10)]);
    expect(order).toEqual([
      ['Second', '2026-01-03'],
      ['First', '2026-01-01'],
      ['', '2026-01-04'],
      ['', '2026-01-02'],
    ]);
  });
});
