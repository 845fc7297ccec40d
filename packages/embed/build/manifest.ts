import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** What stands in `dist/manifest.json`: which file serves which tag, and what a carousel costs. */
export interface EmbedManifest {
  /** Tag name to its script. */
  readonly scripts: Readonly<Record<string, string>>;
  /** What every widget needs: what draws a carousel's first cards, and what makes them live. */
  readonly core: readonly [first: string, rest: string];
  /** The styles of the core. */
  readonly styles: string;
  /** File to the files it imports at once. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** JavaScript until the first card is there, the loader included. */
  readonly firstCard: readonly string[];
  /** All JavaScript a carousel ever loads by itself. */
  readonly carousel: readonly string[];
}

export const loaderFile = 'yantra.js';

interface Chunk {
  readonly type: 'chunk';
  readonly name: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Writes the manifest when the files are written. */
export function embedManifest(file: string): Plugin {
  return {
    name: 'yantra:embed-manifest',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.entries(bundle as Record<string, Chunk>).filter(([, { type }]) => type === 'chunk');
      const named = (wanted: string): string => {
        const same = chunks.filter((chunk) => chunk[1].name === wanted);
        // Where an entry went into a shared file, a second one is left that only imports it.
        for (const [name, { isEntry }] of same) if (isEntry && same.length > 1) delete bundle[name];
        const [name] = same.find(([file]) => file in bundle) ?? [];
        if (name === undefined) throw new Error(`The embed has no file ${wanted}: look at vite.config.ts.`);
        return name;
      };
      const imports = Object.fromEntries(chunks.map(([name, chunk]) => [name, chunk.imports]));
      const first = named('core');
      const carousel = named('equipment-carousel');
      const entries = chunks.filter(([name, { isEntry }]) => isEntry && name in bundle && name !== first);
      const firstCard = [loaderFile, first, ...(imports[first] ?? [])];
      const manifest: EmbedManifest = {
        scripts: Object.fromEntries([
          ['yantra-equipment-carousel', carousel],
          ...entries.map(([name, chunk]) => [`yantra-${chunk.name}`, name] as const),
        ]),
        core: [first, carousel],
        styles: Object.keys(bundle).find((name) => name.endsWith('.css')) ?? '',
        imports,
        firstCard,
        carousel: [...new Set([...firstCard, carousel, ...(imports[carousel] ?? []), named('glide-slider')])],
      };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
    },
  };
}

export const readEmbedManifest = (file: string): EmbedManifest =>
  JSON.parse(readFileSync(file, 'utf8')) as EmbedManifest;
