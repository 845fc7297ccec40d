import type { CatalogueEntry, CatalogueFact, CatalogueModel } from '../modules/master-data/index.ts';

/** In steps as data sheets have them, never outside the band. */
function inSteps({ low, high }: CatalogueFact, place: number): number {
  const span = high - low;
  const step = span >= 20 ? 5 : span >= 5 ? 1 : span >= 1 ? 0.5 : 0.05;
  const value = Math.round((low + span * place) / step) * step;
  return Math.round(Math.min(high, Math.max(low, value)) * 100) / 100;
}

/** Where a model stands among those of its kind, 0 to 1: by its capacity, or by its turn where all have the same. */
function placeAmong({ models, facts }: CatalogueEntry, model: CatalogueModel): number {
  const band = facts.find(({ fact }) => fact === 'capacity');
  if (band !== undefined && band.high > band.low && model.capacity !== undefined) {
    return Math.min(1, Math.max(0, (model.capacity - band.low) / (band.high - band.low)));
  }
  return models.length < 2 ? 0.5 : models.indexOf(model) / (models.length - 1);
}

/** What a model is hired by, the same for each machine of it: its own capacity, and for the rest what fits in the kind's bands. */
export function factsOf(entry: CatalogueEntry, model: CatalogueModel): Readonly<Record<string, number>> {
  const place = placeAmong(entry, model);
  return Object.fromEntries(
    entry.facts.map((fact) => [
      fact.fact,
      fact.fact === 'capacity' && model.capacity !== undefined ? model.capacity : inSteps(fact, place),
    ]),
  );
}
