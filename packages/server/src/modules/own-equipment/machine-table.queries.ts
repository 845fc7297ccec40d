import type { OwnEquipmentsInput } from '@yantra/contract/calls';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import { detailColumns, type DetailsRow } from '../equipment/equipment.queries.ts';
import { wordsOf } from '../equipment/search/words.ts';

/** A machine as its supplier and admins see it. */
export interface OwnRow extends DetailsRow {
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly phone: string;
  readonly address: string;
  readonly pin_code: string;
  readonly country: string;
  readonly hypo_to_bank: boolean;
  readonly listed: boolean;
  readonly listed_from: Date | null;
  readonly listed_until: Date | null;
  readonly was_in_plan: boolean;
  readonly views: number;
  readonly version: number;
  readonly created_at: Date;
  readonly type: string | null;
  readonly sub_type: string | null;
}

/** What a table of machines is asked for; nothing means every machine. */
export type TableFilters = Pick<
  OwnEquipmentsInput,
  'searchTerm' | 'categoryId' | 'equipmentTypeId' | 'status' | 'supplierId'
>;

const lowered = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`lower(${text}) collate "C"`;
/* What may be sorted by: from here alone comes what stands in the order. */
const keys: Readonly<Record<string, RawBuilder<unknown>>> = {
  name: lowered(sql`e.name`),
  modelNumber: lowered(sql`e.model_number`),
  category: sql`coalesce(c.place, 0)`,
  subType: sql`coalesce(t.place, 0)`,
  rentalValue: sql`e.rental_paise`,
  discount: sql`e.discount`,
  finalRentalValue: sql`e.final_rental_paise`,
  city: lowered(sql`e.city`),
  status: sql`e.status collate "C"`,
  createdAt: sql`e.created_at`,
};

/* Names by their places among each other: numbers are compared ten times as quickly as texts, and there are few names and many machines. */
const placesIn = (table: 'categories' | 'equipment_types', column: 'name' | 'sub_type'): RawBuilder<unknown> =>
  sql`(select id, dense_rank() over (order by ${lowered(sql.ref(column))})::int as place from ${sql.table(table)} where not deleted)`;

/** The order that a sort asks for, ending in the id, so that no two machines tie and pages never overlap. */
function orderOf(sort = '-createdAt', isFromEnd = false) {
  const isDown = sort.startsWith('-');
  const column = isDown ? sort.slice(1) : sort;
  const isTurned = isDown !== isFromEnd;
  const key = keys[column] ?? sql`e.created_at`;
  const joins =
    column === 'category'
      ? sql`left join ${placesIn('categories', 'name')} c on c.id = e.category_ids[1]`
      : column === 'subType'
        ? sql`left join ${placesIn('equipment_types', 'sub_type')} t on t.id = e.equipment_type_id`
        : sql``;
  // The index of the newest ends in the id upwards: both ways it can be walked.
  const [way, idWay] = isTurned ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  return { key, joins, way, idWay };
}

/** Every word of the term begins a word of name or model. */
function isSearched(term: string): RawBuilder<unknown> {
  const words = wordsOf(term).slice(0, 8);
  if (words.length === 0) return sql`false`;
  // Words have neither quotes nor backslashes.
  const query = words.map((word) => `'${word}':*`).join(' & ');
  // Two indexes hold the machines, the listed and the others.
  return sql`((e.listed and e.search @@ ${query}::tsquery) or (not e.listed and e.search @@ ${query}::tsquery))`;
}

function whereOf({ searchTerm, categoryId, equipmentTypeId, status, supplierId }: TableFilters): RawBuilder<unknown> {
  const all = [
    ...(supplierId === undefined ? [] : [sql`e.supplier_id = ${supplierId}::uuid`]),
    ...(categoryId === undefined ? [] : [sql`e.category_ids @> array[${categoryId}::int]`]),
    ...(equipmentTypeId === undefined ? [] : [sql`e.equipment_type_id = ${equipmentTypeId}::int`]),
    ...(status === undefined ? [] : [sql`e.status = ${status}`]),
    ...(searchTerm === undefined || searchTerm === '' ? [] : [isSearched(searchTerm)]),
  ];
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

const columns = sql.join([
  ...detailColumns.map((column) => sql.ref(`e.${column}`)),
  sql`e.supplier_id, e.phone, e.address, e.pin_code, e.country, e.hypo_to_bank, e.listed, e.listed_from, e.listed_until, e.version, e.created_at`,
  sql`coalesce(o.name, trim(u.first_name || ' ' || u.last_name)) as supplier_name`,
  sql`exists (select from purchase_equipment pe where pe.equipment_id = e.id) as was_in_plan`,
  sql`(select coalesce(sum(views), 0)::int from equipment_view_days v where v.equipment_id = e.id) as views`,
  sql`ty.type, ty.sub_type`,
]);
const people = sql`join users u on u.id = e.supplier_id left join organizations o on o.user_id = u.id
  left join equipment_types ty on ty.id = e.equipment_type_id and not ty.deleted`;

/**
 * A page of a table of machines: first which, from an index that holds what is filtered and sorted by, then their rows. What lies in the far half is
 * read from the far end.
 */
export async function tablePage(
  db: Kysely<Database>,
  filters: TableFilters,
  sort: string | undefined,
  slice: { readonly limit: number; readonly offset: number },
): Promise<{ rows: OwnRow[]; total: number }> {
  const where = whereOf(filters);
  const counted = await sql<{ total: number }>`select count(*)::int as total from equipment e where ${where}`.execute(
    db,
  );
  const total = counted.rows[0]?.total ?? 0;
  const limit = Math.min(slice.limit, total - slice.offset);
  if (limit <= 0) return { rows: [], total };
  const isFar = slice.offset > total / 2;
  const offset = isFar ? total - slice.offset - limit : slice.offset;
  const { key, joins, way, idWay } = orderOf(sort, isFar);
  const { rows } = await sql<OwnRow>`
    with page as materialized (select e.id, ${key} as key from equipment e ${joins} where ${where}
      order by 2 ${way}, e.id ${idWay} limit ${limit} offset ${offset})
    select ${columns} from page join equipment e on e.id = page.id ${people} order by page.key ${way}, page.id ${idWay}`.execute(
    db,
  );
  return { rows: isFar ? rows.reverse() : rows, total };
}

/** One machine with everything that is known of it; `undefined` unless it is this supplier's, or any when no supplier is named. */
export async function findWhole(db: Kysely<Database>, id: string, supplierId?: string): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`
    select ${columns} from equipment e ${people}
    where e.id = ${id}::uuid and ${supplierId === undefined ? sql`true` : sql`e.supplier_id = ${supplierId}::uuid`}`.execute(
    db,
  );
  return rows[0];
}

/** The names of all categories, active or not. */
export async function categoryNames(db: Kysely<Database>) {
  return db.selectFrom('categories').select(['id', 'name', 'color_code']).where('deleted', '=', false).execute();
}
