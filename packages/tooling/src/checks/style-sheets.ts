/** A style sheet is as long as one can read at once, like any other file: what it has more of goes home to the components that it dresses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const mostLines = 300;

export const styleSheets: Check = {
  id: 'style-sheets',
  name: `no style sheet has more than ${mostLines} lines`,
  run: async () =>
    findingOf(
      projectFiles()
        .filter((path) => path.endsWith('.css'))
        .flatMap((path) => tooLong(path, readFileSync(join(root, path), 'utf8'))),
    ),
};

/** @returns what is wrong with a style sheet, if anything is */
export function tooLong(path: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length;
  return lines > mostLines ? [`${path}: ${lines} lines, ${mostLines} at most: split it by component`] : [];
}
