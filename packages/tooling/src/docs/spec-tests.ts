/**
 * Which tests prove which lines of the specification: a comment `// spec: header.search, header.city` right before `test(…)`. It counts only before a test that
 * runs: not before a skipped one, in a file that no runner takes, or before anything else.
 */
import ts from 'typescript';
import { isWhollyOther } from '../lib/test-files.ts';

/** A test, and the names of the lines it proves. */
export interface SpecTest {
  /** From the root. */
  readonly path: string;
  /** As a reporter writes it: with the enclosing titles. */
  readonly title: string;
  readonly ids: readonly string[];
  /** Whether `npm test` leaves it out. */
  readonly isLong: boolean;
}

const tag = /^\/\/ spec: (.+)$/;
const tagged = /^[ \t]*\/\/ spec:/gm;
/** The files of `vitest.config.ts`. */
const isRun = /^(?:packages\/.*\/?src\/.*|site\/(?:src|e2e)\/.*)\.test\.tsx?$/;

/** @returns the tagged tests of a file, and the problems of its tags */
export function testsIn(path: string, source: string): { readonly tests: SpecTest[]; readonly problems: string[] } {
  const count = source.match(tagged)?.length ?? 0;
  if (count === 0) return { tests: [], problems: [] };
  if (!isRun.test(path)) return { tests: [], problems: [`${path}: a tag in a file that no runner takes`] };
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const tests: SpecTest[] = [];
  const problems: string[] = [];
  let found = 0;
  const visit = (node: ts.Node): void => {
    const tags = ts.isExpressionStatement(node) ? tagsBefore(node, source) : [];
    found += tags.length;
    if (tags.length > 0) {
      const where = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      const wrong = whyNoTest(node as ts.ExpressionStatement);
      if (wrong !== undefined) problems.push(`${where}: ${wrong}`);
      else
        tests.push({
          path,
          title: titleOf(node),
          ids: tags.flatMap((ids) => ids.split(', ')),
          isLong: isLong(path, node),
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (found < count) problems.push(`${path}: ${count - found} tags stand before nothing that is a test`);
  return { tests, problems };
}

function tagsBefore(node: ts.Node, source: string): string[] {
  const comments = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
  return comments.flatMap(({ pos, end }) => tag.exec(source.slice(pos, end))?.[1] ?? []);
}

/** The called name, e.g. `['test', 'for']` for `test.for(…)('…', …)`. */
function calleeOf(node: ts.Expression): string[] {
  if (ts.isCallExpression(node)) return calleeOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calleeOf(node.tag);
  if (ts.isPropertyAccessExpression(node)) return [...calleeOf(node.expression), node.name.text];
  return ts.isIdentifier(node) ? [node.text] : [];
}

const leftOut = ['skip', 'skipIf', 'runIf', 'todo', 'fails'];

function whyNoTest({ expression, parent }: ts.ExpressionStatement): string | undefined {
  const [name = '', ...ways] = calleeOf(expression);
  if (!ts.isCallExpression(expression) || !/^(?:test|it)$/.test(name)) return 'what is tagged is no test';
  const around = [expression, ...callsAround(parent)];
  if (around.some((call) => calleeOf(call).some((way) => leftOut.includes(way)))) return 'a test that is left out';
  if (around.some((call) => call.arguments.some((given) => ts.isObjectLiteralExpression(given) && isLeftOut(given))))
    return 'a test that is left out';
  return ways.every((way) => ['each', 'for', 'concurrent', 'sequential'].includes(way))
    ? undefined
    : `test.${ways.join('.')} is not known`;
}

const isLeftOut = ({ properties }: ts.ObjectLiteralExpression): boolean =>
  properties.some(({ name }) => name !== undefined && leftOut.includes(name.getText()));

/** Calls that enclose a statement, the nearest first. */
function callsAround(node: ts.Node | undefined): ts.CallExpression[] {
  if (node === undefined) return [];
  return [...(ts.isCallExpression(node) ? [node] : []), ...callsAround(node.parent)];
}

/** Whether `npm test` leaves a test out: by its file, or by `more` or `otherHalf`, its own or of what stands around it. */
const isLong = (path: string, node: ts.Node): boolean =>
  path.endsWith('.full.test.ts') ||
  isWhollyOther(node.getSourceFile().text) ||
  callsAround((node as ts.ExpressionStatement).expression).some((call) => call.arguments.some(saysMore));

const saysMore = (given: ts.Node): boolean =>
  ts.isObjectLiteralExpression(given)
    ? given.properties.some((one) => (ts.isSpreadAssignment(one) ? saysMore(one.expression) : saysTag(one)))
    : ts.isIdentifier(given) && ['more', 'otherHalf'].includes(given.text);

const saysTag = (one: ts.ObjectLiteralElementLike): boolean =>
  one.name?.getText() === 'tags' && /\b(?:more|other)\b/.test(one.getText());

function titleOf(node: ts.Node): string {
  const calls = [(node as ts.ExpressionStatement).expression as ts.CallExpression, ...callsAround(node.parent)];
  const titled = calls.filter((call) => ['test', 'it', 'describe'].includes(calleeOf(call)[0] ?? ''));
  return titled
    .map(({ arguments: [title] }) => (title === undefined ? '' : saidBy(title)))
    .reverse()
    .join(' ');
}

function saidBy(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  return title.getText().replaceAll(/^`|`$/g, '');
}
