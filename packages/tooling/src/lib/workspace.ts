/** The workspace's folders and packages. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';

export const root = resolve(import.meta.dirname, '../../../..');
export const tooling = join(root, 'packages/tooling');
export const cacheFolder = join(root, 'node_modules/.cache/yantra');

export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface Package {
  /** Absolute. */
  readonly folder: string;
  /** From the root, e.g. `packages/widgets/city-picker`. */
  readonly path: string;
  /** The folder's name, e.g. `city-picker`. */
  readonly short: string;
  readonly isWidget: boolean;
  /** Built by the library configuration of @yantra/tooling/vite. */
  readonly isLibrary: boolean;
  readonly manifest: Manifest;
}

/** Every package of the workspace, the site included, sorted by path. */
export function packages(): Package[] {
  const folders = [...foldersIn('packages'), ...foldersIn('packages/widgets'), join(root, 'site')];
  return folders.filter((folder) => existsSync(join(folder, 'package.json'))).map(readPackage);
}

function foldersIn(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, path, entry.name))
    .sort();
}

function readPackage(folder: string): Package {
  const path = relative(root, folder).replaceAll(sep, '/');
  const config = join(folder, 'vite.config.ts');
  return {
    folder,
    path,
    short: basename(folder),
    isWidget: path.startsWith('packages/widgets/'),
    isLibrary: existsSync(config) && readFileSync(config, 'utf8').includes('export default library('),
    manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
  };
}

/** The script of a program that tooling or the root depends on, for Node to run: files in `.bin` differ between systems. */
export function program(name: string, packageName = name): string {
  const folders = [tooling, root].map((folder) => join(folder, 'node_modules', packageName));
  const folder = folders.find((one) => existsSync(one));
  if (folder === undefined) throw new Error(`${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly bin: string | Readonly<Record<string, string>>;
  };
  return join(folder, typeof bin === 'string' ? bin : (bin[name] ?? ''));
}

/** Files that git tracks or would track, from the root; none without git, as in an unpacked archive. */
export function projectFiles(): string[] {
  if (!existsSync(join(root, '.git'))) return [];
  const options = ['ls-files', '-co', '--exclude-standard', '-z'];
  const listed = execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}
