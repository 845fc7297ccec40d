/** The released versions of the embed that the project keeps, oldest first. The server unpacks them (`packages/server/src/modules/embed/archive.ts`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../lib/workspace.ts';
import { compareVersions } from './changes.ts';

export interface KeptEmbed {
  readonly version: string;
  /** When it was released, e.g. `2026-11-23`. */
  readonly day: string;
  /** The folder of its files. */
  readonly build: string;
  /** File to integrity hash; the loader is `yantra.js`. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Where they are, from the root. */
export const keptEmbedsFolder = 'packages/embed/released';
const ending = '.json.br';

export function keptEmbeds(folder = root): KeptEmbed[] {
  const place = join(folder, keptEmbedsFolder);
  return readdirSync(place)
    .filter((name) => name.endsWith(ending))
    .map((name) => {
      const text = brotliDecompressSync(readFileSync(join(place, name))).toString('utf8');
      const { version, day, build, integrity } = JSON.parse(text) as KeptEmbed;
      return { version, day, build, integrity };
    })
    .toSorted((one, other) => compareVersions(one.version, other.version));
}
