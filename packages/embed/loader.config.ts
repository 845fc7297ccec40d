import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clientConditions, knownCode, terseAtLast } from '@yantra/tooling/vite';
import { type UserConfig, defineConfig } from 'vite';
import { type EmbedManifest, loaderFile, readEmbedManifest } from './build/manifest.ts';
import type { BuildOptions } from './vite.config.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The loader: one small file with a fixed name that names the hashed files of the build before it. */
export function loaderConfig({ dist = path('./dist'), changed = (all) => [...all] }: BuildOptions = {}): UserConfig {
  const manifest = `${dist}/manifest.json`;
  // The check for unused files only reads this configuration and needs no build; a build does.
  const { build }: Partial<EmbedManifest> = existsSync(manifest) ? readEmbedManifest(manifest) : {};
  return {
    root: path('.'),
    resolve: { conditions: clientConditions },
    plugins: changed([
      {
        name: 'yantra:after-the-embed',
        buildStart() {
          if (!existsSync(manifest)) this.error('The loader names the files of the embed: build that first.');
        },
      },
      terseAtLast(knownCode),
    ]),
    define: { __BUILD__: JSON.stringify(build) },
    build: {
      outDir: `${dist}/v1`,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: path('./src/first/loader.ts'),
        name: 'yantraLoader',
        formats: ['iife'],
        fileName: () => loaderFile,
      },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  };
}

export default defineConfig(() => loaderConfig());
