/** Every package looks like the others; `--fix` mends what follows from the rest. */
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, type Package, packages, root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

interface Problem {
  readonly text: string;
  /** Mends it; absent where a person must write something. */
  readonly mend?: () => void;
}

export const packageShape: Check = {
  id: 'packages',
  name: 'every package has its README, license, exports, scripts and parts',
  run: async ({ isFixing }) => {
    const left: string[] = [];
    for (const pack of packages()) {
      for (const problem of problemsOf(pack)) {
        if (isFixing && problem.mend !== undefined) problem.mend();
        else left.push(`${pack.path}: ${problem.text}${problem.mend === undefined ? '' : ' (npm run check -- --fix)'}`);
      }
    }
    return findingOf([...left, ...circlesIn(packages().map(({ manifest }) => manifest))]);
  },
};

/** Packages that need each other over however many steps, for building and tests too: neither can be made, or installed, before the other. */
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
  return [
    ...everyPackage(pack),
    ...(pack.manifest.private === true ? [] : licenseOf(pack)),
    ...(pack.isLibrary ? everyLibrary(pack) : []),
    ...(pack.isWidget ? everyWidget(pack) : []),
  ];
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

/** Whoever installs one package gets the license with it. */
function licenseOf({ folder }: Package): Problem[] {
  const [ours, its] = [join(root, 'LICENSE'), join(folder, 'LICENSE')];
  if (existsSync(its) && readFileSync(its, 'utf8') === readFileSync(ours, 'utf8')) return [];
  return [{ text: 'LICENSE is not the one of the root', mend: () => copyFileSync(ours, its) }];
}

const buildScript = { build: 'vite build' } as const;

function everyLibrary({ folder }: Package): Problem[] {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly files?: readonly string[];
    readonly scripts?: Readonly<Record<string, string>>;
  };
  const { files = [], scripts = {} } = manifest;
  const problems: Problem[] = [];
  if (!files.includes('dist')) {
    problems.push({ text: '"files" should hold "dist"', mend: () => setField(file, 'files', ['dist', ...files]) });
  }
  if (scripts['build'] === undefined) {
    const wanted = { ...scripts, ...buildScript };
    problems.push({ text: 'the script "build" is missing', mend: () => setField(file, 'scripts', wanted) });
  }
  return problems;
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
