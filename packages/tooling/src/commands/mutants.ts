/**
 * `npm run test:mutants [-- limits payments/settle.ts …] [-- --force] [--at-once=2]`: changes the server's code in one place after another and runs the tests
 * near it, which must notice (handbook: mutation testing). Results for unchanged code and tests are reused, unless `--force` is given. Fails if a part is below
 * the score, or a surviving change is not named in `mutants/survivors.json`.
 */
import { availableParallelism } from 'node:os';
import { startMigrated } from '@yantra/server/testing';
import { endWithParent } from '../lib/process.ts';
import { wantedNames } from '../lib/wanted.ts';
import { root } from '../lib/workspace.ts';
import { keptOf } from '../mutants/kept.ts';
import { filesOf, leastScore, type Part, partNamed, parts, testsOf } from '../mutants/parts.ts';
import { type Mutant, nameOf, namedSurvivors, scoreOf } from '../mutants/survivors.ts';
import { forgetCopies, tryChanges } from '../mutants/try-changes.ts';

endWithParent();
process.chdir(root);
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
const wanted = wantedNames();
const chosen = wanted.length === 0 ? parts : wanted.map(partNamed).filter((part) => part !== undefined);
if (chosen.length < wanted.length) {
  console.error(`There is no such part, or no such file of it. Parts: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const isForced = flags.includes('--force');
const atOnce = Number(
  /^--at-once=(\d+)$/m.exec(flags.join('\n'))?.[1] ?? Math.max(1, Math.floor(availableParallelism() / 2)),
);

const cluster = await startMigrated();
process.on('exit', () => {
  cluster.abandon();
  forgetCopies();
});

let failed = 0;
for (const part of chosen) {
  const began = performance.now();
  const mutants: Mutant[] = [];
  for (const file of filesOf(part)) mutants.push(...(await mutantsOf(part, file)));
  if (!tell(part, mutants, (performance.now() - began) / 60_000)) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);

async function mutantsOf(part: Part, file: string): Promise<readonly Mutant[]> {
  const tests = testsOf(part, file);
  const kept = keptOf(file, tests);
  if (kept.found !== undefined && !isForced) return kept.found;
  console.log(`${file}, by ${tests.length} files of tests`);
  await tryChanges({ file, tests, incrementalFile: kept.working, isForced, atOnce, postgresUrl: cluster.url('') });
  return kept.keep();
}

/** Reports a part's result. @returns whether it is good enough */
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
