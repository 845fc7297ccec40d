/**
 * The build of a library package: ES modules and type declarations in dist, one file per entry of the exports map.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { typesOf } from '../lib/declarations.ts';
import { clientDirectives } from './client-directives.ts';
import { resolve } from './resolve.ts';

const packages = join(import.meta.dirname, '../../..');

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | { readonly source?: string; readonly default?: string }>>;
}

export interface LibraryOptions {
  /** Entry name in dist → source file, beside those of the exports map. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Packages left to the consumer, beside `dependencies` and `peerDependencies`. */
  readonly externals?: readonly string[];
}

/**
 * @param root the package's folder, `import.meta.dirname` of its vite.config.ts
 * @returns a Vite config; entries and externals are read from package.json, so that the exports map promises only what is built, and nothing is bundled twice
 * into a consumer's page
 */
export function library(root: string, options: LibraryOptions = {}): UserConfig {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const externals = [
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
    ...(options.externals ?? []),
  ];
  const sheet = sheetOf(manifest);
  return {
    root,
    resolve,
    plugins: [react(), clientDirectives(), declarations(root), ...(sheet === undefined ? [] : [publishedSheet(sheet)])],
    build: {
      target: 'es2022',
      sourcemap: true,
      // The consumer's build minifies; style texts imported with `?inline` are strings, which no later build can minify.
      minify: false,
      cssMinify: true,
      lib: { entry: { ...entriesOf(manifest), ...options.entries }, formats: ['es'] },
      rolldownOptions: {
        external: (id) => externals.some((name) => id === name || id.startsWith(`${name}/`)),
        output: {
          chunkFileNames: 'shared/[name]-[hash].js',
          entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'bundled/')}.js`,
          // One module, one file: each says for itself whether it is for clients.
          preserveModules: true,
          preserveModulesRoot: join(root, 'src'),
        },
      },
    },
  };
}

const sheetOf = ({ exports = {} }: Manifest): string | undefined => {
  const target = exports['./styles.css'];
  return typeof target === 'string' ? target : target?.source;
};

/**
 * The published style sheet: the package's own, after the order of all layers, so that a page may import several in any order. And its types, since TypeScript
 * refuses the import of a sheet without.
 */
function publishedSheet(source: string): Plugin {
  const base = readFileSync(join(packages, 'ui/src/base.css'), 'utf8');
  const [layers] = /^@layer [^;{}]+;$/m.exec(base) ?? [];
  if (layers === undefined) throw new Error('packages/ui/src/base.css does not say the order of the layers.');
  return {
    name: 'yantra:published-sheet',
    generateBundle() {
      const text = `${layers}\n@import '${source.replace(/^\.\//, '../')}';\n`;
      this.emitFile({ type: 'asset', fileName: 'styles.css', source: text });
      this.emitFile({ type: 'asset', fileName: 'styles.css.d.ts', source: 'export {};\n' });
    },
  };
}

/** Every TypeScript file under the condition `source` of the exports map, named after its file in dist. */
function entriesOf(manifest: Manifest): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const target of Object.values(manifest.exports ?? {})) {
    if (typeof target === 'string' || target.source === undefined || !target.default?.endsWith('.js')) continue;
    entries[target.default.replace(/^\.\/dist\//, '').replace(/\.js$/, '')] = target.source;
  }
  return entries;
}

function declarations(root: string): Plugin {
  return {
    name: 'yantra:declarations',
    async generateBundle() {
      for (const [fileName, path] of await typesOf(root))
        this.emitFile({ type: 'asset', fileName, source: forConsumers(readFileSync(path, 'utf8')) });
    },
  };
}

/** In a form that a consumer's compiler accepts: `./money.ts` → `./money.js`, a style imported as text is a string, and what is imported for its effect is left out. */
function forConsumers(declaration: string): string {
  return declaration
    .replace(/^import ['"][^'"]+['"];\n/gm, '')
    .replace(/export \{ default as (\w+) \} from '[^']+\?inline';/g, 'export declare const $1: string;')
    .replace(/import (\w+) from '[^']+\?inline';/g, 'declare const $1: string;')
    .replace(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*?)\.tsx?(['"])/g, '$1.js$2');
}
