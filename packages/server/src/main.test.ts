import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { createLogger } from './logger.ts';
import { startServer } from './main.ts';
import { demoAccounts } from './seed/seed.messages.ts';
import type { RunningServer, StartOptions } from './startup/start-options.ts';
import { testPasswordHash } from './testing/signed-in.ts';
import { emptyDatabase, onOneDatabase, onPostgresAlone, testEngine } from './testing/test-database.ts';

let folder: string;
const running: RunningServer[] = [];
const printed: string[] = [];

const emptyPostgres = async (): Promise<Record<string, string>> =>
  testEngine === 'pglite' ? {} : { DATABASE_URL: await emptyDatabase() };

beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'server-'))));
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  printed.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/* As the operator does before a start in production. */
async function migrated(env: { readonly DATABASE_URL?: string; readonly DATA_DIR: string }): Promise<void> {
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  await migrate(database);
  await database.close();
}

/* Settings that reach nobody and move no money. */
const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://yantra.example',
  GATEWAY_MODE: 'sandbox',
  GATEWAY_CLIENT_ID: 'id',
  GATEWAY_CLIENT_SECRET: 'secret',
  SMS_PROVIDER: 'twilio',
  SMS_SENDER: 'YANTRA',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  SEED: '',
};

async function start(env: Record<string, string> = {}, more: Partial<StartOptions> = {}): Promise<RunningServer> {
  const server = await startServer({
    env: { PORT: '0', PARTNER_PORT: '0', SEED: 'none', DATA_DIR: folder, ...(await emptyPostgres()), ...env },
    logger: createLogger('silent'),
    print: (line) => printed.push(line),
    ...more,
  });
  running.push(server);
  return server;
}

describe('a start', () => {
  test('migrates, seeds, listens and prints the addresses; a second one finds the data', async () => {
    const seeds: string[] = [];
    const seed: StartOptions['seed'] = async ({ database }) => {
      const there = await database.db.selectFrom('categories').select('name').execute();
      if (there.length === 0) await database.db.insertInto('categories').values({ id: 1, name: 'Tractors' }).execute();
      seeds.push(`${there.length}`);
    };
    const env = { DATA_DIR: join(folder, 'kept'), ...(await emptyPostgres()) };
    const first = await start(env, { seed });
    const alone = 'Pictures and kept builds lie in DATA_DIR, so one process alone may run on this database. ';
    expect(printed).toEqual([
      ...(testEngine === 'postgres' ? [expect.stringContaining(alone)] : []),
      `Site and API: ${first.url}`,
      `API documentation: ${first.url}/api/docs`,
      `Text messages go to the outbox: ${first.url}/dev/outbox`,
    ]);
    expect(await (await fetch(`${first.url}/api/Category/GetCategories`)).json()).toMatchObject({
      data: [{ name: 'Tractors' }],
    });
    await first.stop();
    await start(env, { seed });
    expect(seeds).toEqual(['0', '1']);
  });

  test(
    "serves the partner's page on its own port with its own headers and the API's address",
    onPostgresAlone,
    async () => {
      const partner = join(folder, 'partner');
      mkdirSync(partner, { recursive: true });
      writeFileSync(join(partner, 'index.html'), '<script src="%API_URL%/embed/v1/loader.js"></script>');
      const server = await start(
        {},
        { partner: { folder: partner, headers: { 'content-security-policy': 'script-src %API_URL%' } } },
      );
      const answer = await fetch(`${server.partnerUrl}/`);
      expect(await answer.text()).toBe(`<script src="${server.url}/embed/v1/loader.js"></script>`);
      expect(answer.headers.get('content-security-policy')).toBe(`script-src ${server.url}`);
      expect(server.partnerUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
      expect((await fetch(`${server.partnerUrl}/nothing`)).status).toBe(404);
    },
  );

  test('on a taken port says so in one line and leaves nothing open', onPostgresAlone, async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'port') };
    await expect(start(env)).rejects.toThrow(
      `Port ${port} is already in use. Please stop what uses it, or set PORT to another port.`,
    );
    await new Promise((resolve) => taken.close(resolve));
    await expect(start(env)).resolves.toBeDefined();
  });

  test('with a wrong setting says which', async () => {
    await expect(start({ SEED_SIZE: 'many' })).rejects.toThrow('SEED_SIZE must be a number of machines');
  });

  test('in production is refused without what production needs, before anything is opened', async () => {
    const dataDir = join(folder, 'never');
    await expect(start({ NODE_ENV: 'production', SEED: 'demo', DATA_DIR: dataDir })).rejects.toThrow(
      /^SITE_URL must be set in production: .*\nSEED is demo in production: .*\nGATEWAY_MODE is .*\nSMS_PROVIDER is [^\n]*$/,
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  test.skipIf(testEngine === 'pglite')(
    'beside another on the same PostgreSQL is refused where each has a folder of its own',
    async () => {
      const env = await emptyPostgres();
      const first = await start({ ...env, DATA_DIR: join(folder, 'one') });
      const second = { ...env, DATA_DIR: join(folder, 'two') };
      await expect(start(second)).rejects.toThrow(/keeps files elsewhere.* Please set the same PICTURE_STORE/);
      await first.stop();
      await start(second);
    },
  );

  test('that others reach, and forgot NODE_ENV, is refused', async () => {
    await expect(start({ HOST: '0.0.0.0', NODE_ENV: '' })).rejects.toThrow(/^HOST lets others reach this server/);
  });

  test('in production listens where it is told, has no outbox and nobody’s password is known', async () => {
    const env = { ...production, DATA_DIR: join(folder, 'real'), ...(await emptyPostgres()), HOST: '0.0.0.0' };
    await migrated(env);
    const server = await start(env, { seed: () => Promise.resolve() });
    expect([server.settings.seed, server.url]).toEqual(['none', expect.stringMatching(/^http:\/\/localhost:\d+$/)]);
    expect(server.app.http.server.address()).toMatchObject({ address: '0.0.0.0' });
    expect((await fetch(`${server.url}/api/Dev/Outbox`)).status).toBe(404);
    expect(printed.filter((line) => /outbox/.test(line))).toEqual([]);
    const people = Object.entries(demoAccounts).map(([role, phone]) => ({
      role: role as keyof typeof demoAccounts,
      phone,
      first_name: 'A',
      last_name: 'B',
      password_hash: phone === demoAccounts.user ? 'x' : testPasswordHash,
    }));
    await server.database.db.insertInto('users').values(people).execute();
    await running.pop()?.stop();
    await expect(start(env)).rejects.toThrow(
      /^The database holds accounts of the demo whose password everybody knows \(9000000001, 9000000002\)\. Please /,
    );
  });

  test('without the key of its provider of text messages says which', async () => {
    await expect(start({ SMS_PROVIDER: 'twilio' })).rejects.toThrow(
      'TWILIO_ACCOUNT_SID must be set for SMS_PROVIDER=twilio.',
    );
  });

  test('without its database says which and why, without the password', async () => {
    await expect(start({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/none' })).rejects.toThrow(
      /^The database postgres:\/\/127\.0\.0\.1:1\/none cannot be reached: .*ECONNREFUSED/,
    );
  });
});

test(
  'a data folder in use by another is refused, and free again after a stop',
  { timeout: 90_000, ...onOneDatabase },
  async () => {
    const settings = { dataDir: join(folder, 'locked') };
    const first = await openDatabase(settings);
    await expect(openDatabase(settings)).rejects.toThrow(
      `The data folder ${settings.dataDir} is in use by another process.`,
    );
    await first.close();
    await (await openDatabase(settings)).close();
    // Three databases begin in it.
  },
);

test('an answer that lies ready is the same, byte for byte, as when it was made', onPostgresAlone, async () => {
  const server = await start();
  const url = `${server.url}/api/Category/GetCategories`;
  const types = Array.from({ length: 60 }, (_, n) => ({ id: n + 1, name: `Kräne und Mähdrescher ${n} ₹` }));
  await server.database.db.insertInto('categories').values(types).execute();
  for (const encoding of ['identity', 'br', 'gzip']) {
    const ask = () => fetch(url, { headers: { 'accept-encoding': encoding } });
    const [made, ready] = [await ask(), await ask()];
    expect(ready.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await ready.text()).toBe(await made.text());
    const named = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'date').sort();
    expect(named(ready.headers)).toEqual(named(made.headers));
    const again = await fetch(url, { headers: { 'if-none-match': made.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
});

test('a stop lets a running request finish', async () => {
  const arrived = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const server = await start(
    {},
    {
      renderPage: async () => {
        arrived.resolve();
        await go.promise;
        return { status: 200, html: 'finished' };
      },
    },
  );
  const answer = fetch(server.url);
  await arrived.promise;
  const stopped = server.stop();
  go.resolve();
  expect(await (await answer).text()).toBe('finished');
  await stopped;
  await expect(fetch(server.url)).rejects.toThrow();
});
