/** Earlier results by file: an aborted run loses only the current file. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder, root } from '../lib/workspace.ts';
import { isNoticed, mutantsIn, type Report } from './report.ts';
import type { Mutant } from './survivors.ts';

type KeptReport = Report & { readonly fingerprint?: string };

/** The kept results of a file, and how to add more. */
export interface Kept {
  /** Results for code and tests that are the same byte for byte. */
  readonly found: readonly Mutant[] | undefined;
  /** Where the tester reads earlier results for changed code, and writes new ones. */
  readonly working: string;
  /** Keeps the tester's results. */
  keep(): readonly Mutant[];
}

/**
 * @param file the changed one, below the root
 * @param tests files of tests that must notice, below the root
 */
export function keptOf(file: string, tests: readonly string[]): Kept {
  const place = join(cacheFolder, 'mutants', `${file.replace('packages/server/src/', '').replaceAll('/', '.')}.json`);
  const working = place.replace(/json$/, 'working.json');
  const fingerprint = fingerprintOf([file, ...tests]);
  const before = existsSync(place) ? readReport(place) : undefined;
  mkdirSync(dirname(place), { recursive: true });
  rmSync(working, { force: true });
  if (before !== undefined) writeFileSync(working, JSON.stringify(withoutUnnoticed(before)));
  return {
    found: before?.fingerprint === fingerprint ? mutantsIn(before, file) : undefined,
    working,
    keep: () => {
      const now = readReport(working);
      writeFileSync(working, JSON.stringify({ ...now, fingerprint }));
      renameSync(working, place);
      return mutantsIn(now, file);
    },
  };
}

const readReport = (place: string): KeptReport => JSON.parse(readFileSync(place, 'utf8')) as KeptReport;

function fingerprintOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Retries the changes that went unnoticed: Stryker cannot tell which new test would notice code that runs while a file is loaded. */
function withoutUnnoticed({ files, ...rest }: KeptReport): KeptReport {
  const noticed = Object.entries(files).map(([name, { mutants, ...file }]) => [
    name,
    { ...file, mutants: mutants.filter(isNoticed) },
  ]);
  return { ...rest, files: Object.fromEntries(noticed) as KeptReport['files'] };
}
