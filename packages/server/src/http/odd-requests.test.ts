import { getLeadReceipt, getSessions, searchEquipments, submitRequirement } from '@yantra/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForFile } from '../testing/app-for-file.ts';
import { addMachine } from '../testing/market.ts';
import { signedIn } from '../testing/signed-in.ts';
import { listening, send } from '../testing/wire.ts';
import type { PageRequest } from './pages.ts';

const drawn: PageRequest[] = [];
const server = appForFile(() => ({
  renderPage: async (request) => {
    drawn.push(request);
    return { status: 200, html: new URL(request.url, 'http://own.example').origin };
  },
}));
beforeAll(() => addMachine(server.db));

const search = `/api${searchEquipments.path}`;
const deep = (depth: number, end: unknown): unknown => {
  let value = end;
  for (let level = 0; level < depth; level += 1) value = { a: [value] };
  return value;
};

describe('the sign U+0000', () => {
  test.each([
    ['in the key of a partner on a public read', `${search}?key=%00`],
    ['in a text of a query', `${search}?searchTerm=a%00b`],
    ['in the name of a query', `${search}?a%00=b`],
    ['in the key and with a token', `${search}?key=pk_%00`, 'Bearer x'],
  ])('%s is refused', async (_where, url, authorization = '') => {
    const answer = await server.get(url, authorization === '' ? {} : { authorization });
    expect([answer.status, answer.json()['code']]).toEqual([400, 'request.malformed']);
  });

  test.each([
    ['a text', { fullName: 'a\0b' }],
    ['a name', { 'a\0b': 1 }],
    ['a list', { list: ['a', ['\0']] }],
    ['what lies deep', deep(60, '\0')],
  ])('in %s of a body is refused', async (_where, body) => {
    for (const path of [submitRequirement.path, getLeadReceipt.path, searchEquipments.path]) {
      const answer = await server.post(`/api${path}`, body);
      expect([answer.status, answer.json()['code']]).toEqual([400, 'request.malformed']);
    }
  });

  test('in an address of a page is nowhere, and in a cookie as if it had not been sent', async () => {
    expect((await server.get('/equipments%00')).status).toBe(404);
    expect((await server.get('/equipments?city=%00')).status).toBe(404);
    expect(drawn).toEqual([]);
    const page = await server.get('/equipments', { cookie: 'yantra_city=%00; other=8' });
    expect([page.status, drawn.pop()?.cookies]).toEqual([200, { other: '8' }]);
    const session = await server.post('/api/Login/Refresh', {}, { cookie: 'yantra_session=a%00b' });
    expect(session.status).toBe(401);
  });

  test('written out, or encoded twice, is text like any other', async () => {
    expect((await server.get(`${search}?searchTerm=%2500`)).status).toBe(200);
    expect((await server.post(search, { searchTerm: '\\u0000' })).status).toBe(200);
  });
});

test('a request target names no host of its own: what is asked lies below our own address', async () => {
  const port = await listening(server.app);
  for (const target of ['//evil.example/x', '///evil.example', '/\\evil.example', '//', 'http://evil.example/x']) {
    const { text } = await send(port, `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect([target, text.slice(0, 12), text.slice(text.indexOf('\r\n\r\n') + 4)]).toEqual([
      target,
      'HTTP/1.1 200',
      'http://own.example',
    ]);
  }
});

test('a version or an id that no column holds is refused with a sentence', async () => {
  const supplier = await signedIn(server, 'supplier');
  const admin = await signedIn(server, 'admin');
  const machine = await addMachine(server.db, { supplier_id: supplier.userId });
  for (const version of [2 ** 31, 2 ** 53, 1e300, '2147483648']) {
    const changed = await server.post('/api/Equipment/UpdateEquipment', { id: machine, version }, supplier.bearer);
    expect(changed.json<{ errors: object }>().errors).toMatchObject({ version: 'Please load the machine again.' });
    const plan = { id: 1, name: 'ECONOMY', equipmentCount: 5, version };
    const priced = await server.post('/api/Subscription/UpdateSubscriptionPlan', plan, admin.bearer);
    expect([priced.status, priced.json<{ errors: object }>().errors]).toEqual([
      400,
      { version: 'Please load the plan again.' },
    ]);
  }
  expect((await server.get(`/api${getSessions.path}`, admin.bearer)).status).toBe(200);
});

test('a number that is as good as nothing is nothing', async () => {
  const admin = await signedIn(server, 'admin');
  const weights = { nearness: 0.5, size: 5e-324, free: '1e-300', price: 0.2, rating: -0, freshness: 1e-40 };
  expect((await server.post('/api/Search/SetRankingWeights', weights, admin.bearer)).status).toBe(200);
  expect((await server.post('/api/Search/GetRankingWeights', {}, admin.bearer)).json()).toMatchObject({
    data: { weights: { nearness: 0.5, size: 0, free: 0, price: 0.2, rating: 0, freshness: 0 } },
  });
});
