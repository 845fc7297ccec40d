/** The types of the packed packages, as every kind of resolution finds them: the rules of arethetypeswrong. */
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import type { Check } from './check.ts';
import { findingOf } from './check.ts';

/** Our packages are ES modules with an exports map: what has neither (`node10`), or would `require` them, is told so by them. */
const notMeant: ReadonlySet<string> = new Set(['node10', 'node16-cjs']);

/** @param tarballs by name, of packages that are packed when it runs */
export const typesCheck = (tarballs: () => Promise<Readonly<Record<string, string>>>): Check => ({
  id: 'attw',
  name: 'every packed package has the types that belong to its modules, for Node and for bundlers',
  run: async () => {
    const problems: string[] = [];
    for (const [name, file] of Object.entries(await tarballs())) {
      const packed = createPackageFromTarballData(readFileSync(file));
      const result = await checkPackage(packed, { excludeEntrypoints: ['./styles.css'] });
      if (result.types === false) problems.push(`${name} has no types`);
      else problems.push(...result.problems.filter(isMeant).map((problem) => `${name}: ${JSON.stringify(problem)}`));
    }
    return findingOf(problems);
  },
});

const isMeant = (problem: Problem): boolean =>
  !('resolutionKind' in problem && notMeant.has(problem.resolutionKind)) &&
  !('resolutionOption' in problem && notMeant.has(problem.resolutionOption));
