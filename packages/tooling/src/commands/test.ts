/**
 * `npm test`: every check, build, weight, and the first half of the tests (`lib/halves.ts`), ending with one line `N passed, N failed`. At most two heavy
 * things at once, since a browser test without processor time fails. `--minutes=42` goes on with the other half, and with such long parts as fit into what is
 * left of so many minutes; `--full` runs every test there is.
 */
import { existsSync } from 'node:fs';
import { budgetChecks } from '../checks/budgets.ts';
import { type Check, runCheck } from '../checks/check.ts';
import { checks } from '../checks/index.ts';
import { publishingChecks } from '../checks/publishing.ts';
import { build } from '../lib/build.ts';
import { bringEngine, engineNames } from '../lib/engines.ts';
import { type HalfOptions, type HalvedProject, halfOf } from '../lib/halves.ts';
import { fits, longParts } from '../lib/long-parts.ts';
import { inPool } from '../lib/pool.ts';
import { endWithParent } from '../lib/process.ts';
import { lastLine, noCount, tableOfTimes, tell, tellBuilt, tellCheck } from '../lib/report.ts';
import type { Half } from '../lib/story-turns.ts';
import { bringPackage, bringSystemPrograms, type SystemNeeds } from '../lib/system.ts';
import { type ProjectOptions, runProject } from '../lib/vitest.ts';

/** Groups run in order, the projects of a group in parallel on the two cores; `next` follows where its project has ended. */
const groups: readonly (readonly Project[])[] = [
  [
    // More workers than cores: PostgreSQL's tests often wait for another process, and those that kill servers mostly do.
    { name: 'server-pglite', minutes: 9, workers: 2 },
    { name: 'server-postgres', minutes: 9, workers: 2, needs: 'hasPostgres' },
    { name: 'chaos', minutes: 9, needs: 'hasPostgres' },
  ],
  [
    // In parallel they keep both cores busy, which neither does alone during its start.
    { name: 'stories', minutes: 9, workers: 2, needs: 'hasChromium', next: { name: 'unit', minutes: 4 } },
    { name: 'browser', minutes: 9, needs: 'hasChromium' },
  ],
  // Three, since journeys wait for the server now and then.
  [{ name: 'e2e', minutes: 14, workers: 3, needs: 'hasChromium' }],
  // All of its files are long ones.
  ...(process.argv.includes('--full') ? [[{ name: 'face', minutes: 9, needs: 'hasChromium' } as const]] : []),
];

interface Project {
  readonly name: HalvedProject | 'face';
  readonly minutes: number;
  /** Test files at once; by default two if it is alone in its group, else one. */
  readonly workers?: number;
  readonly needs?: 'hasChromium' | 'hasPostgres';
  /** Uses the core that this one leaves idle. */
  readonly next?: Project;
}

endWithParent();
const isFull = process.argv.includes('--full');
const minutes = Number(/^--minutes=(\d+)$/m.exec(process.argv.join('\n'))?.[1] ?? 0);
const began = performance.now();
const count = noCount();
/** Durations, for making it shorter. */
const times: { name: string; seconds: number }[] = [];

const system = await bringSystemPrograms();
if (system.advice !== undefined)
  tell(count, 'Chromium and PostgreSQL are here', { isPassed: false, output: system.advice });
// Their tests report if they cannot be installed.
for (const name of engineNames) await bringEngine(name).catch(() => undefined);
if (isFull || minutes > 0)
  await bringPackage('pgbouncer', () => existsSync('/usr/sbin/pgbouncer')).catch(() => undefined);
heading('Checks');
await timed('checks', () => runChecks(checks));
heading('Builds');
await timed('builds', async () => tellBuilt(count, await build('build:all')));
await timed('publishing and budgets', async () => {
  await runChecks(publishingChecks());
  await runChecks(budgetChecks());
});
heading('Tests');
const failures: string[] = [];
for (const group of groups) await runGroup(group, isFull ? undefined : 'first');
if (minutes > 0) {
  heading('The other half');
  for (const group of groups) await runGroup(group, 'other');
  await runLongParts(system);
}
// Repeated briefly at the end, for readers of a long output's tail.
if (failures.length > 0) console.log(`\nFailed\n${failures.join('\n')}`);
console.log(`\nTime\n${tableOfTimes(times)}`);
console.log(`\nTook ${Math.round(spent())} s.`);
console.log(lastLine(count));
process.exit(count.failed === 0 ? 0 : 1);

async function runChecks(some: readonly Check[]): Promise<void> {
  await inPool(
    some,
    2,
    (check) => runCheck(check, { isFixing: false }),
    (check, finding) => tellCheck(count, check, finding),
  );
}

async function runGroup(group: readonly Project[], half: Half | undefined): Promise<void> {
  await Promise.all(group.map((project) => runWithNext(project, group.length > 1 ? 1 : 2, half)));
}

async function runWithNext(project: Project, usualWorkers: number, half: Half | undefined): Promise<void> {
  const { name, minutes: most, workers = usualWorkers, needs, next } = project;
  const which: HalfOptions | undefined = half === undefined || name === 'face' ? {} : halfOf(name, half);
  const minutesFactor = isFull ? 6 : 1;
  if (which !== undefined && (needs === undefined || system[needs]))
    await runTests(half === 'other' ? `${name}, the other half` : name, name, {
      workers,
      isFull,
      timeoutMs: most * minutesFactor * 60_000,
      ...which,
    });
  if (next) await runWithNext(next, usualWorkers, half);
}

async function runLongParts(needs: SystemNeeds): Promise<void> {
  heading('Long tests');
  for (const part of longParts()) {
    const { name, project, minutes: known, needs: need, ...which } = part;
    if (need !== undefined && !needs[need]) continue;
    // Twice its measured time, but never so long that the result could not be reported.
    const limit = Math.min(known * 2, minutes - 1 - spent() / 60);
    if (fits(part, spent() / 60, minutes))
      await runTests(name, project, { workers: 2, isFull: true, timeoutMs: limit * 60_000, ...which });
    else console.log(`left out  ${name}: takes ${known} min, and ${minutes} min are all there are`);
  }
}

async function runTests(name: string, project: string, options: ProjectOptions): Promise<void> {
  const result = await runProject(project, options);
  const { passed, failed, output, seconds } = result;
  const named = result.failures.map((one) => `${name} ${one}`);
  failures.push(...named);
  times.push({ name, seconds });
  count.passed += passed;
  count.failed += failed;
  console.log(
    `${failed === 0 ? 'pass' : 'FAIL'}  ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
  // Failures before the long list of the others: output that is cut short still shows them.
  if (failed > 0) console.log(indented([...named, output.trimEnd()].join('\n')));
}

function spent(): number {
  return (performance.now() - began) / 1000;
}

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  times.push({ name, seconds: (performance.now() - start) / 1000 });
}

function indented(text: string): string {
  return text.replace(/^/gm, '      ');
}

function heading(text: string): void {
  console.log(`\n${text}`);
}
