import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { learnCities } from '../database/learn-cities.ts';
import { migrate } from '../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { appendAudit } from '../modules/audit/audit.ts';
import { settingsFrom } from '../settings.ts';
import { testNow } from '../testing/market.ts';
import { startS3 } from '../testing/s3-stand-in.ts';
import { emptyDatabase, onOneDatabase, testEngine } from '../testing/test-database.ts';
import { lookAt } from './check.ts';
import { diagnose, type DoctorParts } from './doctor.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let env: Record<string, string>;
beforeAll(async () => {
  env = { DATA_DIR: folder, ...(testEngine === 'postgres' ? { DATABASE_URL: await emptyDatabase() } : {}) };
  await inDatabase(async (database) => {
    await migrate(database);
    await learnCities(database.db, []);
    await appendAudit(database.db, { at: testNow, kind: 'logout' });
  });
});

async function inDatabase(work: (database: OpenDatabase) => Promise<unknown>): Promise<void> {
  const database = await openDatabase(settingsFrom(env));
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** The doctor's lines, by check. */
async function examined(more: Record<string, string> = {}, parts: Partial<DoctorParts> = {}) {
  const lines: string[] = [];
  const isWell = await diagnose({ env: { ...env, ...more }, print: (line) => void lines.push(line), ...parts });
  const says = Object.fromEntries(lines.map((line) => [/^\w+ +(\w+):/.exec(line)?.[1] ?? line, line]));
  return { isWell, lines, says };
}

const answering =
  (status: number): typeof fetch =>
  async () =>
    new Response('{}', { status });

describe('a machine on which all is well', () => {
  test('is told so in one line each', async () => {
    const { isWell, lines, says } = await examined();
    expect(isWell).toBe(true);
    const postgres = testEngine === 'postgres' ? ['role', 'clock'] : [];
    const names = [
      'settings',
      'database',
      'extensions',
      'schema',
      ...postgres,
      'audit',
      'storage',
      'disk',
      'sms',
      'mail',
      'gateway',
      'site',
    ];
    expect(Object.keys(says)).toEqual(names);
    expect(says).toMatchObject({
      extensions: expect.stringMatching(/^ok {3}extensions: pg_trgm \d.* and btree_gist \d/) as string,
      audit: 'ok   audit: the audit log’s 1 entries follow each other as they were written.',
    });
    expect(lines.filter((line) => /\n/.test(line))).toEqual([]);
  });
});

describe('what is not well is told with what to do:', () => {
  test('a setting, and nothing else is looked at', async () => {
    const { isWell, lines } = await examined({ PORT: 'many' });
    expect([isWell, lines]).toEqual([false, [expect.stringMatching(/^FAIL settings: PORT must be a port number/)]]);
  });

  test('settings with which no server starts, or hardly as is meant', async () => {
    const { isWell, lines } = await examined(
      { NODE_ENV: 'production', SITE_URL: 'https://localhost' },
      { fetch: answering(200) },
    );
    expect(isWell).toBe(false);
    expect(lines.filter((line) => /^\w+ +settings:/.test(line))).toEqual([
      expect.stringContaining('FAIL settings: GATEWAY_MODE is simulator in production'),
      expect.stringContaining('FAIL settings: SMS_PROVIDER is outbox in production'),
      expect.stringContaining('warn settings: SITE_URL is https and TRUSTED_PROXIES is not set'),
    ]);
  });

  test('a database that does not answer, once', onOneDatabase, async () => {
    const { isWell, says } = await examined({ DATABASE_URL: 'postgres://u:secret-word@127.0.0.1:1/none' });
    expect([isWell, says['database']]).toEqual([
      false,
      expect.stringMatching(/^FAIL database: The database postgres:\/\/127.0.0.1:1\/none cannot be reached/),
    ]);
    expect(says).not.toHaveProperty('schema');
  });

  test.runIf(testEngine === 'postgres')('a standby that is none, or does not answer', async () => {
    const standingOf = async (url: string | undefined) =>
      (await examined({ DATABASE_REPLICA_URL: url ?? '' })).says['replica'];
    expect(await standingOf(env['DATABASE_URL'])).toMatch(/^FAIL replica: .* is no standby, perhaps since a failover/);
    expect(await standingOf('postgres://u:secret-word@127.0.0.1:1/none')).toMatch(
      /^FAIL replica: postgres:\/\/127.0.0.1:1\/none failed: .*Reads go to the primary/,
    );
  });

  test('a schema of another version', async () => {
    await inDatabase(({ db }) => sql`insert into schema_migrations (name) values ('9999-later')`.execute(db));
    expect((await examined()).says['schema']).toBe(
      'FAIL schema: a newer version has added 9999-later. Please update the program.',
    );
    await inDatabase(({ db }) => sql`delete from schema_migrations where name like '9999%'`.execute(db));
    if (testEngine === 'pglite') return;
    const { isWell, says } = await examined({ DATABASE_URL: await emptyDatabase() });
    expect([isWell, says['schema'], says['audit']]).toEqual([
      false,
      expect.stringContaining('Please run `yantra migrate`'),
      undefined,
    ]);
  });

  test('clocks that differ, and limits that are not set', async () => {
    if (testEngine === 'pglite') return expect((await examined()).says).not.toHaveProperty('clock');
    const clock = (ms: number) => ({ clock: { now: () => new Date(Date.now() + ms) } });
    expect((await examined({}, clock(-5000))).says['clock']).toMatch(/^warn clock: .* differ by [45]\.\d s/);
    const { isWell, says } = await examined({}, clock(3_600_000));
    expect([isWell, says['clock']]).toEqual([false, expect.stringMatching(/^FAIL clock: .*NTP on both/)]);
    expect(says['role']).toBe(
      'warn role: postgres is a superuser, which nothing here needs. Please make a role that owns this database alone.',
    );
  });

  test('and stores nothing with a role that lacks limits: a start does', async () => {
    if (testEngine === 'pglite') return;
    await inDatabase(async ({ db }) => {
      const { rows } = await sql<{ reset: string }>`
        select format('alter role %I in database %I reset all', session_user, current_database()) as reset`.execute(db);
      await sql.raw(rows[0]?.reset ?? '').execute(db);
    });
    onTestFinished(() => inDatabase(async () => undefined));
    expect((await examined()).says['role']).toMatch(/^warn role: no limit is set for .*statement_timeout/);
    const looking = await openDatabase({ ...settingsFrom(env), isReader: true });
    onTestFinished(() => looking.close());
    const { rows } = await sql`
      select from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())`.execute(looking.db);
    expect(rows).toEqual([]);
  });

  test('an audit log that somebody changed', async () => {
    const change =
      (kind: string) =>
      async ({ db }: OpenDatabase) => {
        await sql`alter table audit_log disable trigger user`.execute(db);
        await sql`update audit_log set kind = ${kind}`.execute(db);
        await sql`alter table audit_log enable trigger user`.execute(db);
      };
    await inDatabase(change('login.failed'));
    const { isWell, says } = await examined();
    await inDatabase(change('logout'));
    expect([isWell, says['audit']]).toEqual([
      false,
      expect.stringContaining('FAIL audit: entry 1 of chain 1 is not as it was written'),
    ]);
  });

  test('storage that refuses, and a folder that only one process may use', onOneDatabase, async () => {
    const s3 = await startS3();
    const [good, wrong] = [
      await examined(s3.env),
      await examined({ ...s3.env, S3_SECRET_ACCESS_KEY: 'another-secret' }),
    ];
    await s3.close();
    expect(good.says['storage']).toMatch(/^ok {3}storage: .* takes a file/);
    expect(wrong.says['storage']).toMatch(
      /^FAIL storage: .* answered 403 to a write\. Please look at the S3_ settings/,
    );
    const { says } = await examined({ DATA_DIR: '/dev/null/none', DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect(says['storage']).toMatch(/^FAIL storage: /);
  });

  test('a gateway that refuses the keys, or does not answer', onOneDatabase, async () => {
    const account = {
      GATEWAY_MODE: 'sandbox',
      GATEWAY_CLIENT_ID: 'client-id-1',
      GATEWAY_CLIENT_SECRET: 'client-secret-1',
    };
    const asked = async (answer: typeof fetch) => (await examined(account, { fetch: answer })).says['gateway'];
    expect(await asked(answering(404))).toBe('ok   gateway: sandbox answers and takes our keys.');
    expect(await asked(answering(401))).toMatch(/^FAIL gateway: sandbox refuses our keys/);
    expect(await asked(() => Promise.reject(new Error('cut')))).toMatch(/^FAIL gateway: sandbox does not answer/);
  });

  test('a provider of text messages that does not answer', onOneDatabase, async () => {
    const more = {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'token-of-twilio',
      SMS_SENDER: 'YANTRA',
      SMS_API_URL: 'http://127.0.0.1:1',
    };
    expect((await examined(more)).says['sms']).toMatch(/^FAIL sms: twilio does not answer: nobody can sign up/);
  });

  test('a mail server that does not answer, without its password, and none in production', onOneDatabase, async () => {
    const more = { SMTP_URL: 'smtp://yantra:secret-of-mail@127.0.0.1:1', MAIL_FROM: 'hello@yantra.example.in' };
    const { says, lines, isWell } = await examined(more);
    expect(says['mail']).toMatch(/^FAIL mail: the mail server takes nothing: buyers get no invoice by e-mail/);
    expect([isWell, lines.filter((line) => line.includes('secret-of-mail'))]).toEqual([false, []]);
    expect((await examined({ NODE_ENV: 'production' })).says['mail']).toMatch(/^warn mail: SMTP_URL is not set/i);
  });

  test('an address that leads nowhere, elsewhere, or is not to be trusted', onOneDatabase, async () => {
    const site = async (url: string, answer: typeof fetch) =>
      (await examined({ SITE_URL: url }, { fetch: answer })).says['site'];
    expect(await site('http://yantra.invalid', answering(200))).toMatch(
      /^FAIL site: the name yantra.invalid leads nowhere/,
    );
    expect(await site('http://localhost', answering(502))).toMatch(/^warn site: http:\/\/localhost\/live answers 502/);
    const expired = new TypeError('fetch failed', {
      cause: Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' }),
    });
    expect(await site('https://localhost', () => Promise.reject(expired))).toMatch(
      /^FAIL site: .* certificate has expired/,
    );
    expect(await site('http://localhost', answering(200))).toMatch(/^ok {3}site: /);
  });
});

test('no line holds a secret, whoever says it', onOneDatabase, async () => {
  const secret = 'client-secret-1';
  const account = {
    GATEWAY_MODE: 'sandbox',
    GATEWAY_CLIENT_ID: 'client-id-1',
    GATEWAY_CLIENT_SECRET: secret,
    SITE_URL: 'http://localhost',
  };
  const { lines } = await examined(account, { fetch: () => Promise.reject(new Error(`${secret} is wrong`)) });
  expect(lines.filter((line) => line.includes('… is wrong'))).toHaveLength(1);
  expect(lines.join('\n')).not.toContain(secret);
});

test('nor one that lies in a file', onOneDatabase, async () => {
  const [secret, second] = ['secret-in-a-file', 'another-on-its-second-line'];
  const file = join(folder, 'secret');
  writeFileSync(file, `${secret}\n${second}\n`);
  const account = {
    GATEWAY_MODE: 'sandbox',
    GATEWAY_CLIENT_ID: 'client-id-1',
    GATEWAY_CLIENT_SECRET_FILE: file,
    SITE_URL: 'http://localhost',
  };
  const { says } = await examined(account, { fetch: () => Promise.reject(new Error(`${second}, ${secret} is wrong`)) });
  expect(says['site']).toMatch(/…, … is wrong/);
});

test(
  'a file of a setting that cannot be read is told, and what else was given stays hidden',
  onOneDatabase,
  async () => {
    const { lines } = await examined({ OTP_KEY_FILE: join(folder, 'nowhere'), GATEWAY_CLIENT_SECRET: 'nowhere' });
    expect(lines).toEqual([
      `FAIL settings: OTP_KEY_FILE must name a file that can be read, not ${join(folder, '…')} (ENOENT).`,
    ]);
  },
);

test('what hangs is not waited for', async () => {
  expect(await lookAt({ name: 'x', timeoutMs: 5, look: () => new Promise(() => undefined) })).toMatchObject({
    level: 'FAIL',
    says: expect.stringContaining('did not answer') as string,
  });
});
