import { type RawBuilder, sql } from 'kysely';
import { dropAbsent } from '../../../drop-absent.ts';
import { isUnitFree } from '../../availability/index.ts';
import type { Bounds, Filters } from './filters.ts';

/* Everything a person typed is passed as a parameter; the SQL text is only ours. */

/** True if all hold. */
export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** A lexeme in the text of a tsquery. */
export const quotedLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(quotedLexeme).join(' | ')})`;

/* A model's number is often typed without its letters: 200 finds "EX 200LC". */
const isBeginning = (word: string): boolean => /\d/.test(word);
const wordIn = (word: string, mark = ''): string => `${quotedLexeme(`${mark}${word}`)}${isBeginning(word) ? ':*' : ''}`;

/** Whether a machine's name or model contains a word. */
export const bears = (word: string): RawBuilder<boolean> => sql<boolean>`search @@ ${wordIn(word)}::tsquery`;

/** City, words and the term's types as one query to the inverted index; none if all are absent. */
function found(filters: Filters, more: readonly string[] = []): RawBuilder<unknown>[] {
  const { words, cityIds } = filters;
  const parts = [...more];
  const inCity = cityIds === undefined ? [] : words.filter((word) => !isBeginning(word));
  parts.push(...words.filter((word) => cityIds === undefined || isBeginning(word)).map((word) => wordIn(word)));
  if (cityIds !== undefined && inCity.length === 0) parts.push(anyOf(cityIds.map((id) => `~c${id}`)));
  else parts.push(...inCity.map((word) => anyOf((cityIds ?? []).map((id) => `${word}~c${id}`))));
  if (filters.termCategoryId !== undefined) parts.push(quotedLexeme(`~k${filters.termCategoryId}`));
  if (filters.termTypeIds !== undefined) parts.push(anyOf(filters.termTypeIds.map((id) => `~t${id}`)));
  return parts.length === 0 ? [] : [sql`search @@ ${parts.join(' & ')}::tsquery`];
}

/** Whether a machine is within bounds, for the point index. */
export const isWithin = ({ south, west, north, east }: Bounds) =>
  sql`point(longitude, latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`;

const earthRadiusKm = 6371;
const kmPerDegree = (Math.PI / 180) * earthRadiusKm;

/** Kilometres from a place along the earth. */
export function distanceKm(from: { readonly latitude: number; readonly longitude: number }): RawBuilder<number> {
  return sql<number>`(${2 * earthRadiusKm}::float8 * asin(sqrt(least(1, power(sin(radians(latitude - ${from.latitude}::float8) / 2), 2)
    + cos(radians(${from.latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${from.longitude}::float8) / 2), 2)))))`;
}

/** The part of the world that a circle is in. */
export function boxAround({ latitude, longitude, radiusKm }: NonNullable<Filters['near']>): Bounds {
  const up = radiusKm / kmPerDegree;
  const across = Math.min(180, up / Math.max(0.01, Math.cos((Math.abs(latitude) + up) * (Math.PI / 180))));
  return { south: latitude - up, north: latitude + up, west: longitude - across, east: longitude + across };
}

/** The location filter: a box for the point index, and within it the exact distance. */
function placed({ near, bounds }: Filters): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (bounds !== undefined) conditions.push(isWithin(bounds));
  if (near !== undefined) {
    conditions.push(isWithin(boxAround(near)), sql`${distanceKm(near)} <= ${near.radiusKm}::float8`);
  }
  return conditions;
}

const worked = ({ hours }: Filters): RawBuilder<unknown>[] =>
  hours === undefined ? [] : [sql`no_of_working_hrs between ${hours.from}::float8 and ${hours.to}::float8`];

const sized = ({ minCapacity, maxCapacity }: Filters): RawBuilder<unknown>[] => [
  ...(minCapacity === undefined ? [] : [sql`capacity >= ${minCapacity}::float8`]),
  ...(maxCapacity === undefined ? [] : [sql`capacity <= ${maxCapacity}::float8`]),
];

const unnamed = ({ wordsAbsent = [] }: Filters): RawBuilder<unknown>[] =>
  wordsAbsent.length === 0 ? [] : [sql`(${sql.join(wordsAbsent.map(bears), sql` and `)}) is not true`];

const free = ({ freeOn }: Filters): RawBuilder<unknown>[] => (freeOn === undefined ? [] : [isUnitFree(freeOn)]);

const owned = ({ supplierId }: Filters): RawBuilder<unknown>[] =>
  supplierId === undefined ? [] : [sql`supplier_id = ${supplierId}::uuid`];

const priced = ({ minPaise, maxPaise }: Filters): RawBuilder<unknown>[] => [
  ...(minPaise === undefined ? [] : [sql`final_rental_paise >= ${minPaise}::bigint`]),
  ...(maxPaise === undefined ? [] : [sql`final_rental_paise <= ${maxPaise}::bigint`]),
];

/** The filters that facets keep: all except those that are facets themselves. */
export function baseConditions(filters: Filters): RawBuilder<unknown>[] {
  const { words, cityIds, termCategoryId, termTypeIds } = filters;
  const scope: Filters = { words, ...dropAbsent({ cityIds, termCategoryId, termTypeIds }) };
  const inScope = isOnIndex(filters) ? onColumns(scope) : found(scope);
  return [
    sql`listed`,
    ...owned(filters),
    ...inScope,
    ...placed(filters),
    ...worked(filters),
    ...sized(filters),
    ...free(filters),
  ];
}

/* A city's or a supplier's machines are adjacent in an index; the city's also has the filters' columns: reading it is faster than fetching rows found by the
 * inverted index. Words are only in the inverted index. */
const isOnIndex = ({ words, cityIds, supplierId }: Filters): boolean =>
  words.length === 0 && (cityIds !== undefined || supplierId !== undefined);

/** The price filter on machines. */
export const priceCondition = (filters: Filters): RawBuilder<boolean> => all(priced(filters));

/** All filters, for gathering all matches: by a city's index, else by the inverted index if possible. */
export function gatherConditions(filters: Filters): RawBuilder<unknown>[] {
  const { insurance, discount } = filters;
  const matching = isOnIndex(filters)
    ? onColumns(filters)
    : [
        ...found(filters, chosenLexemes(filters)),
        ...(discount === undefined ? [] : [sql`discount >= ${discount}::numeric`]),
        ...(insurance === undefined ? [] : [sql`insurance_available = ${insurance}`]),
      ];
  return [
    sql`listed`,
    ...owned(filters),
    ...matching,
    ...placed(filters),
    ...worked(filters),
    ...sized(filters),
    ...priced(filters),
    ...unnamed(filters),
    ...free(filters),
  ];
}

function chosenLexemes({ categoryId, typeIds, zone }: Filters): string[] {
  return [
    ...(categoryId === undefined ? [] : [quotedLexeme(`~k${categoryId}`)]),
    ...(typeIds === undefined ? [] : [anyOf(typeIds.map((id) => `~t${id}`))]),
    ...(zone === undefined ? [] : [quotedLexeme(`~z${zone}`)]),
  ];
}

/** The rollup's filters, and words, for walking an index that has the columns of the former. */
export const walkConditions = (filters: Filters): RawBuilder<unknown>[] => [
  sql`listed`,
  ...onColumns(filters),
  // Hidden from the planner: for two words that occur together it expects few rows, and would gather them all by the inverted index.
  ...found({ words: filters.words }).map((condition) => sql`(${condition}) is true`),
  ...unnamed(filters),
  ...free(filters),
];

/** All filters, for walking an index in its order. */
export const orderedConditions = (filters: Filters): RawBuilder<unknown>[] => [
  ...walkConditions(filters),
  ...owned(filters),
  ...placed(filters),
  ...worked(filters),
  ...sized(filters),
  ...priced(filters),
];

/** The stored names that a search everywhere finds, by words, categories and types only. */
export function nameConditions({
  words,
  categoryId,
  termCategoryId,
  typeIds,
  termTypeIds,
}: Filters): RawBuilder<unknown>[] {
  const categories = [categoryId, termCategoryId].filter((id) => id !== undefined);
  return [
    sql`city_id = '*'`,
    sql`search @@ ${words.map((word) => wordIn(word, '=')).join(' & ')}::tsquery`,
    ...(categories.length === 0 ? [] : [sql`category_ids @> ${categories}::int[]`]),
    ...[typeIds, termTypeIds].flatMap((ids) => (ids === undefined ? [] : [sql`type_id = any(${[...ids]}::int[])`])),
  ];
}

/** The filters on the rollup's own columns (`isInRollup`). */
export function rollupConditions(filters: Filters): RawBuilder<unknown>[] {
  const { categoryId, termCategoryId, typeIds, termTypeIds, zone, insurance, discount } = filters;
  const categories = [categoryId, termCategoryId].filter((id) => id !== undefined);
  return [
    ...(categories.length === 0 ? [] : [sql`category_ids @> ${categories}::int[]`]),
    ...[typeIds, termTypeIds].flatMap((ids) => (ids === undefined ? [] : [sql`type_id = any(${[...ids]}::int[])`])),
    ...(zone === undefined ? [] : [sql`region = ${zone}`]),
    ...(discount === undefined ? [] : [sql`discount_step >= ${discount}::numeric`]),
    ...(insurance === undefined ? [] : [sql`insurance = ${insurance}`]),
  ];
}

/**
 * Machines that are not free on the filters' days, in `busy_machines`.
 * @param forFacets also those that only the filter of a facet excludes
 */
export function takenConditions(filters: Filters, forFacets: boolean): RawBuilder<unknown>[] {
  const { words, freeOn, bounds, cityIds, termCategoryId, termTypeIds } = filters;
  const inScope = forFacets ? { words, ...dropAbsent({ cityIds, termCategoryId, termTypeIds }) } : filters;
  return [
    ...onColumns(inScope),
    ...(bounds === undefined ? [] : [isWithin(bounds)]),
    ...(freeOn === undefined ? [sql`false`] : [sql`not ${isUnitFree(freeOn)}`]),
  ];
}

function onColumns(filters: Filters): RawBuilder<unknown>[] {
  const { cityIds, categoryId, termCategoryId, typeIds, termTypeIds, zone, insurance, discount } = filters;
  const categories = [categoryId, termCategoryId].filter((id) => id !== undefined);
  const [city, ...others] = cityIds ?? [];
  const inCities = others.length === 0 ? sql`city_id = ${city}` : sql`city_id = any(${[...(cityIds ?? [])]}::text[])`;
  return [
    ...(cityIds === undefined ? [] : [inCities]),
    ...(categories.length === 0 ? [] : [sql`category_ids @> ${categories}::int[]`]),
    ...[typeIds, termTypeIds].flatMap((ids) =>
      ids === undefined ? [] : [sql`equipment_type_id = any(${[...ids]}::int[])`],
    ),
    ...(zone === undefined ? [] : [sql`region = ${zone}`]),
    ...(discount === undefined ? [] : [sql`discount >= ${discount}::numeric`]),
    ...(insurance === undefined ? [] : [sql`insurance_available = ${insurance}`]),
  ];
}
