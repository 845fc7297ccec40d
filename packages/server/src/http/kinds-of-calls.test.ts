import { getReceipt, paymentWebhook, verifyPayment } from '@yantra/contract/calls';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { apiRoutes } from './api-routes.ts';
import { bind, type BoundCall, type CallContext } from './bind.ts';
import { errorAnswers } from './error-answers.ts';
import { createReadCache } from './read-cache.ts';
import { withoutSchemas } from './without-schemas.ts';

const id = '00000000-0000-4000-8000-000000000001';
const bearer = { authorization: 'Bearer good' };
const open: FastifyInstance[] = [];

function serverWith(...calls: BoundCall[]): FastifyInstance {
  const app: FastifyInstance = Fastify({ schemaController: withoutSchemas });
  app.setErrorHandler(errorAnswers(() => 'http://localhost'));
  apiRoutes(app, {
    calls,
    cache: createReadCache({ now: () => new Date(0) }),
    allowedOrigins: ['https://partner.example'],
    ownOrigin: () => 'http://localhost',
    partners: { admit: async () => undefined, spend: async () => undefined },
    identify: async (token) => (token === 'good' ? { userId: id, role: 'user', sessionId: 's' } : undefined),
  });
  open.push(app);
  return app;
}
beforeAll(() => Promise.all(open.map((app) => app.ready().then(() => undefined))));
afterAll(() => Promise.all(open.map((app) => app.close())));

describe('a call whose keys are in its query', () => {
  const verify = vi.fn<(input: { id: string }) => Promise<{ message: string }>>();
  const server = serverWith(bind(verifyPayment, verify));
  const url = '/api/Payment/VerifyPayment';
  beforeEach(() => verify.mockReset().mockResolvedValue({ message: 'None yet.' }));

  test.each([
    ['no body', {}],
    ['JSON', { payload: '{"id":"other"}', headers: { 'content-type': 'application/json' } }],
    ['broken JSON', { payload: '{"id":', headers: { 'content-type': 'application/json' } }],
    ['a large one', { payload: 'a'.repeat(100_000), headers: { 'content-type': 'text/plain' } }],
    ['another type', { payload: 'id=other', headers: { 'content-type': 'text/plain' } }],
  ])('reads its query, whatever the body: %s', async (_what, { payload, headers = {} }: RequestFacts) => {
    const answer = await server.inject({
      method: 'POST',
      url: `${url}?id=o1`,
      payload: payload ?? '',
      headers: { ...bearer, ...headers },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, message: 'OK', data: { message: 'None yet.' } },
    ]);
    expect(verify.mock.calls[0]?.[0]).toEqual({ id: 'o1' });
  });

  test('takes nothing from the body alone', async () => {
    const answer = await server.inject({ method: 'POST', url, payload: { id: 'o1' }, headers: bearer });
    expect(answer.json()).toMatchObject({ code: 'request.invalid', errors: { id: 'Order ID missing' } });
  });

  test('asks who it is, and from where, as any other', async () => {
    expect((await server.inject({ method: 'POST', url: `${url}?id=o1` })).statusCode).toBe(401);
    const foreign = { ...bearer, origin: 'https://elsewhere.example' };
    const answer = await server.inject({ method: 'POST', url: `${url}?id=o1`, headers: foreign });
    expect(answer.json()).toMatchObject({ code: 'request.origin' });
    expect(verify).not.toHaveBeenCalled();
  });
});

interface RequestFacts {
  readonly payload?: string;
  readonly headers?: Record<string, string>;
}

describe('a call that answers a file', () => {
  const receipt = vi.fn<() => Promise<unknown>>();
  const server = serverWith(bind(getReceipt, receipt));
  const url = `/api/Payment/Receipt?id=${id}`;
  beforeEach(() => {
    receipt
      .mockReset()
      .mockResolvedValue({ name: 'YN/2627 "1".pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') });
  });

  test('sends it to be saved, kept by nobody', async () => {
    const answer = await server.inject({ url, headers: bearer });
    expect([answer.statusCode, answer.payload]).toEqual([200, '%PDF']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="YN-2627--1-.pdf"',
      'cache-control': 'no-store',
    });
  });

  test('tells a page of another host that is on the list its name', async () => {
    const answer = await server.inject({ url, headers: { ...bearer, origin: 'https://partner.example' } });
    expect(answer.headers['access-control-expose-headers']).toContain('content-disposition');
    const foreign = await server.inject({ url, headers: { ...bearer, origin: 'https://elsewhere.example' } });
    expect(foreign.json()).toMatchObject({ code: 'request.origin' });
  });

  test('fails in JSON', async () => {
    receipt.mockRejectedValue(new AppError('purchase.unknown'));
    const answer = await server.inject({ url, headers: bearer });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'purchase.unknown' }]);
    expect((await server.inject({ url })).json()).toMatchObject({ code: 'auth.required' });
  });
});

describe('a signed call', () => {
  const webhook = vi.fn<(input: unknown, context: CallContext) => Promise<unknown>>();
  const server = serverWith(bind(paymentWebhook, webhook));
  const url = '/api/Payment/Webhook';
  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    server.inject({ method: 'POST', url, payload, headers });
  beforeEach(() => void webhook.mockReset().mockResolvedValue(null));

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'application/x-www-form-urlencoded',
    '',
  ])('gets its bytes as they came: %s', async (type) => {
    const body = '{ "amount": 170.00, "name":"श्री" }\n';
    const answer = await post(body, { ...(type ? { 'content-type': type } : {}), 'X-Webhook-Signature': 'abc=' });
    expect(answer.statusCode).toBe(200);
    const { signed } = webhook.mock.calls[0]?.[1] ?? {};
    expect(signed?.raw.toString()).toBe(body);
    expect([signed?.header('x-webhook-signature'), signed?.header('x-webhook-timestamp')]).toEqual(['abc=', undefined]);
  });

  test('comes from no page, and from any', async () => {
    expect((await post('{}', { origin: 'https://elsewhere.example' })).statusCode).toBe(200);
  });

  test('has bytes even where nothing came', async () => {
    expect((await post('')).statusCode).toBe(200);
    expect(webhook.mock.calls[0]?.[1].signed?.raw.length).toBe(0);
  });

  test('is refused above 64 KB', async () => {
    expect((await post(Buffer.alloc(64 * 1024, 'a'))).statusCode).toBe(200);
    const answer = await post(Buffer.alloc(64 * 1024 + 1, 'a'));
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'request.tooLarge' }]);
    expect(webhook).toHaveBeenCalledTimes(1);
  });
});
