import { createECDH } from 'node:crypto';
import { type CallName, queryOf } from '@yantra/contract/calls';
import { type DefinedCall, definedCalls } from '@yantra/contract/schemas';
import { staffRights } from '@yantra/domain';
import { expect, test } from 'vitest';
import { createKeyrings } from '../keys/keyring.ts';
import { publicKeyOf } from '../modules/push/push-key.ts';
import { appForFile } from '../testing/app-for-file.ts';
import { addMachine, testNow } from '../testing/market.ts';
import { signedIn, testPassword } from '../testing/signed-in.ts';
import { typedMachine } from '../testing/typed-machine.ts';
import { addPicture } from '../testing/uploaded.ts';
import { isPage } from './answer.ts';

const server = appForFile();

/* Those of accounts come in turn (app.test.ts); files are sent, and things bought, in tests of their own. */
const elsewhere: readonly CallName[] = [
  'logOutEverywhere',
  'changePassword',
  'getSessions',
  'endSession',
  'generateOtpForNewPhone',
  'generateOtpForNewEmail',
  'changePhone',
  'changeEmail',
  'getSupplierDetails',
  'uploadImage',
  'getReceipt',
  'getCreditNote',
  'getUpgradeQuote',
  'startPayment',
  'getOrder',
  'verifyPayment',
  'addUserPurchaseSubs',
  'getEquipmentBySubscriptionId',
  'getPayment',
  'askGateway',
  'refundPayment',
  'getPayer',
  'addTransfer',
  'getQuoteDraft',
  'sendQuote',
];
const calls = definedCalls.filter(({ name, who }) => who !== 'anyone' && !elsewhere.includes(name));

/* In this order they can follow each other. */
const ofPersons: readonly CallName[] = [
  'blockPerson',
  'changePersonEmail',
  'changePersonPhone',
  'endPersonSessions',
  'getPerson',
  'getPersonLeads',
  'getPersonNotes',
  'getPersonPayments',
  'getPersonSessions',
  'savePersonNotes',
  'sendEmailAgain',
  'unblockPerson',
];

/** A requirement that machines in Pune fit. */
let leads = 0;
async function someLead(): Promise<string> {
  leads += 1;
  const { id } = await server.db
    .insertInto('requirements')
    .values({
      idempotency_key: `a-key-of-some-lead-${leads}`,
      full_name: 'Ravi',
      email: 'ravi@example.in',
      phone: '9876543210',
      category_id: 1,
      city_id: '8',
      details: '',
      consented_at: testNow,
      created_at: testNow,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The same of somebody whose phone is proved. */
async function someProvedLead(): Promise<string> {
  const id = await someLead();
  await server.db.updateTable('requirements').set({ phone_confirmed_at: testNow }).where('id', '=', id).execute();
  return id;
}

const isForStaff = (who: DefinedCall['who']): boolean => staffRights.some((right) => right === who);

async function keeps(call: DefinedCall, input: object, headers: Record<string, string>) {
  const answer =
    call.method === 'GET'
      ? await server.get(`/api${call.path}?${queryOf(input)}`, headers)
      : await server.post(`/api${call.path}`, input, headers);
  const body = answer.json<{ data: unknown; success: boolean; message: string }>();
  expect([answer.status, body.success, body.message], call.name).toEqual([200, true, call.message ?? 'OK']);
  expect(() => call.output.parse(isPage(call) ? body : body.data), call.name).not.toThrow();
  expect(answer.headers['cache-control'], call.name).toBe('no-store');
}

test('the contract is kept by every answer to who is logged in', async () => {
  expect.hasAssertions();
  const [supplier, admin] = [await signedIn(server, 'supplier'), await signedIn(server, 'admin')];
  const helper = await signedIn(server);
  const image1Url = await addPicture(server.db, supplier.userId, 'cd'.repeat(12));
  const form = { ...typedMachine, image1Url };
  const own = await addMachine(server.db, { supplier_id: supplier.userId });
  const bare = await addMachine(server.db, { supplier_id: supplier.userId });
  // Which the lead fits.
  await addMachine(server.db, { supplier_id: supplier.userId });
  const rated = await addMachine(server.db);
  const rating = { star_rating: 4, comment: 'Good.' };
  await server.db
    .insertInto('equipment_ratings')
    .values({ ...rating, equipment_id: rated, user_id: supplier.userId })
    .execute();
  const received = await server.db
    .insertInto('equipment_ratings')
    .values({ ...rating, equipment_id: own, user_id: admin.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const key = await server.db
    .insertInto('partner_keys')
    .values({ supplier_id: supplier.userId, key: 'pk_a', name: 'Shop', origins: [], created_at: testNow })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bought = await server.db
    .insertInto('purchases')
    .values({
      user_id: supplier.userId,
      subscription_id: 1,
      period_months: 1,
      start_date: testNow,
      end_date: new Date('2026-04-10'),
      price_paise: 100,
      final_price_paise: 100,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ownWord = { type_id: 1, word: 'puller', whole_group: true, created_at: testNow };
  const added = await server.db.insertInto('type_words').values(ownWord).returning('id').executeTakeFirstOrThrow();
  const weights = { nearness: 0.5, size: 0.5, free: 0.2, price: 0.2, rating: 0.2, freshness: 0.1 };
  const row = { id: 1, name: 'Tractors', type: 'Tractor', subType: '', colorCode: '#112233' };
  const line = {
    text: 'Closed on Monday.',
    audience: 'all',
    startsAt: '2026-03-10T06:30:00Z',
    endsAt: '2026-03-11T06:30:00Z',
  };
  const said = await server.db
    .insertInto('announcements')
    .values({ text: line.text, audience: 'all', starts_at: line.startsAt, ends_at: line.endsAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const unbought = { id: 7, name: 'MISTAKE', display_name: 'Mistake', equipment_count: 5 };
  await server.db.insertInto('subscriptions').values(unbought).execute();
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const somePoint = curve.getPublicKey('base64url');
  const item = async (more: object = {}) =>
    server.db
      .insertInto('review_items')
      .values({
        kind: 'machine',
        what: 'new',
        equipment_id: await addMachine(server.db),
        waits_since: testNow,
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const waiting = await item();
  const before = {
    waited: true,
    hidden_at: null,
    hidden_reason: null,
    hidden_words: '',
    hidden_by: null,
    held_at: null,
  };
  const decided = await item({
    state: 'approved',
    decided_at: testNow,
    decided_by: admin.userId,
    before: JSON.stringify(before),
  });
  const ofPerson = {
    id: (await signedIn(server)).userId,
    reason: 'Lost the old one',
    side: 'sent',
    text: 'Called back.',
    version: 0,
    phoneNumber: '9812345670',
    email: 'asha@example.in',
  };
  const planned = async (days: string, more: object = {}) =>
    server.db
      .insertInto('commitments')
      .values({ equipment_id: own, unit: 1, kind: 'booking', days, ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
  const ofUnit = { kind: 'booking', unit: 1, from: '2026-04-01', until: '2026-04-03' };
  const calendar = await server.db
    .insertInto('calendars')
    .values({ owner_id: supplier.userId, token_hash: 'a', name: 'Phone', created_at: testNow })
    .returning('id')
    .executeTakeFirstOrThrow();
  const looked = await server.db
    .insertInto('wanted_searches')
    .values({ digest: 'a', filters: JSON.stringify({ words: [] }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const wished = await server.db
    .insertInto('saved_searches')
    .values({
      user_id: supplier.userId,
      search_id: looked.id,
      input: '{}',
      pace: 'daily',
      created_at: testNow,
      since_hit: 0,
      seen_hit: 0,
      told_hit: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const wasThere = {
    ...ofUnit,
    from: '2026-06-01',
    until: null,
    state: 'active',
    buffer_days: 0,
    expires_at: null,
    words: '',
    place: '',
    amount_paise: null,
  };
  const list = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const inputs: Partial<Record<CallName, object>> = {
    changeFavourites: { changes: [{ id: list, deed: 'name', list, words: 'Metro site', ageMs: 0 }] },
    shareFavourites: { list, isShared: true },
    addCommitment: { ...ofUnit, equipmentId: own },
    changeCommitment: {
      ...ofUnit,
      id: (await planned('[2026-05-01,2026-05-03)')).id,
      version: 1,
      from: '2026-05-02',
      until: '2026-05-04',
    },
    freeCommitment: { id: (await planned('[2026-05-10,2026-05-12)')).id, version: 1 },
    putBackCommitment: {
      id: (await planned('[2026-06-01,)', { state: 'freed', before: JSON.stringify(wasThere) })).id,
      version: 1,
    },
    setUnits: { equipmentId: own, units: 2, bufferDays: 1 },
    getAvailability: { equipmentId: own },
    revokeCalendar: { id: calendar.id },
    getReviewItem: { id: waiting.id },
    decideReview: { id: (await item()).id, version: 1, decision: 'approve' },
    undoReview: { id: decided.id },
    takeDown: { equipmentId: await addMachine(server.db), fault: 'gone' },
    putBack: { equipmentId: await addMachine(server.db) },
    addEquipment: form,
    updateEquipment: { ...form, id: own, version: 1 },
    deleteEquipment: { id: own },
    addEquipmentPictures: { machines: [{ id: bare, images: [image1Url] }] },
    addEquipmentRating: { equipmentId: await addMachine(server.db), starRating: 4.5, comment: 'Good.' },
    updateEquipmentRating: { equipmentId: rated, starRating: 4, comment: 'Better.' },
    removeEquipmentRating: { equipmentId: own },
    answerEquipmentRating: { ratingId: received.id, answer: 'Thank you.' },
    importEquipments: { rows: [{ name: 'No more than this' }] },
    getUserDetails: { id: supplier.userId },
    updateUserDetail: { firstName: 'Asha' },
    updateCustomer: { id: supplier.userId, firstName: 'Asha' },
    exportData: { password: testPassword },
    deleteAccount: { password: testPassword },
    ...Object.fromEntries(ofPersons.map((name) => [name, ofPerson])),
    addEquipmentType: { type: 'Bulldozer', subType: 'Small' },
    updateEquipmentType: row,
    addNewCategory: { name: 'Pumps', colorCode: '#112233' },
    updateCategory: row,
    mergeCategories: { id: 8, into: 6 },
    mergeEquipmentTypes: { id: 99, into: 27 },
    deleteSubscription: { id: unbought.id },
    addAnnouncement: line,
    updateAnnouncement: { ...line, id: said.id },
    endAnnouncement: { id: said.id },
    setMaintenance: { until: null },
    getTypeWords: { equipmentTypeId: 1 },
    addTypeWord: { equipmentTypeId: 1, word: 'field horse' },
    inviteOwners: { term: 'field horse', cityId: '8' },
    removeTypeWord: { id: added.id },
    giveRight: { phoneNumber: helper.phone, right: 'finance', reason: 'Keeps the books' },
    takeRight: { userId: helper.userId, right: 'finance', reason: 'Has left us' },
    retryMessages: { ids: [crypto.randomUUID()] },
    tryRankingWeights: { weights },
    setRankingWeights: weights,
    setHirePrices: { diesel: 95.5, board: 600 },
    getSubscriptionById: { id: 1 },
    addNewSubscription: { name: 'SILVER', equipmentCount: 5 },
    updateSubscriptionPlan: { id: 1, name: 'ECONOMY', equipmentCount: 5 },
    addPushDevice: {
      endpoint: 'https://push.example/a',
      keys: { p256dh: somePoint, auth: 'a'.repeat(22) },
      key: publicKeyOf(
        (await createKeyrings({ db: server.db, clock: { now: () => testNow } })('push').keys()).signing(),
      ),
    },
    removePushDevice: { endpoint: 'https://push.example/a' },
    addPartnerKey: { name: 'Shop', origins: ['https://shop.example'] },
    updatePartnerKey: { id: key.id, name: 'Shop', origins: ['https://shop.example'] },
    revokePartnerKey: { id: key.id },
    getAskedRents: { equipmentTypeId: 1 },
    saveSearch: { search: { searchTerm: 'tractor', selectedCityId: '8' }, pace: 'atOnce' },
    changeSavedSearch: { id: wished.id, isPaused: true },
    deleteSavedSearch: { id: crypto.randomUUID() },
    getSearchNews: { id: wished.id },
    markNewsSeen: { id: wished.id, through: 1 },
    getMarket: { cityId: '1' },
    openLead: { id: await someLead() },
    updatePurchaseSelection: { id: bought.id, selectedEquipmentIds: [own], move: true },
    getLeadAssignees: { id: await someLead() },
    assignLead: { id: await someLead(), userId: supplier.userId },
    updateLead: { id: await someLead(), status: 'Replied' },
    openDeal: { requirementId: await someProvedLead() },
  };
  // Last: calls with a revoked key, and those of a deleted account.
  const last: readonly CallName[] = [...ofPersons, 'deleteEquipment', 'revokePartnerKey', 'deleteAccount'];
  for (const call of calls.toSorted((a, b) => last.indexOf(a.name) - last.indexOf(b.name))) {
    await keeps(call, inputs[call.name] ?? {}, isForStaff(call.who) ? admin.bearer : supplier.bearer);
  }
});
