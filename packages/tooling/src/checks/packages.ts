/** Every package has the same layout; `--fix` mends what can be derived. */
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Manifest, type Package, packages, root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';
import { fieldsToMend } from './published-fields.ts';

interface Problem {
  readonly text: string;
  /** Fixes it; absent if a person must write something. */
  readonly mend?: () => void;
}

export const packageShape: Check = {
  id: 'packages',
  name: 'every package has its README, license, exports, scripts and parts',
  run: async ({ isFixing }) => {
    const left: string[] = [];
    const problems = [...packages().flatMap(problemsOf), ...buildsOfAll()];
    for (const { text, mend } of problems) {
      if (isFixing && mend !== undefined) mend();
      else left.push(`${text}${mend === undefined ? '' : ' (npm run check -- --fix)'}`);
    }
    const shell = ['.', ...packages().map(({ path }) => path)].flatMap((path) =>
      shellSyntaxIn(JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as Scripts).map(
        (command) => `${path}/package.json: "${command}" is written for one shell; scripts run in every system’s`,
      ),
    );
    return findingOf([...left, ...shell, ...circlesIn(packages().map(({ manifest }) => manifest))]);
  },
};

interface Scripts {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly wireit?: Readonly<Record<string, { readonly command?: string }>>;
}

/* Shells' built-ins, programs of one system, and special characters: cmd and sh treat them differently. */
const shellSyntax = /^(?:exec|export|set|source|cd|cp|mv|rm|mkdir|touch|cat|sh|bash)\s|^\w+=|[;&|<>$`'*?~(){}\\%^]/;

/** @returns the commands that need a particular shell */
export function shellSyntaxIn({ scripts = {}, wireit = {} }: Scripts): string[] {
  const commands = [...Object.values(scripts), ...Object.values(wireit).map(({ command = '' }) => command)];
  return commands.filter((command) => shellSyntax.test(command));
}

/** Packages that need each other, even indirectly or only for builds and tests: neither could be built or installed first. */
export function circlesIn(manifests: readonly Manifest[]): string[] {
  const needs = new Map(
    manifests.map((one) => [one.name, Object.keys({ ...one.dependencies, ...one.devDependencies })]),
  );
  const reach = (from: string, seen: Set<string>): Set<string> => {
    for (const name of needs.get(from) ?? []) if (!seen.has(name) && seen.add(name)) reach(name, seen);
    return seen;
  };
  return [...needs.keys()]
    .filter((name) => reach(name, new Set()).has(name))
    .map((name) => `${name} needs itself, over the workspace packages that its package.json names`);
}

function problemsOf(pack: Package): Problem[] {
  const problems = [
    ...everyPackage(pack),
    ...licenseOf(pack),
    ...fieldsOf(pack),
    ...sourcesOf(pack),
    ...(pack.isLibrary ? everyLibrary(pack) : []),
    ...(pack.isWidget ? everyWidget(pack) : []),
  ];
  return problems.map(({ text, ...rest }) => ({ text: `${pack.path}: ${text}`, ...rest }));
}

function everyPackage({ folder, short, manifest }: Package): Problem[] {
  const problems: Problem[] = [];
  const readme = join(folder, 'README.md');
  const isWritten = existsSync(readme) && readFileSync(readme, 'utf8').trim().split('\n').length > 2;
  if (!isWritten) problems.push({ text: 'README.md is missing or says nothing' });
  if (manifest.name !== `@yantra/${short}`) problems.push({ text: `the name should be @yantra/${short}` });
  if ((manifest.description ?? '').length < 20) problems.push({ text: 'package.json needs a description' });
  for (const [entry, target] of Object.entries(manifest.exports ?? {})) {
    const file = typeof target === 'string' ? target : target['source'];
    if (file === undefined) problems.push({ text: `the export "${entry}" has no condition "source"` });
    else if (!file.includes('*') && !existsSync(join(folder, file)))
      problems.push({ text: `the export "${entry}" leads to ${file}, which is not there` });
    if (typeof target !== 'string' && Object.keys(target)[0] !== 'source')
      problems.push({ text: `in the export "${entry}" the condition "source" must come first` });
  }
  return problems;
}

/** Each package brings its own license, private ones too. */
function licenseOf({ folder }: Package): Problem[] {
  const [ours, its] = [join(root, 'LICENSE'), join(folder, 'LICENSE')];
  if (existsSync(its) && readFileSync(its, 'utf8') === readFileSync(ours, 'utf8')) return [];
  return [{ text: 'LICENSE is not the one of the root', mend: () => copyFileSync(ours, its) }];
}

/** What a registry and a company's installer read. */
function fieldsOf(pack: Package): Problem[] {
  const file = join(pack.folder, 'package.json');
  return Object.entries(fieldsToMend(pack)).map(([field, value]) => ({
    text: `"${field}" should be ${JSON.stringify(value)}`,
    mend: () => setField(file, field, value),
  }));
}

/** The sources of a build: everything except output, tests and documents. */
const sourceFiles = ['**', '!dist/**', '!e2e/**', '!.readme/**', '!**/*.{md,test.ts,test.tsx,stories.tsx}'];

/** The inputs wireit must know to notice a change: the package's own sources, and those of the packages it needs. */
function sourcesOf(pack: Package): Problem[] {
  if (!isBuilt(pack)) return [];
  const file = join(pack.folder, 'package.json');
  const { scripts, wireit = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly scripts?: Readonly<Record<string, string>>;
    readonly wireit?: Readonly<Record<string, unknown>>;
  };
  const to = (other: string): string => relative(pack.folder, join(root, other));
  const needed = packages().filter((other) => isBuilt(other) && pack.manifest.dependencies?.[other.manifest.name]);
  const sources = { files: sourceFiles, dependencies: needed.map(({ path }) => `${to(path)}:sources`) };
  const build = {
    command: pack.isLibrary ? `node ${to('packages/tooling/src/lib/build-library.ts')}` : 'vite build',
    files: [],
    output: ['dist/**'],
    dependencies: ['sources', `${to('packages/tooling')}:config`],
  };
  const wanted = { ...(wireit['build'] === undefined ? { build } : {}), ...wireit, sources };
  if (isDeepStrictEqual(wanted, wireit) && scripts?.['build'] === 'wireit') return [];
  const mend = (): void => {
    setField(file, 'scripts', { ...scripts, build: 'wireit' });
    setField(file, 'wireit', wanted);
  };
  return [{ text: '"wireit" does not say what it is built from', mend }];
}

/** Every library must be built by name in the root's package.json. */
function buildsOfAll(): Problem[] {
  const file = join(root, 'package.json');
  const { wireit } = JSON.parse(readFileSync(file, 'utf8')) as { readonly wireit: Readonly<Record<string, object>> };
  const libraries = packages().filter(({ isLibrary }) => isLibrary);
  const wanted = { ...wireit, 'build:libraries': { dependencies: libraries.map(({ path }) => `./${path}:build`) } };
  if (isDeepStrictEqual(wanted, wireit)) return [];
  return [{ text: '"build:libraries" does not name every library', mend: () => setField(file, 'wireit', wanted) }];
}

const isBuilt = ({ folder }: Package): boolean => existsSync(join(folder, 'vite.config.ts'));

function everyLibrary({ folder }: Package): Problem[] {
  const file = join(folder, 'package.json');
  const { files = [] } = JSON.parse(readFileSync(file, 'utf8')) as { readonly files?: readonly string[] };
  if (files.includes('dist')) return [];
  return [{ text: '"files" should hold "dist"', mend: () => setField(file, 'files', ['dist', ...files]) }];
}

function setField(file: string, field: string, value: unknown): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, `${JSON.stringify({ ...manifest, [field]: value }, null, 2)}\n`);
}

function everyWidget({ folder, short, manifest }: Package): Problem[] {
  const problems: Problem[] = [];
  const parts = [
    'index.ts',
    `${short}.tsx`,
    `${short}.css`,
    `${short}.messages.ts`,
    `${short}.element.ts`,
    'define.ts',
    `${short}.stories.tsx`,
  ];
  for (const part of parts) {
    if (!existsSync(join(folder, 'src', part))) problems.push({ text: `src/${part} is missing` });
  }
  if (!readdirSync(join(folder, 'src')).some((name) => /\.test\.tsx?$/.test(name)))
    problems.push({ text: 'src has no test' });
  for (const entry of ['.', './element', './define']) {
    if (manifest.exports?.[entry] === undefined) problems.push({ text: `package.json does not export "${entry}"` });
  }
  return problems;
}
