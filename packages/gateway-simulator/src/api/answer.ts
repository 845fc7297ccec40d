/** What every call of the API passes: credentials, version, rules, and the stored answers of idempotency keys. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError, refusal } from '../errors.ts';
import type { Gateway } from '../gateway.ts';
import type { CallName } from '../rules.ts';

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Call {
  readonly name: CallName;
  readonly orderId: string;
  /** Whether an idempotency key applies; reads have none. */
  readonly changes: boolean;
  /** @throws GatewayError if refused */
  readonly run: () => object;
}

const slowByDefaultMs = 5_000;

export function answerer(gateway: Gateway, credentials: Credentials) {
  const { clock, rules, store } = gateway;
  return async (request: FastifyRequest, reply: FastifyReply, call: Call): Promise<FastifyReply> => {
    const version = request.headers['x-api-version'];
    reply.header('x-request-id', textOf(request.headers['x-request-id']) ?? gateway.ids.secret());
    if (typeof version === 'string') reply.header('x-api-version', version);
    checkCaller(request, credentials);
    checkVersion(version);
    const about = { orderId: call.orderId, on: call.name };
    if (rules.take(['too-many-requests'], about)) {
      reply.headers({ 'x-ratelimit-limit': '0', 'x-ratelimit-remaining': '0', 'x-ratelimit-retry': '1' });
      throw refusal('too_many_requests');
    }
    const slow = rules.take(['slow'], about);
    const answer = answerOnce(gateway, request, call);
    await store.flush();
    if (slow) {
      await new Promise<void>((resolve) => void clock.after(slow.ms ?? slowByDefaultMs, resolve));
    }
    return sendJson(reply.code(answer.status), answer.body);
  };
}

/** Runs the call, or repeats the stored answer of its key: success, refusal or failure. */
function answerOnce({ store, rules }: Gateway, request: FastifyRequest, call: Call) {
  const key = call.changes ? textOf(request.headers['x-idempotency-key']) : undefined;
  const same = createHash('sha256')
    .update(JSON.stringify([request.method, request.url, request.body]))
    .digest('base64');
  const stored = key === undefined ? undefined : store.answerFor(key);
  if (stored !== undefined) {
    if (stored.request !== same) throw refusal('idempotency_key_reused');
    return stored;
  }
  const answer = answerOf(call);
  const isLost = answer.status < 300 && rules.take(['error-after'], { orderId: call.orderId, on: call.name });
  const told = isLost ? failureAnswer() : answer;
  if (key !== undefined) store.save({ kind: 'answer', answer: { key, request: same, ...told } });
  return told;
}

function answerOf(call: Call): { readonly status: number; readonly body: string } {
  try {
    return { status: 200, body: JSON.stringify(call.run()) };
  } catch (error) {
    if (error instanceof GatewayError) return { status: error.status, body: JSON.stringify(error.body) };
    throw error;
  }
}

function failureAnswer() {
  const { status, body } = refusal('internal_error');
  return { status, body: JSON.stringify(body) };
}

export function sendJson(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(body);
}

function checkCaller({ headers }: FastifyRequest, { clientId, clientSecret }: Credentials): void {
  const isKnown = isSame(headers['x-client-id'], clientId) && isSame(headers['x-client-secret'], clientSecret);
  if (!isKnown) throw refusal('request_failed');
}

function checkVersion(version: unknown): void {
  if (version === undefined) throw refusal('version_missing');
  if (typeof version !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(version)) throw refusal('version_invalid');
}

function isSame(given: unknown, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(right));
}

const textOf = (header: unknown) => (typeof header === 'string' && header !== '' ? header : undefined);
