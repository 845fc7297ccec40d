/** The handbook's table of the standard ASVS 5.0, as data. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.ts';

/** Whether a requirement is met. */
export type AsvsState = 'met' | 'not applicable' | 'not met';

/** One requirement in the handbook. */
export interface AsvsLine {
  /** The standard's number, e.g. `6.2.4`. */
  readonly number: string;
  readonly level: number;
  readonly text: string;
  readonly state: AsvsState;
  /** The evidence, or the reason why not. */
  readonly shownBy: string;
}

const row = /^\| v5\.0\.0-([\d.]+) +\| ([12]) +\| (.+?) +\| (met|not applicable|not met) +\| (.+?) +\|$/;

/** The lines of a page. @throws Error for a malformed line */
export function asvsLines(page: string): AsvsLine[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| v5'));
  return rows.map((line) => {
    const [, number = '', level = '', text = '', state = '', shownBy = ''] = row.exec(line) ?? [];
    if (number === '') throw new Error(`This line is not understood: ${line}`);
    return { number, level: Number(level), text, state: state as AsvsState, shownBy };
  });
}

/** The files that a line names, as paths from the root. */
export const filesIn = ({ shownBy }: Pick<AsvsLine, 'shownBy'>): string[] =>
  [...shownBy.matchAll(/`([\w.@/-]+)`/g)].map(([, path = '']) => path).filter((path) => /\/|^pnpm-lock/.test(path));

/** Those that do not exist. */
export const missingFiles = (line: AsvsLine): string[] => filesIn(line).filter((path) => !existsSync(join(root, path)));

/** The handbook's page. */
export const asvsPage = (): string => readFileSync(join(root, 'packages/handbook/asvs.md'), 'utf8');
