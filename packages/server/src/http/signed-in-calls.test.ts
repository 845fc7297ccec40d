import { createECDH } from 'node:crypto';
import { type CallName, queryOf } from '@yantra/contract/calls';
import { type DefinedCall, definedCalls } from '@yantra/contract/schemas';
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
];
const calls = definedCalls.filter(({ name, who }) => who !== 'anyone' && !elsewhere.includes(name));

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
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const somePoint = curve.getPublicKey('base64url');
  const inputs: Partial<Record<CallName, object>> = {
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
    addEquipmentType: { type: 'Bulldozer', subType: 'Small' },
    updateEquipmentType: row,
    addNewCategory: { name: 'Pumps', colorCode: '#112233' },
    updateCategory: row,
    getTypeWords: { equipmentTypeId: 1 },
    addTypeWord: { equipmentTypeId: 1, word: 'field horse' },
    removeTypeWord: { id: added.id },
    retryMessages: { ids: [crypto.randomUUID()] },
    tryRankingWeights: { weights },
    setRankingWeights: weights,
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
    getMarket: { cityId: '1' },
    openLead: { id: await someLead() },
    updatePurchaseSelection: { id: bought.id, selectedEquipmentIds: [own], move: true },
    updateLead: { id: await someLead(), status: 'Replied' },
  };
  // Last: calls with a revoked key, and those of a deleted account.
  const last: readonly CallName[] = ['deleteEquipment', 'revokePartnerKey', 'deleteAccount'];
  for (const call of calls.toSorted((a, b) => last.indexOf(a.name) - last.indexOf(b.name))) {
    await keeps(call, inputs[call.name] ?? {}, call.who === 'admin' ? admin.bearer : supplier.bearer);
  }
});
