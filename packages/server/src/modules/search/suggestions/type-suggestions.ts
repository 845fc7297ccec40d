import type { Suggestions } from '@yantra/contract/calls';
import { safeColour } from '@yantra/domain';
import { kmBetween } from '@yantra/places/all';
import type { Cell, Rollup } from '../lists/index.ts';
import type { Gazetteer, Vocabulary } from '../vocabulary/index.ts';

type TypeSuggestion = NonNullable<Suggestions['types']>[number];

const mostAlso = 3;
const mostNearest = 3;

/** Kinds whose names begin as typed, with their other names in that script, and their number here. */
export async function typeSuggestions(
  text: string,
  kinds: readonly string[],
  cityId: string | undefined,
  vocabulary: Vocabulary,
  { rollup, gazetteer }: { readonly rollup: Rollup; readonly gazetteer: Gazetteer },
  most: number,
): Promise<TypeSuggestion[]> {
  const { trade } = vocabulary;
  const begun = trade.namesBeginning(text);
  const named = [
    ...begun.map(({ type, phrase, key }) => ({ type, phrase, length: key.length })),
    ...kinds
      .filter((type) => !begun.some((one) => one.type === type))
      .map((type) => ({ type, phrase: type, length: text.length })),
  ];
  if (named.length === 0) return [];
  const cells = await rollup.cellsFor({ words: [], ...(cityId === undefined ? {} : { cityIds: [cityId] }) });
  const everywhere = cityId === undefined ? cells : await rollup.cellsFor({ words: [] });
  const [here, all] = [countsByType(cells), countsByType(everywhere)];
  const countOf = (type: string, counts: ReadonlyMap<number, number>) =>
    vocabulary.groupCalled(type).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  const shown = named
    .map((one) => ({ ...one, count: countOf(one.type, here), everywhere: countOf(one.type, all) }))
    // A kind that nobody offers is no use.
    .filter((one) => one.everywhere > 0)
    .toSorted((a, b) => lettersLeft(a) - lettersLeft(b))
    .slice(0, most);
  const missing = shown.filter(({ count }) => count === 0).slice(0, mostNearest);
  const nearest = new Map(
    await Promise.all(missing.map(async ({ type }) => [type, await nearestOf(type, cityId)] as const)),
  );

  async function nearestOf(type: string, from: string | undefined): Promise<TypeSuggestion['nearest']> {
    const city = from === undefined ? undefined : gazetteer.byId(from);
    if (city === undefined) return undefined;
    const counts = await rollup.countsByCity({ words: [], termTypeIds: vocabulary.groupCalled(type) });
    let best: TypeSuggestion['nearest'];
    for (const { cityId: id, n } of counts) {
      const other = gazetteer.byId(id);
      if (other === undefined) continue;
      const distanceKm = Math.round(kmBetween(city, other));
      if (best === undefined || distanceKm < best.distanceKm) best = { id, name: other.name, distanceKm, count: n };
    }
    return best;
  }

  return shown.map(({ type, phrase, count }) => {
    const isLatin = /^[\0-\u024f]*$/.test(text);
    const name = isLatin ? type : (trade.nameIn(type, text) ?? type);
    const also = [...new Set([phrase, ...trade.alsoCalled(type, text)])]
      .filter((one) => one.toLowerCase() !== name.toLowerCase() && one !== type)
      .slice(0, mostAlso);
    const near = nearest.get(type);
    const colorCode = colourOf(type, everywhere, vocabulary);
    return {
      type,
      name,
      also,
      count,
      ...(colorCode !== undefined && { colorCode }),
      ...(near === undefined ? {} : { nearest: near }),
    };
  });
}

/* How many times more machines of a kind outweigh one more letter to type. */
const growth = 2;
const lettersLeft = ({ length, everywhere }: { readonly length: number; readonly everywhere: number }): number =>
  length - Math.log(everywhere) / Math.log(growth);

/** The most frequent first category's colour of a group's machines. */
function colourOf(type: string, cells: readonly Cell[], vocabulary: Vocabulary): string | undefined {
  const own = new Set(vocabulary.groupCalled(type));
  const counts = new Map<number, number>();
  for (const { typeId, categoryIds, n } of cells) {
    const [first] = categoryIds;
    if (first !== undefined && own.has(typeId)) counts.set(first, (counts.get(first) ?? 0) + n);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const colour = most && vocabulary.categories.get(most[0])?.colorCode;
  return colour === undefined ? undefined : safeColour(colour);
}

function countsByType(cells: readonly Cell[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { typeId, n } of cells) counts.set(typeId, (counts.get(typeId) ?? 0) + n);
  return counts;
}
