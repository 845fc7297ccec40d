/** The built libraries as a consumer gets them: publint's and arethetypeswrong's rules, and types that resolve without our sources. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { bringConsumer, type Consumer } from '../lib/consumer.ts';
import { libraries } from '../lib/packed.ts';
import { run } from '../lib/process.ts';
import type { Package } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';
import { typesCheck } from './published-types.ts';

/** One check per library, each counted. */
export function publishingChecks(): Check[] {
  // Both at once would make the same app twice.
  let brought: Promise<Consumer> | undefined;
  const bring = (): Promise<Consumer> => (brought ??= bringConsumer());
  const tarballs = async (): Promise<Consumer['tarballs']> => (await bring()).tarballs;
  return [consumerCheck(bring), ...libraries().map((pack) => publintCheck(pack, tarballs)), typesCheck(tarballs)];
}

function publintCheck(pack: Package, tarballs: () => Promise<Consumer['tarballs']>): Check {
  return {
    id: `publint ${pack.short}`,
    name: `${pack.manifest.name} can be published as it is`,
    run: async () => {
      // What is packed has another package.json.
      const packed = readFileSync((await tarballs())[pack.manifest.name] ?? '');
      const tarball = new Uint8Array(packed).buffer;
      const { messages, pkg } = await publint({ level: 'warning', strict: true, pack: { tarball } });
      return findingOf(messages.map((message) => formatMessage(message, pkg) ?? message.code));
    },
  };
}

/** An app that installed them: without the condition `source`, with its declaration files checked, resolving as Node and as bundlers do. */
const consumerCheck = (bring: () => Promise<Consumer>): Check => ({
  id: 'consumer',
  name: 'a React app installs the packed packages alone, builds, and finds the types of every entry, as Node and as a bundler',
  run: async () => {
    const { folder, entries } = await bring();
    const lines = entries.map((entry, index) => `export * as entry${index} from '${entry}';`);
    writeFileSync(join(folder, 'entries.ts'), `${lines.join('\n')}\n`);
    const compiler = join(folder, 'node_modules/typescript/bin/tsc');
    const problems: string[] = [];
    for (const [module, moduleResolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ]) {
      const compilerOptions = { ...asStrictAsCanBe, module, moduleResolution };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: consumerFiles }));
      const { code, output } = await run(process.execPath, [compiler, '--pretty', 'false'], { cwd: folder });
      // Signals refers to a file of its own that it does not publish; errors in others' declarations are not ours.
      const ours = output.split('\n').filter((line) => line.includes('error') && !isOthers(line));
      if (code !== 0 && ours.length > 0) problems.push(`moduleResolution ${moduleResolution}:`, ...ours);
    }
    return findingOf([...problems, ...bundleProblems(folder), ...directiveProblems(folder), ...sheetProblems(folder)]);
  },
});

const isOthers = (line: string): boolean => line.includes('/.pnpm/') && !line.includes('/.pnpm/@yantra+');

/** `types.tsx` contains lines that must be refused. */
const consumerFiles = ['entries.ts', 'five-minutes.tsx', 'main.tsx', 'types.tsx', 'unused.ts'];
const asStrictAsCanBe = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  target: 'es2023',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  // Without `vite/client`: style sheets have types of their own.
  types: [],
  noUncheckedSideEffectImports: true,
};

/** A text that each copy of React contains once. */
const reactMark = /Symbol\.for\("react\.memo_cache_sentinel"\)|Symbol\.for\(`react\.memo_cache_sentinel`\)/g;
const mostUnusedBytes = 200;

/** The app has one React; and a page that uses nothing of its imports loads none of it and defines no tag. */
function bundleProblems(folder: string): string[] {
  const copies = scriptsIn(join(folder, 'dist'), '*').join('').match(reactMark)?.length ?? 0;
  // Vite also writes files that can no longer be requested.
  const loaded = scriptsIn(join(folder, 'unused'), 'unused-*').join('');
  // Sheets come in any order; the first rule says which of them wins.
  const sheets = globSync('dist/assets/*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  const isOrdered = sheets.length > 0 && sheets.every((css) => /^@layer yantra\.tokens\b/.test(css));
  const isBare = loaded.length > 0 && loaded.length <= mostUnusedBytes && !/import|yantra-/.test(loaded);
  return [
    ...(isOrdered ? [] : ['A style sheet of the app does not begin with the lowest layer.']),
    ...(copies === 1 ? [] : [`The app holds ${copies} copies of React instead of one.`]),
    ...(isBare ? [] : [`What is imported and not used leaves ${loaded.length} bytes: ${loaded.slice(0, 300)}`]),
  ];
}

/** A server component may import the packages: modules that use React are for its client, and others it may call. */
function directiveProblems(folder: string): string[] {
  return globSync('node_modules/@yantra/*/dist/**/*.js', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const needsClient = /^import .* from "react";$/m.test(text);
    return needsClient && !text.startsWith('"use client";') ? [`${file} does not say 'use client'.`] : [];
  });
}

/** What a packed style sheet imports from beside it is packed too: builds here read our sources, where it always is. */
function sheetProblems(folder: string): string[] {
  return globSync('node_modules/@yantra/*/{dist,src}/**/*.css', { cwd: folder }).flatMap((file) => {
    const imports = readFileSync(join(folder, file), 'utf8').matchAll(/@import (?:url\()?['"](\.[^'"]+)['"]/g);
    return [...imports]
      .filter(([, path = '']) => !existsSync(join(folder, dirname(file), path)))
      .map(([, path]) => `${file} imports ${path}, which is not packed.`);
  });
}

const scriptsIn = (folder: string, name: string): string[] =>
  globSync(`assets/${name}.js`, { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
