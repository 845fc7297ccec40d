import type { Kysely, Selectable } from 'kysely';
import type { Database, EquipmentTable } from '../../database/types.ts';

/** What a card needs of a machine. */
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
] as const;

/** A machine as the lists' queries answer it. */
export type EquipmentRow = Pick<Selectable<EquipmentTable>, (typeof cardColumns)[number]> & {
  readonly distance_km?: number | null;
};

/** What a machine's page needs besides. */
export const detailColumns = [...cardColumns, 'description', 'youtube_link', 'registration_certificate'] as const;

/** A machine as the queries for its page answer it. */
export type DetailsRow = EquipmentRow & Pick<Selectable<EquipmentTable>, (typeof detailColumns)[number]>;
/** What somebody said of a machine. */
export type ReviewRow = Awaited<ReturnType<typeof reviewsOf>>[number];

/** One listed machine with what its page shows besides; `undefined` when it is not public at the moment given. */
export async function findListed(db: Kysely<Database>, id: string, at: Date) {
  return db
    .selectFrom('equipment')
    .select(detailColumns)
    .where('id', '=', id)
    .where('listed', '=', true)
    .where('status', '!=', 'Unavailable')
    .where('listed_until', '>', at)
    .executeTakeFirst();
}

/** The reviews of a machine, newest first, with the names people see: first name and an initial. */
export async function reviewsOf(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('equipment_ratings')
    .innerJoin('users', 'users.id', 'equipment_ratings.user_id')
    .select(['first_name', 'last_name', 'comment', 'star_rating'])
    .where('equipment_id', '=', id)
    .orderBy('equipment_ratings.created_at', 'desc')
    .orderBy('equipment_ratings.id')
    .limit(500)
    .execute();
}
