/** Runs one project of vitest.config.ts and counts its tests. */
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runProgram } from './process.ts';
import type { Count } from './report.ts';
import { cacheFolder, root } from './workspace.ts';

export interface ProjectResult extends Count {
  readonly project: string;
  /** The failed tests, each with its reason. */
  readonly failures: readonly string[];
  readonly output: string;
  readonly seconds: number;
}

interface JsonReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

export interface ProjectOptions {
  /** Test files at once. */
  readonly workers: number;
  readonly timeoutMs: number;
  /** With the files `*.full.test.ts` and the cases that `sampleOf` leaves out. */
  readonly isFull: boolean;
  /** Only tests of these tags; `!more` unless full. */
  readonly tags?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Parts of file names; every file by default. */
  readonly files?: readonly string[];
}

export async function runProject(project: string, options: ProjectOptions): Promise<ProjectResult> {
  const { workers, timeoutMs, isFull, tags = isFull ? undefined : '!more', files = [], env } = options;
  const report = join(cacheFolder, `vitest-${project}.json`);
  rmSync(report, { force: true });
  const { code, output, seconds } = await runProgram(
    'vitest',
    [
      'run',
      '--config=packages/tooling/vitest.config.ts',
      `--project=${project}`,
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(tags === undefined ? [] : [`--tags-filter=${tags}`]),
      ...files,
    ],
    { cwd: root, timeoutMs, env: { ...env, ...(isFull ? { TEST_FULL: '1' } : {}) } },
  );
  const { passed, failed, failures } = countIn(report);
  // A failure without a failing test (an unhandled error, the time limit) counts as one.
  return { project, passed, failed: failed === 0 && code !== 0 ? 1 : failed, failures, output, seconds };
}

function countIn(report: string): Count & { readonly failures: readonly string[] } {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as JsonReport;
    // A file that could not be loaded has no tests, but failed.
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    const failures = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${relative(root, name)}: ${fullName}\n${reasonOf(failureMessages)}`),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      failures: [...failures, ...broken.map(({ name, message }) => `${relative(root, name)}\n${message}`)],
    };
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}

/** Each message once (a test that is tried again fails alike), without the places that lie in packages we use. */
const reasonOf = (messages: readonly string[] | null): string =>
  [...new Set((messages ?? []).map((message) => shortened(message)))].join('\n');

const shortened = (message: string): string =>
  message
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .slice(0, 12)
    .join('\n');
