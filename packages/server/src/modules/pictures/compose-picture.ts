import { readFile } from 'node:fs/promises';
import type { PictureRecipe, PictureView } from './picture-recipe.ts';

/** Reads one of our own drawings, e.g. `machines/tractor.svg`. Nothing but the project's own art may pass here: SVG can name files. */
export type ReadArt = (path: string) => Promise<string>;

/** The drawings in the package's `assets` folder. */
export const readOwnArt: ReadArt = (path) => readFile(new URL(`../../../assets/${path}`, import.meta.url), 'utf8');

/** The three paints of a drawing's body, and how light each is against the body's colour (the rule of the art). */
const paints = [
  ['#F2A91E', 1],
  ['#C28718', 0.8],
  ['#8F6311', 0.59],
] as const;

function shade(colour: string, factor: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * factor));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** What stands between the first `<svg …>` and the last `</svg>`. */
function inside(drawing: string): string {
  const start = drawing.indexOf('>', drawing.indexOf('<svg')) + 1;
  const end = drawing.lastIndexOf('</svg>');
  if (start === 0 || end < start) throw new Error('A drawing of the demo art is not an SVG file.');
  return drawing.slice(start, end);
}

function repaint(drawing: string, bodyColour: string): string {
  // Through marks, so that a colour just painted is never taken for the next paint.
  const marked = paints.reduce((text, [paint], index) => text.replaceAll(paint, `@paint${index}@`), drawing);
  return paints.reduce(
    (text, [, factor], index) => text.replaceAll(`@paint${index}@`, shade(bodyColour, factor)),
    marked,
  );
}

/* The scene stays as it is: only the machine turns round or comes nearer, standing on the same ground (y = 640). */
const placeOf: Readonly<Record<PictureView, string>> = {
  side: '',
  mirrored: ' transform="translate(1000 0) scale(-1 1)"',
  near: ' transform="translate(-120 -153.6) scale(1.24)"',
};

const shadow = '<ellipse cx="500" cy="640" rx="400" ry="22" fill="#000" opacity=".2"/>';

/** One SVG of 1000 × 750: scene, the machine's shadow, the repainted machine. */
export async function composePicture(recipe: PictureRecipe, readArt: ReadArt): Promise<string> {
  const [scene, machine] = await Promise.all([
    readArt(`scenes/${recipe.scene}.svg`),
    readArt(`machines/${recipe.machine}.svg`),
  ]);
  const painted = repaint(inside(machine), recipe.bodyColour);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 750" width="1000" height="750">' +
    `${inside(scene)}<g${placeOf[recipe.view]}>${shadow}${painted}</g></svg>`
  );
}
