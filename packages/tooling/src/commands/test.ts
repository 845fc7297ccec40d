/**
 * `npm test`: every check, build, weight, and the first half of the tests (`lib/halves.ts`), ending with one line `N passed, N failed`. At most two heavy
 * things at once, since a browser test without processor time fails. `--minutes=42` goes on with what fits into so many minutes: groups of the other half, then
 * long parts; `--full` runs every test there is.
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
const groups: readonly Group[] = [
  {
    // More workers than cores: PostgreSQL's tests often wait for another process, and those that kill servers mostly do.
    projects: [
      { name: 'server-pglite', workers: 2 },
      { name: 'server-postgres', workers: 2, needs: 'hasPostgres' },
      { name: 'chaos', needs: 'hasPostgres' },
    ],
    otherHalf: 1.7,
  },
  {
    // In parallel they keep both cores busy, which neither does alone during its start.
    projects: [
      { name: 'stories', workers: 2, needs: 'hasChromium', next: { name: 'unit' } },
      { name: 'browser', needs: 'hasChromium' },
    ],
    otherHalf: 1.3,
  },
  // Three, since journeys wait for the server now and then.
  { projects: [{ name: 'e2e', workers: 3, needs: 'hasChromium' }], otherHalf: 1.7 },
  // All of its files are long ones.
  ...(process.argv.includes('--full')
    ? [{ projects: [{ name: 'face', needs: 'hasChromium' } as const], otherHalf: 0 }]
    : []),
];
/** Ends what hangs: the longest one takes a third of it, or half on a slow machine. */
const mostMinutes = 25;

interface Group {
  readonly projects: readonly Project[];
  /** How many times as long as the first half it takes at most. */
  readonly otherHalf: number;
}

interface Project {
  readonly name: HalvedProject | 'face';
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
const firstMinutes: number[] = [];
for (const group of groups) firstMinutes.push(await runGroup(group, isFull ? undefined : 'first'));
if (minutes > 0) {
  heading('The other half');
  await runOtherHalf();
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

/** @returns the minutes it took */
async function runGroup({ projects }: Group, half: Half | undefined): Promise<number> {
  const start = spent();
  await Promise.all(projects.map((project) => runWithNext(project, projects.length > 1 ? 1 : 2, half)));
  return (spent() - start) / 60;
}

/** Of each group, if it fits: what its first half took here tells how fast this machine is. */
async function runOtherHalf(): Promise<void> {
  for (const [index, group] of groups.entries()) {
    const most = (firstMinutes[index] ?? 0) * group.otherHalf;
    if (spent() / 60 + most <= minutes) await runGroup(group, 'other');
    else {
      const names = group.projects.map(({ name }) => name).join(', ');
      console.log(
        `left out  ${names}: up to ${Math.ceil(most)} min on this machine, and ${minutes} min are all there are`,
      );
    }
  }
}

async function runWithNext(project: Project, usualWorkers: number, half: Half | undefined): Promise<void> {
  const { name, workers = usualWorkers, needs, next } = project;
  const which: HalfOptions | undefined = half === undefined || name === 'face' ? {} : halfOf(name, half);
  const minutesFactor = isFull ? 3 : 1;
  if (which !== undefined && (needs === undefined || system[needs]))
    await runTests(half === 'other' ? `${name}, the other half` : name, name, {
      workers,
      isFull,
      timeoutMs: mostMinutes * minutesFactor * 60_000,
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
