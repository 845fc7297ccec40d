import type { DealParty } from '@yantra/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/types.ts';
import type { LineFacts, NewLine } from './append-line.ts';

/** A stored line. */
export interface LineRow {
  readonly place: number;
  readonly at: Date;
  readonly side: NewLine['side'];
  readonly kind: NewLine['kind'];
  readonly words: string;
  readonly pictures: readonly string[];
  readonly facts: LineFacts | null;
  readonly client_key: string | null;
}

const columns = sql`place, at, side, kind, words, pictures, facts, client_key`;

/** Lines after a place, in order. */
export async function linesAfter(db: Db, dealId: string, after: number, most: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select ${columns} from deal_log where deal_id = ${dealId}::uuid and place > ${after} order by place limit ${most}`.execute(
    db,
  );
  return rows;
}

/** The last lines before a place, or of all, in order. */
export async function linesBefore(db: Db, dealId: string, before: number | undefined, most: number) {
  const { rows } = await sql<LineRow>`
    select * from (
      select ${columns} from deal_log where deal_id = ${dealId}::uuid and (${before ?? null}::int is null or place < ${before ?? null}::int)
      order by place desc limit ${most}) newest order by place`.execute(db);
  return rows;
}

/** How far both have read, and the last place. */
export async function readsOf(
  db: Db,
  dealId: string,
): Promise<{ readonly last: number; readonly renter: number; readonly owner: number }> {
  const { rows } = await sql<{ last: number; renter: number; owner: number }>`
    select d.log_place as last, coalesce(max(r.place) filter (where r.side = 'renter'), 0) as renter,
      coalesce(max(r.place) filter (where r.side = 'owner'), 0) as owner
    from deals d left join deal_reads r on r.deal_id = d.id where d.id = ${dealId}::uuid group by d.log_place`.execute(
    db,
  );
  return rows[0] ?? { last: 0, renter: 0, owner: 0 };
}

/** Locks a deal and answers where it stands; undefined if there is none. */
export async function lockState(trx: Db, dealId: string): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select state from deals where id = ${dealId}::uuid for no key update`.execute(trx);
  return rows[0]?.state;
}

/** When a party last said that it is reading; undefined for never. */
export async function lastReading(trx: Db, dealId: string, side: DealParty): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('deal_reads')
    .select('at')
    .where('deal_id', '=', dealId)
    .where('side', '=', side)
    .executeTakeFirst();
  return row?.at;
}

/** Gives a party's pictures that were not sent yet the place of their message. @returns how many */
export async function usePictures(
  trx: Db,
  { dealId, side, ids, place }: { dealId: string; side: DealParty; ids: readonly string[]; place: number },
): Promise<number> {
  const { rows } = await sql`
    update deal_pictures set place = ${place}
    where id = any(${ids}::text[]) and deal_id = ${dealId}::uuid and side = ${side} and place is null returning id`.execute(
    trx,
  );
  return rows.length;
}

/** Adds a picture, unless the deal has too many that were not sent. */
export async function addPicture(
  db: Db,
  picture: { id: string; dealId: string; side: DealParty; width: number; height: number; at: Date },
): Promise<void> {
  const { id, dealId, side, width, height, at } = picture;
  await db.insertInto('deal_pictures').values({ id, deal_id: dealId, side, width, height, created_at: at }).execute();
}

/** Whether a picture is there. */
export async function hasPicture(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('deal_pictures').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Forgets pictures whose messages were never sent. */
export async function forgetUnsent(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('deal_pictures').where('place', 'is', null).where('created_at', '<=', before).execute();
}
