import type { TileMaker } from './tile.ts';

const addressOf = (template: string, { x, y, z }: { readonly x: number; readonly y: number; readonly z: number }) =>
  template
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y))
    .replaceAll('{r}', devicePixelRatio > 1 ? '@2x' : '');

/** Pictures by an address with `{z}`, `{x}`, `{y}`, and `{r}` for sharp ones. */
export const rasterTiles = (template: string): TileMaker => ({
  make(coords, done) {
    const image = document.createElement('img');
    image.alt = '';
    image.draggable = false;
    // Whoever gives the tiles may let only our pages have them, and a page may tell nobody where a request comes from.
    image.referrerPolicy = 'strict-origin-when-cross-origin';
    image.onload = () => done();
    image.onerror = () => done(new Error('This tile did not come.'));
    image.src = addressOf(template, coords);
    return image;
  },
  drop(tile) {
    const image = tile as HTMLImageElement;
    image.onload = null;
    image.onerror = null;
    // Its request ends.
    if (!image.complete) image.removeAttribute('src');
  },
});
