import type { DealDeed, DealSide } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';

/** The channel on which processes hear that a deal moved: PostgreSQL's NOTIFY, with a `Moved` as JSON. */
export const dealsChannel = 'yantra_deals';

/** A deal that moved: it has a new line, or somebody has read on. */
export interface Moved {
  readonly deal: string;
  readonly requirement: string;
  /** The last place there is. */
  readonly place: number;
  /** The accounts of the two parties, as far as they have one. */
  readonly people: readonly string[];
}

/** What a line says besides words. */
export interface LineFacts {
  /** Of a quote. */
  readonly version?: number;
  readonly totalPaise?: number;
}

/** A line of a conversation: a message, or what happened. */
export interface NewLine {
  readonly dealId: string;
  readonly at: Date;
  readonly side: DealSide;
  /** Who did it, if logged in. */
  readonly authorId?: string | null | undefined;
  readonly kind: 'message' | 'ask' | 'read' | DealDeed;
  readonly words?: string | undefined;
  /** Ids of pictures. */
  readonly pictures?: readonly string[] | undefined;
  readonly facts?: LineFacts | undefined;
  /** What the sender's browser called it: one that is sent twice is added once. */
  readonly clientKey?: string | undefined;
}

/** Where a line stands. */
export interface Placed {
  readonly place: number;
  /** Whether it was added now; false for one that was there. */
  readonly isNew: boolean;
}

/**
 * Adds a line to a deal's conversation. Its place is given under the lock of the deal's row, which is held until the transaction ends: so nobody ever sees a
 * place before all smaller ones, and who asks for what came after one misses nothing and gets nothing twice.
 */
export async function appendLine(trx: Db, line: NewLine): Promise<Placed> {
  const { dealId, at, side, authorId = null, kind, words = '', pictures = [], facts, clientKey } = line;
  await sql`select from deals where id = ${dealId}::uuid for no key update`.execute(trx);
  if (clientKey !== undefined) {
    const there = await trx
      .selectFrom('deal_log')
      .select('place')
      .where('deal_id', '=', dealId)
      .where('side', '=', side)
      .where('client_key', '=', clientKey)
      .executeTakeFirst();
    if (there !== undefined) return { place: there.place, isNew: false };
  }
  const { rows } = await sql<{ place: number }>`
    with moved as (
      update deals set log_place = log_place + 1, moved_at = clock_timestamp() where id = ${dealId}::uuid
      returning id, requirement_id, owner_id, log_place),
    added as (
      insert into deal_log (deal_id, place, at, side, author_id, kind, words, pictures, facts, client_key)
        select id, log_place, ${at}::timestamptz, ${side}, ${authorId}::uuid, ${kind}, ${words}, ${pictures}::text[],
          ${facts === undefined ? null : JSON.stringify(facts)}::jsonb, ${clientKey ?? null}::text
        from moved returning place)
    select a.place, ${tellMoved(sql`m.id`, sql`m.requirement_id`, sql`m.log_place`, sql`m.owner_id`)}
    from added a cross join moved m join requirements r on r.id = m.requirement_id`.execute(trx);
  const [added] = rows;
  if (added === undefined) throw new Error(`There is no deal ${dealId} to write into.`);
  return { place: added.place, isNew: true };
}

type Part = ReturnType<typeof sql>;
const tellMoved = (deal: Part, requirement: Part, place: Part, owner: Part) =>
  sql`pg_notify(${dealsChannel}, jsonb_build_object('deal', ${deal}, 'requirement', ${requirement}, 'place', ${place},
    'people', array_remove(array[${owner}, r.renter_id], null))::text)`;

/** Says that a party has read up to a place: it never goes back. Both hear of it. @returns whether that was new */
export async function readTo(
  trx: Db,
  { dealId, side, place, at }: { dealId: string; side: 'renter' | 'owner'; place: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ before: number }>`
    insert into deal_reads as r (deal_id, side, place, at)
      select id, ${side}, least(${place}::int, log_place), ${at}::timestamptz from deals where id = ${dealId}::uuid
    on conflict (deal_id, side) do update set place = greatest(r.place, excluded.place), at = excluded.at
    returning place`.execute(trx);
  if (rows.length === 0) return false;
  await sql`
    with moved as (
      update deals set moved_at = clock_timestamp() where id = ${dealId}::uuid returning id, requirement_id, owner_id, log_place)
    select ${tellMoved(sql`m.id`, sql`m.requirement_id`, sql`m.log_place`, sql`m.owner_id`)}
    from moved m join requirements r on r.id = m.requirement_id`.execute(trx);
  return true;
}

/** Deals that moved in the last seconds: for processes that the database does not tell. */
export async function movedLately(db: Db, seconds: number): Promise<(Moved & { readonly at: Date })[]> {
  const { rows } = await sql<Moved & { at: Date }>`
    select d.id as deal, d.requirement_id as requirement, d.log_place as place, d.moved_at as at, array_remove(array[d.owner_id, r.renter_id], null) as people
    from deals d join requirements r on r.id = d.requirement_id where d.moved_at > clock_timestamp() - ${seconds} * interval '1 second'`.execute(
    db,
  );
  return rows;
}

/** The deals of a request and their last places. */
export async function placesOf(db: Db, requirementId: string): Promise<{ dealId: string; place: number }[]> {
  const rows = await db
    .selectFrom('deals')
    .select(['id', 'log_place'])
    .where('requirement_id', '=', requirementId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, log_place }) => ({ dealId: id, place: log_place }));
}
