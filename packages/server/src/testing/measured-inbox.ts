import { sql } from 'kysely';
import { openDatabase } from '../database/open.ts';

/** Gives a supplier so many deals of all states, with what was written in them: a fifth wait for an answer, a fifth are quoted, the rest is over. */
export async function fillInbox(databaseUrl: string, phone: string, deals: number): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '.', poolSize: 1 });
  const { db } = database;
  try {
    const owner = await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirstOrThrow();
    await sql`
      insert into requirements (idempotency_key, full_name, email, phone, category_id, city_id, details, language, consented_at, created_at,
          phone_confirmed_at, job_from, job_days, job_place)
        select 'a-measured-lead-' || n, 'Renter ' || n, 'renter@example.com', (8000000000 + n)::text, 1 + n % 6, '8', 'A lane of four metres, number ' || n,
          'en', at, at, at, current_date + n % 60, 1 + n % 12, 'Hadapsar'
        from (select n, now() - n * interval '3 minutes' as at from generate_series(1, ${deals}::int) n) lead`.execute(
      db,
    );
    await sql`
      insert into deals (requirement_id, owner_id, equipment_id, state, state_by, state_at, asked_at)
        select r.id, ${owner.id}::uuid, (select id from equipment where supplier_id = ${owner.id}::uuid order by id limit 1),
          (array['asked', 'quoted', 'done', 'declined', 'expired'])[1 + right(r.phone, 4)::int % 5], 'renter', r.created_at, r.created_at
        from requirements r where r.idempotency_key like 'a-measured-lead-%'`.execute(db);
    await sql`
      with quoted as (
        insert into quotes (deal_id, version, equipment_id, content, sha256, total_paise, valid_until, sent_at)
          select id, 1, equipment_id, '{}', repeat('0', 64), 17582000, now() + interval '2 days', state_at + interval '20 minutes'
          from deals where owner_id = ${owner.id}::uuid and state in ('quoted', 'done', 'expired') returning id, deal_id)
      update deals set quote_id = quoted.id from quoted where quoted.deal_id = deals.id`.execute(db);
    await sql`
      insert into deal_log (deal_id, place, at, side, kind, words)
        select id, 1, asked_at, 'renter', 'ask', 'A lane of four metres' from deals where owner_id = ${owner.id}::uuid
        union all select id, 2, asked_at + interval '20 minutes', 'owner', 'quote', '' from deals where owner_id = ${owner.id}::uuid and quote_id is not null
        union all select id, 3, asked_at + interval '40 minutes', 'renter', 'message', 'Can it come a day earlier?' from deals
          where owner_id = ${owner.id}::uuid and state = 'quoted' and right(id::text, 1) < '8'`.execute(db);
    await sql`vacuum analyze requirements, deals, quotes, deal_log`.execute(db);
  } finally {
    await database.close();
  }
}
