import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import type { PostgresCluster } from '../postgres-cluster.ts';
import type { KillableServer } from './killable-server.ts';
import { type Acknowledged, maySay, type StormLog, type StormPerson } from './storm-person.ts';

/** What a storm works on. */
export interface StormParts {
  readonly servers: readonly [KillableServer, KillableServer];
  readonly cluster: PostgresCluster;
  /** People who act all the time. */
  readonly people: readonly StormPerson[];
  /** People who log in while one process is frozen, each once more in turn. */
  readonly visitors: readonly StormPerson[];
  readonly log: StormLog;
  /** From 0 to 1. */
  readonly chance: () => number;
}

/** The result. */
export interface StormReport {
  /** How often each blow was struck at whom. */
  readonly blows: Readonly<Record<string, number>>;
  /** Seconds until both processes answered again, after each blow that ended one or the database. */
  readonly readySeconds: readonly number[];
  /** Milliseconds of each log-in before the first blow, people at work. */
  readonly calmMs: readonly number[];
  /** The same at one process while the other was frozen. */
  readonly frozenMs: readonly number[];
  /** Statuses of those of them that failed. */
  readonly refused: readonly number[];
}

type Blow =
  | 'process killed'
  | 'process restarted'
  | 'process frozen'
  | 'database crashed'
  | 'database restarted'
  | 'database frozen';
/* Processes come and go more often than databases. */
const blows: readonly Blow[] = [
  'process killed',
  'process killed',
  'process restarted',
  'process frozen',
  'process frozen',
  'database crashed',
  'database restarted',
  'database frozen',
];
/** Before the first blow. */
const calmForMs = 2000;
/** Nobody waits longer for it; then it has failed. */
const readyWithinMs = 60_000;

/** Disturbs two processes and their database for so many seconds, and until each kind of blow was struck, one after another, while people work. */
export async function storm(seconds: number, parts: StormParts): Promise<StormReport> {
  const { servers, cluster, people, visitors, log, chance } = parts;
  const counts: Record<string, number> = {};
  const readySeconds: number[] = [];
  const calmMs: number[] = [];
  const frozenMs: number[] = [];
  const refused: number[] = [];
  const until = performance.now() + seconds * 1000;
  let isOver = false;
  const work = people.map(async (person) => {
    while (!isOver) {
      await person.turn(chance());
      // A person reads what came.
      await setTimeout(20 + chance() * 60);
    }
  });

  async function logInsWhile(other: KillableServer, ms: number, into: number[]): Promise<void> {
    const end = performance.now() + ms;
    await Promise.all(
      visitors.map(async (visitor) => {
        while (performance.now() < end) {
          const began = performance.now();
          const status = await visitor.logIn(other.url);
          into.push(performance.now() - began);
          if (status !== 200) refused.push(status);
          await setTimeout(100);
        }
      }),
    );
  }

  async function strike(blow: Blow): Promise<void> {
    const [one, other] = chance() < 0.5 ? servers : ([servers[1], servers[0]] as const);
    switch (blow) {
      case 'process killed':
        one.kill();
        return one.up();
      case 'process restarted':
        one.restart();
        return one.up();
      case 'process frozen':
        await one.freeze();
        await logInsWhile(other, 3000 + chance() * 3000, frozenMs);
        return one.thaw();
      case 'database crashed':
        return cluster.restart('crashed');
      case 'database restarted':
        return cluster.restart('cleanly');
      case 'database frozen':
        cluster.freeze();
        await setTimeout(1000 + chance() * 2000);
        return cluster.thaw();
    }
  }

  await logInsWhile(servers[0], calmForMs, calmMs);
  for (let n = 0; n < blows.length || performance.now() < until; n += 1) {
    await setTimeout(1000 + chance() * 2000);
    // In turns at first, so that a short storm has each.
    const blow =
      blows[n < blows.length ? (n * 3) % blows.length : Math.floor(chance() * blows.length)] ?? 'process killed';
    counts[blow] = (counts[blow] ?? 0) + 1;
    const struck = performance.now();
    await strike(blow);
    const isEnd = !blow.endsWith('frozen');
    const ready = await readyAfter(servers, isEnd ? struck : performance.now());
    readySeconds.push(ready);
    log.answers.set(blow, (log.answers.get(blow) ?? 0) + 1);
  }
  isOver = true;
  await Promise.all(work);
  return { blows: counts, readySeconds, calmMs, frozenMs, refused };
}

/** @returns how many seconds after a moment every process answers from its database again */
async function readyAfter(servers: readonly KillableServer[], moment: number): Promise<number> {
  const isReady = async ({ url }: KillableServer) => {
    try {
      const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(2000) });
      await answer.arrayBuffer();
      return answer.status === 200;
    } catch {
      return false;
    }
  };
  while (performance.now() - moment < readyWithinMs) {
    const all = await Promise.all(servers.map(isReady));
    if (all.every(Boolean)) return (performance.now() - moment) / 1000;
    await setTimeout(50);
  }
  return Infinity;
}

/** What was acknowledged and is missing, or there twice, in words. */
export async function lostOf(db: Kysely<Database>, done: Acknowledged): Promise<string[]> {
  const there = async (query: ReturnType<typeof sql<{ name: string; times: number }>>) =>
    new Map((await query.execute(db)).rows.map(({ name, times }) => [name, times]));
  const requirements = await there(
    sql`select idempotency_key as name, count(*)::int as times from requirements group by 1`,
  );
  const machines = await there(
    sql`select name, count(*)::int as times from equipment where name like 'Storm %' group by 1`,
  );
  const ratings = await there(
    sql`select equipment_id::text || ' ' || user_id::text as name, count(*)::int as times from equipment_ratings group by 1`,
  );
  const profiles = new Map(
    (await sql<{ id: string; said: string }>`select id, address_line1 as said from users`.execute(db)).rows.map(
      (row) => [row.id, row.said],
    ),
  );
  const missing = (what: string, names: readonly string[], found: ReadonlyMap<string, number>) =>
    names.filter((name) => found.get(name) !== 1).map((name) => `${what} ${name}: ${found.get(name) ?? 0} times`);
  return [
    ...missing('requirement', done.requirements, requirements),
    ...missing('machine', done.machines, machines),
    ...missing(
      'rating',
      done.ratings.map(({ machine, user }) => `${machine} ${user}`),
      ratings,
    ),
    ...[...done.profiles]
      .filter(([user, written]) => !maySay(written, profiles.get(user) ?? ''))
      .map(([user]) => `profile of ${user} says ${profiles.get(user)}`),
  ];
}
