/** Runs one project of vitest.config.ts and counts its tests. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.ts';
import type { Count } from './report.ts';
import { binary, cacheFolder, root } from './workspace.ts';

export interface ProjectResult extends Count {
  readonly project: string;
  readonly output: string;
  readonly seconds: number;
}

interface JsonReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

export async function runProject(project: string, workers: number, timeoutMs: number): Promise<ProjectResult> {
  const report = join(cacheFolder, `vitest-${project}.json`);
  rmSync(report, { force: true });
  const { code, output, seconds } = await run(
    binary('vitest'),
    [
      'run',
      '--config=packages/tooling/vitest.config.ts',
      `--project=${project}`,
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: root, timeoutMs },
  );
  const { passed, failed } = countIn(report);
  // Whatever made it fail without a failing test, an unhandled error or the time limit, is one failure.
  return { project, passed, failed: failed === 0 && code !== 0 ? 1 : failed, output, seconds };
}

function countIn(report: string): Count {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as JsonReport;
    // A file that could not be loaded has no tests, yet it failed.
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length;
    return { passed: numPassedTests, failed: numFailedTests + broken };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
