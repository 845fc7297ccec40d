import { boxAround, type Filters } from '../search/lists/index.ts';
import { cellsAt, cellsOver } from './wanted-cells.ts';

/* More of a part than this are not worth their rows: the search stands under its other part. */
const mostOfPart = 40;
const mostKeys = 160;

const any = '*';
const key = (what: string, where: string): string => `${what}|${where}`;

/**
 * Where the index has a search: under its most selective part. That is an owner, else the kind (types, else a category, else a word of names) together with the
 * place (cities, else the cells of an area, else a region; of words cities alone); where one is missing, the other alone. A machine that the search finds has at least one of
 * these keys (`keysOfMachine`), so it asks nothing else.
 */
export function keysOf(filters: Filters): string[] {
  if (filters.supplierId !== undefined) return [key(`s${filters.supplierId.toLowerCase()}`, any)];
  const kinds = kindsOf(filters);
  const places = placesOf(filters);
  const word = longestOf(filters.words);
  if (kinds === undefined && word !== undefined) {
    return (citiesOf(filters) ?? [any]).map((place) => key(`w${word}`, place));
  }
  const [what, where] = [kinds ?? [any], places ?? [any]];
  if (what.length * where.length <= mostKeys) return what.flatMap((one) => where.map((other) => key(one, other)));
  return where.length > what.length ? what.map((one) => key(one, any)) : where.map((one) => key(any, one));
}

function kindsOf({ typeIds, categoryId, termCategoryId }: Filters): string[] | undefined {
  if (typeIds !== undefined && typeIds.length <= mostOfPart) return typeIds.map((id) => `t${id}`);
  const category = categoryId ?? termCategoryId;
  return category === undefined ? undefined : [`k${category}`];
}

const citiesOf = ({ cityIds }: Filters): string[] | undefined =>
  cityIds !== undefined && cityIds.length <= mostOfPart ? cityIds.map((id) => `c${id}`) : undefined;

function placesOf(filters: Filters): string[] | undefined {
  const cities = citiesOf(filters);
  if (cities !== undefined) return cities;
  const { near, bounds, zone } = filters;
  const area = bounds ?? (near && boxAround(near));
  const cells = area && cellsOver(area);
  if (cells !== undefined) return cells;
  return zone === undefined ? undefined : [`z${zone}`];
}

const longestOf = (words: readonly string[]): string | undefined =>
  words.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];

/** What the index asks of a machine. */
export interface KeyFacts {
  readonly supplier_id: string;
  readonly equipment_type_id: number;
  readonly category_ids: readonly number[];
  readonly city_id: string;
  readonly region: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Of its index of words. */
  readonly lexemes: readonly string[];
}

/** All keys under which a search may stand that finds this machine. */
export function keysOfMachine(machine: KeyFacts): string[] {
  const { supplier_id, equipment_type_id, category_ids, city_id, region, latitude, longitude, lexemes } = machine;
  const kinds = [`t${equipment_type_id}`, ...category_ids.map((id) => `k${id}`), any];
  const cells = latitude === null || longitude === null ? [] : cellsAt(latitude, longitude);
  const places = [`c${city_id}`, ...cells, `z${region}`, any];
  const words = new Set(lexemes.filter((lexeme) => !lexeme.includes('~')).flatMap(foundBy));
  return [
    key(`s${supplier_id}`, any),
    ...kinds.flatMap((kind) => places.map((place) => key(kind, place))),
    ...[...words].flatMap((word) => [key(`w${word}`, any), key(`w${word}`, `c${city_id}`)]),
  ];
}

/** The words that find a word of a name: itself, and what it begins with that has a number in it. */
function foundBy(lexeme: string): string[] {
  const beginnings: string[] = [lexeme];
  const letters = [...lexeme];
  for (let length = 1; length < letters.length; length += 1) {
    const beginning = letters.slice(0, length).join('');
    if (/\d/.test(beginning)) beginnings.push(beginning);
  }
  return beginnings;
}
