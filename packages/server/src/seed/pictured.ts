import type { CatalogueEntry, CatalogueModel, Field } from '../modules/master-data/index.ts';
import {
  pictureCrops,
  pictureIdOf,
  type PictureLight,
  type PictureRecipe,
  type PictureScene,
} from '../modules/pictures/index.ts';
import type { Random } from './random.ts';

/** Where a machine is seen, and the times of day that suit it. */
type Place = readonly [PictureScene, readonly PictureLight[]];

/* Indoors there is no evening sky, and what is painted golden is not made more so. */
const outdoors = ['day', 'day', 'morning', 'evening', 'overcast', 'dusk'] as const;
const calm = ['day', 'morning', 'overcast'] as const;
const placesOf: Readonly<Record<Field, readonly Place[]>> = {
  farm: [
    ['farm', outdoors],
    ['farm-paddy', outdoors],
    ['farm-cane', outdoors],
    ['farm-mustard', outdoors],
  ],
  construction: [
    ['construction', calm],
    ['construction-road', outdoors],
    ['construction-quarry', calm],
    ['construction-fence', outdoors],
  ],
  factory: [
    ['factory', calm],
    ['factory-racks', calm],
    ['factory-brick', calm],
    ['factory-outside', outdoors],
  ],
};

/* What works elsewhere too, by category: tractors haul, diggers dig on farms, and power is wanted on sites. */
const alsoAt: ReadonlyMap<number, readonly Place[]> = new Map([
  [
    1,
    [
      ['construction-road', outdoors],
      ['construction-quarry', calm],
      ['construction-fence', outdoors],
    ],
  ],
  [
    6,
    [
      ['farm', outdoors],
      ['farm-cane', outdoors],
      ['farm-mustard', outdoors],
    ],
  ],
  [7, [['factory-outside', outdoors]]],
  [
    11,
    [
      ['construction-fence', outdoors],
      ['construction-road', outdoors],
    ],
  ],
]);

function inTurn<T>(all: readonly T[], turn: number): T {
  const one = all[turn % all.length];
  if (one === undefined) throw new Error('There is nothing to take turns with.');
  return one;
}

/**
 * The gallery of a machine: at work, a detail of it there, and from the other side in its owner's yard at another time of day. Its model gives it
 * its parts, size and paint, so that its pictures are of one machine; where it stands is its own, so that two of a model do not look alike.
 * @param turn which of its type it is: those that follow each other do other things in other places, then look the other way, then are seen with
 *   other parts of the scene, so that a hundred of a type, as a demo has of the most frequent, all differ
 */
export function recipesOf(entry: CatalogueEntry, model: CatalogueModel, turn: number, random: Random): PictureRecipe[] {
  const places = [...placesOf[entry.field], ...(alsoAt.get(entry.category.id) ?? [])];
  const round = Math.floor(turn / places.length);
  const machine = {
    machine: entry.picture,
    parts: [...(model.parts ?? []), ...inTurn(entry.doings ?? [[]], turn + round)],
    size: model.size ?? 100,
    bodyColour: (model.bodyColour ?? entry.bodyColour).toUpperCase(),
  };
  const [scene, lights] = inTurn(places, turn);
  const isMirrored = inTurn([false, true], round);
  const crop = inTurn(pictureCrops, Math.floor(round / 2));
  const light = random.pick(lights);
  const isSceneTurned = inTurn([false, true], Math.floor(round / 2 / pictureCrops.length));
  const later = random.pick(outdoors.filter((one) => one !== light));
  return [
    { ...machine, scene, isSceneTurned, crop, light, view: isMirrored ? 'mirrored' : 'side' },
    {
      ...machine,
      scene,
      isSceneTurned: !isSceneTurned,
      crop: 'whole',
      light,
      view: isMirrored ? 'detail-mirrored' : 'detail',
    },
    { ...machine, scene: 'yard', isSceneTurned, crop, light: later, view: isMirrored ? 'side' : 'mirrored' },
  ];
}

/** Keeps the recipes of the pictures that machines show, one for all that share it. Complete once the machines have all been drawn. */
export function createPictureRows(createdAt: Date) {
  const kept = new Map<string, PictureRecipe>();
  return {
    /** Answers the picture's id. */
    keep: (recipe: PictureRecipe): string => {
      const id = pictureIdOf(recipe);
      kept.set(id, recipe);
      return id;
    },
    rows: () => [...kept].map(([id, recipe]) => ({ id, kind: 'demo' as const, recipe, created_at: createdAt })),
  };
}
