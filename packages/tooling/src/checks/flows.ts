/** The handbook's page of flows is generated from docs/flows.ts, and each of its steps must follow from the one before. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Flow, flows, type Step } from '../docs/flows.ts';
import { packages, root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const page = 'packages/handbook/flows.md';

export const flowsCheck: Check = {
  id: 'flows',
  name: 'the handbook’s flows name files that follow from each other, and few enough',
  run: async ({ isFixing }) => {
    const problems = flows.flatMap(problemsOf);
    const wanted = pageOf(flows);
    const isStale = !existsSync(join(root, page)) || readFileSync(join(root, page), 'utf8') !== wanted;
    if (isStale && isFixing && problems.length === 0) writeFileSync(join(root, page), wanted);
    else if (isStale)
      problems.push(
        `${page} is not what packages/tooling/src/docs/flows.ts says. Mend it with: npm run check -- flows --fix`,
      );
    return findingOf(problems);
  },
};

function problemsOf({ name, limit, steps }: Flow): string[] {
  const files = steps.map(({ file }) => file);
  const gone = files.filter((file) => !existsSync(join(root, file)));
  if (gone.length > 0) return gone.map((file) => `${name}: ${file} is no file of the project`);
  return [
    ...(files.length > limit ? [`${name}: ${files.length} files, at most ${limit}`] : []),
    ...(new Set(files).size < files.length ? [`${name}: it turns back to a file`] : []),
    ...steps.flatMap((step, index) => {
      const before = steps[index - 1];
      return before === undefined || follows(before, step)
        ? []
        : [`${name}: nothing leads from ${before.file} to ${step.file}`];
    }),
  ];
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** One imports the other, directly or through its package's or module's index; or both contain the same name. */
function follows(before: Step, { file, over }: Step): boolean {
  if (over !== undefined) return textOf(before.file).includes(over) && textOf(file).includes(over);
  return (
    isImported(before.file, file) ||
    isImported(file, before.file) ||
    isCall(before.file, file) ||
    isCall(file, before.file)
  );
}

/** Whether a file names the call that another describes: browsers get calls from lists generated from those files. */
function isCall(by: string, target: string): boolean {
  const [, dashed = ''] = /([\w-]+)\.call\.ts$/.exec(target) ?? [];
  return dashed !== '' && new RegExp(`\\b${camelCase(dashed)}\\b`).test(textOf(by));
}

const camelCase = (dashed: string): string => dashed.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Files that only re-export. */
const isFace = (file: string): boolean =>
  /\/index\.ts$|\.generated\.ts$|\/contract\/src\/(?:calls|schemas)\.ts$/.test(file);

function isImported(by: string, target: string, seen = new Set<string>()): boolean {
  seen.add(by);
  return importsOf(by).some(
    (file) => file === target || (isFace(file) && !seen.has(file) && isImported(file, target, seen)),
  );
}

/** The project's files that a file imports, by path or by package name. */
function importsOf(file: string): string[] {
  const names = [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(({ 1: name = '' }) => name);
  return names.flatMap((name) => {
    const path = name.startsWith('.') ? relative(root, resolve(root, dirname(file), name)) : entryOf(name);
    return path !== undefined && existsSync(join(root, path)) ? [path] : [];
  });
}

/** The source of an entry of one of our packages, e.g. `@yantra/contract/calls`. */
function entryOf(name: string): string | undefined {
  const [, pack = '', rest = ''] = /^(@yantra\/[^/]+)(.*)$/.exec(name) ?? [];
  const owner = packages().find(({ manifest }) => manifest.name === pack);
  const entry = owner?.manifest.exports?.[`.${rest}`];
  const source = typeof entry === 'object' ? entry['source'] : entry;
  return owner === undefined || source === undefined ? undefined : join(owner.path, source);
}

function pageOf(all: readonly Flow[]): string {
  const parts = all.map(
    ({ name, steps }) =>
      `## ${name}\n\n${steps.length} files.\n\n${steps
        .map(({ file, what }, index) => `${index + 1}. [${file}](${relative(dirname(page), file)}): ${what}`)
        .join('\n')}\n`,
  );
  return [
    '# Six ways through the code\n',
    'Read in this order, each file follows from the one before, and none comes twice. Written from `packages/tooling/src/docs/flows.ts`; a check says when a step leads nowhere.\n',
    ...parts,
  ].join('\n');
}
