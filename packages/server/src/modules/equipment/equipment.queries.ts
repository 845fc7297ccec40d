import { type Selectable, sql } from 'kysely';
import type { Db, EquipmentTable } from '../../database/types.ts';

/** The columns of a card. */
export const cardColumns = [
  'id',
  'name',
  'status',
  'picture_ids',
  'model_number',
  'year_of_mfg',
  'no_of_working_hrs',
  'rental_paise',
  'final_rental_paise',
  'rental_type',
  'discount',
  'region',
  'city',
  'city_id',
  'state',
  'latitude',
  'longitude',
  'insurance_available',
  'equipment_type_id',
  'category_ids',
  'star_counts',
  'capacity',
  'taken',
] as const;

/** A machine in the lists' queries. */
export type EquipmentRow = Pick<Selectable<EquipmentTable>, (typeof cardColumns)[number]> & {
  readonly distance_km?: number | null;
};

/** Further columns of a machine's page. */
export const detailColumns = [
  ...cardColumns,
  'description',
  'youtube_link',
  'registration_certificate',
  'facts',
  'rate_card',
] as const;

/** A machine in the queries of its page. */
export type DetailsRow = EquipmentRow & Pick<Selectable<EquipmentTable>, (typeof detailColumns)[number]>;
/** A review of a machine. */
export type ReviewRow = Awaited<ReturnType<typeof reviewsOf>>[number];

/** One listed machine with the columns of its page; `undefined` if it is not public at that moment. */
export async function findListed(db: Db, id: string, at: Date) {
  return db
    .selectFrom('equipment')
    .select([...detailColumns, 'supplier_id'])
    .where('id', '=', id)
    .where('listed', '=', true)
    .where('status', '!=', 'Unavailable')
    .where('listed_until', '>', at)
    .executeTakeFirst();
}

/** The public facts of a supplier: how many listed machines, and since when they are here. */
export async function ownerOf(db: Db, supplierId: string, at: Date) {
  const { rows } = await sql<{ machines: number; since: Date }>`
    select u.created_at as since, (select count(*)::int from equipment where supplier_id = u.id and listed and status <> 'Unavailable'
      and listed_until > ${at}::timestamptz) as machines
    from users u where u.id = ${supplierId}::uuid and u.deleted_at is null`.execute(db);
  return rows[0];
}

/** Whether the user of a row has hired a machine here: a deal about it is done, and the request is theirs or of their proved phone. */
const hasHired = (machineId: string) => sql<boolean>`(
  users.id in (select r.renter_id from deals d join requirements r on r.id = d.requirement_id
    where d.equipment_id = ${machineId}::uuid and d.state = 'done' and r.renter_id is not null)
  or users.phone in (select r.phone from deals d join requirements r on r.id = d.requirement_id
    where d.equipment_id = ${machineId}::uuid and d.state = 'done' and r.renter_id is null and r.phone_confirmed_at is not null))`;

/** A machine's reviews, first those with comments, each newest first, with their authors' names. @param asker sees their own though it is hidden */
export async function reviewsOf(db: Db, id: string, asker?: string) {
  return db
    .selectFrom('equipment_ratings')
    .innerJoin('users', 'users.id', 'equipment_ratings.user_id')
    .select([
      'equipment_ratings.id',
      'equipment_ratings.user_id',
      'first_name',
      'last_name',
      'comment',
      'star_rating',
      'equipment_ratings.created_at',
      'changed_at',
      'answer',
      'answered_at',
      hasHired(id).as('is_hired'),
    ])
    .where('equipment_id', '=', id)
    .where((row) =>
      row.or([row('hidden_at', 'is', null), ...(asker === undefined ? [] : [row('user_id', '=', asker)])]),
    )
    .orderBy(sql`comment = ''`)
    .orderBy(sql`coalesce(changed_at, equipment_ratings.created_at)`, 'desc')
    .orderBy('equipment_ratings.id')
    .limit(500)
    .execute();
}

/** Adds a rating to a machine's counts, or removes it; its rank follows automatically. @param halves its stars, doubled */
export async function countRating(trx: Db, id: string, halves: number, by: 1 | -1 = 1): Promise<void> {
  await sql`
    update equipment set star_counts[${halves + 1}::int] = star_counts[${halves + 1}::int] + ${by}::int, rating_count = rating_count + ${by}::int
    where id = ${id}::uuid`.execute(trx);
}
