/**
 * The build of a library package: ES modules and type declarations in dist, one file per entry of the exports map.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import dts from 'vite-plugin-dts';
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
 * @returns a Vite config; entries and externals are read from package.json, so that the exports map cannot promise what
 *   is not built, and nothing is bundled twice into a consumer's page
 */
export function library(root: string, options: LibraryOptions = {}): UserConfig {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const externals = [
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
    ...(options.externals ?? []),
  ];
  return {
    root,
    resolve,
    plugins: [react(), declarations(root)],
    build: {
      target: 'es2022',
      sourcemap: true,
      // The consumer's build minifies; a style text taken by `?inline` is a string, which no later build can.
      minify: false,
      cssMinify: true,
      lib: { entry: { ...entriesOf(manifest), ...options.entries }, formats: ['es'] },
      rolldownOptions: {
        external: (id) => externals.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { chunkFileNames: 'shared/[name]-[hash].js', entryFileNames: '[name].js' },
      },
    },
  };
}

/** Every condition `source` of the exports map that is TypeScript, named after the file in dist it promises. */
function entriesOf(manifest: Manifest): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const target of Object.values(manifest.exports ?? {})) {
    if (typeof target === 'string' || target.source === undefined || target.default === undefined) continue;
    entries[target.default.replace(/^\.\/dist\//, '').replace(/\.js$/, '')] = target.source;
  }
  return entries;
}

function declarations(root: string) {
  return dts({
    tsconfigPath: join(packages, 'tsconfig.json'),
    entryRoot: join(root, 'src'),
    include: [join(root, 'src')],
    exclude: [
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/*.stories.tsx',
      '**/*.fixture.ts',
      '**/*.fixture.tsx',
      '**/node_modules/**',
    ],
    // Other packages are named, not copied: without the condition `source` their types would be looked for in dist,
    // which need not be built yet; with it, files outside this package must not be written.
    strictOutput: true,
    // Every file is type-checked once, by the check of types, not once more by each package that reads it.
    compilerOptions: { noCheck: true },
    beforeWriteFile: (filePath, content) => ({ filePath, content: forConsumers(content) }),
  });
}

/** What a consumer's compiler accepts: `./money.ts` → `./money.js`, and a style taken as text is a string. */
function forConsumers(declaration: string): string {
  return declaration
    .replace(/export \{ default as (\w+) \} from '[^']+\?inline';/g, 'export declare const $1: string;')
    .replace(/import (\w+) from '[^']+\?inline';/g, 'declare const $1: string;')
    .replace(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*?)\.tsx?(['"])/g, '$1.js$2');
}
