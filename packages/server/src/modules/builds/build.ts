import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { hasHash } from '../../http/static-files.ts';

/** What a page loads: files of the site, or of the embed on a partner's page. */
export type BuildKind = 'site' | 'embed';

/** Files of one program version, under names that never change their meaning. */
export interface Build {
  readonly kind: BuildKind;
  /** Changes with any of its files; its folder in the storage. */
  readonly name: string;
  /** Path in the build's folder, with slashes → path on disk. */
  readonly files: ReadonlyMap<string, string>;
}

/** All files below a folder, by relative path, without hidden ones. */
export async function filesBelow(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(join(folder, sep).length).split(sep).join('/'), file] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return new Map(files);
}

const packedEnding = /\.br$/;

/** Which of the site's client files have a hash in their name. */
export const isHashedOfSite = (path: string): boolean => path.startsWith('static/') && hasHash(path);

/**
 * The built site, kept while somebody has a page of it open.
 * @param folder the client files
 */
export async function siteBuild(folder: string): Promise<Build> {
  const all = [...(await filesBelow(folder))];
  const files = new Map(all.filter(([path]) => isHashedOfSite(path.replace(packedEnding, ''))));
  // The names change with the contents.
  const hash = createHash('sha256').update([...files.keys()].join('\n'));
  return { kind: 'site', name: `site-${hash.digest('hex').slice(0, 8)}`, files };
}
