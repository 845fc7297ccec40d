import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCategories, getEquipmentById, searchEquipments, suggest } from '@yantra/contract/calls';
import type { Kysely } from 'kysely';
import { systemClock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { RenderPage } from '../../http/pages.ts';
import { createLogger } from '../../logger.ts';
import { createKeptBuilds } from '../../modules/builds/kept-builds.ts';
import { createFolderFileStore } from '../../modules/files/folder-file-store.ts';
import { openPictures } from '../../modules/pictures/open-pictures.ts';
import { createFolderPictureStore } from '../folder-picture-store.ts';
import { addMachine, testNow } from '../market.ts';
import { type PayingApp, payingApp, startedOrder } from '../paying.ts';
import { type SignedIn, signedIn } from '../signed-in.ts';
import { typedMachine } from '../typed-machine.ts';
import { addPicture } from '../uploaded.ts';
import { listening } from '../wire.ts';
import type { Identity } from './generate.ts';
import type { KnownValues } from './sampled-input.ts';

/** An app with everything that the start script gives it, on a port of its own. */
export interface FullApp extends PayingApp {
  readonly port: number;
}

/** Renders a page like the site: from calls whose input comes from address and cookies. */
const renderPage: RenderPage = async ({ url, origin, cookies, api, user }) => {
  const query = new URL(url, origin.startsWith('http://localhost') ? origin : 'http://localhost').searchParams;
  const asked = Object.fromEntries(query);
  const answers = await Promise.allSettled([
    api.call(getCategories, {}),
    api.call(searchEquipments, { ...asked, selectedCityId: cookies['yantra_city'] } as object),
    api.call(getEquipmentById, { id: query.get('equipments') ?? '' }),
    api.call(suggest, { text: cookies['yantra_city'] ?? '' }),
  ]);
  // The site shows what is wrong with an address on the page; what failed on our side it does not hide.
  for (const answer of answers) {
    if (answer.status === 'rejected' && !(answer.reason instanceof AppError && answer.reason.status < 500)) {
      throw new Error('A call of the page failed.', { cause: answer.reason });
    }
  }
  return { status: 200, html: `<!doctype html><title>${user?.role ?? 'nobody'}</title>` };
};

export async function fullApp(db: Kysely<Database>): Promise<FullApp> {
  const folder = mkdtempSync(join(tmpdir(), 'bad-requests-'));
  for (const name of ['static', 'embed', 'pictures']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'embed', 'yantra.js'), '// loader');
  writeFileSync(join(folder, 'static', 'index.html'), '<!doctype html>');
  const store = createFolderPictureStore(join(folder, 'pictures'));
  const pictures = openPictures({ db, clock: systemClock, store, logger: createLogger('silent') });
  const files = createFolderFileStore(join(folder, 'kept'));
  const builds = createKeptBuilds({ db, clock: systemClock, store: files, logger: createLogger('silent') });
  const app = await payingApp(db, {
    renderPage,
    pictures,
    staticDir: join(folder, 'static'),
    keptFiles: builds.source('site'),
    embed: { folder: join(folder, 'embed'), kept: builds.source('embed') },
    storybookDir: join(folder, 'static'),
    settings: { allowedOrigins: ['https://partner.example'], trustedProxies: ['127.0.0.1'], environment: 'test' },
  });
  return {
    ...app,
    port: await listening(app.app),
    async close() {
      await app.app.http.close();
      await app.close();
      pictures.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A person of each role, whose tokens the requests carry. */
export type People = Readonly<Record<Exclude<Identity, 'nobody'>, SignedIn>>;

export async function newPeople(app: FullApp): Promise<People> {
  const user = await signedIn(app, 'user');
  return { user, supplier: await signedIn(app, 'supplier'), admin: await signedIn(app, 'admin') };
}

/** Rows of each kind that somebody owns, by the names that calls use for them. */
export async function knownValues(app: FullApp, { supplier }: People): Promise<KnownValues> {
  const { db } = app;
  const machineId = await addMachine(db, { supplier_id: supplier.userId });
  const others = await addMachine(db);
  const key = `pk_${'a'.repeat(24)}`;
  await db
    .insertInto('partner_keys')
    .values({
      supplier_id: supplier.userId,
      key,
      name: 'Shop',
      origins: ['https://partner.example'],
      created_at: testNow,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const free = await addMachine(db, { supplier_id: supplier.userId, period: null });
  const order = await startedOrder(app, { ...supplier, machines: [free] });
  const image = await addPicture(db, supplier.userId, supplier.userId.replaceAll('-', '').slice(0, 24));
  return {
    ...typedMachine,
    id: machineId,
    equipmentId: others,
    supplierId: supplier.userId,
    version: 1,
    image1Url: image,
    image2Url: undefined,
    image3Url: undefined,
    key,
    supplier: 'own',
    orderId: order,
    selectedEquipmentIds: [free],
    subscriptionId: 1,
    subscriptionPeriod: 1,
    amount: 999,
    renewalOf: undefined,
    phone: '9876543210',
    userName: '9876543210',
    altMobileNumber: '9876543211',
    email: 'asha@example.in',
    companyEmail: 'asha@example.in',
    password: 'Wrong@12345',
    otp: '123456',
    securityStamp: 'x'.repeat(40),
    firstName: 'Asha',
    fullName: 'Asha Patil',
    panNumber: 'ABCDE1234F',
    gstNumber: '',
    cinNumber: '',
    websiteUrl: 'https://shop.example',
    dateOfBirth: '1988-06-15',
    pincode: '411001',
    pinCode: '411001',
    colorCode: '#112233',
    selectedCityId: '8',
    categoryId: 1,
    idempotencyKey: 'a-key-of-bad-requests',
    consent: true,
    website: '',
    receipt: undefined,
    page: undefined,
    pageSize: 5,
    sort: undefined,
    near: { latitude: 18.5, longitude: 73.8, radiusKm: 20 },
    bounds: { south: 18, west: 73, north: 19, east: 74 },
    zoom: 11,
    zone: 'West',
    discount: 10,
    low: 1,
    high: 5,
    unit: 't',
    origins: ['https://partner.example'],
    youtubeLink: '',
    kind: 'tractor',
    equipmentCount: 5,
    days: 7,
    word: 'puller',
    rows: [{ name: 'JCB', city: 'Pune' }],
    payment: { orderId: order },
    starRating: 4.5,
  };
}
