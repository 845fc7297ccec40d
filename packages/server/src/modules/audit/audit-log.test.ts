import {
  addNewCategory,
  checkAuditLog,
  exportAuditLog,
  getAuditCheck,
  getAuditLog,
  type OutputOf,
  setRankingWeights,
  updateCategory,
  updateCustomer,
  updateSubscriptionPlan,
} from '@yantra/contract/calls';
import { dayMs } from '@yantra/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { addUser, type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { checkDaily } from './audit-check.ts';
import { appendAudit } from './audit.ts';

const server = appForFile();
type Page = OutputOf<typeof getAuditLog>;
type Check = OutputOf<typeof getAuditCheck>;

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(server, 'admin');
});

const page = async (filter: object = {}): Promise<Page> => {
  const answer = await server.post(`/api${getAuditLog.path}`, filter, admin.bearer);
  return answer.json<{ data: Page }>().data;
};
const kinds = async (filter: object) => (await page(filter)).entries.map(({ kind }) => kind);
const post = (call: { path: string }, body: object) => server.post(`/api${call.path}`, body, admin.bearer);
const check = async (): Promise<Check> => {
  const answer = await server.get(`/api${getAuditCheck.path}`, admin.bearer);
  return answer.json<{ data: Check }>().data;
};

describe('what an entry tells', () => {
  test('who, what, when and by which browser; of somebody who left no name', async () => {
    const [asha, gone] = [await addUser(server, { first_name: 'Asha', last_name: 'Patil' }), await addUser(server)];
    const machine = await addMachine(server.db, { name: 'JCB 3DX of the log' });
    await server.db
      .updateTable('sessions')
      .set({ device: 'Chrome on Android' })
      .where('id', '=', admin.sessionId)
      .execute();
    const { sessionId } = admin;
    await appendAudit(server.db, {
      at: testNow,
      kind: 'seller.revealed',
      userId: asha.id,
      sessionId,
      subjectId: machine,
    });
    await appendAudit(server.db, { at: testNow, kind: 'account.deleted', userId: gone.id });
    await server.db
      .updateTable('users')
      .set({ first_name: 'Former user', last_name: '', deleted_at: testNow })
      .where('id', '=', gone.id)
      .execute();
    expect(await page({ userId: asha.id })).toMatchObject({
      entries: [
        {
          at: testNow.toISOString(),
          kind: 'seller.revealed',
          who: { id: asha.id, name: 'Asha Patil', role: 'user' },
          subject: { id: machine, name: 'JCB 3DX of the log' },
          device: 'Chrome on Android',
          isWhole: true,
        },
      ],
      older: null,
    });
    expect((await page({ userId: gone.id })).entries).toMatchObject([
      { who: { id: gone.id, name: null }, subject: null, device: null },
    ]);
    // What was done about somebody stands beside what they did.
    await appendAudit(server.db, { at: testNow, kind: 'customer.changed', userId: admin.userId, subjectId: asha.id });
    expect(await kinds({ userId: asha.id })).toEqual(['customer.changed', 'seller.revealed']);
  });

  test('a changed plan keeps what its price was and is, by name', async () => {
    const plan = { id: 1, name: 'ECONOMY', equipmentCount: 5 };
    await post(updateSubscriptionPlan, { ...plan, price1Year: 24_990 });
    await post(updateSubscriptionPlan, { ...plan, price1Year: 23_990.4 });
    const [entry] = (await page({ kind: 'plan.changed' })).entries;
    expect(entry).toMatchObject({ who: { id: admin.userId }, subject: { id: '1' } });
    expect([entry?.facts['before'], entry?.facts['after']].map((text) => JSON.parse(text ?? '') as unknown)).toEqual([
      { price1Year: '24990' },
      { price1Year: '23990.4' },
    ]);
  });

  test('so do a category and the ranking; of a person only which fields changed', async () => {
    const added = await post(addNewCategory, { name: 'Pumps of the log', colorCode: '#112233' });
    const { id } = added.json<{ data: { id: number } }>().data;
    await post(updateCategory, { id, name: 'Water pumps', colorCode: '#112233', active: true });
    const weights = { nearness: 0.5, size: 0.5, free: 0.25, price: 0.2, rating: 0.2, freshness: 0.05 };
    await post(setRankingWeights, weights);
    const somebody = await addUser(server);
    await post(updateCustomer, { id: somebody.id, firstName: 'Sunita', city: 'Nashik' });
    const facts = async (kind: string) => (await page({ kind })).entries[0];
    expect(await facts('category.changed')).toMatchObject({
      subject: { id: String(id), name: 'Water pumps' },
      facts: { before: '{"name":"Pumps of the log"}', after: '{"name":"Water pumps"}' },
    });
    expect(await facts('ranking.changed')).toMatchObject({
      facts: { before: '{"nearness":"0.6"}', after: '{"nearness":"0.5"}' },
    });
    const { subject, facts: changed } = (await facts('customer.changed')) ?? {};
    expect([subject?.id, changed?.['fields']?.split(' ')]).toEqual([
      somebody.id,
      expect.arrayContaining(['first_name', 'city']),
    ]);
    expect(JSON.stringify(changed)).not.toMatch(/Sunita|Nashik/);
  });

  test('an entry that was changed is marked by itself', async () => {
    const who = await addUser(server);
    for (const kind of ['login.succeeded', 'logout'] as const)
      await appendAudit(server.db, { at: testNow, kind, userId: who.id });
    const back = new Error('back');
    await server.db
      .transaction()
      .execute(async (trx) => {
        await sql`alter table audit_log disable trigger user`.execute(trx);
        await sql`update audit_log set kind = 'login.failed' where user_id = ${who.id}::uuid and kind = 'logout'`.execute(
          trx,
        );
        const { createAuditLog } = await import('./audit-list.service.ts');
        const { entries } = await createAuditLog({ db: trx, clock: { now: () => testNow } }).page({ userId: who.id });
        expect(entries.map(({ kind, isWhole }) => [kind, isWhole])).toEqual([
          ['login.failed', false],
          ['login.succeeded', true],
        ]);
        throw back;
      })
      .catch((error: unknown) => {
        if (error !== back) throw error;
      });
  });
});

describe('which entries are shown', () => {
  test('by a name in any order, a phone as it is shown, a part of an e-mail, a machine, an order', async () => {
    const vijay = await addUser(server, { first_name: 'Vijay', last_name: 'Khandagale', phone: '9123401055' });
    await server.db
      .updateTable('users')
      .set({ email: 'vijay@khandagale.example' })
      .where('id', '=', vijay.id)
      .execute();
    const machine = await addMachine(server.db, { name: 'Grader 120K of the log' });
    // Whose number holds the digits of a machine's name is not meant.
    const other = await addUser(server, { phone: '9812012012' });
    await appendAudit(server.db, { at: testNow, kind: 'login.succeeded', userId: other.id });
    await appendAudit(server.db, { at: testNow, kind: 'logout', userId: vijay.id });
    await appendAudit(server.db, { at: testNow, kind: 'machine.deleted', userId: admin.userId, subjectId: machine });
    await server.db
      .insertInto('orders')
      .values({
        id: 'YN-2026-00377',
        user_id: vijay.id,
        subscription_id: 1,
        plan_version: 1,
        period_months: 1,
        price_paise: 100,
        discount: 0,
        amount_paise: 100,
        equipment_ids: [],
        created_at: testNow,
        expires_at: testNow,
      })
      .execute();
    await appendAudit(server.db, {
      at: testNow,
      kind: 'payment.refunded',
      userId: admin.userId,
      detail: 'YN-2026-00377',
    });
    for (const searchTerm of ['khandagale vijay', '+91 91234 01055', '01055', '०१०५५', '@khandagale']) {
      expect(await kinds({ searchTerm }), searchTerm).toEqual(['logout']);
    }
    expect(await kinds({ searchTerm: 'grader 120k' })).toEqual(['machine.deleted']);
    expect(await kinds({ searchTerm: '2026-00377' })).toEqual(['payment.refunded']);
    expect((await page({ searchTerm: '2026-00377' })).entries[0]).toMatchObject({
      subject: { id: 'YN-2026-00377', name: 'YN-2026-00377' },
    });
    expect(await page({ searchTerm: 'nobody by this name' })).toMatchObject({ entries: [], total: 0 });
  });

  test('by who, group, deed and days, with the count of each group', async () => {
    const [who, before] = [await addUser(server), new Date(testNow.getTime() - 3 * dayMs)];
    const { id: userId } = who;
    await appendAudit(server.db, { at: before, kind: 'login.succeeded', userId });
    await appendAudit(server.db, { at: testNow, kind: 'logout', userId });
    await appendAudit(server.db, { at: testNow, kind: 'phone.changed', userId });
    expect(await page({ userId })).toMatchObject({ total: 3, counts: { logIns: 2, people: 1, money: 0 } });
    expect(await page({ userId, group: 'logIns' })).toMatchObject({ total: 2, counts: { logIns: 2, people: 1 } });
    expect(await kinds({ userId, days: 3 })).toEqual(['phone.changed', 'logout']);
    expect(await kinds({ userId, days: 4, kind: 'login.succeeded' })).toEqual(['login.succeeded']);
    expect([await kinds({ userId, who: 'others' }), await kinds({ userId, who: 'admins' })]).toMatchObject([
      { length: 3 },
      [],
    ]);
    await appendAudit(server.db, { at: testNow, kind: 'key.changed', detail: 'sessions' });
    expect(await page({ who: 'nobody', kind: 'key.changed' })).toMatchObject({
      entries: [{ who: null, facts: { detail: 'sessions' } }],
    });
  });

  test('older ones page by page, none twice and none left out', async () => {
    const { id: userId } = await addUser(server);
    for (let n = 0; n < 120; n += 1)
      await appendAudit(server.db, { at: new Date(testNow.getTime() + Math.floor(n / 7)), kind: 'logout', userId });
    const seen: string[] = [];
    let olderThan: string | null | undefined;
    do {
      const { entries, older, total } = await page({ userId, olderThan: olderThan ?? undefined });
      expect(total).toBe(seen.length === 0 ? 120 : undefined);
      seen.push(...entries.map(({ id }) => id));
      olderThan = older;
    } while (olderThan !== null);
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    expect(seen).toEqual(seen.toSorted((a, b) => Number(b) - Number(a)));
    expect((await post(getAuditLog, { olderThan: "2026-01-01' or true --_1" })).status).toBe(400);
  });

  test('who takes them away as a file is written down, without what they looked for', async () => {
    const { id: userId } = await addUser(server, { first_name: 'Zubin' });
    for (let n = 0; n < 60; n += 1) await appendAudit(server.db, { at: testNow, kind: 'logout', userId });
    const answer = await post(exportAuditLog, { searchTerm: 'Zubin', days: 7 });
    const { entries, older } = answer.json<{ data: Page }>().data;
    expect([entries.length, older]).toEqual([60, null]);
    expect((await page({ kind: 'audit.exported' })).entries).toMatchObject([
      { who: { id: admin.userId }, facts: { filter: '7 days, a word' } },
    ]);
  });
});

describe('whether the log is whole', () => {
  test('is checked beside the answers, and the result stays', async () => {
    expect((await check()).last).toBeNull();
    expect((await post(checkAuditLog, {})).json()).toMatchObject({ data: { hasBegun: true } });
    await server.app.background.settled();
    const found = await check();
    expect(found).toMatchObject({ checking: null, last: { entries: found.entries, broken: null } });
    expect(found.head).toMatch(/^[\da-f]{64}$/);
  });

  test('only one process checks at once; one that ended in between does not keep others from it', async () => {
    const under = (minutes: number) =>
      server.db
        .updateTable('audit_checks')
        .set({ started_at: new Date(testNow.getTime() - minutes * 60_000), entries_read: 2000 })
        .execute();
    await under(1);
    expect([(await check()).checking, (await post(checkAuditLog, {})).json()]).toMatchObject([
      2000,
      { data: { hasBegun: false } },
    ]);
    await under(11);
    expect([(await check()).checking, (await post(checkAuditLog, {})).json()]).toMatchObject([
      null,
      { data: { hasBegun: true } },
    ]);
    await server.app.background.settled();
  });

  test('a changed entry is named, and so are entries that were cut off since the last check', async () => {
    await appendAudit(server.db, { at: testNow, kind: 'logout', userId: admin.userId });
    await checkDaily(server.db, { now: () => new Date(testNow.getTime() + 2 * dayMs) });
    const tampered = async (statement: string) => {
      await sql`alter table audit_log disable trigger user`.execute(server.db);
      await sql.raw(statement).execute(server.db);
      await sql`alter table audit_log enable trigger user`.execute(server.db);
      await post(checkAuditLog, {});
      await server.app.background.settled();
      return (await check()).last?.broken;
    };
    const { rows } = await sql<{ n: number }>`select max(place)::int as n from audit_log where chain = 1`.execute(
      server.db,
    );
    const last = rows[0]?.n ?? 0;
    expect(await tampered(`delete from audit_log where chain = 1 and place = ${last}`)).toEqual({
      chain: null,
      place: null,
      at: null,
    });
    expect(await tampered(`update audit_log set kind = 'logout' where chain = 1 and place = 2`)).toMatchObject({
      chain: 1,
      place: 2,
      at: expect.stringMatching(/Z$/),
    });
  });
});
