import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {
  type Call,
  type CallName,
  forgotPassword,
  generateOtp,
  endSession,
  getCategories,
  getOutbox,
  getSessions,
  getSupplierDetails,
  logIn,
  logOut,
  logOutEverywhere,
  type OtpHandle,
  type OutboxMessage,
  queryOf,
  type Session,
  refreshSession,
  resetPassword,
  searchEquipments,
  signUp,
  submitRequirement,
  verifyOtp,
} from '@yantra/contract/calls';
import { type CallDefinition, callSchemas, definedCalls } from '@yantra/contract/schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { isPage } from './http/answer.ts';
import { methodsOf } from './http/api-routes.ts';
import type { PageRequest } from './http/pages.ts';
import { readCacheLimits } from './http/read-cache.ts';
import { pagePolicy } from './http/security-headers.ts';
import { type GatewaySettings, usualGateway } from './modules/payments/gateway.settings.ts';
import { appForFile } from './testing/app-for-file.ts';
import { addMachine } from './testing/market.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

const server = appForFile();
const search = '/api/Equipment/SearchEquipments';

beforeAll(async () => {
  for (let n = 0; n < 5; n += 1) await addMachine(server.db);
});

/** Calls whose input comes from another's answer. */
const inTurn: readonly CallName[] = [
  ...(['generateOtp', 'verifyOtp', 'signUp', 'logIn', 'getSessions', 'getSupplierDetails', 'refreshSession'] as const),
  ...(['forgotPassword', 'resetPassword', 'endSession', 'logOutEverywhere', 'logOut'] as const),
];

/** Calls of deals, which follow each other too: `modules/deals/deal-answers.test.ts`, `modules/conversations` and `modules/agreements`. */
const ofDeals: readonly CallName[] = [
  ...(['askForQuote', 'sendRequirementCode', 'confirmRequirement', 'getRequest', 'closePage', 'renewPage'] as const),
  ...(['getDeal', 'changeDeal', 'sendAcceptCode', 'acceptQuote'] as const),
  ...(['getConversation', 'sendMessage', 'markConversationRead', 'addMessagePicture', 'getAgreement'] as const),
];

/** By a secret page, which is made first: `modules/favourites/favourites.test.ts`. */
const ofLists: readonly CallName[] = ['getSharedFavourites'];

/** Calls that need a log-in are in `http/signed-in-calls.test.ts`. */
const signedInCalls = definedCalls.filter(({ name, who }) => who !== 'anyone' && !inTurn.includes(name));

/** Makes a call and checks that its answer is as the contract says. */
async function keeps(call: Call, input: object, headers: Record<string, string> = {}, asked: TestApp = server) {
  const answer = methodsOf(call).includes('GET')
    ? await asked.get(`/api${call.path}?${queryOf(input)}`, headers)
    : await asked.post(`/api${call.path}`, input, headers);
  const body = answer.json<{ data: unknown; success: boolean; message: string }>();
  const { message = 'OK', beside = [], output }: CallDefinition = callSchemas[call.name];
  expect([answer.status, body.success, body.message], call.name).toEqual([200, true, message]);
  expect(() => output.parse(isPage(call) ? body : body.data), call.name).not.toThrow();
  expect(Object.keys(body), call.name).toEqual(expect.arrayContaining([...beside]));
  return { body, headers: answer.headers };
}

/** Every route below /api, e.g. `POST /api/Login/Login`. */
function routesOf({ app }: TestApp): string[] {
  const routes: string[] = [];
  const path: string[] = [];
  // A tree: lines below a prefix continue it.
  for (const line of app.http.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([\s│]*)[├└]── (.+?)(?: \(([A-Z, ]+)\).*)?$/.exec(line) ?? [];
    path.length = indent.length / 4;
    path.push(part);
    const wanted = methods.split(', ').filter((method) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
    routes.push(...wanted.map((method) => `${method} ${path.join('')}`));
  }
  return routes.filter((route) => route.includes(' /api/'));
}

describe('the contract', () => {
  test('has a route for every call and method, and no call without an entry', async () => {
    await server.app.http.ready();
    const documented = definedCalls.flatMap((call) => methodsOf(call).map((method) => `${method} /api${call.path}`));
    for (const route of documented) {
      const [method = '', url = ''] = route.split(' ');
      expect(server.app.http.hasRoute({ method: method as 'GET', url }), route).toBe(true);
    }
    // A stream is no answer that the contract could describe.
    const technical = ['/api/Live/Events', '/api/Live/Page', '/api/openapi.json', '/api/docs', '/api/docs.css'];
    const routes = routesOf(server).filter((route) => !technical.some((path) => route.endsWith(path)));
    expect(routes.sort()).toEqual(documented.sort());
  });

  test('has neither route nor description in production for what is for trying things out', async () => {
    const settings = { allowedOrigins: [], environment: 'production' as const };
    const real = testApp(server.db, { settings });
    for (const page of ['/api/docs', '/api/openapi.json']) {
      expect((await real.get(page)).text).toContain('/Login/Login');
      expect((await real.get(page)).text).not.toContain('/Dev/');
    }
    await real.app.http.ready();
    const routes = routesOf(real);
    for (const call of definedCalls) {
      const found = methodsOf(call).map((method) => routes.includes(`${method} /api${call.path}`));
      expect(new Set(found), call.name).toEqual(new Set([call.devOnly !== true]));
    }
    expect(definedCalls.filter((call) => call.devOnly).map((call) => call.name)).toEqual(['getOutbox']);
  });

  test('is kept by every answer', async () => {
    const id = (await server.get(search)).json<{ data: { id: string }[] }>().data[0]?.id ?? '';
    const owner = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const key = 'pk_of-the-contract-test';
    await server.db
      .insertInto('partner_keys')
      .values({ supplier_id: owner.id, key, name: 'Shop', origins: ['https://shop.example'], created_at: new Date(0) })
      .execute();
    const inputs: Partial<Record<CallName, object>> = {
      getKeptMachines: { ids: [] },
      embedEvent: { key, page: '/', events: [{ kind: 'view', widget: 'equipment-carousel' }] },
      getLeadReceipt: { key, page: '/', widget: 'lead-form' },
      getEquipmentById: { id },
      getAvailability: { equipmentId: id },
      suggest: { text: 'mah' },
      getLanding: { kind: 'tractor', city: 'pune' },
      reportListing: { equipmentId: id, fault: 'price' },
      notePress: { searchTerm: 'tractor', position: 1 },
      getViewport: { bounds: { south: 18, west: 73, north: 19, east: 74 }, zoom: 11 },
      geocode: { text: '411001' },
      reverseGeocode: { latitude: 18.52, longitude: 73.86 },
      submitRequirement: {
        fullName: 'Asha Patil',
        email: 'asha@example.in',
        phone: '9876543210',
        categoryId: 1,
        consent: true,
        idempotencyKey: 'a-key-of-the-contract-test',
      },
    };
    const calls = definedCalls.filter(
      ({ name, who }) =>
        !inTurn.includes(name) && !ofDeals.includes(name) && !ofLists.includes(name) && who === 'anyone',
    );
    // Signed calls have tests of their own; unsigned they are refused.
    const isOpen = (call: Call) => call.takes !== 'signedBytes';
    for (const call of calls.filter(isOpen)) await keeps(call, inputs[call.name] ?? {});
    expect(calls.filter((call) => !isOpen(call)).map(({ name }) => name)).toEqual(['paymentWebhook']);
    expect(calls.length + inTurn.length + ofDeals.length + ofLists.length + signedInCalls.length).toBe(
      definedCalls.length,
    );
  });

  test('is kept by the answers that need those before them', async () => {
    const site = testApp(server.db);
    const asked: CallName[] = [];
    const ask = async (call: Call, input: object, headers = {}) => {
      asked.push(call.name);
      return keeps(call, input, headers, site);
    };
    const newestCode = async () => {
      const { body } = await keeps(getOutbox, { phone }, {}, site);
      return /^\d{6}/.exec((body.data as OutboxMessage[])[0]?.text ?? '')?.[0];
    };
    const [phone, password] = ['9876501234', 'Excavator#1'];
    const prove = async (call: Call, input: object) => {
      const handle = (await ask(call, input)).body.data as OtpHandle;
      await ask(verifyOtp, { ...handle, otp: await newestCode() });
      return { ...handle, password };
    };
    const person = { firstName: 'Asha', lastName: 'Patil', email: 'asha@example.in' };
    const enter = async () => {
      const { body, headers } = await ask(logIn, { userName: phone, password });
      const cookie = String(headers['set-cookie']).replace(/;.*$/, '');
      return { cookie, authorization: `Bearer ${(body.data as { access_token: string }).access_token}` };
    };
    await ask(signUp, { ...person, phoneNumber: phone, ...(await prove(generateOtp, { phoneNumber: phone })) });
    const session = await enter();
    const { body } = await ask(getSessions, {}, session);
    const machine = (await server.get(search)).json<{ data: { id: string }[] }>().data[0];
    await ask(getSupplierDetails, { id: machine?.id }, session);
    await ask(refreshSession, {}, session);
    await ask(endSession, { id: (body.data as Session[])[0]?.id }, await enter());
    site.clock.time = new Date(site.clock.time.getTime() + 60_000);
    await ask(resetPassword, { userName: phone, ...(await prove(forgotPassword, { userName: phone })) });
    await ask(logOutEverywhere, {}, await enter());
    await ask(logOut, {}, await enter());
    expect(new Set(asked)).toEqual(new Set(inTurn));
  });

  test('is described by OpenAPI 3.1 and a page whose one script is a file of ours that sets the theme', async () => {
    const document = (await server.get('/api/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    expect(new Set(Object.keys(document.paths))).toEqual(new Set(definedCalls.map((call) => `/api${call.path}`)));
    const parameters = document.paths[search]?.['get']?.parameters?.map((one) => one.name);
    expect(parameters).toEqual(expect.arrayContaining(['searchTerm', 'near', 'bounds', 'pageSize', 'facets']));
    expect(document.paths[`/api${submitRequirement.path}`]?.['post']).toMatchObject({
      responses: {
        400: { description: expect.stringMatching(/request\.invalid:[^]*category\.unknown:/) },
        429: { headers: { 'Retry-After': { schema: { type: 'integer' } } } },
      },
    });
    const page = await server.get('/api/docs');
    expect(page.headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(page.text.match(/<script[^>]*>[^<]*/g)).toEqual(['<script src="/static/theme.js">']);
    expect(page.text).not.toContain('style=');
    for (const call of definedCalls) expect(page.text).toContain(call.path);
    // Each can be copied as a request, and what everybody may read is asked by a form of this page alone.
    expect(page.text).toContain('curl <span>&#39;https://yantra.example/api/Category/GetCategories&#39;</span>');
    expect(page.text).toContain('<form action="/api/Category/GetCategories" method="get" target="_blank"');
    expect(page.text).not.toContain('<form action="/api/Login/Login"');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  });

  test('hides inactive and deleted categories and types', async () => {
    const categories = (await server.get('/api/Category/GetCategories')).json<{ data: unknown }>().data;
    expect(categories).toEqual([
      { id: 1, name: 'Tractors', colorCode: '#2E7D32' },
      { id: 6, name: 'Earthmoving', colorCode: '#EF6C00' },
      { id: 7, name: 'Lifting', colorCode: '#C62828' },
    ]);
    expect((await server.get('/api/DropDown/GetEquipmentTypeDropDown')).text).not.toContain('Retired');
    expect((await server.get('/api/DropDown/GetMfgYearDropDown')).json()).toMatchObject({
      data: expect.arrayContaining([{ id: 2026, value: '2026' }]),
    });
  });
});

describe('bad input', () => {
  test('in a body or a query is 400 with a sentence for each field', async () => {
    const posted = await server.post(search, {
      page: 0,
      startRentprice: 'much',
      near: { latitude: 99, longitude: 1, radiusKm: 1 },
      sort: 'best',
    });
    expect([posted.status, posted.json()]).toEqual([
      400,
      {
        success: false,
        message: 'Please check the highlighted fields.',
        code: 'request.invalid',
        errors: {
          page: 'A page is a whole number from 1.',
          startRentprice: 'The lowest price is a number of rupees from 0.',
          'near.latitude': 'Latitude is a number from -90 to 90.',
          sort: 'Sort by relevance, priceAsc, priceDesc, rating, distance or newest.',
        },
        errorCodes: {
          page: { code: 'page.invalid' },
          startRentprice: { code: 'lowestPrice.invalid' },
          'near.latitude': { code: 'latitude.invalid' },
          sort: { code: 'sort.unknown' },
        },
      },
    ]);
    expect((await server.get(`${search}?pageSize=x`)).json()).toMatchObject({
      errors: { pageSize: 'A page is a whole number from 1.' },
    });
    expect((await server.post(search, [])).json()).toMatchObject({
      errors: { body: 'Please send a search as a JSON object.' },
    });
    expect((await server.get('/api/Equipment/GetEquipmentById')).json()).toMatchObject({
      errors: { id: 'Which machine? Please give its id.' },
    });
  });

  test.each([
    ['malformed JSON', '{"page":', {}, 400, 'request.malformed'],
    ['a text with U+0000', '{"zone":"x\\u0000"}', {}, 400, 'request.malformed'],
    ['a list without end', '['.repeat(100_000) + ']'.repeat(100_000), {}, 400, 'request.invalid'],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', {}, 400, 'request.malformed'],
    ['a body that is too large', JSON.stringify({ searchTerm: 'x'.repeat(300_000) }), {}, 413, 'request.tooLarge'],
    ['a body of another kind', '<a/>', { 'content-type': 'text/xml' }, 415, 'request.unsupported'],
  ])('%s is refused', async (_what, body, headers, status, code) => {
    const answer = await server.post(search, body, headers);
    expect([answer.status, answer.json()['code']]).toEqual([status, code]);
  });

  test('an unknown path is 404: JSON below /api, a page elsewhere', async () => {
    const api = await server.get('/api/Nothing/Here');
    expect([api.status, api.json()]).toEqual([
      404,
      { success: false, message: 'There is no page at this address.', code: 'route.unknown' },
    ]);
    const page = await server.get('/nothing');
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await server.get('/%ff')).status).toBe(404);
    expect((await server.get('/%')).status).toBe(404);
  });

  test('a wrong method is 405 and says which are right', async () => {
    const put = await server.app.http.inject({ method: 'PUT', url: `/api${searchEquipments.path}` });
    expect([put.statusCode, put.headers.allow, put.json()]).toEqual([
      405,
      'GET, POST, OPTIONS',
      expect.objectContaining({ code: 'route.method' }),
    ]);
    const post = await server.app.http.inject({ method: 'POST', url: `/api${getCategories.path}` });
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, OPTIONS']);
    expect((await server.app.http.inject({ method: 'DELETE', url: '/' })).statusCode).toBe(405);
  });
});

describe('a failure inside', () => {
  test('shows its sentence and keeps stack and SQL for the log', async () => {
    const broken = testApp(
      new Proxy(server.db, {
        get: (target, key, receiver) => {
          if (key === 'selectFrom') throw new Error('select secret from users where password = 1');
          return Reflect.get(target, key, receiver) as unknown;
        },
      }),
      { renderPage: () => Promise.reject(new Error('secret in the page')) },
    );
    for (const url of [search, '/api/Category/GetCategories', '/', '/equipments']) {
      const answer = await broken.get(url);
      expect(answer.status).toBe(500);
      expect(answer.text).not.toMatch(/secret|select|\.ts|at /);
      expect(answer.text).toContain('Something went wrong on our side. Please try again.');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(JSON.stringify(broken.log)).toContain('secret in the page');
  });

  test('of the database turns the health check', async () => {
    expect((await server.get('/health')).json()).toEqual({ status: 'ok' });
  });
});

describe('headers', () => {
  test('a request id that comes is kept, one that looks wrong is replaced', async () => {
    expect((await server.get('/health', { 'x-request-id': 'abc-12345678' })).headers['x-request-id']).toBe(
      'abc-12345678',
    );
    for (const wrong of ['x', 'a b c d e f g h', '"><script>']) {
      expect((await server.get('/health', { 'x-request-id': wrong })).headers['x-request-id']).toMatch(
        /^[\da-f-]{36}$/,
      );
    }
  });

  test('the log tells of a request without its query, its address or its headers', async () => {
    server.log.length = 0;
    await server.get(`${search}?searchTerm=9876543210`, { authorization: 'Bearer secret', 'user-agent': 'somebody' });
    expect(server.log).toHaveLength(1);
    expect(server.log[0]).toMatchObject({ method: 'GET', path: search, status: 200, reqId: expect.any(String) });
    expect(JSON.stringify(server.log)).not.toMatch(/9876543210|secret|somebody|127\.0\.0\.1/);
  });

  test('any site may read what is public, with a preflight that is asked once a day', async () => {
    expect(
      (await server.get(search, { origin: 'https://dealer.example' })).headers['access-control-allow-origin'],
    ).toBe('*');
    const preflight = await server.app.http.inject({
      method: 'OPTIONS',
      url: search,
      headers: { origin: 'https://dealer.example' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-methods': 'GET, POST',
      'access-control-max-age': '86400',
    });
  });

  test('a public read has a tag, answers 304 to it, and comes compressed', async () => {
    const first = await server.get(search, { 'accept-encoding': 'gzip' });
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding, authorization' });
    expect(JSON.parse(gunzipSync(first.bytes).toString())).toMatchObject({ total: 5 });
    const again = await server.get(search, { 'if-none-match': String(first.headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('an anonymous public read is made once for a few seconds; with a token it is always made anew', async () => {
    const { db } = server;
    const cached = testApp(db, { cacheLimits: readCacheLimits });
    const total = async (headers = {}) => (await cached.get(`${search}?selectedCityId=60`, headers)).json()['total'];
    expect(await total()).toBe(0);
    const machine = await addMachine(db, { city_id: '60' });
    expect(await total()).toBe(0);
    expect(await total({ authorization: 'Bearer x' })).toBe(1);
    cached.clock.time = new Date(cached.clock.time.getTime() + readCacheLimits.ttlMs);
    expect(await total()).toBe(1);
    await db.deleteFrom('equipment').where('id', '=', machine).execute();
  });
});

describe('a page', () => {
  const style = 'body { margin: 0 }';
  const hash = createHash('sha256').update(style).digest('base64');
  const drawing = (seen: PageRequest[]) => async (request: PageRequest) => {
    seen.push(request);
    if (request.url === '/old') return { redirect: '/new', status: 301 as const };
    const categories = await request.api.call(getCategories, {});
    const page = await request.api.call(searchEquipments, { page: 1, pageSize: 2 });
    return {
      status: 200,
      html: `<style>${style}</style>${categories.length} ${page.total}`,
      styleHashes: [hash, "x' *"],
    };
  };

  test('is drawn from calls in the process, under a policy that names its styles', async () => {
    const seen: PageRequest[] = [];
    const site = testApp(server.db, { renderPage: drawing(seen) });
    const answer = await site.get('/equipments?page=2', {
      cookie: 'yantra_city=8; a=%C3%A9; b=%',
      host: 'localhost:3000',
    });
    expect(answer.text).toContain('</style>3 5');
    expect(seen[0]).toMatchObject({
      url: '/equipments?page=2',
      origin: 'http://localhost:3000',
      cookies: { yantra_city: '8', a: 'é', b: '%' },
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const redirect = await site.get('/old');
    expect([redirect.status, redirect.headers['location']]).toEqual([301, '/new']);
  });

  // spec: calls.test-page, limit.gateway
  test('lets the payment gateway in where payments are taken, and nowhere else', async () => {
    const seen: PageRequest[] = [];
    const policyOf = async (gateway: GatewaySettings, path: string) => {
      const renderPage = async (request: PageRequest) => {
        seen.push(request);
        return { status: 200, html: '', takesPayments: request.url.startsWith('/dashboard') };
      };
      const site = testApp(server.db, { renderPage, settings: { allowedOrigins: [], gateway } });
      return String((await site.get(path)).headers['content-security-policy']);
    };
    const simulator = await policyOf(usualGateway, '/dashboard/subscription-plan');
    expect(simulator).toContain("script-src 'self' http://localhost:3002;");
    expect(simulator).toContain('; frame-src http://localhost:3002;');
    expect(simulator).toContain("require-trusted-types-for 'script'");
    expect(await policyOf(usualGateway, '/equipments')).toBe(pagePolicy());
    expect(pagePolicy()).not.toMatch(/http|frame-src/);

    const scriptUrl = 'https://sdk.cashfree.com/js/v3/cashfree.js';
    const real = await policyOf({ ...usualGateway, mode: 'production', scriptUrl }, '/dashboard');
    expect(real).toContain("script-src 'self' https://sdk.cashfree.com;");
    const frames = 'https://sdk.cashfree.com https://api.cashfree.com https://payments.cashfree.com';
    expect(real).toContain(`frame-src ${frames};`);
    expect(real).toContain("connect-src 'self' https://api.cashfree.com");
    expect(real).not.toMatch(/unsafe|sandbox|\*/);
    expect(seen.map(({ payments }) => payments.mode)).toEqual(['simulator', 'simulator', 'production']);
    expect(seen.map(({ payments }) => payments.hasTestPage)).toEqual([true, true, false]);
  });

  test('call in the process refuses wrong input with the code of the API', async () => {
    await expect(server.app.api.call(searchEquipments, { page: -1 })).rejects.toMatchObject({
      code: 'request.invalid',
      status: 400,
    });
  });
});
