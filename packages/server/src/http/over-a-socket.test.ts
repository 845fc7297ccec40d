// @module-tag other
import {
  addUserPurchaseSubs,
  getCategories,
  getEquipmentById,
  searchEquipments,
  submitRequirement,
} from '@yantra/contract/calls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requirementLimit } from '../modules/leads/leads.service.ts';
import { addMachine, testNow } from '../testing/market.ts';
import { addBuyer, fillPriced, type PayingApp, payingApp, startedOrder } from '../testing/paying.ts';
import { type SignedIn, signedIn } from '../testing/signed-in.ts';
import { type TestApp, type TestAppDeps, testApp } from '../testing/test-app.ts';
import { databaseForFile } from '../testing/test-database.ts';
import { ask, listening } from '../testing/wire.ts';
import { readCacheLimits } from './read-cache.ts';

const database = databaseForFile(fillPriced);
const started: TestApp[] = [];
afterEach(async () => {
  for (const { app } of started.splice(0)) await app.http.close();
  await database.db.deleteFrom('limit_hits').execute();
});

/** An app that listens, with its port. */
async function start(given: TestAppDeps): Promise<{ readonly server: TestApp; readonly port: number }> {
  const server = testApp(database.db, given);
  started.push(server);
  return { server, port: await listening(server.app) };
}

describe('who asks', () => {
  const requirement = {
    fullName: 'Asha Patil',
    email: 'asha@example.in',
    phone: '9876543210',
    categoryId: 1,
    consent: true,
  };
  let sent = 0;
  /* As often as one address may, and once more. @returns the statuses */
  const askTooOften = async (trustedProxies: readonly string[], forwardedFor: (n: number) => string) => {
    const { port } = await start({ settings: { allowedOrigins: [], environment: 'test', trustedProxies } });
    const statuses: number[] = [];
    for (let n = 0; n <= requirementLimit.most; n += 1) {
      const body = { ...requirement, idempotencyKey: `a-key-over-a-socket-${(sent += 1)}` };
      const headers = {
        'x-forwarded-for': forwardedFor(n),
        'x-real-ip': forwardedFor(n),
        forwarded: `for=10.1.1.${n}`,
      };
      statuses.push((await ask(port, { path: `/api${submitRequirement.path}`, headers, body })).status);
    }
    return statuses;
  };
  const within = Array.from({ length: requirementLimit.most }, () => 200);

  test('is who is connected where no proxy is known, whatever the request says', async () => {
    expect(await askTooOften([], (n) => `198.51.100.${n}`)).toEqual([...within, 429]);
  });

  test('is who is connected where the proxy that is known is another', async () => {
    expect(await askTooOften(['203.0.113.7'], (n) => `198.51.100.${n}`)).toEqual([...within, 429]);
  });

  test('is whom the proxy names, not whom the visitor named before it', async () => {
    const proxies = ['127.0.0.1', '::1'];
    expect(await askTooOften(proxies, (n) => `198.51.100.${n}, 192.0.2.1`)).toEqual([...within, 429]);
    expect(await askTooOften(proxies, (n) => `198.51.100.${n}`)).toEqual([...within, 200]);
  });
});

describe('what lies ready', () => {
  const key = `pk_${'s'.repeat(24)}`;
  const shop = 'https://shop.example';
  const path = `/api${searchEquipments.path}?key=${key}&page=1`;
  let supplier: SignedIn;
  beforeAll(async () => {
    supplier = await signedIn(testApp(database.db), 'supplier');
    await addMachine(database.db, { supplier_id: supplier.userId });
  });
  beforeEach(() =>
    database.db
      .insertInto('partner_keys')
      .values({ supplier_id: supplier.userId, key, name: 'Shop', origins: [shop], created_at: testNow })
      .execute(),
  );
  afterEach(() => database.db.deleteFrom('partner_keys').execute());

  test('for a partner’s page is given to no other website, nor to nobody', async () => {
    const { port } = await start({ cacheLimits: readCacheLimits });
    const asked = async (headers: Record<string, string>) => {
      const { status, json } = await ask(port, { path, headers });
      return [status, json['code'] ?? json['total']];
    };
    expect(await asked({ origin: shop })).toEqual([200, 1]);
    expect(await asked({ origin: 'https://evil.example' })).toEqual([403, 'partner.origin']);
    expect(await asked({ referer: 'https://evil.example/page' })).toEqual([403, 'partner.origin']);
    expect(await asked({ origin: shop })).toEqual([200, 1]);
  });

  test('for a partner’s page is given no more once its key is revoked', async () => {
    const { port } = await start({ cacheLimits: readCacheLimits });
    expect((await ask(port, { path, headers: { origin: shop } })).status).toBe(200);
    await database.db.updateTable('partner_keys').set({ revoked_at: testNow }).where('key', '=', key).execute();
    expect(await ask(port, { path, headers: { origin: shop } })).toMatchObject({
      status: 403,
      json: { code: 'partner.unknown' },
    });
  });

  test('may be kept by the browser alone, where it is for a partner’s page', async () => {
    const { port } = await start({ cacheLimits: readCacheLimits });
    for (const _once of ['made', 'kept']) {
      const { head } = await ask(port, { path, headers: { origin: shop } });
      expect(head).toMatch(/cache-control: private/i);
      expect(head).not.toMatch(/s-maxage/);
    }
  });
});

describe('a token that comes from a page of another website', () => {
  const ownOrigin = 'http://localhost';
  const categories = `/api${getCategories.path}?includeInactive=true`;
  const foreign = ['https://evil.example', 'null', 'http://localhost.evil.example', 'https://localhost'];

  test('opens nothing on a public read', async () => {
    const { server, port } = await start({});
    const { bearer } = await signedIn(server, 'admin');
    const seen = async (origin?: string) => {
      const headers = origin === undefined ? bearer : { ...bearer, origin };
      return JSON.stringify((await ask(port, { path: categories, headers })).json);
    };
    expect(await seen()).toContain('Retired');
    expect(await seen(ownOrigin)).toContain('Retired');
    for (const origin of foreign) {
      const answer = await seen(origin);
      expect([origin, answer.includes('Earthmoving'), answer.includes('Retired')]).toEqual([origin, true, false]);
    }
  });

  test('leaves no trace of its person', async () => {
    const { server, port } = await start({});
    const { bearer, userId } = await signedIn(server);
    const machine = await addMachine(database.db);
    const viewed = async (origin: string) => {
      const { status } = await ask(port, {
        path: `/api${getEquipmentById.path}?id=${machine}`,
        headers: { ...bearer, origin },
      });
      await server.app.background.settled();
      const rows = await database.db
        .selectFrom('recent_views')
        .select('user_id')
        .where('user_id', '=', userId)
        .execute();
      return [status, rows.length];
    };
    expect(await viewed('https://evil.example')).toEqual([200, 0]);
    expect(await viewed(ownOrigin)).toEqual([200, 1]);
  });
});

describe('a payment', () => {
  let paying: PayingApp;
  let port: number;
  beforeAll(async () => {
    paying = await payingApp(database.db);
    port = await listening(paying.app);
  });
  afterAll(async () => {
    await paying.app.http.close();
    await paying.close();
  });

  test.each(['USD', 'inr ', 'INRR', ''])(
    'of the right amount in another currency, %j, buys nothing',
    async (currency) => {
      const buyer = await addBuyer(paying);
      const order = await startedOrder(paying, buyer);
      paying.alter((path, body) =>
        path.endsWith('/payments') ? (body as object[]).map((one) => ({ ...one, payment_currency: currency })) : body,
      );
      await paying.pay(order);
      const asked = {
        path: `/api${addUserPurchaseSubs.path}`,
        headers: buyer.bearer,
        body: { payment: { orderId: order } },
      };
      expect(await ask(port, asked)).toMatchObject({ status: 409, json: { code: 'payment.refunded' } });
      const bought = await database.db
        .selectFrom('purchases')
        .select('id')
        .where('user_id', '=', buyer.userId)
        .execute();
      expect(bought).toEqual([]);
    },
  );
});
