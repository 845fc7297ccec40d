import { readFile } from 'node:fs/promises';
import { inLight } from './light.ts';
import type { PictureRecipe } from './picture-recipe.ts';

/** Reads one of our own drawings, e.g. `machines/tractor.svg`. Only our own art may pass here: SVG can refer to files. */
export type ReadArt = (path: string) => Promise<string>;

/** The drawings in the package's `assets` folder. */
export const readOwnArt: ReadArt = (path) => readFile(new URL(`../../../assets/${path}`, import.meta.url), 'utf8');

/** The three paints of a drawing's body, and their lightness relative to the body's colour. */
const paints = [
  ['#F2A91E', 1],
  ['#C28718', 0.8],
  ['#8F6311', 0.59],
] as const;

function shade(colour: string, factor: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * factor));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** The content between the first `<svg …>` and the last `</svg>`. */
function inside(drawing: string): string {
  const start = drawing.indexOf('>', drawing.indexOf('<svg')) + 1;
  const end = drawing.lastIndexOf('</svg>');
  if (start === 0 || end < start) throw new Error('A drawing of the demo art is not an SVG file.');
  return drawing.slice(start, end);
}

function repaint(drawing: string, bodyColour: string): string {
  // Through placeholders, so that a new colour is never replaced again.
  const marked = paints.reduce((text, [paint], index) => text.replaceAll(paint, `@paint${index}@`), drawing);
  return paints.reduce(
    (text, [, factor], index) => text.replaceAll(`@paint${index}@`, shade(bodyColour, factor)),
    marked,
  );
}

/** Whether a group belongs to a machine with these parts, or to a scene in this light (`data-with`, `data-without`: any of the names in it). */
function isDrawn(attributes: string, parts: readonly string[]): boolean {
  const hasAny = (names: string) => names.split(' ').some((name) => parts.includes(name));
  const wanted = / data-with="([^"]*)"/.exec(attributes)?.[1];
  const unwanted = / data-without="([^"]*)"/.exec(attributes)?.[1];
  return (wanted === undefined || hasAny(wanted)) && (unwanted === undefined || !hasAny(unwanted));
}

/** Leaves out the groups of other variants. */
function withParts(drawing: string, parts: readonly string[]): string {
  const kept: string[] = [];
  let from = 0;
  let depth = 0;
  let skippedSince = 0;
  for (const { 0: tag, 1: attributes = '', index } of drawing.matchAll(/<g\b([^>]*)>|<\/g>/g)) {
    if (tag === '</g>') {
      if (depth === skippedSince) {
        from = index + tag.length;
        skippedSince = 0;
      }
      depth -= 1;
      continue;
    }
    depth += 1;
    if (skippedSince > 0 || isDrawn(attributes, parts)) continue;
    kept.push(drawing.slice(from, index));
    skippedSince = depth;
  }
  kept.push(drawing.slice(from));
  return kept.join('');
}

/** Turned round within the picture's width. */
const turned = 'translate(1000 0) scale(-1 1)';
const around = (x: number, y: number, scale: number): string =>
  `translate(${Math.round(x * (1 - scale))} ${Math.round(y * (1 - scale))}) scale(${scale})`;
/* All stand on the same ground. */
const ground = 640;
/* From very near: what is before the camera grows more than what is behind it. */
const detail = { machine: 1.75, scene: 1.35 } as const;

/* The point of the ground that stays where it is while the scene comes nearer. */
const cropAt = { left: 0, middle: 500, right: 1000 } as const;

/** Where the machine and its scene stand, as SVG transforms. @param focus the point of the drawing that a detail shows */
function placesOf({ view, size, isSceneTurned, crop }: PictureRecipe, focus: readonly [number, number]) {
  const isTurned = view === 'mirrored' || view === 'detail-mirrored';
  const isDetail = view === 'detail' || view === 'detail-mirrored';
  const turn = isTurned ? [turned] : [];
  // The scene stays as it is where a picture is only a little nearer.
  const near = view === 'near' ? [around(500, ground, 1.24)] : [];
  const scene = [
    ...(isDetail ? [around(500, ground, detail.scene)] : []),
    ...(crop === 'whole' ? [] : [around(cropAt[crop], ground, 1.45)]),
    ...(isSceneTurned ? [turned] : []),
  ];
  if (isDetail) {
    const [x, y] = focus;
    const shift = `translate(${Math.round(500 - x * detail.machine)} ${Math.round(375 - y * detail.machine)})`;
    return { scene, machine: [...turn, `${shift} scale(${detail.machine})`] };
  }
  return { scene, machine: [...near, ...turn, ...(size === 100 ? [] : [around(500, ground, size / 100)])] };
}

const usualFocus = [480, 420] as const;
function focusOf(drawing: string): readonly [number, number] {
  const [, x, y] = /<svg [^>]*data-focus="(\d+) (\d+)"/.exec(drawing) ?? [];
  return x === undefined || y === undefined ? usualFocus : [Number(x), Number(y)];
}

const shadow = `<ellipse cx="500" cy="${ground}" rx="400" ry="22" fill="#000" opacity=".2"/>`;
const group = (content: string, places: readonly string[]): string =>
  places.length === 0 ? `<g>${content}</g>` : `<g transform="${places.join(' ')}">${content}</g>`;

/** One SVG of 1000 × 750: the scene in its light, the machine's shadow, the repainted machine with its own parts. */
export async function composePicture(recipe: PictureRecipe, readArt: ReadArt): Promise<string> {
  const [scene, machine] = await Promise.all([
    readArt(`scenes/${recipe.scene}.svg`),
    readArt(`machines/${recipe.machine}.svg`),
  ]);
  const painted = repaint(withParts(inside(machine), recipe.parts), recipe.bodyColour);
  const places = placesOf(recipe, focusOf(machine));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 750" width="1000" height="750">' +
    `${group(inLight(withParts(inside(scene), [recipe.light]), recipe.light), places.scene)}${group(shadow + painted, places.machine)}</svg>`
  );
}
