/** Shows and counts results. */
import type { Check, Finding } from '../checks/check.ts';
import type { RunResult } from './process.ts';

export interface Count {
  passed: number;
  failed: number;
}

export const noCount = (): Count => ({ passed: 0, failed: 0 });

/** Prints one result, with its output on failure (or on request), and counts it. */
export function tell(count: Count, name: string, { isPassed, output }: Finding, isOutputShown = !isPassed): void {
  count[isPassed ? 'passed' : 'failed'] += 1;
  console.log(`${isPassed ? 'pass' : 'FAIL'}  ${name}`);
  if (isOutputShown && output.trim() !== '') console.log(output.trimEnd().replace(/^/gm, '      '));
}

export function tellCheck(count: Count, check: Check, finding: Finding): void {
  tell(count, `${check.id}: ${check.name}`, finding);
}

export function tellBuilt(count: Count, { code, output }: Pick<RunResult, 'code' | 'output'>): void {
  tell(count, 'every package is built', { isPassed: code === 0, output });
}

export const lastLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;

/** One line each: its name and its seconds, aligned. */
export function tableOfTimes(times: readonly { readonly name: string; readonly seconds: number }[]): string {
  const width = Math.max(...times.map(({ name }) => name.length));
  return times.map(({ name, seconds }) => `${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s`).join('\n');
}
