/**
 * How long a text may be and how much there may be of something is said once, in the domain's `*limits.ts`. Said again it would part some day:
 * the form would let through what the server refuses. So
 * - no schema of the contract is given a number of two digits or more: what it is given has a name there;
 * - no field is given such a number as its longest text (`maxLength`), nothing that is typed or in an address is cut to one (`slice(0, 100)` in a browser),
 *   and none says how often somebody may do a thing (`most` beside `withinMs` in the server);
 * - no form and no text of a widget, of the site or of what they share spells one of those numbers again. Only numbers that are hardly anything else are looked for: in code from
 *   100,000 on, since a 250 is milliseconds too, and not where something is counted in them (`/ 1_000_000`); in texts those with a comma (5,000 rows)
 *   and those from 100 on that are no whole hundred (168 hours), since a 100 is a percent too. What the server says is its own sentence, also where
 *   `languages` translates it.
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

/** The numbers that a file of limits owns. */
export function numbersIn(source: string): number[] {
  const numbers: number[] = [];
  walk('limits.ts', source, (node) => {
    if (ts.isNumericLiteral(node)) numbers.push(Number(node.text));
  });
  return numbers;
}

/** @returns one line for each number that a schema is given as such */
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

/** The large numbers of code, but for units. */
function countsIn(node: ts.Node): number[] {
  if (!ts.isNumericLiteral(node) || Number(node.text) < 100_000) return [];
  const { parent } = node;
  const isUnit = ts.isBinaryExpression(parent) && perUnit.includes(parent.operatorToken.kind);
  return isUnit ? [] : [Number(node.text)];
}

const perUnit: readonly ts.SyntaxKind[] = [ts.SyntaxKind.AsteriskToken, ts.SyntaxKind.SlashToken];

/** The numbers of a sentence that are hardly anything but a limit. */
function saidIn(node: ts.Node): number[] {
  if (!ts.isStringLiteral(node) && !ts.isTemplateLiteralToken(node)) return [];
  const spelled = node.text.match(/(?<![\w.,#-])\d+(?:,\d+)*(?![\w-]|\.\d)/g) ?? [];
  return spelled.flatMap((text) => {
    const number = Number(text.replaceAll(',', ''));
    return text.includes(',') || (number > 100 && number % 100 !== 0) ? number : [];
  });
}
