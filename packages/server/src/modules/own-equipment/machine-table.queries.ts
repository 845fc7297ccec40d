import type { OwnEquipmentsInput } from '@yantra/contract/calls';
import { type RawBuilder, sql } from 'kysely';
import { wordsOf } from '../../database/search-words.ts';
import type { Db } from '../../database/types.ts';
import type { Slice } from '../../page.ts';
import { detailColumns, type DetailsRow } from '../equipment/index.ts';
import { groupsByName, type Part, partsOf } from './name-groups.ts';

/** A machine as its supplier and admins see it. */
export interface OwnRow extends DetailsRow {
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly phone: string;
  readonly address: string;
  readonly pin_code: string;
  readonly country: string;
  readonly hypo_to_bank: boolean;
  readonly is_draft: boolean;
  readonly hidden_at: Date | null;
  readonly hidden_reason: string | null;
  readonly hidden_words: string;
  readonly held_at: Date | null;
  readonly is_owner_blocked: boolean;
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

/** The filters of a table of machines; empty for every machine. */
export type TableFilters = Pick<
  OwnEquipmentsInput,
  'searchTerm' | 'categoryId' | 'equipmentTypeId' | 'status' | 'state' | 'supplierId'
> & {
  /** At which moment `state` is meant. */
  readonly now: Date;
};

const lowered = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`lower(${text}) collate "C"`;
/* The sortable columns: order clauses are made only from these. */
const keys: Readonly<Record<string, RawBuilder<unknown>>> = {
  name: lowered(sql`e.name`),
  modelNumber: lowered(sql`e.model_number`),
  // Comparable: per day.
  rentalValue: sql`rent_a_day(e.rental_paise, e.rental_type)`,
  discount: sql`e.discount`,
  finalRentalValue: sql`rent_a_day(e.final_rental_paise, e.rental_type)`,
  city: lowered(sql`e.city`),
  status: sql`e.status collate "C"`,
  createdAt: sql`e.created_at`,
};

/** A few names shared by many machines each: sorting by them goes through the machines of one name after another. */
interface Shared {
  /** The expression of its index. */
  readonly key: RawBuilder<unknown>;
  readonly names: RawBuilder<{ readonly id: number; readonly name: string }>;
}

const namesIn = (table: 'categories' | 'equipment_types', column: 'name' | 'sub_type'): Shared['names'] =>
  sql`select id, ${lowered(sql.ref(column))} as name from ${sql.table(table)} where not deleted`;
const shared: Readonly<Record<string, Shared>> = {
  category: { key: sql`e.first_category_id`, names: namesIn('categories', 'name') },
  subType: { key: sql`e.equipment_type_id`, names: namesIn('equipment_types', 'sub_type') },
};

/** A requested order. */
type Order = ReturnType<typeof orderOf>;

const orderOf = (sort = '-createdAt') => {
  const isDown = sort.startsWith('-');
  return { column: isDown ? sort.slice(1) : sort, isDown };
};

/* Every order ends in the id, so that there are no ties and pages never overlap. The newest-first index ends in the ascending id, all others in the descending:
 * both can be walked either way. */
const waysOf = (isDown: boolean) => (isDown ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`]);

/** Words of a search, each with the tokens of the types and categories in which a word begins so. */
type SearchWords = readonly { readonly word: string; readonly marks: readonly string[] }[];

/* A number must match a model: nearly every type has sizes with numbers. */
const isOfName = (word: string): boolean => word.length > 1 && !/\d/.test(word);

async function searchWords(db: Db, term: string | undefined): Promise<SearchWords> {
  const words = wordsOf(term ?? '').slice(0, 8);
  if (!words.some(isOfName)) return words.map((word) => ({ word, marks: [] }));
  const { rows } = await sql<{ mark: string; name: string }>`
    select '~k' || id as mark, name from categories where not deleted
    union all select '~t' || id, type || ' ' || sub_type from equipment_types where not deleted`.execute(db);
  const named = rows.map(({ mark, name }) => ({ mark, words: wordsOf(name) }));
  return words.map((word) => ({
    word,
    marks: isOfName(word)
      ? named.filter((one) => one.words.some((part) => part.startsWith(word))).map(({ mark }) => mark)
      : [],
  }));
}

/** Every word of the term begins a word of name, model, type or category. */
function isSearched(words: SearchWords): RawBuilder<unknown> {
  if (words.length === 0) return sql`false`;
  // Words contain neither quotes nor backslashes, tokens are ours.
  const query = words
    .map(({ word, marks }) => `(${[`'${word}':*`, ...marks.map((mark) => `'${mark}'`)].join(' | ')})`)
    .join(' & ');
  // Two indexes hold the machines, the listed and the others.
  return sql`((e.listed and e.search @@ ${query}::tsquery) or (not e.listed and e.search @@ ${query}::tsquery))`;
}

/* As `listingOf` says it, with those on rent apart. */
const stateAt = (now: Date): RawBuilder<unknown> => sql`
  case when e.is_draft then 'draft' when e.hidden_at is not null then 'hidden' when e.held_at is not null then 'inReview'
    when e.status = 'Unavailable' or e.is_owner_blocked then 'unavailable'
    when e.listed_from is not null and e.listed_until > ${now}::timestamptz then
      case when e.listed_from > ${now}::timestamptz then 'planBegins' when e.status = 'On rent' then 'onRent' else 'listed' end
    when exists (select from purchase_equipment pe where pe.equipment_id = e.id) then 'planEnded' else 'notInPlan' end`;

function whereOf(
  { searchTerm, categoryId, equipmentTypeId, status, state, supplierId, now }: TableFilters,
  words: SearchWords,
): RawBuilder<unknown> {
  const all = [
    sql`e.deleted_at is null`,
    ...(supplierId === undefined ? [] : [sql`e.supplier_id = ${supplierId}::uuid`]),
    ...(categoryId === undefined ? [] : [sql`${categoryId}::int = any(e.category_ids)`]),
    ...(equipmentTypeId === undefined ? [] : [sql`e.equipment_type_id = ${equipmentTypeId}::int`]),
    ...(status === undefined ? [] : [sql`e.status = ${status}`]),
    ...(state === undefined ? [] : [sql`${stateAt(now)} = ${state}`]),
    ...(searchTerm === undefined || searchTerm === '' ? [] : [isSearched(words)]),
  ];
  return sql.join(all, sql` and `);
}

const columns = sql.join([
  ...detailColumns.map((column) => sql.ref(`e.${column}`)),
  sql`e.supplier_id, e.phone, e.address, e.pin_code, e.country, e.hypo_to_bank, e.is_draft, e.is_owner_blocked, e.hidden_at, e.hidden_reason, e.hidden_words, e.held_at, e.listed, e.listed_from, e.listed_until, e.version, e.created_at`,
  sql`coalesce(o.name, trim(u.first_name || ' ' || u.last_name)) as supplier_name`,
  sql`exists (select from purchase_equipment pe where pe.equipment_id = e.id) as was_in_plan`,
  sql`(select coalesce(sum(views), 0)::int from equipment_view_days v where v.equipment_id = e.id) as views`,
  sql`ty.type, ty.sub_type`,
]);
const people = sql`join users u on u.id = e.supplier_id left join organizations o on o.user_id = u.id
  left join equipment_types ty on ty.id = e.equipment_type_id and not ty.deleted`;

/** A page of a table of machines: first the ids, from an index with the filters and order, then their rows. */
export async function tablePage(
  db: Db,
  filters: TableFilters,
  sort: string | undefined,
  slice: Slice,
): Promise<{ rows: OwnRow[]; total: number }> {
  const order = orderOf(sort);
  const names = shared[order.column];
  const where = whereOf(filters, await searchWords(db, filters.searchTerm));
  return names === undefined ? walkedPage(db, where, order, slice) : groupedPage(db, where, order, names, slice);
}

/** Walks the order's index; pages in the far half are read from its end. */
async function walkedPage(db: Db, where: RawBuilder<unknown>, order: Order, slice: Slice) {
  const counted = await sql<{ total: number }>`select count(*)::int as total from equipment e where ${where}`.execute(
    db,
  );
  const total = counted.rows[0]?.total ?? 0;
  const limit = Math.min(slice.limit, total - slice.offset);
  if (limit <= 0) return { rows: [], total };
  const isFar = slice.offset > total / 2;
  const offset = isFar ? total - slice.offset - limit : slice.offset;
  const key = keys[order.column] ?? sql`e.created_at`;
  const [way, idWay] = waysOf(order.isDown !== isFar);
  const { rows } = await sql<OwnRow>`
    with page as materialized (select e.id, ${key} as key from equipment e where ${where}
      order by 2 ${way}, e.id ${idWay} limit ${limit} offset ${offset})
    select ${columns} from page join equipment e on e.id = page.id ${people} order by page.key ${way}, page.id ${idWay}`.execute(
    db,
  );
  return { rows: isFar ? rows.reverse() : rows, total };
}

/** Counts the machines of each name, which gives the names on the page, and reads those: only a few names are sorted. */
async function groupedPage(
  db: Db,
  where: RawBuilder<unknown>,
  { isDown }: Order,
  { key, names }: Shared,
  slice: Slice,
) {
  const [counted, named] = await Promise.all([
    sql<{
      id: number;
      n: number;
    }>`select ${key} as id, count(*)::int as n from equipment e where ${where} group by 1`.execute(db),
    names.execute(db),
  ]);
  const nameOf = new Map(named.rows.map(({ id, name }) => [id, name]));
  const groups = groupsByName(counted.rows, nameOf);
  const total = counted.rows.reduce((sum, { n }) => sum + n, 0);
  const parts = partsOf(isDown ? groups.toReversed() : groups, slice);
  if (parts.length === 0) return { rows: [], total };
  const [, idWay] = waysOf(isDown);
  const idsOf = ({ ids, limit, offset }: Part, place: number) => sql`
    (select ${place}::int as place, e.id from equipment e where ${isOneOf(key, ids)} and ${where}
      order by e.id ${idWay} limit ${limit} offset ${offset})`;
  const { rows } = await sql<OwnRow>`
    with page as materialized (${sql.join(parts.map(idsOf), sql` union all `)})
    select ${columns} from page join equipment e on e.id = page.id ${people} order by page.place, page.id ${idWay}`.execute(
    db,
  );
  return { rows, total };
}

/* A single one is compared by equality: then the index returns its machines in order. */
const isOneOf = (key: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<unknown> =>
  ids.length === 1 ? sql`${key} = ${ids[0]}::int` : sql`${key} = any(${ids}::int[])`;

/** One machine with all data; `undefined` if it is not this supplier's, if one is named. */
export async function findWhole(db: Db, id: string, supplierId?: string): Promise<OwnRow | undefined> {
  const { rows } = await sql<OwnRow>`
    select ${columns} from equipment e ${people}
    where e.id = ${id}::uuid and e.deleted_at is null and ${supplierId === undefined ? sql`true` : sql`e.supplier_id = ${supplierId}::uuid`}`.execute(
    db,
  );
  return rows[0];
}

/** The names of all categories, active or not. */
export async function categoryNames(db: Db) {
  return db.selectFrom('categories').select(['id', 'name', 'color_code']).where('deleted', '=', false).execute();
}
