import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import {
  addRequest,
  type Market,
  openMarket,
  pageOf,
  provedCode,
  quoteInput,
  quoteNamed,
} from '../../testing/deals.ts';
import { hostileWords } from '../../testing/hiring.ts';

const server = appForFile();

/** Posts a plain form, as a browser does. */
async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  return {
    status: answer.statusCode,
    location: answer.headers.location,
    text: answer.payload,
    headers: answer.headers,
  };
}
const stateOf = async ({ dealId }: Pick<Market, 'dealId'>) =>
  (await server.db.selectFrom('deals').select('state').where('id', '=', dealId).executeTakeFirstOrThrow()).state;
const versionOf = async ({ dealId }: Pick<Market, 'dealId'>) =>
  String(
    (await server.db.selectFrom('deals').select('version').where('id', '=', dealId).executeTakeFirstOrThrow()).version,
  );
/** What a form with a code has of it: the handle of the address, and the digits of the message. */
async function codeIn(location: string | undefined, phone: string): Promise<Record<string, string>> {
  const { searchParams } = new URL(location ?? '', 'http://yantra.example');
  const { text } = await server.db
    .selectFrom('sms_messages')
    .select('text')
    .where('phone', '=', phone)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const [otp = ''] = /\d{6}/.exec(text ?? '') ?? [];
  return { id: searchParams.get('code') ?? '', securityStamp: searchParams.get('stamp') ?? '', otp };
}
async function quoted(): Promise<Market> {
  const market = await openMarket(server);
  await server.post('/api/Deal/SendQuote', await quoteInput(server.db, market), market.owner.bearer);
  return market;
}

test('a quote is refused without JavaScript, and the page comes back to its deal, in its language', async () => {
  const market = await quoted();
  const { dealId, page } = market;
  const fields = { dealId, deed: 'refuse', version: await versionOf(market) };
  const { status, location, headers } = await post(`/hi/q/${page}/change`, fields);
  expect([status, location, await stateOf(market)]).toEqual([303, `/hi/q/${page}#deal-${dealId}`, 'declined']);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('a quote is accepted by a code: the form with the code has its handle in the address', async () => {
  const market = await quoted();
  const { dealId, page, phone } = market;
  const asked = await post(`/q/${page}/accept-code`, { dealId });
  const at = new URL(asked.location ?? '', 'http://yantra.example');
  expect([asked.status, at.pathname, at.hash, at.searchParams.get('accept')]).toEqual([
    303,
    `/q/${page}`,
    '#accept',
    dealId,
  ]);
  const fields = { dealId, ...(await quoteNamed(server, dealId)), ...(await codeIn(asked.location, phone)) };
  const done = await post(`/q/${page}/accept`, fields);
  expect([done.status, done.location, await stateOf(market)]).toEqual([303, `/q/${page}#deal-${dealId}`, 'accepted']);
});

test('a wrong code is said on a page that leads back to the same form', async () => {
  const market = await quoted();
  const { dealId, page } = market;
  const fields = { dealId, ...(await quoteNamed(server, dealId)), id: 'x', securityStamp: 'y', otp: '000000' };
  const { status, text } = await post(`/q/${page}/accept`, fields);
  expect([status, text.includes(`/q/${page}?accept=${dealId}&amp;code=x&amp;stamp=y#accept`)]).toEqual([400, true]);
  expect(await stateOf(market)).toBe('quoted');
});

test('a lost race leads to a page of its own', async () => {
  const market = await quoted();
  const { dealId, page, phone } = market;
  const named = await quoteNamed(server, dealId);
  await server.post(
    '/api/Deal/ChangeDeal',
    { dealId, deed: 'takeBack', why: 'busy', whyWords: '', version: Number(await versionOf(market)) },
    market.owner.bearer,
  );
  const fields = { dealId, ...named, ...(await provedCode(server, phone, 'acceptQuote')) };
  const { status, location } = await post(`/q/${page}/accept`, fields);
  expect([status, location]).toEqual([303, `/q/${page}?lost=${dealId}`]);
});

test('so does a code that is asked for a machine which is taken on the days', async () => {
  const { dealId, page, machine } = await quoted();
  await sql`update commitments set state = 'freed' where deal_id = ${dealId}::uuid`.execute(server.db);
  await sql`insert into commitments (equipment_id, unit, kind, days)
    select ${machine}::uuid, 1, 'booking', daterange(from_day, until_day) from deals where id = ${dealId}::uuid`.execute(
    server.db,
  );
  const { status, location } = await post(`/q/${page}/accept-code`, { dealId });
  expect([status, location]).toEqual([303, `/q/${page}?lost=${dealId}`]);
});

test('a page gets a new address, is closed, and is opened again by a code', async () => {
  const { page, requirementId, phone } = await openMarket(server);
  const renewed = await post(`/q/${page}/renew`, {});
  const next = await pageOf(server, requirementId);
  expect([renewed.status, renewed.location, next === page]).toEqual([303, `/q/${next}`, false]);
  expect((await post(`/q/${page}/close`, {})).status).toBe(410);
  expect((await post(`/q/${next}/close`, {})).location).toBe(`/q/${next}`);
  const asked = await post(`/q/${next}/code`, {});
  expect([asked.status, asked.location?.startsWith(`/q/${next}?code=`)]).toEqual([303, true]);
  const opened = await post(`/q/${next}/confirm`, await codeIn(asked.location, phone));
  expect([opened.status, opened.location]).toEqual([303, `/q/${await pageOf(server, requirementId)}`]);
});

test('a request is confirmed before it has a page', async () => {
  const { requirementId, phone } = await addRequest(server);
  await server.db
    .updateTable('requirements')
    .set({ phone_confirmed_at: null })
    .where('id', '=', requirementId)
    .execute();
  const asked = await post('/ask-for-quote/code', { requestId: requirementId });
  expect([asked.status, asked.location?.startsWith(`/ask-for-quote?request=${requirementId}&code=`)]).toEqual([
    303,
    true,
  ]);
  const code = await codeIn(asked.location, phone);
  const done = await post('/ask-for-quote/confirm', { requestId: requirementId, ...code });
  expect([done.status, done.location]).toEqual([303, `/q/${await pageOf(server, requirementId)}`]);
});

test('another site cannot send them; a page that hides its referrer, and so its origin, can', async () => {
  const market = await quoted();
  const { dealId, page } = market;
  const fields = async () => ({ dealId, deed: 'withdraw', version: await versionOf(market) });
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ])
    expect((await post(`/q/${page}/change`, await fields(), headers)).status).toBe(403);
  expect(await stateOf(market)).toBe('quoted');
  const own = await post(`/q/${page}/change`, await fields(), { origin: 'null', 'sec-fetch-site': 'same-origin' });
  expect([own.status, await stateOf(market)]).toEqual([303, 'withdrawn']);
});

test('strangers’ words are text in what is said and in where it leads', async () => {
  const { page } = await openMarket(server);
  for (const words of hostileWords)
    for (const form of ['change', 'accept-code', 'accept']) {
      const {
        status,
        text,
        location = '',
      } = await post(`/q/${page}/${form}`, { dealId: words, deed: words, otp: words });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text + location).not.toMatch(/<script|<img|[\r\n]Set-Cookie/i);
    }
  for (const form of ['renew', 'code', 'confirm'])
    expect((await post(`/q/${encodeURIComponent('"><script>')}/${form}`, {})).text).not.toMatch(/<script/i);
});

test('what is no form is refused', async () => {
  const { page } = await openMarket(server);
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/q/${page}/change`,
    headers: { 'content-type': 'application/json' },
    payload: '{"dealId":{"a":1},"deed":["refuse"]}',
  });
  expect(answer.statusCode).toBe(400);
});
