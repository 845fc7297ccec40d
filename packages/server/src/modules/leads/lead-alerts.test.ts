import { generateOtp, submitRequirement } from '@yantra/contract/calls';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addMachine, addPurchase, fillBasics, testNow } from '../../testing/market.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { databaseForFile } from '../../testing/test-database.ts';
import { tell } from '../notifications/tell.ts';
import { usualLeadAlerts } from './lead-alerts.settings.ts';
import { senderLimits } from './lead-alerts.ts';

const database = databaseForFile(fillBasics);
const minute = 60_000;
const usual = { allowedOrigins: [], environment: 'test', trustedProxies: ['127.0.0.1'] } as const;
let server: TestApp;
let turn = 0;
beforeAll(async () => {
  server = testApp(database.db);
});
afterEach(async () => {
  for (const table of [
    'lead_alerts',
    'notifications',
    'notification_messages',
    'requirements',
    'sms_messages',
    'sms_days',
    'limit_hits',
    'partner_keys',
    'equipment',
    'purchases',
  ] as const) {
    await database.db.deleteFrom(table).execute();
  }
  server.clock.time = testNow;
  await allow(1);
});

const allow = (messages: number) =>
  database.db.updateTable('subscriptions').set({ sms_count_allowed: messages }).where('id', '=', 1).execute();

/** A backhoe loader of a supplier, in Pune unless told otherwise. */
async function supplierWith(facts: Parameters<typeof addMachine>[1] = {}): Promise<SignedIn> {
  const who = await signedIn(server, 'supplier');
  await addMachine(database.db, { supplier_id: who.userId, equipment_type_id: 27, ...facts });
  return who;
}
/** Suppliers in Pune, each with a better machine than the one before. */
async function suppliers(count: number): Promise<SignedIn[]> {
  const all: SignedIn[] = [];
  for (let n = 0; n < count; n += 1) all.push(await supplierWith({ rank_score: 10 + n }));
  return all;
}

interface Sent {
  readonly facts?: object;
  readonly address?: string;
  readonly who?: SignedIn;
  readonly at?: TestApp;
}
/** Sends a requirement of somebody new from somewhere new, unless told otherwise. */
async function submit({ facts = {}, address, who, at = server }: Sent = {}): Promise<void> {
  turn += 1;
  const answer = await at.post(
    `/api${submitRequirement.path}`,
    {
      idempotencyKey: `key-of-the-alert-${turn}`,
      fullName: 'Asha Patil',
      email: 'asha@example.in',
      phone: `98765${String(turn).padStart(5, '0')}`,
      categoryId: 6,
      selectedCityId: '8',
      consent: true,
      ...facts,
    },
    { 'x-forwarded-for': address ?? `10.0.${Math.floor(turn / 250)}.${turn % 250}`, ...who?.bearer },
  );
  expect(answer.status).toBe(200);
  await at.app.background.settled();
}
const later = (ms: number) => void (server.clock.time = new Date(server.clock.time.getTime() + ms));

const told = async () =>
  (
    await database.db
      .selectFrom('sms_messages')
      .select(['phone', 'text'])
      .where('kind', '=', 'leadAlert')
      .orderBy('created_at')
      .execute()
  ).map(({ phone, text }) => ({ phone, text }));
/** As if nothing had been sent. */
async function forget(): Promise<void> {
  for (const table of ['lead_alerts', 'sms_messages', 'notification_messages'] as const)
    await database.db.deleteFrom(table).execute();
}
const toldPhones = async () => (await told()).map(({ phone }) => phone).toSorted();
const phonesOf = (many: readonly SignedIn[]) => many.map(({ phone }) => phone).toSorted();
const text = (category: string, where = 'Pune') =>
  `Somebody needs ${category} in ${where}. See who, and answer, at http://localhost/dashboard/leads - Yantra`;

describe('a requirement', () => {
  test('is told to suppliers with a public machine of its category in its city, and nothing of who asks', async () => {
    const fitting = await supplierWith();
    await supplierWith({ city_id: '1' });
    await supplierWith({ equipment_type_id: 37 });
    await supplierWith({ period: null });
    await supplierWith({ status: 'Unavailable' });
    await submit({ facts: { details: 'call me' } });
    expect(await told()).toEqual([{ phone: fitting.phone, text: text('Earthmoving') }]);
  });

  test('is told with when and how long, as far as one message has room', async () => {
    await supplierWith();
    await submit({ facts: { jobFrom: '2026-03-24', jobDays: 12 } });
    expect(await told()).toMatchObject([{ text: text('Earthmoving', 'Pune from 24 Mar, 12 days') }]);
    expect(text('Earthmoving', 'Pune from 24 Mar, 12 days').length).toBeLessThanOrEqual(160);
  });

  test('is told in the language of the supplier, whatever the renter speaks', async () => {
    const { phone } = await supplierWith();
    await database.db.updateTable('users').set({ language: 'mr' }).where('phone', '=', phone).execute();
    await submit({ facts: { jobFrom: '2026-03-24', jobDays: 12, locale: 'hi' } });
    expect(await told()).toEqual([
      {
        phone,
        text: 'कोणाला तरी यंत्र हवे आहे (मातीकाम): पुणे, 24 मार्च पासून, 12 दिवस. कोण ते पाहा आणि उत्तर द्या: http://localhost/mr/dashboard/leads - Yantra',
      },
    ]);
  });

  test('leads to the site with its scheme and port', async () => {
    const elsewhere = testApp(database.db, { settings: { ...usual, siteUrl: 'https://yantra.example:8443' } });
    await supplierWith();
    await submit({ at: elsewhere });
    expect((await told())[0]?.text).toContain(' at https://yantra.example:8443/dashboard/leads ');
  });

  test('is told to few, those with the best machines, as long as its phone is not confirmed', async () => {
    const all = await suppliers(6);
    await addMachine(database.db, { supplier_id: all[5]?.userId ?? '', equipment_type_id: 27, rank_score: 99 });
    await submit();
    expect(await toldPhones()).toEqual(phonesOf(all.slice(-usualLeadAlerts.eachUnconfirmed)));
  });

  test('is told to four when who sends it is logged in with that phone, and names a city', async () => {
    const [all, renter] = [await suppliers(6), await signedIn(server)];
    await submit({ who: renter });
    expect(await toldPhones()).toHaveLength(usualLeadAlerts.eachUnconfirmed);
    await forget();
    await submit({ who: renter, facts: { phone: renter.phone } });
    expect(await toldPhones()).toEqual(phonesOf(all.slice(-usualLeadAlerts.each)));
    await forget();
    await submit({ who: renter, facts: { phone: renter.phone, selectedCityId: undefined } });
    expect(await toldPhones()).toEqual(phonesOf(all.slice(-usualLeadAlerts.eachUnconfirmed)));
    expect((await told())[0]?.text).toBe(text('Earthmoving', 'India'));
  });

  test('of a partner’s page is always told to the partner', async () => {
    const all = await suppliers(3);
    const partner = await signedIn(server, 'supplier');
    const elsewhere = await addMachine(database.db, { supplier_id: partner.userId, city_id: '1' });
    await database.db
      .updateTable('purchases')
      .set({ user_id: partner.userId })
      .where((row) =>
        row.exists(
          row
            .selectFrom('purchase_equipment')
            .select('purchase_id')
            .where('equipment_id', '=', elsewhere)
            .whereRef('purchase_id', '=', 'purchases.id'),
        ),
      )
      .execute();
    const key = await database.db
      .insertInto('partner_keys')
      .values({
        supplier_id: partner.userId,
        key: 'pk_a',
        name: 'Shop',
        origins: ['https://shop.example'],
        created_at: testNow,
      })
      .returning('key')
      .executeTakeFirstOrThrow();
    const query = new URLSearchParams({ key: key.key, page: '/hire', widget: 'lead-form' });
    const receipt = await server.get(`/api/Embed/LeadReceipt?${query}`, { origin: 'https://shop.example' });
    await submit({ facts: receipt.json<{ data: object }>().data });
    expect(await toldPhones()).toEqual(phonesOf([partner, ...all.slice(-1)]));
  });

  test('that is sent again is told once', async () => {
    await supplierWith();
    await submit({ facts: { idempotencyKey: 'key-of-the-alert-again' } });
    await submit({ facts: { idempotencyKey: 'key-of-the-alert-again' } });
    later(2 * 60 * minute);
    expect(await server.app.notify()).toBe(0);
    expect(await told()).toHaveLength(1);
  });
});

describe('a supplier', () => {
  test('is told at once, and in one message of all that came within the hour after', async () => {
    const { phone } = await supplierWith();
    await submit();
    for (let n = 0; n < 3; n += 1) await submit();
    later(60 * minute - 1);
    expect(await server.app.notify()).toBe(0);
    later(1);
    await server.app.notify();
    expect(await server.app.notify()).toBe(0);
    expect(await told()).toEqual([
      { phone, text: text('Earthmoving') },
      { phone, text: text('Earthmoving and 2 more') },
    ]);
    expect(await database.db.selectFrom('lead_alerts').selectAll().execute()).toHaveLength(4);
  });

  test('gets so many messages a day, and of the rest one the next day; meanwhile others are told', async () => {
    const [other, best] = await suppliers(2);
    server.clock.time = new Date('2026-03-10T03:00:00Z');
    await database.db
      .updateTable('equipment')
      .set({ listed: false })
      .where('supplier_id', '=', other?.userId ?? '')
      .execute();
    for (let n = 0; n < usualLeadAlerts.aDay; n += 1) {
      await submit();
      later(60 * minute);
    }
    expect(await toldPhones()).toEqual(Array.from({ length: usualLeadAlerts.aDay }, () => best?.phone));
    await database.db
      .updateTable('equipment')
      .set({ listed: true })
      .where('supplier_id', '=', other?.userId ?? '')
      .execute();
    await submit();
    expect((await toldPhones()).filter((phone) => phone === other?.phone)).toHaveLength(1);
  });

  // spec: plan.caps
  test('gets as many messages as their plan allows in a period, and 1 is no cap of its own', async () => {
    const several = async (count: number, city: string) => {
      for (let n = 0; n < count; n += 1) {
        await submit({ facts: { selectedCityId: city } });
        later(60 * minute);
      }
    };
    await supplierWith();
    await several(3, '8');
    expect(await told()).toHaveLength(3);
    await allow(2);
    // What was bought before stays as it was bought: only a new purchase has the new cap.
    const { userId } = await supplierWith({ city_id: '1', period: null });
    const machine = await database.db
      .selectFrom('equipment')
      .select('id')
      .where('supplier_id', '=', userId)
      .executeTakeFirstOrThrow();
    const plan = await database.db
      .selectFrom('subscriptions')
      .select('version')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await addPurchase(database.db, machine.id, [-1, 20]);
    await database.db.updateTable('purchases').set({ plan_version: plan.version }).execute();
    await several(4, '1');
    expect(await told()).toHaveLength(5);
  });

  test('is told once, also when several processes are at it', async () => {
    const all = await suppliers(8);
    const requirements = await database.db
      .insertInto('requirements')
      .values(
        ['a', 'b'].map((n) => ({
          idempotency_key: `key-of-many-${n}`,
          full_name: 'R',
          email: 'r@example.in',
          phone: '9876500000',
          category_id: 6,
          city_id: '8',
          details: '',
          consented_at: testNow,
          created_at: testNow,
        })),
      )
      .returning('id')
      .execute();
    const purchases = await database.db
      .selectFrom('purchase_equipment')
      .innerJoin('equipment', 'equipment.id', 'equipment_id')
      .select(['supplier_id', 'purchase_id'])
      .execute();
    for (const { supplier_id: user_id, purchase_id } of purchases) {
      const rows = requirements.map(({ id }) => ({ user_id, purchase_id, requirement_id: id, queued_at: testNow }));
      await database.db.insertInto('lead_alert_queue').values(rows).execute();
    }
    const people = purchases.map(({ supplier_id: userId }) => ({ userId }));
    for (const { id } of requirements) {
      const facts = { requirementId: id, category: 'Earthmoving', cityId: '8', jobFrom: null, jobDays: null };
      await tell(database.db, { kind: 'lead', key: id, facts, at: testNow }, people);
    }
    const processes = [server, testApp(database.db), testApp(database.db)];
    await Promise.all(processes.map(({ app }) => app.notify()));
    expect(await toldPhones()).toEqual(phonesOf(all));
  });

  test('whose message did not leave is told later, and it counts once', async () => {
    // Of five messages two may carry no code, and those are used up by the first requirement.
    const few = testApp(database.db, {
      settings: { ...usual, sms: { provider: 'outbox', dailyCap: 5, codeReserve: 4 } },
    });
    const all = await suppliers(2);
    await submit({ at: few });
    expect(await told()).toHaveLength(1);
    expect(await database.db.selectFrom('lead_alerts').selectAll().execute()).toHaveLength(1);
    expect(await server.app.notify()).toBe(0);
    // The next day there are new ones.
    later(21 * 60 * minute);
    expect(await server.app.notify()).toBe(1);
    expect(await toldPhones()).toEqual(phonesOf(all));
    expect(await database.db.selectFrom('lead_alerts').selectAll().execute()).toHaveLength(2);
  });

  test('hears nothing of what waited for a day', async () => {
    const few = testApp(database.db, {
      settings: { ...usual, sms: { provider: 'outbox', dailyCap: 5, codeReserve: 5 } },
    });
    await supplierWith();
    await submit({ at: few });
    later(24 * 60 * minute + 1);
    expect([await server.app.notify(), await told()]).toEqual([0, []]);
  });
});

describe('who sends many requirements', () => {
  const alerted = async () =>
    Number(
      (
        await database.db
          .selectFrom('lead_alerts')
          .select((of) => of.fn.count<number>('requirement_id').as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  test.each([
    ['with one phone', senderLimits.phone.most, { facts: { phone: '9876512345' } }],
    ['from one address', senderLimits.address.most, { address: '203.0.113.9' }],
  ])('%s alerts with the first alone', async (_how, most, sent) => {
    await supplierWith();
    for (let n = 0; n <= most; n += 1) {
      await submit(sent);
      // Neither the hour's requirements nor the supplier's day stand in the way.
      const yesterday = new Date(testNow.getTime() - 864e5);
      await database.db.updateTable('lead_alerts').set({ sent_at: yesterday }).execute();
      await database.db.updateTable('notification_messages').set({ ended_at: yesterday }).execute();
      await database.db.deleteFrom('limit_hits').where('kind', '=', 'requirement').execute();
    }
    expect(await alerted()).toBe(most);
    expect(await database.db.selectFrom('requirements').select('id').execute()).toHaveLength(most + 1);
  });

  test('fifty of them from strangers in a burst leave the codes’ reserve whole, and sign-up works', async () => {
    const dailyCap = 24;
    const site = testApp(database.db, { settings: { ...usual, sms: { provider: 'outbox', dailyCap } } });
    await suppliers(36);
    for (let n = 0; n < 50; n += 1) await submit({ at: site, address: `198.51.100.${n % 5}` });
    expect((await told()).length).toBeLessThanOrEqual(2 * usualLeadAlerts.eachUnconfirmed);
    // Other messages stop at the reserve.
    await database.db
      .updateTable('sms_days')
      .set({ count: dailyCap / 2, others: dailyCap / 2 })
      .execute();
    await database.db.deleteFrom('lead_alerts').execute();
    await submit({ at: site });
    for (let n = 0; n < dailyCap / 2; n += 1) {
      const asked = { phoneNumber: `91234567${String(n).padStart(2, '0')}` };
      const answer = await site.post(`/api${generateOtp.path}`, asked, { 'x-forwarded-for': `192.0.2.${n}` });
      expect(answer.status).toBe(200);
    }
  });
});
