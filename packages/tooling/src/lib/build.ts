/** Builds what changed: wireit knows each package's inputs and outputs. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startLibraryBuilds } from './library-builds.ts';
import { runProgram, type RunResult } from './process.ts';
import { cacheFolder, root } from './workspace.ts';

const limitMs = 1_800_000;

/** A name in the section "wireit" of the root's package.json. */
type Script = 'build:all' | 'build:served' | 'build:libraries' | 'build:storybook';
type Built = Pick<RunResult, 'code' | 'output'>;

export interface BuildOptions {
  /** Builds even what did not change. */
  readonly isForced?: boolean;
  /** Shows the output as it comes. */
  readonly isShown?: boolean;
}

export async function build(script: Script, { isForced = false, isShown = false }: BuildOptions = {}): Promise<Built> {
  const stampFile = join(cacheFolder, 'built', script.replace(':', '-'));
  if (isForced)
    for (const folder of globSync(wireitFolderOf(script), { cwd: root }))
      rmSync(join(root, folder), { recursive: true });
  else if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfFiles()) return { code: 0, output: '' };
  const built = await runWireit(script, isShown);
  mkdirSync(dirname(stampFile), { recursive: true });
  if (built.code === 0) writeFileSync(stampFile, stampOfFiles());
  return built;
}

/** The same, for callers that need it. @throws with the output if something failed */
export async function mustBuild(script: Script): Promise<void> {
  const { code, output } = await build(script);
  if (code !== 0) throw new Error(`Not everything could be built:\n${output.trimEnd()}`);
}

/** Where wireit records its builds. */
const wireitFolderOf = (script: Script): string =>
  script === 'build:storybook' ? '.wireit' : '{.,packages/*,packages/widgets/*,site}/.wireit';

async function runWireit(script: Script, isShown: boolean): Promise<Built> {
  const libraries = await startLibraryBuilds(script === 'build:all' || script === 'build:libraries');
  try {
    return await runProgram('wireit', [], {
      cwd: root,
      isShown,
      timeoutMs: limitMs,
      // It ends the processes it started.
      stopSignal: 'SIGINT',
      env: {
        // As npm calls it.
        npm_config_user_agent: 'npm/',
        npm_lifecycle_event: script,
        npm_package_json: join(root, 'package.json'),
        // Builds are in dist; copies of earlier ones would fill the disk.
        WIREIT_CACHE: 'none',
        WIREIT_FAILURES: 'continue',
        // Each build is heavy.
        WIREIT_PARALLEL: '2',
        LIBRARY_BUILDER: String(libraries.port),
        // Tests build too, and would otherwise leave a test build to the next start.
        NODE_ENV: 'production',
      },
    });
  } finally {
    libraries.end();
  }
}

/* wireit reads every file, which takes most of a second: not needed if all have the time and size of the last complete build. */
function stampOfFiles(): string {
  const hash = createHash('sha256');
  const folders = ['packages', 'site', '.storybook'].flatMap((folder) => filesUnder(join(root, folder)));
  // The site tells what changed.
  const changesets = globSync('.changeset/*.md', { cwd: root });
  for (const path of [
    ...folders,
    ...changesets.map(fromRoot),
    ...['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'].map(fromRoot),
  ]) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const fromRoot = (path: string): string => join(root, path);
const notSeen = /^(?:node_modules|\.wireit|\.readme|e2e)$|(?:(?<!CHANGELOG)\.md|\.test\.tsx?)$/;

function filesUnder(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !notSeen.test(name));
  return entries.flatMap((one) => (one.isDirectory() ? filesUnder(join(folder, one.name)) : [join(folder, one.name)]));
}
