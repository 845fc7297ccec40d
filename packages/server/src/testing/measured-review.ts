import { reviewKinds } from '@yantra/domain';
import { sql } from 'kysely';
import { openDatabase } from '../database/open.ts';

/** Makes so many lines wait to be looked at, in a database with at least as many machines: one of a machine, all kinds in turn, each twentieth flagged. */
export async function fillReviewQueue(databaseUrl: string, lines: number): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 1 });
  const { db } = database;
  try {
    await sql`delete from review_items`.execute(db);
    await sql`
      insert into review_items (kind, what, equipment_id, flags, waits_since)
        select (${[...reviewKinds]}::text[])[1 + n % 4], 'changed', id, case when n % 20 = 0 then array['phone'] else '{}' end,
          timestamptz '2026-01-01' + n * interval '1 second'
        from (select id, row_number() over (order by id) as n from equipment limit ${lines}) e`.execute(db);
    await sql`vacuum analyze review_items`.execute(db);
  } finally {
    await database.close();
  }
}
