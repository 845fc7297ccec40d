/** Changes that no test notices, and those allowed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.ts';

/** A change made by the tester. */
export interface Mutant {
  /** Below the root. */
  readonly file: string;
  /** Its first line, without the spaces around it. */
  readonly line: string;
  /** From 1. */
  readonly number: number;
  /** The replacement text. */
  readonly becomes: string;
  readonly isNoticed: boolean;
}

/** Changes that may stay unnoticed, with the reason; in `mutants/survivors.json`. */
export interface Named {
  /** Below the server's `src`. */
  readonly file: string;
  readonly why: string;
  /** In the form of `nameOf`. */
  readonly changes: readonly string[];
}

/** A change's name, independent of its line number. */
export const nameOf = ({ line, becomes }: Pick<Mutant, 'line' | 'becomes'>): string =>
  `${line}  =>  ${becomes.replaceAll(/\s+/g, ' ').trim()}`;

/** @throws Error for a change without a reason */
export function namedSurvivors(): readonly Named[] {
  const all = JSON.parse(readFileSync(join(root, 'packages/tooling/mutants/survivors.json'), 'utf8')) as Named[];
  const bare = all.find(({ why }) => why.trim() === '');
  if (bare !== undefined) throw new Error(`${bare.file}: a survivor needs a reason.`);
  return all;
}

/** The result of a run. */
export interface Score {
  /** The percentage of changes that were noticed. */
  readonly score: number;
  readonly noticed: number;
  readonly all: number;
  /** Unnoticed and not named. */
  readonly unexpected: readonly Mutant[];
  /** Named changes of a changed file that were noticed or no longer exist. */
  readonly stale: readonly string[];
}

export function scoreOf(mutants: readonly Mutant[], named: readonly Named[]): Score {
  const unnoticed = mutants.filter(({ isNoticed }) => !isNoticed);
  const keyOf = (file: string, change: string) => `${file}: ${change}`;
  const shortOf = (file: string) => file.replace('packages/server/src/', '');
  const survive = new Set(unnoticed.map((mutant) => keyOf(shortOf(mutant.file), nameOf(mutant))));
  const files = new Set(mutants.map(({ file }) => shortOf(file)));
  const known = named
    .filter(({ file }) => files.has(file))
    .flatMap(({ file, changes }) => changes.map((change) => keyOf(file, change)));
  const may = new Set(known);
  const noticed = mutants.length - unnoticed.length;
  return {
    score: mutants.length === 0 ? 100 : (100 * noticed) / mutants.length,
    noticed,
    all: mutants.length,
    unexpected: unnoticed.filter((mutant) => !may.has(keyOf(shortOf(mutant.file), nameOf(mutant)))),
    stale: known.filter((one) => !survive.has(one)),
  };
}
