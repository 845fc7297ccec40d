/** Every requirement of the specification is proved by a test that is tagged with its name; the handbook's table is generated from the tags. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type SpecDocument, type SpecLine, specDocument, specDocuments } from '../docs/spec-lines.ts';
import { type SpecTest, testsIn } from '../docs/spec-tests.ts';
import { projectFiles, root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const page = 'packages/handbook/specification.md';

export const specification: Check = {
  id: 'specification',
  name: 'every line of the specification is proved by a test, and the handbook’s table says which',
  run: async ({ isFixing }) => {
    const documents = specDocuments.map(specDocument);
    const found = projectFiles()
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => testsIn(path, readFileSync(join(root, path), 'utf8')));
    const tests = found.flatMap((file) => file.tests);
    const problems = [...found.flatMap((file) => file.problems), ...problemsOf(documents, tests)];
    const wanted = pageOf(documents, tests);
    const isStale = !existsSync(join(root, page)) || readFileSync(join(root, page), 'utf8') !== wanted;
    if (isStale && isFixing) writeFileSync(join(root, page), wanted);
    else if (isStale) problems.push(`${page} is not what the tags say: npm run check -- specification --fix`);
    return findingOf(problems);
  },
};

/** @returns the problems of documents, lists and tags together */
export function problemsOf(documents: readonly SpecDocument[], tests: readonly SpecTest[]): string[] {
  const lines = documents.flatMap((document) => document.lines);
  const ids = lines.map(({ id }) => id);
  const isWhole = documents.every(({ problems }) => problems.length === 0);
  return [
    ...documents.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`)),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is the name of two lines`),
    ...lines.filter((line) => wantsTest(line, tests)).map(({ id, text }) => `${id}: no test proves “${text}”`),
    ...lines
      .filter(({ id }) => isProvedLateAlone(id, tests))
      .map(({ id, text }) => `${id}: only tests that npm test leaves out prove “${text}”`),
    ...(isWhole ? tests.flatMap((test) => strangers(test, lines)) : []),
  ];
}

const wantsTest = ({ id, asksNothing }: SpecLine, tests: readonly SpecTest[]): boolean =>
  asksNothing === undefined && !tests.some(({ ids }) => ids.includes(id));

function isProvedLateAlone(id: string, tests: readonly SpecTest[]): boolean {
  const proving = tests.filter(({ ids }) => ids.includes(id));
  return proving.length > 0 && proving.every(({ isLong }) => isLong);
}

function strangers({ path, title, ids }: SpecTest, lines: readonly SpecLine[]): string[] {
  const isAsked = (id: string): boolean => lines.some((line) => line.id === id && line.asksNothing === undefined);
  return ids.filter((id) => !isAsked(id)).map((id) => `${path}: “${title}” is tagged ${id}, by which nothing is asked`);
}

function pageOf(documents: readonly SpecDocument[], tests: readonly SpecTest[]): string {
  const lines = documents.flatMap((document) => document.lines);
  const asked = lines.filter(({ asksNothing }) => asksNothing === undefined).length;
  return [
    '# What proves the specification\n',
    `Each line of [Public area](spec/public-area.md) and [Dashboard](spec/dashboard.md), with the tests that prove it: ${asked} lines ask something, ${lines.length - asked} do not.`,
    'A test says by a comment `// spec: name` before it which lines it proves; the names stand beside the words in the `*.lines.json` of the documents.',
    'Written by `npm run check -- specification --fix`, which fails where a line has no test, or none that `npm test` runs.\n',
    ...documents.flatMap((document) => [
      `## ${document.name === 'dashboard' ? 'Dashboard' : 'Public area'}`,
      ...sectionsOf(document).map((section) => tableOf(document, section, tests)),
    ]),
  ].join('\n');
}

const sectionsOf = ({ lines }: SpecDocument): string[] => [...new Set(lines.map(({ section }) => section))];

function tableOf({ lines }: SpecDocument, section: string, tests: readonly SpecTest[]): string {
  const rows = lines
    .filter((line) => line.section === section)
    .map((line) => `| \`${line.id}\` | ${escaped(line.text)} | ${proofOf(line, tests)} |`);
  return `\n### ${section}\n\n| Name | What is asked | Proved by |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function proofOf({ id, asksNothing, decision }: SpecLine, tests: readonly SpecTest[]): string {
  if (asksNothing !== undefined) return `nothing to prove: it ${asksNothing}`;
  const proving = tests.filter(({ ids }) => ids.includes(id));
  return [
    ...(decision === undefined ? [] : [`as decided otherwise: ${decisionLink(decision)}`]),
    ...proving.map(({ path, title }) => `[${escaped(title)}](${relative(dirname(page), path)})`),
  ].join('<br>');
}

function decisionLink(number: string): string {
  const file = projectFiles().find((path) => path.startsWith(`packages/handbook/decisions/${number}-`));
  if (file === undefined) throw new Error(`There is no decision ${number}.`);
  return `[decision ${Number(number)}](${relative(dirname(page), file)})`;
}

/** Escaped for a table's cell. */
const escaped = (text: string): string => text.replaceAll(/[|<[\]`]/g, String.raw`\$&`);
