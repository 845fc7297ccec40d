import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { tell } from '../modules/notifications/index.ts';
import { fillBasics } from './market.ts';
import { addUser } from './signed-in.ts';

/** Telling people of events, for a bench. */
export interface MeasuredTelling {
  /** A transaction that writes one row, and one that also tells four people of it. In milliseconds. */
  write(isTold: boolean): Promise<void>;
  /**
   * Lets so many processes tell people of so many events, each by one message that leaves at once, and answers how many seconds it took from the moment all
   * were ready.
   */
  drain(events: number, processes: number): Promise<number>;
  close(): Promise<void>;
}

/* A provider on a good line; most take several times as long. */
const answersAfterMs = 10;

const script = fileURLToPath(new URL('chaos/telling-child.ts', import.meta.url));

/** Opens an empty database. @throws DatabaseError when it cannot be used */
export async function openMeasuredTelling(databaseUrl: string): Promise<MeasuredTelling> {
  const database = await openDatabase({ databaseUrl, dataDir: '.', poolSize: 4 });
  const { db } = database;
  await migrate(database);
  await fillBasics(db);
  const people: string[] = [];
  for (let n = 0; n < 100; n += 1) {
    const { id } = await addUser({ db }, { role: 'supplier' });
    people.push(id);
  }
  await db.updateTable('users').set({ email: 'someone@example.in' }).execute();
  let turn = 0;
  const nextKey = () => `event-${(turn += 1)}`;
  const one = (n: number) => ({ userId: people[n % people.length] ?? '' });

  async function startChild() {
    const { NODE_OPTIONS: _options, ...environment } = process.env;
    const child = spawn(process.execPath, ['--conditions=source', '--disable-warning=ExperimentalWarning', script], {
      env: { ...environment, DATABASE_URL: databaseUrl, ANSWERS_AFTER: String(answersAfterMs) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return child;
  }

  const open = async () => {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from notifications where planned_at is null)::int
        + (select count(*) from notification_messages where state = 'waiting')::int as n`.execute(db);
    return rows[0]?.n ?? 0;
  };

  return {
    async write(isTold) {
      const at = new Date();
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('quota_counts')
          .values({ user_id: one(0).userId, kind: nextKey(), day: at.toISOString().slice(0, 10), n: 1 })
          .execute();
        if (isTold)
          await tell(trx, { kind: 'passwordChanged', key: nextKey(), facts: {}, at }, [one(0), one(1), one(2), one(3)]);
      });
    },
    async drain(events, processes) {
      await db.deleteFrom('notifications').execute();
      await db.deleteFrom('notification_messages').execute();
      // Whoever has nothing to do looks again soon, so that all begin together.
      const children = await Promise.all(Array.from({ length: processes }, startChild));
      const at = new Date();
      const happened = Array.from({ length: events }, (_, n) => ({ ...one(n), key: nextKey() }));
      await sql`
        insert into notifications (user_id, kind, key, facts, created_at)
          select user_id, 'passwordChanged', key, '{}', ${at}::timestamptz
          from unnest(${happened.map(({ userId }) => userId)}::uuid[], ${happened.map(({ key }) => key)}::text[]) h(user_id, key)`.execute(
        db,
      );
      const began = performance.now();
      while ((await open()) > 0) await setTimeout(20);
      const seconds = (performance.now() - began) / 1000;
      for (const child of children) {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
      return seconds;
    },
    close: () => database.close(),
  };
}
