/**
 * The two halves of the tests: `npm test` runs the first, and `.ci/run` the other right after it. What tells of each feature stands in the first half; in the
 * other one is what differs from it in one thing: the other database, another width or language, a second way to the same end. Which test is where depends on
 * the sources alone: on `otherHalf` and `byHalves` of `@yantra/testing/sample`, or, for a whole file, on a
 * first line `// @module-tag other`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chaosTests, serverHalves } from './server-tests.ts';
import type { Half } from './story-turns.ts';
import { isWhollyOther, testFiles } from './test-files.ts';
import type { ProjectOptions } from './vitest.ts';
import { root } from './workspace.ts';

/** The tests of a project that are in a half, for `runProject`. */
export type HalfOptions = Pick<ProjectOptions, 'env' | 'files' | 'tags'>;

const firstTags = '!more && !other';
const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const hasOthers = (source: string): boolean => isWhollyOther(source) || /\b(?:otherHalf|byHalves)\b/.test(source);

function filesOf(project: 'unit' | 'browser' | 'e2e' | 'chaos'): readonly string[] {
  if (project === 'chaos') return chaosTests;
  const { include, exclude } = testFiles[project];
  const leftOut = ['**/node_modules/**', '**/dist/**', '**/*.full.test.ts', ...exclude];
  return globSync([...include], { cwd: root, exclude: leftOut }).toSorted();
}

/** @returns undefined if none of the project's tests is in that half */
export function halfOf(project: HalvedProject, half: Half): HalfOptions | undefined {
  if (project === 'stories') return { env: { TEST_HALF: half } };
  if (project === 'server-pglite' || project === 'server-postgres') {
    // In the other half all tests of a file run on the database that it has not yet seen.
    return { files: serverHalves()[half][project], tags: half === 'first' ? firstTags : '!more' };
  }
  const files = filesOf(project);
  // A file is not even loaded where all of its tests are in the other half.
  if (half === 'first') return { files: files.filter((file) => !isWhollyOther(sourceOf(file))), tags: firstTags };
  const some = files.filter((file) => hasOthers(sourceOf(file)));
  return some.length === 0 ? undefined : { files: some, tags: 'other && !more' };
}

export type HalvedProject = 'unit' | 'browser' | 'e2e' | 'chaos' | 'stories' | 'server-pglite' | 'server-postgres';
