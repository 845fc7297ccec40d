import { sql } from 'kysely';
import { openDatabase } from '../database/open.ts';

/** The kinds of a busy marketplace: mostly log-ins, few changes of plans. */
const kinds = [
  'login.succeeded',
  'logout',
  'login.failed',
  'seller.revealed',
  'lead.opened',
  'rating.changed',
  'customer.changed',
];

/** Fills the audit log of a database with machines and people by so many entries over a year, sealed as all are. */
export async function fillAuditLog(databaseUrl: string, entries: number): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 1 });
  const { db } = database;
  try {
    await sql`
      with people as (select array_agg(id) as ids from users), machines as (select array_agg(id) as ids from (select id from equipment limit 5000) e)
      select append_audit(now() - (${entries}::int - n) * interval '365 days' / ${entries}::int,
        case when n % 997 = 0 then 'plan.changed' else (${kinds}::text[])[1 + n % ${kinds.length}::int] end,
        people.ids[1 + n::bigint * 7919 % array_length(people.ids, 1)], null,
        case n % ${kinds.length}::int when 3 then machines.ids[1 + n::bigint * 31 % array_length(machines.ids, 1)]
          when 6 then people.ids[1 + n::bigint * 104729 % array_length(people.ids, 1)] end,
        case when n % 997 = 0 then '{"of":"1","before":"{\"price1Year\":\"1\"}","after":"{\"price1Year\":\"2\"}"}' else '' end)
      from generate_series(1, ${entries}::int) n, people, machines`.execute(db);
    await sql`vacuum analyze audit_log`.execute(db);
  } finally {
    await database.close();
  }
}
