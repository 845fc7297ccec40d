import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** What stands in `dist/manifest.json`: which file serves which tag, and what a carousel costs. */
export interface EmbedManifest {
  /** Tag name to the files it needs at once, its script first. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** File to the files it imports at once. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** JavaScript until the first card is there, the loader included. */
  readonly firstCard: readonly string[];
  /** All JavaScript a carousel ever loads by itself. */
  readonly carousel: readonly string[];
}

export const loaderFile = 'yantra.js';
export const carouselTag = 'yantra-equipment-carousel';

interface Chunk {
  readonly type: 'chunk';
  readonly name: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Writes the manifest when the files are written. An entry that only imports the core is left out: the core itself serves its tag. */
export function embedManifest(file: string): Plugin {
  return {
    name: 'yantra:embed-manifest',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.entries(bundle as Record<string, Chunk>).filter(([, { type }]) => type === 'chunk');
      const core = chunks.find(([, { name }]) => name === 'core')?.[0];
      if (!core) throw new Error('The embed has no core chunk: look at build/core-group.ts.');
      const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      const tags: Record<string, readonly string[]> = {};
      for (const [name, chunk] of chunks) if (chunk.isEntry) tags[`yantra-${chunk.name}`] = [name, core, ...styles];
      const facade = tags[carouselTag]?.[0];
      tags[carouselTag] = [core, ...styles];
      if (facade) delete bundle[facade];
      const imports = Object.fromEntries(chunks.map(([name, chunk]) => [name, chunk.imports]));
      const glide = chunks.find(([, { name }]) => name === 'glide-slider')?.[0];
      const firstCard = [loaderFile, core, ...(imports[core] ?? [])];
      const manifest: EmbedManifest = { tags, imports, firstCard, carousel: [...firstCard, ...(glide ? [glide] : [])] };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
    },
  };
}

export const readEmbedManifest = (file: string): EmbedManifest =>
  JSON.parse(readFileSync(file, 'utf8')) as EmbedManifest;
