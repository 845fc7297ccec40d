/** What a person sees of the demo: machines beside each other must not look like one drawing in other paint. */
import { type EquipmentPage, queryOf } from '@yantra/contract/calls';
import { defaultCity } from '@yantra/places';
import { more } from '@yantra/testing/sample';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { type OpenDatabase, pgliteDatabase } from '../database/open.ts';
import { readCatalogue } from '../modules/master-data/catalogue-file.ts';
import { composePicture, readOwnArt } from '../modules/pictures/compose-picture.ts';
import { createProcessEncoder } from '../modules/pictures/encoder.ts';
import { type PictureRecipe, recipeFrom } from '../modules/pictures/picture-recipe.ts';
import { testNow } from '../testing/market.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { recipesOf } from './pictured.ts';
import { createRandom } from './random.ts';
import { seedDemo } from './seed-demo.ts';

const { equipment: entries } = await readCatalogue();
const grid = { width: 24, height: 18 } as const;

/** Where a picture becomes lighter from left to right and where darker: its shapes, whatever their colour. */
async function shapesOf(recipe: PictureRecipe): Promise<boolean[]> {
  const columns = grid.width + 1;
  const svg = Buffer.from(await composePicture(recipe, readOwnArt));
  const pixels = await sharp(svg).resize(columns, grid.height, { fit: 'fill' }).greyscale().raw().toBuffer();
  return Array.from({ length: grid.width * grid.height }, (_, place) => {
    const at = Math.floor(place / grid.width) * columns + (place % grid.width);
    return (pixels[at] ?? 0) < (pixels[at + 1] ?? 0);
  });
}

/** The part of two pictures' shapes that differ, 0 to 1. */
async function differenceOf(one: PictureRecipe, other: PictureRecipe): Promise<number> {
  const [left, right] = [await shapesOf(one), await shapesOf(other)];
  return left.filter((bit, place) => bit !== right[place]).length / left.length;
}

/* Another paint makes 0.02 of difference and another time of day at most 0.11; the other side or another drawing 0.25 and more. */
const leastDifference = 0.13;

const tractor: PictureRecipe = {
  scene: 'farm',
  isSceneTurned: false,
  crop: 'whole',
  light: 'day',
  machine: 'tractor',
  parts: [],
  size: 100,
  bodyColour: '#C8322B',
  view: 'side',
};

test.each([{ bodyColour: '#3F8440' }, { light: 'evening', bodyColour: '#2B63B0' }, { light: 'dusk' }] as const)(
  'the measure takes a drawing with %j for the same',
  async (change) => {
    expect(await differenceOf(tractor, { ...tractor, ...change })).toBeLessThan(leastDifference);
  },
);
test.each([{ view: 'mirrored' }, { scene: 'farm-cane' }, { view: 'detail' }, { machine: 'excavator' }] as const)(
  'the measure takes a drawing with %j for another',
  async (change) => {
    expect(await differenceOf(tractor, { ...tractor, ...change })).toBeGreaterThan(leastDifference);
  },
);

describe('the catalogue', () => {
  const namesIn = (drawing: string, attribute: string): Set<string> =>
    new Set(
      [...drawing.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].flatMap(([, names = '']) => names.split(' ')),
    );

  test('names the parts that its drawings have, and each of these is in some machine', async () => {
    const named = new Map<string, Set<string>>();
    for (const { picture, models, doings = [] } of entries) {
      const parts = [...models.flatMap(({ parts: own = [] }) => own), ...doings.flat()];
      named.set(picture, new Set([...(named.get(picture) ?? []), ...parts]));
    }
    for (const [picture, parts] of named) {
      const drawing = await readOwnArt(`machines/${picture}.svg`);
      const drawn = new Set([...namesIn(drawing, 'data-with'), ...namesIn(drawing, 'data-without')]);
      expect([picture, ...[...drawn].toSorted()]).toEqual([picture, ...[...parts].toSorted()]);
    }
  });

  test(
    'gives every machine a gallery of that very machine, each picture of which differs from the others',
    more,
    async () => {
      for (const [turn, entry] of entries.entries()) {
        const [model] = entry.models;
        if (model === undefined) throw new Error(`Kind ${entry.id} has no model.`);
        const gallery = recipesOf(entry, model, turn, createRandom(turn));
        const [first, detail, other] = gallery as [PictureRecipe, PictureRecipe, PictureRecipe];
        const machines = gallery.map(({ machine, parts, size, bodyColour }) => ({ machine, parts, size, bodyColour }));
        expect(machines).toEqual([machines[0], machines[0], machines[0]]);
        for (const [one, two] of [
          [first, detail],
          [first, other],
          [detail, other],
        ] as const) {
          expect(await differenceOf(one, two), entry.picture).toBeGreaterThan(leastDifference);
        }
      }
    },
  );
});

describe('in the demo', more, () => {
  let database: OpenDatabase;
  let server: TestApp;
  let recipes: Map<string, PictureRecipe | undefined>;
  let types: string[];
  beforeAll(async () => {
    database = await pgliteDatabase({});
    await migrate(database);
    await seedDemo(database, { size: 1500, clock: { now: () => testNow } });
    server = testApp(database.db);
    const rows = await database.db.selectFrom('pictures').select(['id', 'recipe']).execute();
    recipes = new Map(rows.map(({ id, recipe }) => [id, recipeFrom(recipe)]));
    const counted = await database.db
      .selectFrom('equipment')
      .innerJoin('equipment_types', 'equipment_types.id', 'equipment.equipment_type_id')
      .select(({ fn }) => ['type', fn.countAll<number>().as('count')])
      .groupBy('type')
      .orderBy('count', 'desc')
      .limit(5)
      .execute();
    types = counted.map(({ type }) => type);
    // A demo as large as a first start makes takes long where others work too.
  }, 180_000);
  afterAll(async () => {
    await server.app.http.close();
    await database.close();
  });

  const city = { selectedCityId: defaultCity.id, selectedCity: defaultCity.name };

  /** What the cards of a list show. */
  async function shownOn(call: string, input: Readonly<Record<string, string>>): Promise<PictureRecipe[]> {
    const answer = await server.get(`/api/Equipment/${call}?${queryOf({ page: 1, pageSize: 24, ...input })}`);
    return answer.json<EquipmentPage>().data.map(({ image1Url }) => {
      const recipe = recipes.get(image1Url?.split('/')[2] ?? '');
      if (recipe === undefined) throw new Error(`No recipe for ${image1Url}.`);
      return recipe;
    });
  }

  async function expectDifferentNeighbours(shown: readonly PictureRecipe[]): Promise<void> {
    for (const [place, recipe] of shown.slice(1).entries()) {
      const before = shown[place] ?? recipe;
      const difference = await differenceOf(before, recipe);
      expect(difference, `${JSON.stringify(before)} beside ${JSON.stringify(recipe)}`).toBeGreaterThan(leastDifference);
    }
  }

  test('no two neighbours of the first list look alike', async () => {
    const shown = await shownOn('GetActiveSubscriptionEquipments', city);
    expect(shown).toHaveLength(24);
    await expectDifferentNeighbours(shown);
  });

  test.each([0, 1, 2, 3, 4])(
    'nor of the lists of the type that is number %i by count, in the city and everywhere',
    async (place) => {
      const searchTerm = types[place] ?? '';
      const everywhere = await shownOn('SearchEquipments', { searchTerm });
      expect(everywhere).toHaveLength(24);
      await expectDifferentNeighbours(everywhere);
      await expectDifferentNeighbours(await shownOn('SearchEquipments', { searchTerm, ...city }));
    },
  );

  test('pictures stay small', async () => {
    const encoder = createProcessEncoder();
    const shown = (await shownOn('GetActiveSubscriptionEquipments', city)).slice(0, 12);
    for (const recipe of shown) {
      const svg = await composePicture(recipe, readOwnArt);
      const [small, large] = [
        await encoder.encode({ svg, width: 320, format: 'avif' }),
        await encoder.encode({ svg, width: 640, format: 'avif' }),
      ];
      expect(small.length).toBeLessThan(9_000);
      expect(large.length).toBeLessThan(18_000);
    }
    encoder.close();
  });
});
