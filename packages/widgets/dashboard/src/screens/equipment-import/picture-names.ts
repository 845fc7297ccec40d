import { limits } from '@yantra/domain';
import { fold } from './fold.ts';

/** The maximum of pictures per machine. */
export const mostPictures = limits.picturesOfMachine;

/** A file name for comparing: without folders, extension, accents and separators; the trailing number apart. */
function nameOf(file: string) {
  const stem = (file.replaceAll('\\', '/').split('/').at(-1) ?? '').replace(/\.[a-z0-9]{2,5}$/i, '').trim();
  const numbered = /^(.*\S)[\s._-]*(?:\(([1-9])\)|[\s._-]([1-9]))$/u.exec(stem);
  const place = numbered?.[2] ?? numbered?.[3];
  return { whole: fold(stem), bare: numbered ? fold(numbered[1] ?? '') : undefined, place: Number(place ?? 0) };
}

/** The pictures of each row. */
export interface Matched {
  /** By row, the indexes of its files in order, three at most. */
  readonly byRow: ReadonlyMap<number, readonly number[]>;
  /** Files that match no row. */
  readonly unmatched: readonly number[];
  /** Files that match a row which already has three. */
  readonly beyond: readonly number[];
}

/**
 * Matches files with rows by their names: `jcb-3dx-1.jpg` is the first picture of `JCB 3DX`. A full match is preferred to one without the number,
 * and a row's earlier names to its later ones. Rows with the same name share their pictures.
 * @param rows by row, the possible names of its pictures, the most specific first
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
