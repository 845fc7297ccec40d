/** Tracked files must contain nothing of the machine they were written on: no home folder, no private registry. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const rules: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /(?<![\w.}-])\/(?:root|work|home\/\w+|Users\/\w+)\/[\w.-]/, what: 'a path of one machine' },
  {
    pattern: /https?:\/\/[^/\s'"`]*(?:npmjs|npmmirror|yarnpkg|artifactory|verdaccio|nexus|registry)[^/\s'"`]*/i,
    what: 'a registry’s host',
  },
  { pattern: /^\s*(?:@[\w-]+:)?registry\s*=|_auth[T]oken/m, what: 'a registry setting' },
];
const maxBytes = 2_000_000;
const binaries = /\.(?:avif|gz|ico|jpe?g|pdf|png|webp|woff2?)$/;

/** @returns the problems of one file, as `path:line: what` */
export function leftoversIn(path: string, text: string): string[] {
  return rules.flatMap(({ pattern, what }) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${path}:${text.slice(0, at).split('\n').length}: ${what}`];
  });
}

const textFiles = (): string[] => projectFiles().filter((path) => !binaries.test(path));

export const leftovers: Check = {
  id: 'leftovers',
  name: 'no path or registry of one machine is in a tracked file',
  run: async () => findingOf(textFiles().flatMap((path) => leftoversIn(path, contents(path)))),
};

/** Empty for deleted files and large data. */
function contents(path: string): string {
  try {
    const text = readFileSync(join(root, path), 'utf8');
    return text.length > maxBytes ? '' : text;
  } catch {
    return '';
  }
}
