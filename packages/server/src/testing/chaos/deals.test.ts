/**
 * Owners send quotes, renters accept them and cancel while two servers are killed (-9) at random moments; whoever gets no answer asks again. Nothing that was
 * acknowledged is lost, nothing is there twice, nothing is half done. A few kills in `npm test`; `npm run test:chaos -- deals` does five hundred.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../database/open.ts';
import { addDeal, addRequest, pageOf, provedCode, quoteInput, quoteNamed } from '../deals.ts';
import { freePort } from '../postgres-cluster.ts';
import { type SignedIn, signedInAgain } from '../signed-in.ts';
import type { TestApp } from '../test-app.ts';
import { emptyDatabase } from '../test-database.ts';
import { chances } from './chances.ts';
import { type KillableServer, startKillable } from './killable-server.ts';
import { machineOf, phoneOf, stock, userOf } from './stock.ts';

const onPostgres = process.env['TEST_DATABASE'] === 'postgres';
const isLong = process.env['TEST_CHAOS'] === '1';
const kills = Number(process.env['TEST_DEAL_KILLS'] ?? (isLong ? 500 : 4));
/** Requests at work between two kills; half of them are rivals for one machine. */
const together = 6;
const owners = 40;
/* After a kill at most; a server is back sooner. */
const patienceMs = 120_000;

let folder: string;
let database: OpenDatabase;
let servers: KillableServer[] = [];
let server: TestApp;
const people = new Map<number, SignedIn>();
const chance = chances(20_261_127);
const acknowledged: { readonly dealId: string; readonly deed: string }[] = [];
let turns = 0;

beforeAll(async () => {
  if (!onPostgres) return;
  folder = await mkdtemp(join(tmpdir(), 'yantra-deals-'));
  const databaseUrl = await emptyDatabase();
  database = await openDatabase({ databaseUrl, dataDir: '.', poolSize: 8 });
  await migrate(database);
  await stock(database.db);
  server = {
    db: database.db,
    clock: {
      get time() {
        return new Date();
      },
    },
  } as TestApp;
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SHARED_DATA_DIR: 'true',
    SEED: 'none',
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  servers = [await startKillable(await freePort(), env), await startKillable(await freePort(), env)];
}, 240_000);

afterAll(async () => {
  if (!onPostgres) return;
  for (const one of servers) await one.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Anew at each turn: an access token of the first one has run out when the last one comes. */
async function logIn(n: number): Promise<void> {
  const user = { id: userOf(n), role: 'supplier', phone: phoneOf(n), first_name: 'Asha', last_name: '' } as const;
  people.set(n, await signedInAgain(server, user));
}

interface Answer {
  readonly status: number;
  readonly code?: string;
}

/** Asks until there is an answer: whose server is killed asks the other, or the same once it is back. */
async function ask(path: string, body: object, bearer?: SignedIn): Promise<Answer> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const { url } = servers[Math.floor(chance() * servers.length)] ?? { url: '' };
    try {
      const headers = { 'content-type': 'application/json', ...bearer?.bearer };
      const signal = AbortSignal.timeout(15_000);
      const answer = await fetch(`${url}/api/Deal/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        signal,
      });
      const { code } = (await answer.json()) as { code?: string };
      // Busy or stopping is no answer.
      if (answer.status < 500) return { status: answer.status, ...(code !== undefined && { code }) };
    } catch {
      // The line broke: nobody knows whether it was done.
    }
    await setTimeout(20);
  }
  throw new Error(`${path} was not answered.`);
}

const note = (dealId: string, deed: string, { status }: Answer) => {
  if (status === 200) acknowledged.push({ dealId, deed });
};

/** A renter asks two owners; both send a quote, one is accepted, and some hires are cancelled again. */
async function hire(n: number, machine: string, owner: number): Promise<void> {
  const signedIn = people.get(owner);
  const other = (owner + 1) % owners;
  if (signedIn === undefined) throw new Error('There is no owner.');
  const { requirementId, phone } = await addRequest(server, { phone: `97${String(turns * 100 + n).padStart(8, '0')}` });
  const { dealId } = await addDeal(server, { requirementId, ownerId: signedIn.userId });
  const sibling = await addDeal(server, { requirementId, ownerId: userOf(other) });
  const page = await pageOf(server, requirementId);
  const hold = chance() < 0.5;
  const sent = await ask('SendQuote', await quoteInput(server.db, { dealId, machine }, { hold }), signedIn);
  note(dealId, 'quote', sent);
  // Sent before, or a rival holds the machine.
  expect([200, 409]).toContain(sent.status);
  const siblings = { dealId: sibling.dealId, machine: machineOf(other, 7) };
  note(
    sibling.dealId,
    'quote',
    await ask('SendQuote', await quoteInput(server.db, siblings, { hold: false }), people.get(other)),
  );
  if (sent.code === 'days.taken') return;
  const code = await provedCode({ db: server.db, clock: { time: new Date() } }, phone, 'acceptQuote');
  const accepted = await ask('AcceptQuote', { dealId, page, ...(await quoteNamed(server, dealId)), ...code });
  expect([200, 409]).toContain(accepted.status);
  note(dealId, 'accept', accepted);
  if (accepted.status !== 200 || chance() < 0.5) return;
  const { version } = await server.db
    .selectFrom('deals')
    .select('version')
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
  const cancelled = await ask('ChangeDeal', { dealId, page, deed: 'cancel', why: 'notNeeded', whyWords: '', version });
  expect([200, 409]).toContain(cancelled.status);
  note(dealId, 'cancel', cancelled);
}

/** What does not fit together, in words. */
async function faults(): Promise<string[]> {
  const { rows } = await sql<{ what: string; n: number }>`
    with counted as (
      select d.*, (select count(*) from quotes q where q.deal_id = d.id) as quotes,
        (select count(*) from deal_log l where l.deal_id = d.id) as lines, (select max(l.place) from deal_log l where l.deal_id = d.id) as last,
        (select count(*) from deal_log l where l.deal_id = d.id and l.kind = 'quote') as quote_lines,
        (select count(*) from deal_log l where l.deal_id = d.id and l.kind = 'accept') as accept_lines,
        (select count(*) from commitments c where c.deal_id = d.id and c.state = 'active' and c.kind = 'booking') as bookings,
        (select count(*) from commitments c where c.deal_id = d.id and c.state = 'active' and c.kind = 'hold') as holds,
        (select a.cancelled_at is not null from agreements a where a.deal_id = d.id) as is_cancelled from deals d)
    select 'two quotes, or none, of what was quoted' as what, count(*)::int as n from counted where quotes > 1 or (quote_id is not null) <> (quotes = 1)
    union all select 'a quote without its line', count(*)::int from counted where quotes <> quote_lines
    union all select 'a gap in a conversation', count(*)::int from counted where lines <> log_place or last <> lines
    union all select 'accepted without agreement or booking', count(*)::int from counted where state = 'accepted' and (is_cancelled is distinct from false or bookings <> 1 or holds > 0 or accept_lines <> 1)
    union all select 'cancelled, and still booked', count(*)::int from counted where state = 'cancelled' and (is_cancelled is distinct from true or bookings + holds > 0)
    union all select 'an agreement of what was not accepted', count(*)::int from counted where state not in ('accepted', 'done', 'cancelled') and is_cancelled is not null
    union all select 'held, and not quoted', count(*)::int from counted where state <> 'quoted' and holds > 0
    union all select 'a sibling left open', count(*)::int from counted s where s.state in ('asked', 'quoted') and exists (
        select from deals d where d.requirement_id = s.requirement_id and d.state = 'accepted')
    union all select 'two agreements of one request', count(*)::int from (
        select requirement_id from counted where state = 'accepted' group by 1 having count(*) > 1) twice
    union all select 'a unit promised twice', count(*)::int from commitments a join commitments b on a.equipment_id = b.equipment_id and a.unit = b.unit and a.id < b.id
        and a.span && b.span where a.state = 'active' and b.state = 'active'
    union all select 'a gap in the numbers of agreements', abs(coalesce((select sum(last) from agreement_serials), 0) - (select count(*) from agreements))::int
    union all select 'an agreement without its entry in the audit log', abs((select count(*) from audit_log where kind = 'quote.accepted') - (select count(*) from agreements))::int
    union all select 'a quote without its entry in the audit log', abs((select count(*) from audit_log where kind = 'quote.sent') - (select count(*) from quotes))::int
    union all select 'a lead that was won, and says otherwise', count(*)::int from counted d where d.state = 'accepted' and not exists (
        select from lead_states s where s.user_id = d.owner_id and s.requirement_id = d.requirement_id and s.status = 'Won')`.execute(
    database.db,
  );
  const found = rows.filter(({ n }) => n > 0).map(({ what, n }) => `${what}: ${n}`);
  const lines = await sql<{ name: string }>`select deal_id::text || ' ' || kind as name from deal_log`.execute(
    database.db,
  );
  const there = new Set(lines.rows.map(({ name }) => name));
  const lost = acknowledged.filter(({ dealId, deed }) => !there.has(`${dealId} ${deed}`));
  return [...found, ...lost.map(({ dealId, deed }) => `lost: ${deed} of ${dealId}`)];
}

test.runIf(onPostgres)(
  'nothing is lost, twice, or half done, whenever a server is killed',
  async () => {
    for (let killed = 0; killed < kills; killed += 1) {
      turns += 1;
      const first = (turns * 2) % (owners - 2);
      const rivals = machineOf(first, turns % 6);
      for (const owner of [first, first + 1]) await logIn(owner);
      const working = Promise.all(
        Array.from({ length: together }, (_, n) =>
          // Half of them want the same machine on the same days.
          hire(n, n % 2 === 0 ? rivals : machineOf(first, (turns + n) % 6), first),
        ),
      );
      await setTimeout(chance() * 400);
      const struck = servers[killed % 2];
      struck?.kill();
      await working;
      await struck?.up();
      if (killed % 20 === 0 || killed === kills - 1) expect(await faults()).toEqual([]);
    }
    const { rows } = await sql<{
      state: string;
      n: number;
    }>`select state, count(*)::int as n from deals group by 1 order by 1`.execute(database.db);
    console.log(
      `${kills} kills, ${acknowledged.length} acknowledged: ${rows.map(({ state, n }) => `${n} ${state}`).join(', ')}`,
    );
    expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['accepted', 'declined']));
  },
  isLong ? 3 * 3_600_000 : 300_000,
);
