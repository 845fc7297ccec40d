import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open.ts';
import type { Database } from '../../database/types.ts';
import { createKeyrings } from '../../keys/keyring.ts';
import { createLogger } from '../../logger.ts';
import { addMachine, fillBasics, testNow } from '../../testing/market.ts';
import { addUser } from '../../testing/signed-in.ts';
import { databaseForFile, emptyDatabase, onPostgresAlone, testEngine } from '../../testing/test-database.ts';
import { anchorKeys, createAnchors, readAnchors } from './audit-anchor.ts';
import { type AuditHead, chainHeads, headOf } from './audit-head.ts';
import { appendAudit } from './audit.ts';
import { verifyAudit } from './verify-audit.ts';

const database = databaseForFile(fillBasics);
let db: Kysely<Database>;

beforeAll(() => void ({ db } = database));

const someone = '00000000-0000-4000-8000-000000000002';
const append = (userId?: string) => appendAudit(db, { at: testNow, kind: 'login.failed', userId });
const rows = () => db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const chain = (number: number) => db.selectFrom('audit_log').select('place').where('chain', '=', number).execute();
const headNow = async () => headOf(await chainHeads(db));

/** Does what no program of ours can: changes the log, checks what the command would report, and rolls it back. */
async function tampered(statement: string, noted: readonly AuditHead[] = []) {
  let verdict: Awaited<ReturnType<typeof verifyAudit>> | undefined;
  const back = new Error('back');
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`alter table audit_log disable trigger user`.execute(trx);
      await sql.raw(statement).execute(trx);
      verdict = await verifyAudit(trx, noted);
      throw back;
    })
    .catch((error: unknown) => {
      if (error !== back) throw error;
    });
  return verdict;
}

describe('the audit log', () => {
  test('is only added to: what is written is neither changed nor taken out', async () => {
    await append(someone);
    for (const statement of [
      `update audit_log set kind = 'login.succeeded'`,
      'delete from audit_log',
      'truncate audit_log',
    ]) {
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('The audit log is only ever added to.');
    }
    expect(await rows()).toMatchObject([{ id: 1, at: testNow, kind: 'login.failed', user_id: someone }]);
  });

  test('is whole when many wrote at once, and names the first row that is not as it was written', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => append(n % 2 ? someone : undefined)));
    expect(await rows()).toHaveLength(41);
    expect(await verifyAudit(db)).toEqual({ rows: 41, head: await headNow() });
    // What follows is about one chain, however many were needed before.
    for (let { length } = await chain(1); length < 41; length += 1) await append();
    const written = (await rows()).length;
    const brokenBy = async (statement: string) => {
      const found = (await tampered(statement.replaceAll('#', 'chain = 1 and place')))?.broken;
      return found?.chain === 1 ? found.place : found;
    };
    expect(await brokenBy('update audit_log set user_id = gen_random_uuid() where # in (20, 2)')).toBe(2);
    expect(await brokenBy(`update audit_log set at = at + interval '1 microsecond' where # = 7`)).toBe(7);
    expect(await brokenBy(`update audit_log set kind = 'logout' where # = 41`)).toBe(41);
    expect(await brokenBy('update audit_log set id = 100000 where # = 9')).toBe(9);
    expect(await brokenBy('delete from audit_log where # = 1')).toBe(1);
    expect(await brokenBy('delete from audit_log where # = 12')).toBe(12);
    expect(await brokenBy('update audit_log set place = 100 where # = 30')).toBe(30);
    expect(
      await brokenBy(`insert into audit_log select 100000, at, kind, null, null, null, '', 'x', 1, place + 1
      from audit_log where # = ${(await chain(1)).length}`),
    ).toBe((await chain(1)).length + 1);
    expect(
      await brokenBy(`insert into audit_log select 100000, at, kind, null, null, null, '', hash, 77, 1
      from audit_log where # = 1`),
    ).toEqual({ chain: 77, place: 1 });
    expect(await verifyAudit(db)).toMatchObject({ rows: written });
  });

  test('whose end was cut off is whole, but does not lead to the head that was noted', async () => {
    await append();
    const noted = await headNow();
    await append();
    expect(await verifyAudit(db, [noted])).not.toHaveProperty('lost');
    expect(await tampered(`delete from audit_log where id > (select max(id) - 1 from audit_log)`)).not.toHaveProperty(
      'lost',
    );
    for (const statement of [
      `delete from audit_log where id > (select max(id) - 2 from audit_log)`,
      'delete from audit_log',
    ]) {
      const cut = await tampered(statement, [noted]);
      expect(cut).not.toHaveProperty('broken');
      expect(cut).toMatchObject({ lost: { root: noted.root } });
    }
  });

  test('is written on while another stands still having written in it', { skip: testEngine === 'pglite' }, async () => {
    const before = (await rows()).length;
    await db.transaction().execute(async (frozen) => {
      await appendAudit(frozen, { at: testNow, kind: 'logout' });
      await append();
      await db.transaction().execute((other) => appendAudit(other, { at: testNow, kind: 'logout' }));
      await appendAudit(frozen, { at: testNow, kind: 'logout' });
    });
    expect(await rows()).toHaveLength(before + 4);
    expect((await verifyAudit(db)).broken).toBeUndefined();
  });

  test('tells of nothing that was rolled back', async () => {
    const before = (await rows()).length;
    const failed = db.transaction().execute(async (trx) => {
      await appendAudit(trx, { at: testNow, kind: 'logout' });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await rows()).toHaveLength(before);
    await append();
    expect((await verifyAudit(db)).broken).toBeUndefined();
  });
});

describe('the line in the log', () => {
  async function* each(...lines: string[]): AsyncGenerator<string> {
    yield* lines;
  }

  test('counts as it was signed and by whom, and however little else is logged', async () => {
    await append();
    const lines: string[] = [];
    const logger = createLogger('error', { write: (line: string) => void lines.push(line) });
    const clock = { now: () => testNow };
    const own = createKeyrings({ db, clock });
    await createAnchors({ db, clock, keys: own, logger })();
    const [line = ''] = lines;
    const keys = await anchorKeys(own);
    expect(await readAnchors(each('{"audit":1}', 'no JSON', `app-1 | ${line}`), keys)).toEqual({
      heads: [expect.objectContaining({ root: (await headNow()).root })],
    });
    const foreign = { heads: [], foreign: testNow.toISOString() };
    expect(await readAnchors(each(line.replace(/"head":"1:(\d+)/, '"head":"1:1$1')), keys)).toEqual(foreign);
    expect(await readAnchors(each(line.replace(/"signature":"..../, '"signature":"AAAA')), keys)).toEqual(foreign);
    expect(await readAnchors(each(line), ['A'.repeat(43)])).toEqual(foreign);
  });
});

describe('a role', () => {
  test('becomes supplier with the first machine, which is told; admins and suppliers stay what they are', async () => {
    const [user, admin] = [await addUser({ db }), await addUser({ db }, { role: 'admin' })];
    for (const owner of [user, user, admin]) await addMachine(db, { supplier_id: owner.id });
    const roles = await db.selectFrom('users').select(['id', 'role']).where('id', 'in', [user.id, admin.id]).execute();
    expect(Object.fromEntries(roles.map(({ id, role }) => [id, role]))).toEqual({
      [user.id]: 'supplier',
      [admin.id]: 'admin',
    });
    const told = await db
      .selectFrom('audit_log')
      .select(['kind', 'detail'])
      .where('user_id', 'in', [user.id, admin.id])
      .execute();
    expect(told).toEqual([{ kind: 'role.changed', detail: 'user to supplier' }]);
    expect((await verifyAudit(db)).broken).toBeUndefined();
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const main = join(import.meta.dirname, '../../doctor/verify-main.ts');
  const verify = async (env: Record<string, string>, ...given: string[]) => piped('', env, ...given);
  const piped = async (input: string, env: Record<string, string>, ...given: string[]) => {
    const run = promisify(execFile)(
      process.execPath,
      ['--conditions=source', '--disable-warning=ExperimentalWarning', main, ...given],
      {
        env: { PATH: process.env['PATH'], ...env },
      },
    );
    run.child.stdin?.end(input);
    return run.then(
      ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        said: error.stdout + error.stderr,
      }),
    );
  };

  test.runIf(testEngine === 'pglite')('says in one line that there is no database', async () => {
    expect(await verify({ DATA_DIR: folder })).toEqual({
      code: 1,
      said: `There is no database in ${folder}, so there is nothing to read.\n`,
    });
  });

  // The embedded database is made once and opened six times.
  const long = { timeout: 90_000, ...onPostgresAlone };
  test('says in one line whether the log is whole, and fails naming the first broken row', long, async () => {
    const env: Record<string, string> =
      testEngine === 'pglite' ? { DATA_DIR: folder } : { DATABASE_URL: await emptyDatabase() };
    if (testEngine === 'postgres')
      expect(await verify(env)).toMatchObject({
        code: 1,
        said: expect.stringMatching(/^This database has no audit log/),
      });

    const change = async (work: (own: Kysely<Database>) => Promise<unknown>) => {
      const own = await openDatabase({ databaseUrl: env['DATABASE_URL'], dataDir: folder });
      await migrate(own);
      await work(own.db);
      await own.close();
    };
    const log = join(folder, 'server.log');
    await change(async (own) => {
      const logger = createLogger('error', { write: (line: string) => appendFileSync(log, `${line}not JSON: {\n`) });
      for (let n = 0; n < 3; n += 1) await appendAudit(own, { at: testNow, kind: 'login.failed' });
      const clock = { now: () => testNow };
      await createAnchors({ db: own, clock, keys: createKeyrings({ db: own, clock }), logger })();
      await appendAudit(own, { at: testNow, kind: 'logout' });
    });
    expect(await verify(env, '--log', log)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^The audit log is whole: 4 rows, its head is 1:4\/[\da-f]{64}\. It leads through every head that was noted \(1\)\. Every quote \(0\) and agreement \(0\) is as it was sealed, and adds up\.\n$/,
      ),
    });
    await change(async (own) => {
      await sql`alter table audit_log disable trigger user`.execute(own);
      await sql`delete from audit_log where place > 2`.execute(own);
    });
    expect(await piped(readFileSync(log, 'utf8'), env, '--log', '-')).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^The audit log does not lead to the head that was noted: .* Noted: 1:3\/[\da-f]{64}\.\n$/,
      ),
    });
    await change(async (own) => {
      await sql`alter table audit_log disable trigger user`.execute(own);
      await sql`update audit_log set kind = 'logout' where place = 2`.execute(own);
    });
    expect(await verify(env)).toEqual({
      code: 1,
      said: 'The audit log is broken at row 2 of chain 1: it was changed, moved or taken out.\n',
    });
  });
});
