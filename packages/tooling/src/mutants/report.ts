/** The tester's report. */
import type { Mutant } from './survivors.ts';

/** The format of https://github.com/stryker-mutator/mutation-testing-elements, as far as it is used here. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>>;
}

interface ReportedMutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

const noticed: readonly string[] = ['Killed', 'Timeout'];
const counted: readonly string[] = [...noticed, 'Survived', 'NoCoverage'];

export const isNoticed = ({ status }: Pick<ReportedMutant, 'status'>): boolean => noticed.includes(status);

/** The changes of a file that count: without those that cannot run at all. */
export function mutantsIn({ files }: Report, file: string): readonly Mutant[] {
  const { source = '', mutants = [] } = files[file] ?? {};
  const lines = source.split('\n');
  return mutants
    .filter(({ status }) => counted.includes(status))
    .map((mutant) => ({
      file,
      line: (lines[mutant.location.start.line - 1] ?? '').trim(),
      number: mutant.location.start.line,
      becomes: mutant.replacement ?? '',
      isNoticed: isNoticed(mutant),
    }));
}
