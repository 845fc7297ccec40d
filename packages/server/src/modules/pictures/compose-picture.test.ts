import { describe, expect, test } from 'vitest';
import { composePicture } from './compose-picture.ts';
import { type PictureRecipe, recipeFrom } from './picture-recipe.ts';

const art: Readonly<Record<string, string>> = {
  'scenes/farm.svg': `<svg viewBox="0 0 1000 750"><rect fill="#808080"/><g data-without="dusk"><circle id="sun"/></g></svg>`,
  'machines/tractor.svg':
    '<svg viewBox="0 0 1000 750" data-focus="600 400"><path id="body" fill="#F2A91E"/><g data-without="canopy open"><g><path id="cab"/></g></g>' +
    '<g data-with="canopy"><path id="canopy"/><g data-with="lamp"><path id="lamp"/></g></g><path id="wheel"/></svg>',
};
const readArt = (path: string) => Promise.resolve(art[path] ?? '');
const recipe: PictureRecipe = {
  scene: 'farm',
  isSceneTurned: false,
  crop: 'whole',
  light: 'day',
  machine: 'tractor',
  parts: [],
  size: 100,
  bodyColour: '#3F8440',
  view: 'side',
};
const idsIn = (svg: string) => [...svg.matchAll(/id="([a-z]+)"/g)].map(([, id]) => id);
const drawn = async (change: Partial<PictureRecipe>) => composePicture({ ...recipe, ...change }, readArt);

describe('a composed picture', () => {
  test.each([
    [[], ['sun', 'body', 'cab', 'wheel']],
    [['canopy'], ['sun', 'body', 'canopy', 'wheel']],
    [
      ['canopy', 'lamp'],
      ['sun', 'body', 'canopy', 'lamp', 'wheel'],
    ],
    [['open'], ['sun', 'body', 'wheel']],
    [['lamp'], ['sun', 'body', 'cab', 'wheel']],
  ])('with the parts %j shows %j', async (parts, ids) => {
    expect(idsIn(await drawn({ parts }))).toEqual(ids);
  });

  test('closes as many groups as it opens, whatever its parts', async () => {
    for (const parts of [[], ['canopy'], ['open'], ['canopy', 'lamp']]) {
      const svg = await drawn({ parts });
      expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    }
  });

  test('at another time of day changes the scene and leaves the machine its paint', async () => {
    const svg = await drawn({ light: 'dusk' });
    expect(idsIn(svg)).not.toContain('sun');
    expect(svg).not.toContain('#808080');
    expect(svg).toContain('#3F8440');
  });

  test('shows a detail around the point that its drawing names', async () => {
    // 600 and 400, 1.75 times as large, come to the middle: 500 and 375.
    expect(await drawn({ view: 'detail' })).toContain('translate(-550 -325) scale(1.75)');
  });
});

test.each([
  { parts: ['../x'] },
  { parts: 'canopy' },
  { size: 20 },
  { size: 99.5 },
  { light: 'night' },
  { crop: 'top' },
  { isSceneTurned: 'yes' },
  { scene: '../farm' },
  { view: 'below' },
  { bodyColour: 'url(#x)' },
])('a recipe that says %j is not drawn', (damage) => {
  expect(recipeFrom({ ...recipe })).toEqual(recipe);
  expect(recipeFrom({ ...recipe, ...damage })).toBeUndefined();
});
