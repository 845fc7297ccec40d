// @module-tag other
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { generateOtp, getCategories, getSessions } from '@yantra/contract/calls';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase, pgliteDatabase } from '../database/open.ts';
import { every } from '../jobs/every.ts';
import { createLogger } from '../logger.ts';
import { settingsFrom } from '../settings.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../testing/otlp-receiver.ts';
import { startS3 } from '../testing/s3-stand-in.ts';
import { serversForFile } from '../testing/servers-for-file.ts';
import { emptyDatabase, testEngine } from '../testing/test-database.ts';
import { openTracing } from './open-tracing.ts';

const servers = serversForFile();
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function receiver(status?: number): Promise<OtlpReceiver> {
  const started = await startOtlpReceiver(status);
  ends.push(() => started.close());
  return started;
}

/** Takes every message of Twilio's. */
async function smsProvider(): Promise<string> {
  const server = createServer((request, response) => {
    void buffer(request).then(() =>
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}'),
    );
  });
  ends.push(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const phone = '9812345670';
const begun = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${begun.traceId}-${begun.spanId}-01`;
const visitor = { 'x-forwarded-for': '203.0.113.7' };

const childrenOf = (parent: ReceivedSpan | undefined, spans: readonly ReceivedSpan[]) =>
  spans.filter(({ parentId }) => parentId === parent?.spanId);

describe.skipIf(testEngine === 'pglite')('the traces of a server', () => {
  async function traced(env: Record<string, string> = {}) {
    const collector = await receiver();
    const lines: string[] = [];
    const server = await servers.start(
      { NODE_ENV: 'test', HOST: '127.0.0.1', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env },
      { logger: createLogger('info', { write: (line: string) => void lines.push(line) }) },
    );
    return { server, collector, lines };
  }

  test('hold each request with what it asked of the database and of the provider of text messages, in the trace that a proxy of ours began', async () => {
    const sms = {
      SMS_PROVIDER: 'twilio',
      SMS_SENDER: 'YANTRA',
      SMS_API_URL: await smsProvider(),
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'a-secret-token',
    };
    const { server, collector, lines } = await traced({ ...sms, TRUSTED_PROXIES: '127.0.0.1' });
    const headers = { ...visitor, traceparent, 'content-type': 'application/json', expect: '100-continue' };
    const sent = ask(`${server.url}/api${generateOtp.path}`, { method: 'POST', headers });
    // Its body comes when the server has begun with it.
    sent.flushHeaders();
    await once(sent, 'continue');
    sent.end(JSON.stringify({ phoneNumber: phone }));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect(answer.resume().statusCode).toBe(200);
    await server.stop();

    const route = `/api${generateOtp.path}`;
    const request = collector.spans.find(({ name }) => name === `POST ${route}`);
    expect(request).toMatchObject({
      kind: 'server',
      traceId: begun.traceId,
      parentId: begun.spanId,
      hasFailed: false,
      attributes: { 'http.request.method': 'POST', 'http.route': route, 'http.response.status_code': 200 },
    });
    const children = childrenOf(request, collector.spans);
    const statements = children.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT', 'INSERT']));
    for (const { name } of statements) expect(name).toMatch(/^[A-Z]+$/);
    expect(statements.map(({ attributes }) => attributes['db.query.text']).join('\n')).toMatch(
      /insert into "sms_messages".*\$1/,
    );
    expect(children.find(({ name }) => name === 'POST 127.0.0.1')).toMatchObject({
      kind: 'client',
      attributes: { 'server.port': Number(new URL(sms.SMS_API_URL).port), 'http.response.status_code': 201 },
    });
    for (const { ms } of children) expect(ms).toBeGreaterThanOrEqual(0);
    expect(collector.resources[0]).toMatchObject({ 'service.name': 'yantra', 'service.version': expect.any(String) });
    // Its line in the log leads to it.
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ route, trace_id: begun.traceId }),
    );
    const everything = collector.bytes().toString('latin1');
    expect(everything).toContain(route);
    for (const secret of [phone, '203.0.113.7', sms.TWILIO_AUTH_TOKEN, sms.TWILIO_ACCOUNT_SID, 'Accounts']) {
      expect(everything).not.toContain(secret);
    }
  });

  test('name a route and never what somebody typed; a probe has none', async () => {
    const { server, collector } = await traced();
    for (const path of [`/${phone}`, `/api/${phone}`, `/api${getCategories.path}?x=${phone}`, '/live', '/ready']) {
      await fetch(`${server.url}${path}`, { headers: { 'user-agent': phone, authorization: `Bearer ${phone}` } });
    }
    await fetch(`${server.url}/api${getSessions.path}`, { headers: { authorization: `Bearer ${phone}` } });
    await server.stop();
    const requests = collector.spans.filter(({ kind }) => kind === 'server');
    expect(requests.map(({ name }) => name)).toEqual([
      'GET page',
      'GET unknown',
      `GET /api${getCategories.path}`,
      `GET /api${getSessions.path}`,
    ]);
    expect(requests.at(-1)?.attributes['http.response.status_code']).toBe(401);
    expect(collector.bytes().toString('latin1')).not.toContain(phone);
  });

  test('are their own where a stranger says otherwise', async () => {
    const { server, collector } = await traced();
    const asked = { ...visitor, traceparent };
    await fetch(`${server.url}/api${getCategories.path}?n=1`, { headers: asked });
    await server.stop();
    const [request] = collector.spans.filter(({ kind }) => kind === 'server');
    expect(request).toMatchObject({ parentId: '', name: `GET /api${getCategories.path}` });
    expect(request?.traceId).toMatch(/^[\da-f]{32}$/);
    expect(request?.traceId).not.toBe(begun.traceId);
  });

  test('hold what is asked of the storage', async () => {
    const s3 = await startS3();
    ends.push(() => s3.close());
    const { server, collector } = await traced(s3.env);
    await fetch(`${server.url}/pictures/${'ab'.repeat(12)}/320.avif`);
    await server.stop();
    const request = collector.spans.find(({ kind }) => kind === 'server');
    const asked = childrenOf(request, collector.spans).filter(({ attributes }) => 'server.port' in attributes);
    expect(asked).toMatchObject([
      { name: 'GET 127.0.0.1', attributes: { 'server.port': Number(new URL(s3.env['S3_ENDPOINT'] ?? '').port) } },
    ]);
    expect(collector.bytes().toString('latin1')).not.toMatch(/machines|AKIDEXAMPLE|abababab/);
  });

  test('are kept in the share that is wanted, with what else is said of the process', async () => {
    const { server, collector } = await traced({
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging,service.name=yantra-south',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.url}/api${getCategories.path}?n=${Math.random()}`, { headers });
    await ask({});
    await ask({ ...visitor, traceparent });
    await ask({ ...visitor, traceparent: traceparent.replace(/01$/, '00') });
    await server.stop();
    // What the proxy began is kept, for it has decided so.
    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([begun.traceId]));
    expect(collector.headers[0]).toMatchObject({ authorization: 'Basic abc' });
    expect(collector.resources[0]).toMatchObject({
      'deployment.environment.name': 'staging',
      'service.name': 'yantra-south',
    });
  });

  test('that a collector refuses hold nothing up, and the log says so once', async () => {
    const collector = await receiver(400);
    const lines: string[] = [];
    const server = await servers.start(
      { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
      { logger: createLogger('warn', { write: (line: string) => void lines.push(line) }) },
    );
    for (const n of [1, 2]) expect((await fetch(`${server.url}/api${getCategories.path}?n=${n}`)).status).toBe(200);
    await server.stop();
    expect(lines.filter((line) => /Traces do not arrive/.test(line))).toHaveLength(1);
  });
});

describe('a job', () => {
  test('is a trace with its statements, failed ones by their code alone; what nobody asked for is none', async () => {
    const collector = await receiver();
    const settings = settingsFrom({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces` }).tracing;
    if (settings === undefined) throw new Error('Traces are off.');
    const tracing = await openTracing(settings, { version: '1.2.3', logger: createLogger('silent') });
    const { onStatement } = tracing;
    const database =
      testEngine === 'pglite'
        ? await pgliteDatabase({ onStatement })
        : await openDatabase({ databaseUrl: await emptyDatabase(), dataDir: '.', onStatement });
    ends.push(() => database.close());
    await sql`select ${phone}::text as before`.execute(database.db);
    const once = Promise.withResolvers<void>();
    const work = async () => {
      await sql`select ${phone}::text as inside`.execute(database.db);
      await sql`select ${phone}::text::date`.execute(database.db);
    };
    const job = every(1, 'payments', work, {
      logger: createLogger('silent'),
      inJob: tracing.inJob,
      onRun: () => once.resolve(),
    });
    await once.promise;
    await job.stop();
    await tracing.close();
    const turn = collector.spans.find(({ name }) => name === 'job payments');
    expect(turn).toMatchObject({ parentId: '', hasFailed: true, attributes: { 'yantra.job': 'payments' } });
    const [inside, failed] = childrenOf(turn, collector.spans);
    expect(inside?.attributes['db.query.text']).toBe('select $1::text as inside');
    expect(failed).toMatchObject({ hasFailed: true, attributes: { 'error.type': expect.stringMatching(/^22\w{3}$/) } });
    const everything = collector.bytes().toString('latin1');
    expect(everything).not.toContain('before');
    expect(everything).not.toContain(phone);
  });
});

describe('the settings of traces', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };

  test('are off of themselves, and where the standard says off', () => {
    for (const env of [{}, { ...endpoint, OTEL_TRACES_EXPORTER: 'none' }, { ...endpoint, OTEL_SDK_DISABLED: 'true' }]) {
      expect(settingsFrom(env).tracing).toBeUndefined();
    }
  });

  test('take the address of the collector, or of its traces', () => {
    expect(settingsFrom(endpoint).tracing?.url).toBe('http://collector:4318/v1/traces');
    const own = { ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' };
    expect(settingsFrom(own).tracing?.url).toBe('https://traces.example/in');
  });

  test.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'some'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'nothing'],
  ])('name %s where it cannot be used', (name, value) => {
    expect(() => settingsFrom({ ...endpoint, [name]: value })).toThrow(`${name} must be`);
  });

  test('show no key of a collector', () => {
    const given = { ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'a-secret-key' };
    expect(() => settingsFrom(given)).toThrow(
      /^OTEL_EXPORTER_OTLP_HEADERS must be written like name=value,name=value\.$/,
    );
  });
});

test('the library of traces is loaded where they are wanted, and nowhere else', () => {
  // A process of its own, which lists what it loads.
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    const { startServer } = await import(${JSON.stringify(new URL('../main.ts', import.meta.url).href)});
    const { openTracing } = await import(${JSON.stringify(new URL('open-tracing.ts', import.meta.url).href)});
    const count = () => loaded.filter((url) => url.includes('@opentelemetry')).length;
    const before = count();
    await openTracing({ url: 'http://127.0.0.1:9', headers: {}, sampler: 'always_on', ratio: 1, serviceName: 'x', attributes: {} }, {});
    console.log(JSON.stringify({ start: typeof startServer, some: loaded.length > 100, before, after: count() > 0 }));
    process.exit(0);`;
  const child = spawnSync(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
    { encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  );
  expect(child.stderr).toBe('');
  expect(JSON.parse(child.stdout)).toEqual({ start: 'function', some: true, before: 0, after: true });
});
