import { type Call, type CallName, queryOf, type Who } from '@yantra/contract/calls';
import { type DefinedCall, definedCalls } from '@yantra/contract/schemas';
import { rights } from '@yantra/domain';
import { byHalves } from '@yantra/testing/sample';
import { beforeAll, describe, expect, test } from 'vitest';
import { invoiceRow } from '../modules/purchases/invoices.ts';
import { demoSeller } from '../modules/purchases/seller.settings.ts';
import { createSessions } from '../modules/sessions/sessions.service.ts';
import { appForFile } from '../testing/app-for-file.ts';
import { addMachine, testNow } from '../testing/market.ts';
import { addUser, type SignedIn, signedIn, testPassword } from '../testing/signed-in.ts';
import type { TestAnswer } from '../testing/test-app.ts';
import { methodsOf } from './api-routes.ts';

/* A second opinion, independent of the contract, on the most costly mistakes: calls open to anyone that are no public reads, and the admins' calls. */
const openToAnyone: readonly CallName[] = [
  // Reads by a body, as they name many machines or a secret page.
  'getKeptMachines',
  'getSharedFavourites',
  'getAllEquipments',
  'notePress',
  'submitRequirement',
  'reportListing',
  'generateOtp',
  'verifyOtp',
  'logIn',
  'signUp',
  'forgotPassword',
  'resetPassword',
  'refreshSession',
  'logOut',
  'getOutbox',
  'getEquipmentTypes',
  'embedEvent',
  'paymentWebhook',
  // The renter's, by the secret page: modules/deals/deal-matrix.test.ts.
  'askForQuote',
  'sendRequirementCode',
  'confirmRequirement',
  'getRequest',
  'closePage',
  'renewPage',
  'getDeal',
  'changeDeal',
  'sendAcceptCode',
  'acceptQuote',
  'getConversation',
  'sendMessage',
  'markConversationRead',
  'addMessagePicture',
  'getAgreement',
];
const admins: readonly CallName[] = [
  'getStaff',
  'giveRight',
  'takeRight',
  'getAuditLog',
  'exportAuditLog',
  'getAuditCheck',
  'checkAuditLog',
  'exportLeads',
  'getLeadAssignees',
  'assignLead',
  'getDeadMessages',
  'retryMessages',
  'getSearchQuality',
  'getTypeWords',
  'addTypeWord',
  'removeTypeWord',
  'getRankingWeights',
  'tryRankingWeights',
  'setRankingWeights',
  'getHirePrices',
  'setHirePrices',
  'getEveryEquipment',
  'getUsersList',
  'updateCustomer',
  'getPerson',
  'getPersonLeads',
  'getPersonNotes',
  'getPersonPayments',
  'getPersonSessions',
  'savePersonNotes',
  'blockPerson',
  'unblockPerson',
  'endPersonSessions',
  'changePersonPhone',
  'changePersonEmail',
  'sendEmailAgain',
  'addEquipmentType',
  'updateEquipmentType',
  'addNewCategory',
  'updateCategory',
  'addNewSubscription',
  'updateSubscriptionPlan',
  'deleteSubscription',
  'getMasterDataUse',
  'mergeEquipmentTypes',
  'mergeCategories',
  'getAnnouncements',
  'addAnnouncement',
  'updateAnnouncement',
  'endAnnouncement',
  'setMaintenance',
];
/* Theirs, and of people with the right. */
const byRight: Readonly<Record<(typeof rights)[number], readonly CallName[]>> = {
  moderator: [
    'getReviewQueue',
    'getReviewItem',
    'decideReview',
    'undoReview',
    'takeDown',
    'putBack',
    'getSearchRadar',
    'inviteOwners',
    'getMarketReport',
    'getDemand',
  ],
  finance: [
    'getPayments',
    'getPayment',
    'getPaymentSums',
    'getRegister',
    'askGateway',
    'refundPayment',
    'getPayer',
    'addTransfer',
    'getMoneyReport',
  ],
};

/* Who is logged in: by role, and users who have a right besides. */
const roles = ['user', 'supplier', 'admin'] as const;
const people = [...roles, ...rights] as const;
type Person = (typeof people)[number];
type Asker = 'nobody' | Person | 'expired' | 'revoked';
const isPerson = (asker: Asker): asker is Person => people.some((person) => person === asker);
const signedInAs = (person: Person): Promise<SignedIn> => {
  const right = rights.find((one) => one === person);
  return right === undefined ? signedIn(server, person as Role) : signedIn(server, 'user', { rights: [right] });
};
type Role = (typeof roles)[number];

/** Which callers are let in; all others get the reason. */
const allowed: Readonly<Record<Who, readonly Asker[]>> = {
  anyone: ['nobody', ...people, 'expired', 'revoked'],
  loggedIn: people,
  owner: people,
  supplier: ['supplier'],
  supplierOrAdmin: ['supplier', 'admin'],
  supplierOrUser: ['user', 'supplier', ...rights],
  admin: ['admin'],
  moderator: ['admin', 'moderator'],
  finance: ['admin', 'finance'],
};
const refusals: Readonly<Record<Asker, readonly [number, string]>> = {
  nobody: [401, 'auth.required'],
  user: [403, 'auth.forbidden'],
  supplier: [403, 'auth.forbidden'],
  admin: [403, 'auth.forbidden'],
  moderator: [403, 'auth.forbidden'],
  finance: [403, 'auth.forbidden'],
  expired: [401, 'session.ended'],
  revoked: [401, 'session.ended'],
};
const doors = Object.values(refusals).map(([, code]) => code);

const server = appForFile();
let bearers: Readonly<Record<Exclude<Asker, Person>, Record<string, string>>>;

beforeAll(async () => {
  await server.db
    .insertInto('subscriptions')
    .values({ id: 2, name: mark, display_name: mark, equipment_count: 1 })
    .execute();
  bearers = {
    nobody: {},
    expired: await expiredBearer(),
    revoked: await revokedBearer(),
  };
});

/** For a living session. */
async function expiredBearer() {
  server.clock.time = new Date(testNow.getTime() - 600_000);
  const { bearer } = await signedIn(server, 'admin');
  server.clock.time = testNow;
  return bearer;
}

/** Of a session that was ended. */
async function revokedBearer() {
  const { bearer, userId, sessionId } = await signedIn(server, 'admin');
  const sessions = createSessions({ db: server.db, clock: { now: () => server.clock.time } });
  await sessions.logOutEverywhere({ userId, sessionId, role: 'admin' });
  return bearer;
}

/* The input is wrong or empty: callers who may not ask are refused before it is read. */
const ask = (call: Call, method: 'GET' | 'POST', headers: Record<string, string>): Promise<TestAnswer> =>
  method === 'GET' ? server.get(`/api${call.path}`, headers) : server.post(`/api${call.path}`, {}, headers);

/* This call reports a missing cookie itself. */
const isOwnDoor = (call: Call): boolean => call.name === 'refreshSession';

// spec: about.roles, role.customers, role.payments, role.master
test('nothing else is open to anyone, and nothing of the admins’ to others', () => {
  const namesOf = (calls: readonly DefinedCall[]) => new Set(calls.map(({ name }) => name));
  const open = definedCalls.filter(({ who, takes }) => who === 'anyone' && takes !== 'publicQuery');
  expect(namesOf(open)).toEqual(new Set(openToAnyone));
  expect(namesOf(definedCalls.filter(({ who }) => who === 'admin'))).toEqual(new Set(admins));
  for (const right of rights) {
    expect(namesOf(definedCalls.filter(({ who }) => who === right))).toEqual(new Set(byRight[right]));
  }
});

describe.each(definedCalls.map((call) => [call.path, call] as const))('%s', (_path, call) => {
  for (const [rows, half] of byHalves(['nobody', ...people, 'expired', 'revoked'] as const, 4)) {
    // spec: about.roles, role.edit, role.subscriptions, role.log-in
    test.each(rows)('asked by %s', half, async (asker) => {
      for (const method of methodsOf(call)) {
        // A new one each time, since some calls end the session that makes them.
        const headers = isPerson(asker) ? (await signedInAs(asker)).bearer : bearers[asker];
        const answer = await ask(call, method, { ...headers });
        const code = answer.json<{ code?: string }>().code ?? '';
        const isDoor = doors.includes(code) && !isOwnDoor(call);
        const mayEnter = allowed[call.who].includes(asker);
        expect(isDoor ? [answer.status, code] : 'entered').toEqual(mayEnter ? 'entered' : refusals[asker]);
      }
    });
  }
});

/* Whose rows a call shows or changes. A supplier has some of each kind; another names them, and so do their owner and an admin. */
const mark = 'Row of A';
const invoiceYear = 'Row-of-A';
interface Rows {
  readonly userId: string;
  readonly machineId: string;
  readonly leadId: string;
  readonly ratingId: string;
  readonly purchaseId: string;
  readonly orderId: string;
  readonly keyId: string;
}
type Outcome = 'theirs' | 'own' | readonly [status: number, code: string];
interface Owned {
  readonly input: (rows: Rows) => object;
  /** What another supplier gets: a refusal, or their own rows. */
  readonly other: Outcome;
  readonly admin: Outcome;
  /** Whether its answer shows the rows. */
  readonly shows: boolean;
}
const unknownRating = [404, 'rating.unknown'] as const;
const unknownMachine = [404, 'equipment.unknown'] as const;
const unknownLead = [404, 'lead.unknown'] as const;
const unknownPurchase = [404, 'purchase.unknown'] as const;
const unknownKey = [404, 'partnerKey.unknown'] as const;
const unknownOrder = [404, 'order.unknown'] as const;
const forbidden = [403, 'auth.forbidden'] as const;
const owned: Partial<Readonly<Record<CallName, Owned>>> = {
  getUserDetails: { input: ({ userId }) => ({ id: userId }), other: forbidden, admin: 'theirs', shows: true },
  updateUserDetail: {
    input: ({ userId }) => ({ id: userId, userId, firstName: mark }),
    other: 'own',
    admin: 'own',
    shows: false,
  },
  exportData: {
    input: ({ userId }) => ({ id: userId, userId, password: testPassword }),
    other: 'own',
    admin: 'own',
    shows: true,
  },
  deleteAccount: {
    input: ({ userId }) => ({ id: userId, userId, password: testPassword }),
    other: 'own',
    admin: forbidden,
    shows: false,
  },
  answerEquipmentRating: {
    input: ({ ratingId }) => ({ ratingId, answer: mark }),
    other: unknownRating,
    admin: forbidden,
    shows: false,
  },
  getLeads: { input: ({ userId }) => ({ userId, supplierId: userId }), other: 'own', admin: 'theirs', shows: true },
  openLead: { input: ({ leadId }) => ({ id: leadId }), other: unknownLead, admin: 'theirs', shows: true },
  updateLead: {
    input: ({ leadId, userId }) => ({ id: leadId, supplierId: userId, status: 'Won' }),
    other: unknownLead,
    admin: forbidden,
    shows: false,
  },
  getOverview: { input: ({ userId }) => ({ userId, supplierId: userId }), other: 'own', admin: 'theirs', shows: true },
  getMarket: { input: ({ userId }) => ({ cityId: '1', supplierId: userId }), other: 'own', admin: 'own', shows: false },
  getOwnDemand: { input: ({ userId }) => ({ supplierId: userId }), other: 'own', admin: 'own', shows: false },
  getActivity: { input: ({ machineId }) => ({ id: machineId }), other: unknownMachine, admin: 'own', shows: false },
  getOwnerEquipments: {
    input: ({ userId }) => ({ supplierId: userId }),
    other: 'own',
    admin: 'theirs',
    shows: true,
  },
  getPurchasedSubscriptions: {
    input: ({ userId }) => ({ id: userId }),
    other: forbidden,
    admin: 'theirs',
    shows: true,
  },
  getEquipmentBySubscriptionId: {
    input: ({ purchaseId }) => ({ id: purchaseId }),
    other: unknownPurchase,
    admin: 'theirs',
    shows: true,
  },
  updatePurchaseSelection: {
    input: ({ purchaseId }) => ({ id: purchaseId, selectedEquipmentIds: [] }),
    other: unknownPurchase,
    admin: unknownPurchase,
    shows: true,
  },
  verifyPayment: { input: ({ orderId }) => ({ id: orderId }), other: unknownOrder, admin: 'theirs', shows: true },
  getOrder: { input: ({ orderId }) => ({ id: orderId }), other: unknownOrder, admin: 'theirs', shows: true },
  getReceipt: {
    input: ({ purchaseId }) => ({ id: purchaseId }),
    other: unknownPurchase,
    admin: 'theirs',
    shows: true,
  },
  getCreditNote: {
    input: ({ purchaseId }) => ({ id: purchaseId }),
    other: unknownPurchase,
    admin: 'theirs',
    shows: true,
  },
  getPartnerKeys: { input: ({ userId }) => ({ supplierId: userId }), other: 'own', admin: 'theirs', shows: true },
  updatePartnerKey: {
    input: ({ keyId, userId }) => ({ id: keyId, supplierId: userId, name: mark, origins: ['https://a.example'] }),
    other: unknownKey,
    admin: forbidden,
    shows: false,
  },
  revokePartnerKey: { input: ({ keyId }) => ({ id: keyId }), other: unknownKey, admin: forbidden, shows: false },
  getPartnerFigures: { input: ({ userId }) => ({ supplierId: userId }), other: 'own', admin: 'theirs', shows: true },
  getOwnPayments: { input: ({ userId }) => ({ userId, id: userId }), other: 'own', admin: forbidden, shows: true },
};

/** A supplier with a machine, and a requirement that matches it. */
async function supplierA(): Promise<SignedIn & Rows> {
  const { db } = server;
  const who = await signedIn(server, 'supplier');
  await db.updateTable('users').set({ first_name: mark }).where('id', '=', who.userId).execute();
  const machineId = await addMachine(db, {
    supplier_id: who.userId,
    name: mark,
    equipment_type_id: 28,
    city_id: '1',
  });
  const rating = await db
    .insertInto('equipment_ratings')
    .values({ equipment_id: machineId, user_id: (await addUser(server)).id, star_rating: 4, comment: mark })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('equipment_view_days').values({ equipment_id: machineId, day: '2026-03-10', views: 9 }).execute();
  const requirement = await db
    .insertInto('requirements')
    .values({
      idempotency_key: `requirement-${who.userId}`,
      full_name: mark,
      email: `${mark}@example.in`,
      phone: '9876500000',
      category_id: 6,
      city_id: '1',
      details: '',
      consented_at: testNow,
      created_at: testNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const key = await db
    .insertInto('partner_keys')
    .values({ supplier_id: who.userId, key: `pk_${who.userId}`, name: mark, origins: [], created_at: testNow })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('partner_counts')
    .values({ key_id: key.id, day: '2026-03-10', page: `/${mark}`, widget: mark, views: 1, selects: 0, leads: 0 })
    .execute();
  return {
    ...who,
    machineId,
    leadId: requirement.id,
    ratingId: rating.id,
    keyId: key.id,
    ...(await boughtBy(who.userId, machineId)),
  };
}

/** A purchase with the order it was paid by. */
async function boughtBy(userId: string, machineId: string): Promise<{ purchaseId: string; orderId: string }> {
  const { db } = server;
  const orderId = `order_${userId}`;
  const period = { created_at: testNow, expires_at: testNow };
  const price = { user_id: userId, subscription_id: 2, plan_version: 1, period_months: 1, price_paise: 100 };
  await db
    .insertInto('orders')
    .values({
      ...price,
      ...period,
      id: orderId,
      gateway_order_id: `gateway-${orderId}`,
      discount: 0,
      amount_paise: 100,
      equipment_ids: [machineId],
      renewal_of: null,
      state: 'fulfilled',
    })
    .execute();
  await db
    .insertInto('order_payments')
    .values({
      cf_payment_id: `paid-${orderId}`,
      order_id: orderId,
      status: 'SUCCESS',
      amount_paise: 100,
      message: mark,
      seen_at: testNow,
    })
    .execute();
  const { id } = await db
    .insertInto('purchases')
    .values({
      ...price,
      final_price_paise: 100,
      order_id: orderId,
      start_date: testNow,
      end_date: new Date('2027-03-10'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('purchase_equipment').values({ purchase_id: id, equipment_id: machineId }).execute();
  const serial = Number(BigInt(`0x${userId.slice(0, 7)}`));
  const invoice = { at: testNow, totalPaise: 100, seller: demoSeller, purchaseId: id };
  const buyer = { name: mark, address: '', state: '', gstin: '' };
  await db
    .insertInto('invoices')
    .values({ ...invoiceRow({ ...invoice, buyer }), year: invoiceYear, serial })
    .execute();
  const left = { order_id: orderId, days: 30, days_left: 30 };
  await db
    .insertInto('credit_notes')
    .values({ ...invoiceRow({ ...invoice, buyer }), ...left, year: invoiceYear, serial })
    .execute();
  return { purchaseId: id, orderId };
}

/** Our records of A. */
const recordsOf = async ({ userId }: Rows) => [
  await server.db.selectFrom('users').selectAll().where('id', '=', userId).execute(),
  await server.db.selectFrom('equipment').selectAll().where('supplier_id', '=', userId).execute(),
  await server.db
    .selectFrom('equipment_ratings')
    .selectAll('equipment_ratings')
    .innerJoin('equipment', 'equipment.id', 'equipment_id')
    .where('supplier_id', '=', userId)
    .execute(),
  await server.db.selectFrom('lead_states').selectAll().where('user_id', '=', userId).execute(),
  await server.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute(),
  await server.db.selectFrom('purchases').selectAll().where('user_id', '=', userId).execute(),
  await server.db
    .selectFrom('purchase_equipment')
    .selectAll('purchase_equipment')
    .innerJoin('purchases', 'purchases.id', 'purchase_id')
    .where('user_id', '=', userId)
    .execute(),
  await server.db.selectFrom('partner_keys').selectAll().where('supplier_id', '=', userId).execute(),
  await server.db.selectFrom('orders').selectAll().where('user_id', '=', userId).execute(),
];

test('every call that only owners may make stands in the table of rows', () => {
  const ofOwners = definedCalls.filter(({ who }) => who === 'owner').map(({ name }) => name);
  expect(ofOwners.filter((name) => owned[name] === undefined)).toEqual([]);
});

describe.each(definedCalls.flatMap((call) => (owned[call.name] === undefined ? [] : [call])))(
  'rows of $path',
  (call) => {
    const { input, other, admin, shows } = owned[call.name] ?? {
      input: () => ({}),
      other: 'own',
      admin: 'own',
      shows: false,
    };
    const askAs = async (rows: Rows, { bearer }: SignedIn) => {
      const body = input(rows);
      if (call.method === 'GET') return server.get(`/api${call.path}?${queryOf(body)}`, bearer);
      return call.takes === 'query'
        ? server.post(`/api${call.path}?${queryOf(body)}`, {}, bearer)
        : server.post(`/api${call.path}`, body, bearer);
    };
    const seen = (answer: TestAnswer): Outcome => {
      // A file of theirs is told by its name.
      if (String(answer.headers['content-type']).startsWith('application/pdf')) {
        return String(answer.headers['content-disposition']).includes(invoiceYear) ? 'theirs' : 'own';
      }
      const { code } = answer.json<{ code?: string }>();
      if (code !== undefined) return [answer.status, code];
      return answer.text.includes(mark) ? 'theirs' : 'own';
    };

    test('are their owner’s', async () => {
      const rows = await supplierA();
      const answer = await askAs(rows, rows);
      expect([answer.status, seen(answer)]).toEqual([200, shows ? 'theirs' : 'own']);
    });

    test.each([
      ['another supplier', 'supplier', other],
      ['an admin', 'admin', admin],
    ] as const)('named by %s', async (_who, role, outcome) => {
      const rows = await supplierA();
      const before = await recordsOf(rows);
      expect(seen(await askAs(rows, await signedIn(server, role)))).toEqual(outcome);
      expect(await recordsOf(rows)).toEqual(before);
    });
  },
);
