import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TracedRequest } from '../tracing/tracing.ts';
import { type TraceOf, traceRequests } from './trace-requests.ts';

const begun: TracedRequest[] = [];
const ended: number[] = [];
const traces: (string | undefined)[] = [];
let isKept = true;
beforeEach(() => {
  for (const seen of [begun, ended, traces]) seen.length = 0;
  isKept = true;
});

/** Where the work of a request is done: within its span. */
let within: TracedRequest | undefined;
const seenWithin: (TracedRequest | undefined)[] = [];

function serverBehind(trustProxy: boolean): FastifyInstance {
  const app: FastifyInstance = Fastify({ trustProxy });
  const traceOf: TraceOf = traceRequests(app, {
    begin: (request) => {
      begun.push(request);
      return {
        traceId: isKept ? `trace ${begun.length}` : undefined,
        run: (work) => {
          within = request;
          work();
          within = undefined;
        },
        end: (status) => void ended.push(status),
      };
    },
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    seenWithin.push(within);
    done();
  });
  app.addHook('onResponse', async (request) => void traces.push(traceOf(request)));
  app.get('/api/one', async () => 'Here.');
  app.get('/ready', async () => 'Yes.');
  return app;
}
const direct = serverBehind(false);
const proxied = serverBehind(true);
afterAll(() => Promise.all([direct, proxied].map((app) => app.close())));

describe('a request', () => {
  test('has a span from before anything is done for it until its answer', async () => {
    seenWithin.length = 0;
    await direct.inject('/api/one?phone=9876543210');
    expect(begun).toEqual([{ method: 'GET', route: '/api/one', parent: undefined }]);
    expect([seenWithin, ended, traces]).toEqual([begun, [200], ['trace 1']]);
    await direct.inject({ method: 'POST', url: '/none' });
    expect(begun[1]).toEqual({ method: 'POST', route: 'unknown', parent: undefined });
    expect([ended, traces]).toEqual([
      [200, 404],
      ['trace 1', 'trace 2'],
    ]);
  });

  test('of a probe has none', async () => {
    expect((await direct.inject('/ready')).payload).toBe('Yes.');
    expect([begun, ended, traces]).toEqual([[], [], [undefined]]);
  });

  test('may be one whose trace is not kept', async () => {
    isKept = false;
    await direct.inject('/api/one');
    expect([ended, traces]).toEqual([[200], [undefined]]);
  });
});

describe('a trace that somebody has begun', () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const parentOf = async (app: FastifyInstance, headers: Record<string, string | string[]>) => {
    await app.inject({ url: '/api/one', headers: headers as Record<string, string> });
    return begun.at(-1)?.parent;
  };

  test('goes on where a proxy of ours says for whom it asks', async () => {
    expect(await parentOf(proxied, { 'x-forwarded-for': '203.0.113.7', traceparent })).toBe(traceparent);
    expect(await parentOf(proxied, { 'x-forwarded-for': '203.0.113.7' })).toBeUndefined();
  });

  test('is not believed of a stranger', async () => {
    expect(await parentOf(proxied, { traceparent })).toBeUndefined();
    expect(await parentOf(direct, { 'x-forwarded-for': '203.0.113.7', traceparent })).toBeUndefined();
  });
});
