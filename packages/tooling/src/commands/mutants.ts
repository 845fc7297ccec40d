/**
 * `npm run test:mutants [-- limits payments/settle.ts …] [-- --force] [--at-once=2]`: changes the server's code in one place after the other and runs the
 * tests near it, which must notice (handbook: mutation testing). What was found before of code and tests that are the same is not run again, unless
 * `--force` says so. Fails where a part is below the score, or where a change survives that `mutants/survivors.json` does not name.
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { endWithParent } from '../lib/process.ts';
import { root } from '../lib/workspace.ts';
import { leastScore, type Part, partNamed, parts } from '../mutants/parts.ts';
import { type Mutant, nameOf, namedSurvivors, scoreOf } from '../mutants/survivors.ts';

type PartialStrykerOptions = ConstructorParameters<typeof Stryker>[0];
/** What each file says, by its name below the root. */
type Lines = ReadonlyMap<string, readonly string[]>;
type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const source = 'packages/server/src';
const noticed: readonly string[] = ['Killed', 'Timeout'];
const counted: readonly string[] = [...noticed, 'Survived', 'NoCoverage'];

endWithParent();
process.chdir(root);
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const chosen = wanted.length === 0 ? parts : wanted.map(partNamed).filter((part) => part !== undefined);
if (chosen.length < wanted.length) {
  console.error(`There is no such part, or no such file of it. Parts: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const atOnce = Number(
  /^--at-once=(\d+)$/m.exec(flags.join('\n'))?.[1] ?? Math.max(1, Math.floor(availableParallelism() / 2)),
);

const temporary = (name: string): string => `.cache/mutants-${name}`;

let failed = 0;
for (const part of chosen) {
  const began = performance.now();
  // What a run that was ended has left.
  rmSync(join(root, temporary(part.name)), { recursive: true, force: true });
  // As they are now: somebody may write on while it runs.
  const lines = linesOf(part);
  const mutants = (await new Stryker(optionsFor(part)).runMutationTest())
    .filter(({ status }) => counted.includes(status))
    .map((result) => mutantOf(result, lines));
  if (!tell(part, mutants, (performance.now() - began) / 60_000)) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);

function optionsFor({ name, files, tests }: Part): PartialStrykerOptions {
  // Read by the tests' configuration, in processes that are started with this one's environment.
  process.env['MUTANTS_TESTS'] = tests.map((one) => `${source}/${one}`).join(',');
  const kept = join(root, 'node_modules/.cache/yantra/mutants');
  const incrementalFile = join(kept, `${name}.json`);
  forgetUnnoticed(incrementalFile);
  return {
    mutate: [...files.map((one) => `${source}/${one}`), '!**/*.test.ts', '!**/*.messages.ts', '!**/*.settings.ts'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'packages/tooling/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: atOnce,
    // Packages of the workspace are read where they are; only the server is copied, and changed there.
    ignorePatterns: [
      '**',
      '!package.json',
      '!packages/tsconfig.json',
      '!tsconfig.base.json',
      '!packages/server/**',
      '!packages/tooling/**',
      // Read by a test.
      '!packages/handbook/**',
      '**/dist',
      '**/node_modules',
    ],
    tempDirName: temporary(name),
    cleanTempDir: 'always',
    incremental: true,
    incrementalFile,
    force: flags.includes('--force') || !existsSync(incrementalFile),
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    // Each starts a database first.
    timeoutMS: 30_000,
    thresholds: { high: leastScore, low: leastScore, break: null },
  };
}

/** Has changes that went unnoticed tried again each time: Stryker does not see which new test would notice what runs as a file is loaded. */
function forgetUnnoticed(incrementalFile: string): void {
  if (!existsSync(incrementalFile)) return;
  const found = JSON.parse(readFileSync(incrementalFile, 'utf8')) as {
    files: Record<string, { mutants: MutantResult[] }>;
  };
  for (const file of Object.values(found.files)) {
    file.mutants = file.mutants.filter(({ status }) => noticed.includes(status));
  }
  writeFileSync(incrementalFile, JSON.stringify(found));
}

function linesOf({ files }: Part): Lines {
  const names = globSync(
    files.map((one) => `${source}/${one}`),
    { cwd: root },
  );
  return new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8').split('\n')]));
}

function mutantOf({ fileName, location, replacement, status }: MutantResult, lines: Lines): Mutant {
  const number = location.start.line;
  const file = fileName.replace(`${root}/`, '');
  return {
    file,
    line: (lines.get(file)?.[number - 1] ?? '').trim(),
    number,
    becomes: replacement ?? '',
    isNoticed: noticed.includes(status),
  };
}

/** Says how a part did. @returns whether well enough */
function tell({ name }: Part, mutants: readonly Mutant[], minutes: number): boolean {
  const { score, noticed: found, all, unexpected, stale } = scoreOf(mutants, namedSurvivors());
  const isHigh = score >= leastScore;
  const isWell = isHigh && unexpected.length === 0;
  console.log(
    `${isWell ? 'pass' : 'FAIL'}  ${name}: ${score.toFixed(1)} % (${found} of ${all} changes noticed, ${minutes.toFixed(1)} min)`,
  );
  if (!isHigh) console.log(`      The least is ${leastScore} %.`);
  for (const mutant of unexpected) console.log(`      ${mutant.file}:${mutant.number}  ${nameOf(mutant)}`);
  for (const one of stale) console.log(`      no survivor any more, to be taken off the list: ${one}`);
  return isWell;
}
