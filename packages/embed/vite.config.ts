import { fileURLToPath } from 'node:url';
import { clientConditions } from '@yantra/tooling/vite';
import { type InlineConfig, defineConfig } from 'vite';
import { reachedModules } from './build/reached-modules.ts';
import { coreStyles } from './build/core-styles.ts';
import { embedManifest } from './build/manifest.ts';
import { noDescriptions } from './build/no-descriptions.ts';
import { preactForReact } from './build/preact.ts';
import { terse } from './build/terse.ts';
import { usedTokensOnly } from './build/used-tokens.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const firstEntry = path('./src/first-cards.ts');
const carouselEntry = path('./src/equipment-carousel.ts');

const shared: InlineConfig = {
  root: path('.'),
  resolve: { conditions: clientConditions },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [preactForReact(), usedTokensOnly(), noDescriptions()],
  build: { target: 'es2022', cssMinify: true },
};

/**
 * The CDN build: ES modules in lib mode (no preload helper, no html), shared chunks, hashed names that may be cached for ever. The
 * loader is a build of its own (loader.config.ts), since it names the files of this one.
 */
export default defineConfig(async () => {
  const core = await reachedModules(shared, firstEntry);
  const live = await reachedModules(shared, carouselEntry);
  return {
    ...shared,
    plugins: [
      preactForReact(),
      usedTokensOnly(),
      noDescriptions(),
      coreStyles((id) => core.has(id)),
      terse(),
      embedManifest(path('./dist/manifest.json')),
    ],
    build: {
      ...shared.build,
      outDir: path('./dist/v1'),
      emptyOutDir: true,
      lib: {
        entry: {
          core: firstEntry,
          'equipment-carousel': carouselEntry,
          'city-picker': path('./src/city-picker.ts'),
          scope: path('./src/scope.ts'),
        },
        formats: ['es' as const],
      },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension' as const,
        output: {
          // In lib mode Vite keeps white space, for consumers' builds; these files have no such consumer.
          minify: true,
          comments: false,
          entryFileNames: '[name]-[hash:6].js',
          chunkFileNames: '[name]-[hash:6].js',
          // Two files: what draws the first cards, and what makes them live. Everything else imports from them.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'core', test: (id: string) => core.has(id) || id.endsWith('/src/core-css.ts'), priority: 2 },
              { name: 'equipment-carousel', test: (id: string) => live.has(id), priority: 1 },
            ],
          },
        },
      },
    },
  };
});
