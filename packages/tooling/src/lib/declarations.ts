/** Type declarations, by the native compiler: all packages at once take it a tenth of the time of a bundler's plugin, which calls the other compiler for each. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './process.ts';
import { cacheFolder, packages, program, root } from './workspace.ts';

const folder = join(cacheFolder, 'declarations');
const notPublished = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/*.fixture.ts', '**/*.fixture.tsx'];

/**
 * Types are not checked: the check of types does that once.
 * @param files sources, absolute
 * @param to a folder of its own, which is emptied; a file's declarations are in it under the file's path from the root
 * @throws with the compiler's output if it wrote none
 */
async function emitDeclarations(files: readonly string[], to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const config = join(to, 'tsconfig.json');
  const emitting = { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true };
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { ...emitting, rootDir: root, outDir: to },
      files,
    }),
  );
  const { code, output } = await run(process.execPath, [program('tsc', 'typescript-7'), '-p', config], { cwd: root });
  if (code !== 0) throw new Error(output);
}

const sourcesIn = (home: string): readonly string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: home, exclude: notPublished }).map((file) => join(home, file));

/**
 * Emits the declarations of every library package, unless those that are there are of the same sources: the check of what packages export and their builds use
 * the same.
 * @returns where, for `typesOf` in the processes that build them
 */
export async function emitAllDeclarations(): Promise<string> {
  const to = join(folder, 'all');
  const libraries = packages().filter(({ isLibrary }) => isLibrary);
  const files = libraries.flatMap(({ folder: home }) => sourcesIn(home)).toSorted();
  const stamp = join(to, 'stamp');
  const sources = stampOf([...files, ...libraries.map(({ folder: home }) => join(home, 'package.json'))]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return to;
  await emitDeclarations(files, to);
  writeFileSync(stamp, sources);
  return to;
}

function stampOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  const settings = ['tsconfig.base.json', 'pnpm-lock.yaml'].map((name) => join(root, name));
  for (const file of [...settings, ...files]) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * The declarations of a package: from what `LIBRARY_DECLARATIONS` names, where all of them were emitted before, or emitted now.
 * @param home the package's folder
 * @returns file below `src` → absolute path
 */
export async function typesOf(home: string): Promise<ReadonlyMap<string, string>> {
  const path = relative(root, home);
  const ready = process.env['LIBRARY_DECLARATIONS'];
  const to = ready ?? join(folder, path.replaceAll(/[\\/]/g, '-'));
  if (ready === undefined) await emitDeclarations(sourcesIn(home), to);
  const from = join(to, path, 'src');
  return new Map(globSync('**/*.d.ts', { cwd: from }).map((file) => [file.replaceAll('\\', '/'), join(from, file)]));
}
