import { limits } from '@yantra/domain';
import { fold } from './fold.ts';

/** Pictures of a machine at most. */
export const mostPictures = limits.picturesOfMachine;

/** What a file is called for comparing: without folders, extension, accents and separators; the number at its end apart. */
function nameOf(file: string) {
  const stem = (file.replaceAll('\\', '/').split('/').at(-1) ?? '').replace(/\.[a-z0-9]{2,5}$/i, '').trim();
  const numbered = /^(.*\S)[\s._-]*(?:\(([1-9])\)|[\s._-]([1-9]))$/u.exec(stem);
  const place = numbered?.[2] ?? numbered?.[3];
  return { whole: fold(stem), bare: numbered ? fold(numbered[1] ?? '') : undefined, place: Number(place ?? 0) };
}

/** Which pictures are of which rows. */
export interface Matched {
  /** By row, the places of its files in order, three at most. */
  readonly byRow: ReadonlyMap<number, readonly number[]>;
  /** Files that no row is called by. */
  readonly unmatched: readonly number[];
  /** Files that fit a row which has three already. */
  readonly beyond: readonly number[];
}

/**
 * Matches files with rows by their names: `jcb-3dx-1.jpg` is the first picture of `JCB 3DX`. A whole name goes before one without its number,
 * and what stands first in a row's names before what stands later. Rows of one name share their pictures.
 * @param rows by row, what a picture of it may be called, the surest first
 */
export function matchPictures(files: readonly string[], rows: readonly (readonly string[])[]): Matched {
  const keys = new Map<string, { readonly rank: number; readonly rows: number[] }>();
  for (const [row, names] of rows.entries()) {
    for (const [rank, name] of names.entries()) {
      const key = fold(name.replace(/\.(?:jpe?g|png|webp|heic)$/i, ''));
      const known = keys.get(key);
      if (key === '') continue;
      if (known === undefined || rank < known.rank) keys.set(key, { rank, rows: [row] });
      else if (known.rank === rank) known.rows.push(row);
    }
  }
  const found = new Map<number, { readonly file: number; readonly place: number }[]>();
  const unmatched: number[] = [];
  for (const [file, text] of files.entries()) {
    const { whole, bare, place } = nameOf(text);
    const exact = keys.get(whole)?.rows;
    const of = exact ?? (bare === undefined ? undefined : keys.get(bare)?.rows);
    if (of === undefined) unmatched.push(file);
    for (const row of of ?? []) found.set(row, [...(found.get(row) ?? []), { file, place: exact ? 0 : place }]);
  }
  const ordered = [...found].map(([row, list]) => [row, list.toSorted((a, b) => a.place - b.place)] as const);
  const kept = new Set(ordered.flatMap(([, list]) => list.slice(0, mostPictures).map(({ file }) => file)));
  return {
    byRow: new Map(ordered.map(([row, list]) => [row, list.slice(0, mostPictures).map(({ file }) => file)])),
    unmatched,
    beyond: [...new Set(ordered.flatMap(([, list]) => list.map(({ file }) => file)))].filter((file) => !kept.has(file)),
  };
}
