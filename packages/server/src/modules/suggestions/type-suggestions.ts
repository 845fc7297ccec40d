import type { Suggestions } from '@yantra/contract/calls';
import { kmBetween } from '@yantra/places/all';
import type { Gazetteer } from '../equipment/search/gazetteer.ts';
import { type Rollup, totalOf } from '../equipment/search/rollup.ts';
import type { Vocabulary } from '../equipment/search/vocabulary.ts';

type TypeSuggestion = NonNullable<Suggestions['types']>[number];

/** What counting kinds needs. */
export interface TypeSuggestionParts {
  readonly rollup: Rollup;
  readonly gazetteer: Gazetteer;
}

const mostAlso = 3;
const mostNearest = 3;

/** Kinds whose names begin as typed, with what else they are called in that script, and how many there are here. */
export async function typeSuggestions(
  text: string,
  kinds: readonly string[],
  cityId: string | undefined,
  vocabulary: Vocabulary,
  { rollup, gazetteer }: TypeSuggestionParts,
  most: number,
): Promise<TypeSuggestion[]> {
  const { trade } = vocabulary;
  const begun = trade.namesBeginning(text);
  const named = [
    ...begun.map(({ type, phrase }) => ({ type, phrase })),
    ...kinds.filter((type) => !begun.some((one) => one.type === type)).map((type) => ({ type, phrase: type })),
  ];
  if (named.length === 0) return [];
  const cells = await rollup.cellsFor({ words: [], ...(cityId === undefined ? {} : { cityIds: [cityId] }) });
  const everywhere = cityId === undefined ? cells : await rollup.cellsFor({ words: [] });
  const counted = named.flatMap(({ type, phrase }) => {
    const filters = { words: [], termTypeIds: vocabulary.groupCalled(type) };
    // A kind that nobody offers leads nowhere.
    if (totalOf(everywhere, filters).total === 0) return [];
    return [{ type, phrase, count: totalOf(cells, filters).total }];
  });
  const shown = counted.slice(0, most);
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
    const inScript = trade.alsoCalled(type, text);
    const isLatin = /^[\0-\u024f]*$/.test(text);
    const name = isLatin ? type : (inScript[0] ?? type);
    const typedFirst = phrase === type ? inScript : [phrase, ...inScript.filter((one) => one !== phrase)];
    const also = [...new Set(typedFirst)].filter((one) => one.toLowerCase() !== name.toLowerCase()).slice(0, mostAlso);
    const near = nearest.get(type);
    return { type, name, also, count, ...(near === undefined ? {} : { nearest: near }) };
  });
}
