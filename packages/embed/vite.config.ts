import { fileURLToPath } from 'node:url';
import { clientConditions, knownCode, terse, terseAtLast } from '@yantra/tooling/vite';
import { type Plugin, type UserConfig, defineConfig } from 'vite';
import { compiledAhead } from './build/compiled-ahead.ts';
import { ownFolder } from './build/manifest.ts';
import { noDescriptions } from './build/no-descriptions.ts';
import { ownPagesLeftOut, preactForReact, signalsAsValues } from './build/preact.ts';
import { reachedModules } from './build/reached-modules.ts';
import { usedTokensOnly } from './build/used-tokens.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const firstEntry = path('./src/first/first-cards.ts');
const carouselEntry = path('./src/live/equipment-carousel.ts');

/** For benches: another folder, other plugins. */
export interface BuildOptions {
  readonly dist?: string;
  readonly changed?: (plugins: readonly Plugin[]) => Plugin[];
}

/** The widgets beside the carousel; each becomes a file named after its tag. */
const widgets = [
  'auth-modals',
  'availability',
  'city-picker',
  'compare',
  'dashboard',
  'equipment-details',
  'equipment-listing',
  'equipment-map',
  'equipment-search',
  'favourites',
  'job-cost',
  'lead-form',
  'scope',
];

/** All of it runs in pages, which have no tools for signals. */
const known = {
  'process.env.NODE_ENV': '"production"',
  'typeof window': '"object"',
  'window.__PREACT_SIGNALS_DEVTOOLS__': 'false',
};

/**
 * The CDN build: ES modules in lib mode (no preload helper, no html), shared chunks, in a folder named by their hash that may be cached for ever. The loader,
 * which names that folder, is a build of its own (loader.config.ts).
 */
export async function embedConfig({ dist = path('./dist'), changed = (all) => [...all] }: BuildOptions = {}) {
  const plugins = [preactForReact(), ownPagesLeftOut(), signalsAsValues(), usedTokensOnly(), noDescriptions()];
  const shared = {
    root: path('.'),
    resolve: { conditions: clientConditions },
    define: known,
    plugins: changed(plugins),
    build: { target: 'es2022', cssMinify: true, cssTarget: ['chrome111', 'firefox113', 'safari16.4'] },
  } satisfies UserConfig;
  const core = await reachedModules(shared, firstEntry);
  const live = await reachedModules(shared, carouselEntry);
  return {
    ...shared,
    plugins: [
      ...changed([
        ...plugins,
        terse(knownCode),
        terseAtLast(knownCode),
        compiledAhead('core.js', 'yantra-equipment-carousel.js'),
      ]),
      ownFolder(dist),
    ],
    build: {
      ...shared.build,
      outDir: `${dist}/files`,
      emptyOutDir: true,
      lib: {
        entry: {
          core: firstEntry,
          doctor: path('./src/doctor/doctor.ts'),
          'yantra-equipment-carousel': carouselEntry,
          ...Object.fromEntries(widgets.map((name) => [`yantra-${name}`, path(`./src/widgets/${name}.ts`)])),
        },
        formats: ['es' as const],
      },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension' as const,
        output: {
          // In lib mode Vite keeps white space for consumers' builds; these files have no such consumer.
          minify: true,
          comments: false,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // Two files: one draws the first cards, one makes them live. Everything else imports from them.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // One file per language for all widgets: a reader needs most of it anyway. A part of a widget's language must not be a file of its own, which would
              // need this one while this one needs it.
              ...['hi', 'mr'].map((locale) => ({
                name: `language-${locale}`,
                test: (id: string) => id.endsWith(`/languages/${locale}.ts`) || id.endsWith(`.${locale}.ts`),
                priority: 3,
              })),
              // The cities' names, for both languages and for whoever types one.
              {
                name: 'places-devanagari',
                test: /\/places\/src\/(?:devanagari|place-names|states-devanagari)/,
                priority: 3,
              },
              // What every widget but the carousel needs.
              { name: 'more', test: /more-tokens|\?inline&rest|\/element\/src\/sized\./, priority: 3 },
              { name: 'core', test: (id: string) => core.has(id), priority: 2 },
              {
                name: 'yantra-equipment-carousel',
                // The shims as a whole: one that a single widget uses must not become another file for all.
                test: (id: string) => live.has(id) || id.includes('/embed/src/shims/'),
                priority: 1,
              },
            ],
          },
        },
      },
    },
  } satisfies UserConfig;
}

export default defineConfig(() => embedConfig());
