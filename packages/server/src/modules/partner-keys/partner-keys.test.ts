import {
  addPartnerKey,
  embedEvent,
  getActiveSubscriptionEquipments,
  getLeadReceipt,
  getLeads,
  getPartnerFigures,
  getPartnerKeys,
  type LeadRow,
  type PartnerFigures,
  type PartnerKey,
  revokePartnerKey,
  submitRequirement,
  updatePartnerKey,
} from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { createReadCache } from '../../http/read-cache.ts';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';
import { mostPagesADay } from './partner-counts.queries.ts';
import { beaconLimit, forgetPartnerCounts, readLimit } from './partner-sites.service.ts';

const server = appForFile();
const site = 'https://sahyadri.example';
let supplier: SignedIn;

beforeEach(async () => {
  for (const table of ['requirements', 'partner_keys', 'limit_hits', 'purchases', 'equipment'] as const) {
    await server.db.deleteFrom(table).execute();
  }
  supplier = await signedIn(server, 'supplier');
  await runPlan(supplier);
});

/** A plan of the tests' own that runs for somebody. */
async function runPlan({ userId }: SignedIn, days: readonly [number, number] = [-10, 30]): Promise<void> {
  const [start_date, end_date] = days.map((day) => new Date(testNow.getTime() + day * dayMs)) as [Date, Date];
  const prices = { price_paise: 100, final_price_paise: 100 };
  const plan = await server.db.selectFrom('subscriptions').select('version').where('id', '=', 1).executeTakeFirst();
  await server.db
    .insertInto('purchases')
    .values({
      ...prices,
      user_id: userId,
      subscription_id: 1,
      plan_version: plan?.version ?? 1,
      period_months: 1,
      start_date,
      end_date,
    })
    .execute();
}
const allowEmbeds = (embed_allowed: boolean) =>
  server.db.updateTable('subscriptions').set({ embed_allowed }).where('id', '=', 1).execute();

const make = async ({ bearer }: SignedIn = supplier, origins: readonly string[] = [site]): Promise<PartnerKey> => {
  const answer = await server.post(`/api${addPartnerKey.path}`, { name: 'Our shop', origins }, bearer);
  expect(answer.status).toBe(200);
  return answer.json<{ data: PartnerKey }>().data;
};
const listOf = async ({ bearer }: SignedIn, query = '') =>
  (await server.get(`/api${getPartnerKeys.path}${query}`, bearer)).json<{ data: PartnerKey[] }>().data;
const figuresOf = async ({ bearer }: SignedIn, query = '') =>
  (await server.get(`/api${getPartnerFigures.path}${query}`, bearer)).json<{ data: PartnerFigures }>().data;
const read = (query: string, headers: Record<string, string> = { origin: site }) =>
  server.get(`/api${getActiveSubscriptionEquipments.path}?${query}`, headers);
const codeOf = (answer: Awaited<ReturnType<typeof read>>) => [
  answer.status,
  answer.json<{ code?: string }>().code ?? 'ok',
];

describe('a key', () => {
  test('is made for websites, listed, renamed and revoked by its supplier', async () => {
    const key = await make(supplier, ['https://WWW.Sahyadri.example/', 'http://localhost:5173']);
    expect(key).toMatchObject({
      name: 'Our shop',
      origins: ['https://www.sahyadri.example', 'http://localhost:5173'],
      supplierId: supplier.userId,
      supplierName: 'Asha Patil',
      createdAt: testNow.toISOString(),
    });
    expect(key.key).toMatch(/^pk_[\w-]{24}$/);
    const change = { id: key.id, name: 'Workshop', origins: [site, `${site}/`] };
    expect(codeOf(await server.post(`/api${updatePartnerKey.path}`, change, supplier.bearer))).toEqual([200, 'ok']);
    expect(await listOf(supplier)).toEqual([{ ...key, name: 'Workshop', origins: [site] }]);
    const revoke = () => server.post(`/api${revokePartnerKey.path}`, { id: key.id }, supplier.bearer);
    expect(codeOf(await revoke())).toEqual([200, 'ok']);
    expect(codeOf(await revoke())).toEqual([404, 'partnerKey.unknown']);
    expect(await listOf(supplier)).toEqual([]);
  });

  test.each([
    [{ name: '', origins: [site] }, 'name'],
    [{ name: 'x'.repeat(61), origins: [site] }, 'name'],
    [{ name: 'a', origins: [] }, 'origins'],
    [{ name: 'a', origins: ['http://sahyadri.example'] }, 'origins.0'],
    [{ name: 'a', origins: [site, `${site}/shop`] }, 'origins.1'],
    [{ name: 'a', origins: Array.from({ length: 11 }, (_, n) => `https://s${n}.example`) }, 'origins'],
  ])('is refused as %j', async (body, field) => {
    const answer = await server.post(`/api${addPartnerKey.path}`, body, supplier.bearer);
    expect(answer.json()).toMatchObject({ code: 'request.invalid', errors: { [field]: expect.any(String) as string } });
  });

  test('is one of twenty at most', async () => {
    for (let n = 0; n < 20; n += 1) await make();
    const body = { name: 'One more', origins: [site] };
    const answers = () => server.post(`/api${addPartnerKey.path}`, body, supplier.bearer);
    expect(codeOf(await answers())).toEqual([409, 'partnerKey.tooMany']);
    const [first] = await listOf(supplier);
    await server.post(`/api${revokePartnerKey.path}`, { id: first?.id }, supplier.bearer);
    expect(codeOf(await answers())).toEqual([200, 'ok']);
  });

  test('is one of twenty at most also where several are made at once, and each is answered with its own', async () => {
    const keys = [];
    for (let n = 0; n < 17; n += 1) keys.push((await make()).key);
    expect(new Set(keys).size).toBe(17);
    const body = { name: 'At once', origins: [site] };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.post(`/api${addPartnerKey.path}`, body, supplier.bearer)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await listOf(supplier)).toHaveLength(20);
  });

  test('is seen by an admin as it begins, by name of the supplier or among all', async () => {
    const key = await make();
    const other = await signedIn(server, 'supplier');
    await runPlan(other);
    await make(other);
    const admin = await signedIn(server, 'admin');
    const [seen, ...more] = await listOf(admin, `?supplierId=${supplier.userId}`);
    expect([seen?.id, seen?.key, more]).toEqual([key.id, `${key.key.slice(0, 7)}…`, []]);
    expect(await listOf(admin)).toHaveLength(2);
    expect(await listOf(admin, '?supplierId=nobody')).toEqual([]);
    expect(await listOf(other, `?supplierId=${supplier.userId}`)).toMatchObject([{ supplierId: other.userId }]);
  });

  test('ends with the account', async () => {
    const { key } = await make();
    const { revokeKeysOf } = await import('./partner-keys.queries.ts');
    await revokeKeysOf(server.db, supplier.userId, testNow);
    expect(codeOf(await read(`key=${key}`))).toEqual([403, 'partner.unknown']);
    // What they called it, and their websites, go with them.
    expect(await server.db.selectFrom('partner_keys').select(['name', 'origins', 'revoked_at']).execute()).toEqual([
      { name: '', origins: [], revoked_at: testNow },
    ]);
  });
});

describe('who may have a key', () => {
  const ask = ({ bearer }: SignedIn) =>
    server.post(`/api${addPartnerKey.path}`, { name: 'Our shop', origins: [site] }, bearer);

  test('is who has a plan that runs and allows it, whatever the role', async () => {
    const renter = await signedIn(server);
    expect(codeOf(await ask(renter))).toEqual([403, 'partnerKey.noPlan']);
    await runPlan(renter, [1, 30]);
    await runPlan(renter, [-30, -1]);
    expect(codeOf(await ask(renter))).toEqual([403, 'partnerKey.noPlan']);
    await runPlan(renter);
    const key = await make(renter);
    expect(await listOf(renter)).toEqual([key]);
    expect((await figuresOf(renter)).views).toBe(0);
    const revoke = server.post(`/api${revokePartnerKey.path}`, { id: key.id }, renter.bearer);
    expect(codeOf(await revoke)).toEqual([200, 'ok']);
  });

  test('is decided by the plan as it was bought', async () => {
    const late = await signedIn(server, 'supplier');
    try {
      await allowEmbeds(false);
      await runPlan(late);
      expect(codeOf(await ask(late))).toEqual([403, 'partnerKey.noPlan']);
      expect(codeOf(await ask(supplier))).toEqual([200, 'ok']);
    } finally {
      await allowEmbeds(true);
    }
  });

  test('keeps it working when no plan runs any more, but not on a plan that leaves widgets out', async () => {
    const { key } = await make();
    await server.db.deleteFrom('purchases').where('user_id', '=', supplier.userId).execute();
    expect(codeOf(await read(`key=${key}`))).toEqual([200, 'ok']);
    try {
      await allowEmbeds(false);
      await runPlan(supplier);
      expect(codeOf(await read(`key=${key}`))).toEqual([403, 'partner.unknown']);
    } finally {
      await allowEmbeds(true);
    }
  });
});

describe('a read with a key', () => {
  test('is answered on its websites and on ours, and for nobody else’s', async () => {
    await addMachine(server.db);
    const { key } = await make();
    for (const headers of [
      { origin: site },
      { referer: `${site}/machines?a=1` },
      { origin: 'http://localhost:80', host: 'localhost' },
      { referer: 'http://localhost:3000/dashboard/embed', host: 'localhost:3000' },
      {},
    ] as Record<string, string>[]) {
      const host = headers['origin'] === 'http://localhost:80' ? { origin: 'http://localhost' } : {};
      const answer = await read(`key=${key}`, { ...headers, ...host });
      expect([headers, codeOf(answer)]).toEqual([headers, [200, 'ok']]);
    }
    for (const headers of [
      { origin: 'https://other.example' },
      { origin: `${site}.evil.example` },
      { origin: 'http://sahyadri.example' },
      { origin: 'null' },
      { referer: 'https://other.example/page' },
      { origin: 'https://other.example', host: 'other.example', 'x-forwarded-proto': 'https' },
    ] as Record<string, string>[]) {
      const answer = await read(`key=${key}`, headers);
      expect([headers, codeOf(answer)]).toEqual([headers, [403, 'partner.origin']]);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    }
    expect(codeOf(await read('key=pk_nobody'))).toEqual([403, 'partner.unknown']);
    expect(codeOf(await read('key='))).toEqual([200, 'ok']);
    const posted = { key };
    const from = (origin: string) => server.post(`/api${getActiveSubscriptionEquipments.path}`, posted, { origin });
    expect(codeOf(await from(site))).toEqual([200, 'ok']);
    expect(codeOf(await from('https://other.example'))).toEqual([403, 'partner.origin']);
  });

  test('is looked at each time, also where its answer lies ready, and kept by nobody in between', async () => {
    await addMachine(server.db);
    const { key } = await make();
    const limits = { ttlMs: 60_000, mostBytes: 1e6, mostEntries: 10, mostBytesEach: 1e6 };
    const kept = testApp(server.db, { cacheLimits: limits });
    const ask = (origin: string) => kept.get(`/api${getActiveSubscriptionEquipments.path}?key=${key}`, { origin });
    const first = await ask(site);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, max-age=0' });
    expect(String(first.headers['vary'])).toContain('origin');
    expect((await ask(site)).text).toBe(first.text);
    expect(codeOf(await ask('https://other.example'))).toEqual([403, 'partner.origin']);
    // Made once: only what is made anew counts against the limit.
    const hits = await server.db.selectFrom('limit_hits').selectAll().execute();
    expect(hits).toEqual([{ kind: 'partnerRead', who: key, at: testNow }]);
    expect(createReadCache({ now: () => testNow }, limits).fresh('/api')).toBeUndefined();
    await kept.app.http.close();
  });

  test('shows the machines of its supplier alone where that is asked for', async () => {
    const { key } = await make();
    const own = await addMachine(server.db, { supplier_id: supplier.userId, city_id: '1', name: 'Gottwald' });
    await addMachine(server.db, { name: 'Another’s' });
    const idsOf = async (query: string) =>
      (await read(query)).json<{ data: { id: string }[]; total: number }>().data.map(({ id }) => id);
    expect(await idsOf(`key=${key}&supplier=own`)).toEqual([own]);
    expect(await idsOf(`key=${key}&supplier=own&selectedCityId=8`)).toEqual([]);
    expect(await idsOf(`key=${key}&supplier=own&searchTerm=gottwald&facets=true`)).toEqual([own]);
    expect(await idsOf(`supplier=${supplier.userId}`)).toEqual([own]);
    expect(await idsOf('supplier=somebody')).toEqual([]);
    expect(await idsOf(`key=${key}`)).toHaveLength(2);
    expect(codeOf(await read('supplier=own'))).toEqual([403, 'partner.unknown']);
  });

  test('is refused for a minute when there are too many', async () => {
    const { key } = await make();
    const hits = Array.from({ length: readLimit.most }, () => ({ kind: readLimit.kind, who: key, at: testNow }));
    await server.db.insertInto('limit_hits').values(hits).execute();
    const answer = await read(`key=${key}`);
    expect([codeOf(answer), answer.headers['retry-after']]).toEqual([[429, 'partner.tooMany'], '60']);
    server.clock.time = new Date(testNow.getTime() + readLimit.withinMs);
    expect(codeOf(await read(`key=${key}`))).toEqual([200, 'ok']);
  });
});

const beacon = (body: unknown, headers: Record<string, string> = {}) =>
  server.post(`/api${embedEvent.path}`, body, { origin: site, 'content-type': 'text/plain;charset=UTF-8', ...headers });
const view = { kind: 'view', widget: 'equipment-carousel' };
const select = { kind: 'select', widget: 'equipment-carousel' };

describe('a beacon', () => {
  test('counts views and selections by page, widget and day', async () => {
    const { key } = await make();
    const answer = await beacon({ key, page: '/machines?phone=98#x', events: [view, view, select] });
    expect([answer.status, answer.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
    await beacon({ key, page: '/machines', events: [view, { kind: 'view', widget: 'city-picker' }] });
    await beacon({ key, page: '/', events: [view] });
    server.clock.time = new Date(testNow.getTime() - dayMs);
    await beacon({ key, page: '/', events: [view] });
    server.clock.time = testNow;
    const figures = await figuresOf(supplier);
    expect(figures).toMatchObject({
      views: 6,
      selects: 1,
      leads: 0,
      byPage: [
        { label: '/machines', views: 4, selects: 1, leads: 0 },
        { label: '/', views: 2, selects: 0, leads: 0 },
      ],
      byWidget: [
        { label: 'equipment-carousel', views: 5, selects: 1, leads: 0 },
        { label: 'city-picker', views: 1, selects: 0, leads: 0 },
      ],
    });
    expect(figures.byDay).toHaveLength(30);
    const nothing = { views: 0, selects: 0, leads: 0, asked: 0, quoted: 0, agreed: 0 };
    expect(figures.byDay.slice(-2)).toEqual([
      { ...nothing, label: '2026-03-09', views: 1 },
      { ...nothing, label: '2026-03-10', views: 5, selects: 1 },
    ]);
    expect(await figuresOf(await signedIn(server, 'supplier'))).toMatchObject({ views: 0, byPage: [] });
    const admin = await signedIn(server, 'admin');
    expect(await figuresOf(admin)).toMatchObject({ views: 6 });
    const ofNobody = await figuresOf(admin, '?supplierId=nobody');
    expect(ofNobody).toMatchObject({ views: 0, byPage: [], byWidget: [] });
    expect(ofNobody.byDay[0]).toEqual({ ...nothing, label: '2026-02-09' });
    // Counted by address, which is not said.
    const [hit] = await server.db.selectFrom('limit_hits').selectAll().execute();
    expect(hit?.kind).toBe('partnerBeacon');
    expect(hit?.who).toMatch(/^[\da-f-]{36} [\w-]{43}$/);
  });

  test('from elsewhere, or with a key that is none, is dropped without a word', async () => {
    const { key } = await make();
    const body = { key, page: '/', events: [view] };
    const { origin: _none, ...bare } = { origin: '' };
    for (const headers of [
      { origin: 'https://other.example' },
      { origin: 'http://localhost', host: 'localhost' },
      { origin: 'null' },
      bare,
    ] as Record<string, string>[]) {
      const answer = await server.post(`/api${embedEvent.path}`, body, { 'content-type': 'text/plain', ...headers });
      expect(answer.json()).toEqual({ success: true, message: 'OK', data: {} });
    }
    expect((await beacon({ ...body, key: 'pk_nobody' })).status).toBe(200);
    expect(await server.db.selectFrom('partner_counts').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['no JSON', '{'],
    ['no events', { page: '/', events: [] }],
    ['too many events', { page: '/', events: Array.from({ length: 51 }, () => view) }],
    ['another kind', { page: '/', events: [{ ...view, kind: 'lead' }] }],
    ['another widget', { page: '/', events: [{ ...view, widget: 'x' }] }],
    ['no path', { page: 'https://sahyadri.example/', events: [view] }],
    ['a page of signs', { page: '/\u0007', events: [view] }],
  ])('is refused with %s', async (_what, body) => {
    const { key } = await make();
    expect((await beacon(typeof body === 'string' ? body : { key, ...body })).status).toBe(400);
  });

  test('is refused above 8 KB, and its page is cut to 200 signs', async () => {
    const { key } = await make();
    expect(codeOf(await beacon(JSON.stringify({ key, page: '/', events: [view] }).padEnd(8193)))).toEqual([
      413,
      'request.tooLarge',
    ]);
    await beacon({ key, page: `/${'a'.repeat(1000)}`, events: [view] });
    expect((await figuresOf(supplier)).byPage[0]?.label).toHaveLength(200);
  });

  test('counts so often a minute for one address', async () => {
    const { key } = await make();
    for (let n = 0; n < beaconLimit.most + 2; n += 1) await beacon({ key, page: '/', events: [view] });
    await beacon({ key, page: '/', events: [view] }, { 'x-forwarded-for': '203.0.113.9' });
    expect(await figuresOf(supplier)).toMatchObject({ views: beaconLimit.most + 1 });
  });

  test('keeps so many pages of a day apart, and forgets all after thirteen months', async () => {
    const { id, key } = await make();
    const day = '2026-03-10';
    const full = Array.from({ length: mostPagesADay }, (_, n) => ({ key_id: id, day, page: `/${n}`, widget: 'x' }));
    await server.db
      .insertInto('partner_counts')
      .values(full.map((row) => ({ ...row, views: 0, selects: 0, leads: 0 })))
      .execute();
    for (const page of ['/new', '/newer', '/new']) await beacon({ key, page, events: [view, select] });
    const { byPage } = await figuresOf(supplier);
    expect(byPage[0]).toMatchObject({ label: '*', views: 3, selects: 3, leads: 0 });
    const forget = (days: number) =>
      forgetPartnerCounts(server.db, { now: () => new Date(testNow.getTime() + days * dayMs) });
    await forget(400);
    expect((await server.db.selectFrom('partner_counts').selectAll().execute()).length).toBeGreaterThan(300);
    await forget(401);
    expect(await server.db.selectFrom('partner_counts').selectAll().execute()).toEqual([]);
  });

  test('that come at once all count', async () => {
    const { key } = await make();
    const asked = Array.from({ length: 12 }, (_, n) =>
      beacon({ key, page: `/${n % 2}`, events: [view, select] }, { 'x-forwarded-for': `203.0.113.${n}` }),
    );
    await Promise.all(asked);
    expect(await figuresOf(supplier)).toMatchObject({ views: 12, selects: 12 });
  });
});

describe('a lead from a partner’s page', () => {
  let turn = 0;
  const leadOf = (facts: object = {}) => {
    turn += 1;
    return {
      idempotencyKey: `key-of-the-partner-${turn}`,
      fullName: 'Asha Patil',
      email: 'asha@example.in',
      phone: '9876543210',
      categoryId: 6,
      consent: true,
      ...facts,
    };
  };
  const submit = (body: object, headers: Record<string, string> = { origin: site }) =>
    server.post(`/api${submitRequirement.path}`, body, { 'x-forwarded-for': `198.51.100.${turn % 250}`, ...headers });
  const receiptFor = async (key: string, origin = site) => {
    const query = new URLSearchParams({ key, page: '/hire?name=x', widget: 'lead-form' });
    return server.get(`/api${getLeadReceipt.path}?${query.toString()}`, { origin });
  };
  const receiptOf = async (key: string) => (await receiptFor(key)).json<{ data: { receipt: string } }>().data.receipt;

  test('carries key, page and widget by its receipt, counts, and is the partner’s whatever they let', async () => {
    const { id, key } = await make();
    const answer = await submit(leadOf({ receipt: await receiptOf(key), key: 'pk_other', partner_key_id: 'x' }));
    expect(codeOf(answer)).toEqual([200, 'ok']);
    // Signed by a key of its own, which changes by itself.
    const secrets = await server.db.selectFrom('secrets').select('name').execute();
    expect(secrets.map(({ name }) => name)).toContain('leadReceipts');
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': site,
      vary: expect.stringContaining('origin') as string,
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    const stored = await server.db.selectFrom('requirements').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ partner_key_id: id, partner_page: '/hire', partner_widget: 'lead-form' });
    expect(await figuresOf(supplier)).toMatchObject({ leads: 1, byPage: [{ label: '/hire', views: 0, leads: 1 }] });
    const leads = async ({ bearer }: SignedIn) =>
      (await server.post(`/api${getLeads.path}`, {}, bearer)).json<{ data: LeadRow[] }>().data;
    expect(await leads(supplier)).toMatchObject([{ fullName: 'Asha Patil' }]);
    expect(await leads(await signedIn(server, 'supplier'))).toEqual([]);
  });

  test('sent twice counts once', async () => {
    const { key } = await make();
    const body = leadOf({ receipt: await receiptOf(key) });
    await submit(body);
    await submit(body);
    expect(await figuresOf(supplier)).toMatchObject({ leads: 1 });
  });

  test('needs a receipt, which only the key’s own pages get', async () => {
    const { key } = await make();
    expect(codeOf(await submit(leadOf()))).toEqual([403, 'request.origin']);
    expect(codeOf(await receiptFor(key, 'https://other.example'))).toEqual([403, 'partner.origin']);
    expect(codeOf(await receiptFor('pk_nobody'))).toEqual([403, 'partner.unknown']);
    expect(codeOf(await submit(leadOf(), {}))).toEqual([200, 'ok']);
    // Sent by no page of another website, it is the partner's all the same.
    expect(codeOf(await submit(leadOf({ receipt: await receiptOf(key) }), {}))).toEqual([200, 'ok']);
    const stored = server.db.selectFrom('requirements').select('partner_page').where('partner_key_id', 'is not', null);
    expect(await stored.execute()).toEqual([{ partner_page: '/hire' }]);
  });

  test('is refused with a receipt that is forged, old, of another page, or of a key that ended', async () => {
    const { id, key } = await make();
    const receipt = await receiptOf(key);
    const [facts = '', signature = ''] = receipt.split('.');
    const forged = Buffer.from(JSON.stringify([id, '/other', 'lead-form', testNow.getTime()])).toString('base64url');
    for (const wrong of [`${forged}.${signature}`, facts, `${facts}.`, `${facts}.${signature}x`, 'x.y', '.']) {
      expect([wrong, codeOf(await submit(leadOf({ receipt: wrong })))]).toEqual([wrong, [403, 'receipt.invalid']]);
    }
    const elsewhere = { origin: 'https://other.example' };
    expect(codeOf(await submit(leadOf({ receipt }), elsewhere))).toEqual([403, 'receipt.invalid']);
    // Of a process whose clock goes before, and too far before.
    for (const [ms, status] of [
      [7 * dayMs + 3_600_000, 200],
      [7 * dayMs + 3_600_001, 403],
      [-60_000, 200],
      [-60_001, 403],
    ] as const) {
      server.clock.time = new Date(testNow.getTime() + ms);
      expect([ms, (await submit(leadOf({ receipt }))).status]).toEqual([ms, status]);
    }
    server.clock.time = testNow;
    await server.post(`/api${revokePartnerKey.path}`, { id }, supplier.bearer);
    expect(codeOf(await submit(leadOf({ receipt })))).toEqual([403, 'receipt.invalid']);
  });

  test('of a plain form is taken from our own pages alone', async () => {
    const { key } = await make();
    const fields = new URLSearchParams({ fullName: 'A', receipt: await receiptOf(key) }).toString();
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site };
    expect((await server.post(`/api${submitRequirement.path}`, fields, form)).status).toBe(403);
  });
});
