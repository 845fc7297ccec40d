/** What a release consists of. Everything runs in the copy, by the copy's own programs. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/process.ts';
import type { Step } from './prepare.ts';
import type { Workplace } from './workplace.ts';

const hour = 3_600_000;

/** Runs a program in the copy. @throws with its output if it fails */
async function inCopy({ work }: Workplace, file: string, args: readonly string[], isShown = false): Promise<void> {
  const { code, output } = await run(file, args, { cwd: work, timeoutMs: hour, isShown });
  // What was shown is not said twice.
  if (code !== 0) throw new Error(isShown ? `It ended with ${code}; what failed stands above.` : output);
}

const source = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
const node = (at: Workplace, script: string, ...args: string[]): Promise<void> =>
  inCopy(at, process.execPath, [...source, join(at.work, script), ...args]);
const command = (at: Workplace, script: string, ...args: string[]): Promise<void> =>
  inCopy(at, process.execPath, [...source, join(at.work, 'packages/tooling/src/commands', script), ...args], true);

const install: Step = {
  name: 'install',
  says: 'Installing the packages of the lockfile …',
  run: (at) => inCopy(at, 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline']),
};

/** Versions and changelogs. The root is no package of changesets’. */
export const version: Step = {
  name: 'version',
  says: 'Writing versions and changelogs …',
  run: async (at) => {
    await inCopy(at, process.execPath, [join(at.work, 'node_modules/@changesets/cli/bin.js'), 'version']);
    const file = join(at.work, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, `${JSON.stringify({ ...manifest, version: at.version }, undefined, 2)}\n`);
    for (const path of globSync('{packages,packages/widgets,.}/*/package.json', { cwd: at.work })) {
      const { name, version: made } = JSON.parse(readFileSync(join(at.work, path), 'utf8')) as {
        readonly name?: string;
        readonly version?: string;
      };
      if (name?.startsWith('@yantra/') && made !== undefined && made !== at.version)
        throw new Error(`changesets has made ${name} ${made}, and all packages have one version: ${at.version}.`);
    }
  },
};

const built: Step = {
  name: 'build',
  says: 'Building everything, and weighing it …',
  run: (at) => command(at, 'build.ts'),
};

const embed: Step = {
  name: 'embed',
  says: 'Keeping the embed of this version, with the hash of each file …',
  run: (at) => node(at, 'packages/server/src/testing/releases/keep-embed.ts', at.version, at.day),
};

/** Needs PostgreSQL and its pg_dump. */
const schema: Step = {
  name: 'schema',
  says: 'Keeping the schema of this version, with something in each table …',
  run: async (at) => {
    await node(at, 'packages/server/src/testing/releases/freeze.ts', at.version);
    const file = join(at.work, 'packages/server/src/testing/releases/releases.ts');
    writeFileSync(file, withRelease(readFileSync(file, 'utf8'), at));
  },
};

/** The list of releases with one more. @throws if the list is not found */
export function withRelease(text: string, { version: released, from }: Pick<Workplace, 'version' | 'from'>): string {
  const [before, list, end] = /^(.*export const releases: [^\n]*= \[\n)(.*?)(\n\];\n.*)$/s.exec(text)?.slice(1) ?? [];
  if (before === undefined || list === undefined || end === undefined)
    throw new Error('releases.ts holds no list `releases` any more.');
  const entry = [
    '  {',
    `    version: '${released}',`,
    `    commit: '${from.slice(0, 10)}',`,
    '    harmless: {},',
    '    stumbles: {},',
    '  },',
  ];
  return `${before}${list}\n${entry.join('\n')}${end}`;
}

const checked: Step = {
  name: 'checks',
  says: 'Checking what was written …',
  run: (at) => command(at, 'check.ts'),
};

/** The workflow that publishes does the same three. */
const packedStep = (name: 'packages' | 'samples' | 'papers', says: string): Step => ({
  name,
  says,
  run: (at) => {
    mkdirSync(at.out, { recursive: true });
    return command(at, 'release-pack.ts', `--out=${at.out}`, name);
  },
});

export const releaseSteps: readonly Step[] = [
  install,
  version,
  built,
  embed,
  schema,
  checked,
  packedStep('packages', 'Packing the packages …'),
  packedStep('samples', 'Trying the packed packages in every sample: about ten minutes …'),
  packedStep('papers', 'Writing the list of what is in it, and the sums …'),
];
