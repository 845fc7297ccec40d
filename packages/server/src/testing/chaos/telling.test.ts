/**
 * Two processes tell people of events while their providers fail, are silent, answer twice or are away, and are killed (-9) themselves. Nothing is lost, nothing
 * is in the app twice, and each message that came to a provider again had lost its answer before. A few in `npm test`; `npm run test:chaos -- telling -- --full`
 * does ten thousand events with a hundred kills.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type EventKind, eventOf } from '@yantra/events';
import { otherHalf } from '@yantra/testing/sample';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../database/open.ts';
import { quietUntil, usualQuietHours } from '../../modules/notifications/quiet-hours.ts';
import { tell } from '../../modules/notifications/tell.ts';
import { fillBasics } from '../market.ts';
import { addUser } from '../signed-in.ts';
import { emptyDatabase } from '../test-database.ts';
import { chances } from './chances.ts';

const onPostgres = process.env['TEST_DATABASE'] === 'postgres';
const isLong = process.env['TEST_CHAOS'] === '1';
const events = isLong ? 10_000 : 400;
const kills = isLong ? 100 : 6;
const people = 200;
const hour = 3_600_000;
/* The time passes in leaps, each once the answers of before have come or will not come. */
const leaps = 16;
const answeredMs = 700;

let folder: string;
let database: OpenDatabase;
let provider: Server;
const children: ChildProcess[] = [];
/** What came to the providers, with the time on the processes' clock. */
const came: { id: string; isUrgent: boolean; began: number; at: number }[] = [];
const chance = chances(20_261_126);
let time = new Date('2026-11-26T20:30:00+05:30').getTime();

const clockFile = () => join(folder, 'clock');
function setTime(to: number): void {
  time = to;
  // Whoever reads it meanwhile finds one of both whole.
  writeFileSync(`${clockFile()}.next`, String(to));
  renameSync(`${clockFile()}.next`, clockFile());
}

async function leap(ms: number): Promise<void> {
  await setTimeout(answeredMs);
  setTime(time + ms);
}

/** A provider that is well in two of three cases. */
function startProvider(): Promise<void> {
  provider = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const luck = chance();
      if (luck < 0.1) return void response.writeHead(503).end();
      came.push(JSON.parse(Buffer.concat(parts).toString()) as (typeof came)[number]);
      // Taken, but the answer is lost: the line breaks, or nothing is ever said.
      if (luck < 0.18) return void request.socket.destroy();
      if (luck < 0.22) return;
      response.end('taken');
      // Some answer twice, which breaks the line.
      if (luck < 0.27) request.socket.write('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\ntaken');
    });
  });
  provider.listen(0, '127.0.0.1');
  return once(provider, 'listening').then(() => undefined);
}

const script = fileURLToPath(new URL('telling-child.ts', import.meta.url));
async function startChild(databaseUrl: string): Promise<ChildProcess> {
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  const { port } = provider.address() as AddressInfo;
  const child = spawn(process.execPath, ['--conditions=source', '--disable-warning=ExperimentalWarning', script], {
    env: { ...environment, DATABASE_URL: databaseUrl, PROVIDER_URL: `http://127.0.0.1:${port}`, CLOCK: clockFile() },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

let databaseUrl = '';
beforeAll(async () => {
  if (!onPostgres) return;
  folder = mkdtempSync(join(tmpdir(), 'yantra-telling-'));
  setTime(time);
  databaseUrl = await emptyDatabase();
  database = await openDatabase({ databaseUrl, dataDir: '.', poolSize: 8 });
  await migrate(database);
  await fillBasics(database.db);
  await startProvider();
}, 120_000);

afterAll(async () => {
  if (!onPostgres) return;
  for (const child of children) child.kill('SIGKILL');
  provider.closeAllConnections();
  provider.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const facts = {
  lead: { requirementId: 'r', category: 'Tractor', cityId: null, jobFrom: null, jobDays: null },
  importFinished: { added: 1, drafts: 0 },
  planEnds: { plan: 'BASIC', days: 7, ends: '2026-12-01T00:00:00Z', machines: 2 },
  passwordChanged: {},
} as const;
const kinds = Object.keys(facts) as (keyof typeof facts)[];

/** Some people at once hear of something; every tenth time it is reported twice. */
async function happen(n: number, all: readonly string[]): Promise<void> {
  const kind = kinds[n % kinds.length] ?? 'lead';
  const userId = all[Math.floor(chance() * all.length)] ?? '';
  const happened = { kind, key: `event-${n}`, facts: facts[kind], at: new Date(time) } as Parameters<
    typeof tell<EventKind>
  >[1];
  for (let times = 0; times < (n % 10 === 0 ? 2 : 1); times += 1) await tell(database.db, happened, [{ userId }]);
}

const open = async () => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from notifications where planned_at is null)::int
      + (select count(*) from notification_messages where state = 'waiting')::int as n`.execute(database.db);
  return rows[0]?.n ?? 0;
};

test.runIf(onPostgres)(
  'nothing is lost, nothing twice in the app, and what came to a provider again had lost its answer',
  { ...otherHalf, timeout: isLong ? 1_800_000 : 240_000 },
  async () => {
    const all: string[] = [];
    for (let n = 0; n < people; n += 1) {
      const { id } = await addUser({ db: database.db }, { role: 'supplier' });
      all.push(id);
    }
    await database.db.updateTable('users').set({ email: 'someone@example.in' }).execute();
    children.push(await startChild(databaseUrl), await startChild(databaseUrl));
    let killed = 0;
    for (let n = 0; n < events; n += 1) {
      await happen(n, all);
      // The evening, the night and the next morning pass while they come.
      if (n % Math.ceil(events / leaps) === 0) await leap((20 * hour) / leaps);
      if (n % Math.ceil(events / kills) === 0 && killed < kills) {
        const turn = killed % 2;
        killed += 1;
        children[turn]?.kill('SIGKILL');
        children[turn] = await startChild(databaseUrl);
      }
    }
    expect(killed).toBe(kills);
    // What failed is due again later and later, and what waits for the morning or the hour leaves then.
    const patience = Date.now() + (isLong ? 1_200_000 : 150_000);
    while ((await open()) > 0 && Date.now() < patience) {
      await leap(hour / 4);
    }
    expect(await open()).toBe(0);

    const { rows: twice } = await sql`
      select user_id, kind, key from notifications group by 1, 2, 3 having count(*) > 1`.execute(database.db);
    expect(twice).toEqual([]);
    const { rows: told } = await sql<{ n: number }>`select count(*)::int as n from notifications`.execute(database.db);
    expect(told[0]?.n).toBe(events);
    // Each goes by every way that is on: as a part of a message that ended.
    const { rows: deliveries } = await sql<{ kind: string; n: number; ways: number }>`
      select n.kind, count(distinct n.id)::int as n, count(d.way)::int as ways from notifications n
        left join notification_deliveries d on d.notification_id = n.id group by 1`.execute(database.db);
    const waysOf = (kind: string) =>
      Object.entries(eventOf(kind)?.ways ?? {}).filter(
        ([way, rule]) => way !== 'whatsApp' && (rule === 'on' || rule === 'always'),
      ).length;
    for (const { kind, n, ways } of deliveries) expect([kind, ways]).toEqual([kind, n * waysOf(kind)]);

    const messages = await database.db
      .selectFrom('notification_messages')
      .select(['id', 'state', 'failure', 'lost_answers'])
      .execute();
    const times = new Map<string, number>();
    for (const { id } of came) times.set(id, (times.get(id) ?? 0) + 1);
    const lost = messages.filter(({ id, state }) => state === 'sent' && !times.has(id));
    expect(lost, 'sent, but no provider has it').toEqual([]);
    const unexplained = messages.filter(({ id, lost_answers }) => (times.get(id) ?? 0) > 1 + lost_answers);
    expect(unexplained, 'again without a lost answer').toEqual([]);
    expect(messages.filter(({ state }) => state === 'dropped')).toEqual([]);
    const isQuiet = (at: number) => quietUntil(new Date(at), usualQuietHours) !== undefined;
    // The clock leaps: what was taken in the evening may come at night.
    const atNight = came.filter(({ isUrgent, began, at }) => !isUrgent && isQuiet(began) && isQuiet(at));
    expect(atNight, 'not urgent, at night').toEqual([]);
    const sent = messages.filter(({ state }) => state === 'sent').length;
    const dead = messages.filter(({ state }) => state === 'dead').length;
    const repeats = [...times.values()].filter((n) => n > 1).length;
    console.log(
      `${events} events, ${kills} kills: ${sent} messages sent, ${dead} dead, ${repeats} came again after a lost answer.`,
    );
  },
);
