/**
 * Lengths of texts, greatest counts and rates are defined once, in the domain's `*limits.ts`: a second copy would differ some day, and a form would accept
 * what the server refuses. So
 * - no schema of the contract is given a literal number of two digits or more: it uses a limit's name;
 * - no `maxLength` is such a number, no typed text is cut to one (`slice(0, 100)` in a browser), and no rate of the server has one (`most` beside `withinMs`);
 * - no form and no text of a widget, of the site or of their shared packages repeats one of those numbers. Only numbers that are hardly anything else are
 *   checked: in code from 100,000 on, since 250 may be milliseconds, and not as units (`/ 1_000_000`); in texts those with a comma (5,000 rows) and those
 *   from 100 on that are not whole hundreds (168 hours), since 100 may be a percentage. The server's sentences are its own, also translated in `languages`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectFiles, root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const owners = /^packages\/domain\/src\/[\w-]*limits\.ts$/;
const contract = /^packages\/contract\/src\/(?!.*(?:\.test|\.generated)\.ts$).*\.ts$/;
const notOurs = String.raw`(?!languages\/|testing\/|seed\/|database\/migrations\/|.*\.(?:test|stories|fixture|data|generated)\.tsx?$)`;
const browser = new RegExp(String.raw`^(?:packages\/(?:widgets\/[\w-]+|form|ui)|site)\/src\/${notOurs}.*\.tsx?$`);
const server = new RegExp(String.raw`^packages\/server\/src\/${notOurs}.*\.ts$`);
const texts = /\.(?:messages|hi|mr)\.ts$/;
const fromDigits = 10;

export const limits: Check = {
  id: 'limits',
  name: 'a limit is a number in the domain alone',
  run: async () => {
    const files = projectFiles().map((path) => ({ path, text: () => readFileSync(join(root, path), 'utf8') }));
    const owned = new Set(files.filter(({ path }) => owners.test(path)).flatMap(({ text }) => numbersIn(text())));
    return findingOf(
      files.flatMap(({ path, text }) => {
        if (contract.test(path)) return givenNumbers(path, text());
        if (browser.test(path)) return [...spelledAgain(path, text(), owned), ...givenLengths(path, text())];
        return server.test(path) ? givenRates(path, text()) : [];
      }),
    );
  },
};

type Visit = (node: ts.Node) => void;

function walk(path: string, source: string, visit: (node: ts.Node, where: string) => void): void {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const each: Visit = (node) => {
    visit(node, `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, each);
  };
  each(file);
}

/** The numbers in a file of limits. */
export function numbersIn(source: string): number[] {
  const numbers: number[] = [];
  walk('limits.ts', source, (node) => {
    if (ts.isNumericLiteral(node)) numbers.push(Number(node.text));
  });
  return numbers;
}

/** @returns one line for each literal number given to a schema */
export function givenNumbers(path: string, source: string): string[] {
  const problems: string[] = [];
  walk(path, source, (node, where) => {
    if (!ts.isCallExpression(node)) return;
    for (const given of node.arguments) {
      const literal = ts.isPrefixUnaryExpression(given) ? given.operand : given;
      if (!ts.isNumericLiteral(literal) || Number(literal.text) < fromDigits) continue;
      problems.push(`${where}: ${given.getText()} is a limit: name it in the domain`);
    }
  });
  return problems;
}

const isLarge = (node: ts.Node | undefined): node is ts.NumericLiteral =>
  node !== undefined && ts.isNumericLiteral(node) && Number(node.text) >= fromDigits;

/** @returns one line for each number that limits what somebody types, or that cuts it */
export function givenLengths(path: string, source: string): string[] {
  const problems: string[] = [];
  walk(path, source, (node, where) => {
    const number = lengthIn(node);
    if (isLarge(number))
      problems.push(`${where}: ${number.getText()} is how long a text may be: name it in the domain`);
  });
  return problems;
}

/** What `maxLength` is given, and what a text of a hundred characters or more is cut to. */
function lengthIn(node: ts.Node): ts.Node | undefined {
  if (ts.isJsxAttribute(node) && node.name.getText() === 'maxLength') {
    return node.initializer !== undefined && ts.isJsxExpression(node.initializer)
      ? node.initializer.expression
      : undefined;
  }
  if ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.name.getText() === 'maxLength')
    return node.initializer;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const [from, to] = node.arguments;
  const isCut = node.expression.name.text === 'slice' && from?.getText() === '0';
  return isCut && isLarge(to) && Number(to.text) >= 100 ? to : undefined;
}

/** @returns one line for each number that says how often somebody may do a thing within some time */
export function givenRates(path: string, source: string): string[] {
  const problems: string[] = [];
  walk(path, source, (node, where) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const facts = node.properties.filter(ts.isPropertyAssignment);
    if (!facts.some(({ name }) => ['withinMs', 'admins'].includes(name.getText()))) return;
    for (const { name, initializer } of facts)
      if (['most', 'admins'].includes(name.getText()) && isLarge(initializer))
        problems.push(`${where}: ${initializer.getText()} is how often somebody may: name it in the domain`);
  });
  return problems;
}

/** @returns one line for each number of these that is spelled in code or in a text */
export function spelledAgain(path: string, source: string, owned: ReadonlySet<number>): string[] {
  const problems: string[] = [];
  walk(path, source, (node, where) => {
    for (const number of texts.test(path) ? saidIn(node) : countsIn(node)) {
      if (owned.has(number)) problems.push(`${where}: ${number} is a limit of the domain: take it from there`);
    }
  });
  return problems;
}

/** The large numbers of code, except units. */
function countsIn(node: ts.Node): number[] {
  if (!ts.isNumericLiteral(node) || Number(node.text) < 100_000) return [];
  const { parent } = node;
  const isUnit = ts.isBinaryExpression(parent) && perUnit.includes(parent.operatorToken.kind);
  return isUnit ? [] : [Number(node.text)];
}

const perUnit: readonly ts.SyntaxKind[] = [ts.SyntaxKind.AsteriskToken, ts.SyntaxKind.SlashToken];

/** The numbers in a sentence that are most likely limits. */
function saidIn(node: ts.Node): number[] {
  if (!ts.isStringLiteral(node) && !ts.isTemplateLiteralToken(node)) return [];
  const spelled = node.text.match(/(?<![\w.,#-])\d+(?:,\d+)*(?![\w-]|\.\d)/g) ?? [];
  return spelled.flatMap((text) => {
    const number = Number(text.replaceAll(',', ''));
    return text.includes(',') || (number > 100 && number % 100 !== 0) ? number : [];
  });
}
