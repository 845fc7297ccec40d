import {
  addEquipmentRating,
  getEquipmentById,
  getRecentViewedEquipment,
  type ViewedEquipment,
} from '@yantra/contract/calls';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, addMachines, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';
import { mostAtOnce } from '../quotas/quotas.ts';

const server = appForFile();

/** A look and what follows its answer, in which it is kept. */
async function look(id: string, who?: SignedIn, address?: string) {
  const from = address === undefined ? {} : { 'x-forwarded-for': address };
  const answer = await server.get(`/api${getEquipmentById.path}?id=${id}`, { ...from, ...who?.bearer });
  await server.app.background.settled();
  return answer;
}
const viewsOf = async (id: string) => {
  const days = await server.db
    .selectFrom('equipment_view_days')
    .select('views')
    .where('equipment_id', '=', id)
    .execute();
  return days.reduce((sum, { views }) => sum + views, 0);
};
const counted = async (id: string, views: number) => expect(await viewsOf(id)).toBe(views);
const list = async (who: SignedIn, input: object = {}) =>
  (await server.post(`/api${getRecentViewedEquipment.path}`, input, who.bearer)).json<{
    data: ViewedEquipment[];
    total: number;
  }>();
const later = (minutes: number) => {
  server.clock.time = new Date(server.clock.time.getTime() + minutes * 60_000);
};
const seen = async (who: SignedIn, wanted: string[]) =>
  expect((await list(who)).data.map(({ id }) => id)).toEqual(wanted);

/** As if so many minutes had passed, without the tokens expiring. */
async function ago(minutes: number) {
  const earlier = sql`make_interval(mins => ${minutes}::int)`;
  await sql`update recent_views set counted_at = counted_at - ${earlier}`.execute(server.db);
  await sql`update view_marks set at = at - ${earlier}`.execute(server.db);
}

describe('a look at a machine', () => {
  test('counts once an hour, for who is logged in and for everybody else at one address', async () => {
    expect.hasAssertions();
    const [id, who] = [await addMachine(server.db), await signedIn(server)];
    await look(id, who);
    await counted(id, 1);
    await ago(59);
    await look(id, who);
    await look(id, await signedIn(server));
    await counted(id, 2);
    await ago(1);
    await look(id, who);
    await counted(id, 3);
    await look(id);
    await look(id);
    await counted(id, 4);
    await look(id, undefined, '203.0.113.4');
    await counted(id, 5);
    await ago(59);
    await look(id);
    await counted(id, 5);
    await ago(1);
    await look(id);
    await counted(id, 6);
    const marks = await server.db.selectFrom('view_marks').select('visitor').execute();
    for (const { visitor } of marks) expect(visitor).toMatch(/^[\w-]{43}$/);
  });

  test('of a robot that says so counts nothing', async () => {
    expect.hasAssertions();
    const id = await addMachine(server.db);
    const robots = [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'facebookexternalhit/1.1',
      'WhatsApp/2.23.20.0',
      'curl/8.5.0',
      'python-requests/2.31',
    ];
    for (const [n, robot] of robots.entries()) {
      const from = { 'user-agent': robot, 'x-forwarded-for': `203.0.113.${100 + n}` };
      await server.get(`/api${getEquipmentById.path}?id=${id}`, from);
    }
    await server.app.background.settled();
    await counted(id, 0);
    const phone = 'Mozilla/5.0 (Linux; Android 14; Cubot X70) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36';
    await server.get(`/api${getEquipmentById.path}?id=${id}`, { 'user-agent': phone });
    await server.app.background.settled();
    await counted(id, 1);
  });

  test('counts for so many machines an hour from one address', async () => {
    expect.hasAssertions();
    const ids = [await addMachine(server.db), await addMachine(server.db)] as const;
    const address = '203.0.113.5';
    await look(ids[0], undefined, address);
    const [{ visitor }] = await sql<{
      visitor: string;
    }>`select visitor from view_marks where equipment_id = ${ids[0]}::uuid`
      .execute(server.db)
      .then(({ rows }) => [rows[0] ?? { visitor: '' }] as const);
    await addMachines(
      server.db,
      Array.from({ length: mostAtOnce.viewsAnHour }, () => ({})),
    );
    await sql`insert into view_marks select ${visitor}, id, ${testNow}::timestamptz from equipment where not id = any(${[...ids]}::uuid[])
      limit ${mostAtOnce.viewsAnHour - 1}`.execute(server.db);
    await look(ids[1], undefined, address);
    await counted(ids[1], 0);
    await look(ids[1], undefined, '203.0.113.6');
    await counted(ids[1], 1);
  });

  test('is kept of the latest machines, up to a number of them', async () => {
    const who = await signedIn(server);
    const id = await addMachine(server.db);
    await addMachines(
      server.db,
      Array.from({ length: 20 }, () => ({})),
    );
    await sql`insert into recent_views (user_id, equipment_id, viewed_at, counted_at)
      select ${who.userId}::uuid, id, ${testNow}::timestamptz - make_interval(mins => row_number() over (order by id)::int), ${testNow}::timestamptz
      from equipment where id <> ${id}::uuid limit ${mostAtOnce.recentViews}`.execute(server.db);
    await look(id, who);
    const kept = await server.db
      .selectFrom('recent_views')
      .select('equipment_id')
      .where('user_id', '=', who.userId)
      .orderBy('viewed_at', 'desc')
      .execute();
    expect([kept.length, kept[0]?.equipment_id]).toEqual([mostAtOnce.recentViews, id]);
  });

  test('is kept of a machine that they rated, beyond that number', async () => {
    const who = await signedIn(server);
    const [rated, latest] = [await addMachine(server.db), await addMachine(server.db)];
    await look(rated, who);
    const rating = { equipmentId: rated, starRating: 4, comment: 'Good.' };
    expect((await server.post(`/api${addEquipmentRating.path}`, rating, who.bearer)).status).toBe(200);
    await addMachines(
      server.db,
      Array.from({ length: mostAtOnce.recentViews }, () => ({})),
    );
    await sql`insert into recent_views (user_id, equipment_id, viewed_at, counted_at)
      select ${who.userId}::uuid, id, ${testNow}::timestamptz + interval '1 minute', ${testNow}::timestamptz
      from equipment where not id = any(${[rated, latest]}::uuid[]) limit ${mostAtOnce.recentViews}`.execute(server.db);
    later(2);
    await look(latest, who);
    const kept = await server.db
      .selectFrom('recent_views')
      .select('equipment_id')
      .where('user_id', '=', who.userId)
      .execute();
    // The one that was rated takes no place of the others.
    expect(kept).toHaveLength(mostAtOnce.recentViews + 1);
    expect(kept.map(({ equipment_id }) => equipment_id)).toEqual(expect.arrayContaining([rated, latest]));
    expect((await list(who, { sort: 'viewedAt', pageSize: 1 })).data).toMatchObject([
      { id: rated, ownRating: { starRating: 4 } },
    ]);
  });

  test('of its owner or an admin does not count, and nothing is kept of what there is not', async () => {
    const owner = await signedIn(server, 'supplier');
    const id = await addMachine(server.db, { supplier_id: owner.userId });
    const hidden = await addMachine(server.db, { period: null });
    const user = await signedIn(server);
    await look(id, owner);
    await look(id, await signedIn(server, 'admin'));
    expect((await look(hidden, user)).status).toBe(404);
    await seen(owner, [id]);
    await look(id, user);
    await counted(id, 1);
    expect(await viewsOf(hidden)).toBe(0);
    expect((await list(owner)).data).toMatchObject([{ isOwn: true }]);
  });
});

describe('a look at a machine’s page', () => {
  /** A site whose pages are what their machine is, as the site's are. */
  const site = () =>
    testApp(server.db, {
      renderPage: async ({ url, api }) => {
        await api.call(getEquipmentById, { id: new URL(url, 'http://x').searchParams.get('id') ?? '' });
        return { status: 200, html: '<!doctype html>' };
      },
    });

  test('by somebody who is logged in is told by their browser and counts once; by nobody it counts with the page', async () => {
    const [id, who, drawing] = [await addMachine(server.db), await signedIn(server), site()];
    const open = (cookie?: string) => drawing.get(`/equipment-details?id=${id}`, cookie ? { cookie } : {});
    await open();
    await drawing.app.background.settled();
    expect(await viewsOf(id)).toBe(1);
    await open('yantra_known=1');
    await drawing.app.background.settled();
    expect(await viewsOf(id)).toBe(1);
    await look(id, who);
    await counted(id, 2);
    await seen(who, [id]);
    await drawing.app.http.close();
  });
});

describe('the recently visited', () => {
  // spec: role.visited, call.recently-viewed
  test('are the caller’s, the latest first, each once, with their own rating', async () => {
    const [a, b] = [await addMachine(server.db, { name: 'Aaa' }), await addMachine(server.db, { name: 'Bbb' })];
    const [who, other] = [await signedIn(server), await signedIn(server)];
    for (const id of [a, b, a]) {
      await look(id, who);
      later(1);
    }
    await seen(who, [a, b]);
    await server.post(
      `/api${addEquipmentRating.path}`,
      { equipmentId: a, starRating: 3.5, comment: 'Fine.' },
      who.bearer,
    );
    const { data, total } = await list(who);
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { name: 'Aaa', isOwn: false, ownRating: { starRating: 3.5, comment: 'Fine.' } },
      { name: 'Bbb', ownRating: null },
    ]);
    expect((await list(other, { userId: who.userId })).total).toBe(0);
    expect((await list(who, { sort: 'name', page: 2, pageSize: 1 })).data).toMatchObject([{ name: 'Bbb' }]);
    expect((await list(who, { searchTerm: 'bb' })).data).toMatchObject([{ name: 'Bbb' }]);
  });

  test('are those that are still public', async () => {
    const [id, who] = [await addMachine(server.db), await signedIn(server)];
    await look(id, who);
    await seen(who, [id]);
    await server.db.updateTable('equipment').set({ status: 'Unavailable' }).where('id', '=', id).execute();
    expect((await list(who)).total).toBe(0);
  });
});
