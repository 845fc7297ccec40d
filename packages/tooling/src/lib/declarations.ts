/** Type declarations, by the native compiler: all packages at once take it a tenth of the time of a bundler's plugin, which calls the other compiler for each. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './process.ts';
import { cacheFolder, packages, program, root } from './workspace.ts';

const folder = join(cacheFolder, 'declarations');
const notPublished = ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/*.fixture.ts', '**/*.fixture.tsx'];

export interface Emission {
  /** Sources, absolute. */
  readonly files: readonly string[];
  /** A folder of its own, which is emptied; a file's declarations are in it under the file's path from the root. */
  readonly to: string;
  readonly compilerOptions?: Readonly<Record<string, unknown>>;
}

/** Types are not checked: the check of types does that once. @throws with the compiler's output if it wrote none */
export async function emitDeclarations({ files, to, compilerOptions }: Emission): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const config = join(to, 'tsconfig.json');
  const emitting = { noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true };
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { ...emitting, rootDir: root, outDir: to, ...compilerOptions },
      files,
    }),
  );
  const { code, output } = await run(process.execPath, [program('tsc', 'typescript-7'), '-p', config], { cwd: root });
  if (code !== 0) throw new Error(output);
}

const sourcesIn = (home: string): readonly string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: home, exclude: notPublished }).map((file) => join(home, file));

/** Emits the declarations of every library package. @returns where, for `typesOf` in the processes that build them */
export async function emitAllDeclarations(): Promise<string> {
  const to = join(folder, 'all');
  const libraries = packages().filter(({ isLibrary }) => isLibrary);
  await emitDeclarations({ to, files: libraries.flatMap(({ folder: home }) => sourcesIn(home)) });
  return to;
}

/**
 * The declarations of a package: from what `DECLARATIONS` names, where all of them were emitted before, or emitted now.
 * @param home the package's folder
 * @returns file below `src` → absolute path
 */
export async function typesOf(home: string): Promise<ReadonlyMap<string, string>> {
  const path = relative(root, home);
  const ready = process.env['DECLARATIONS'];
  const to = ready ?? join(folder, path.replaceAll(/[\\/]/g, '-'));
  if (ready === undefined) await emitDeclarations({ to, files: sourcesIn(home) });
  const from = join(to, path, 'src');
  return new Map(globSync('**/*.d.ts', { cwd: from }).map((file) => [file.replaceAll('\\', '/'), join(from, file)]));
}
