/**
 * Lengths of texts and greatest counts are defined once, in the domain's `*limits.ts`: a second copy would differ some day, and a form would accept
 * what the server refuses. So
 * - no schema of the contract is given a literal number of two digits or more: it uses a limit's name;
 * - no form and no text of a widget repeats one of those numbers. Only numbers that are hardly anything else are checked: in code from 100,000 on,
 *   since 250 may be milliseconds, and not as units (`/ 1_000_000`); in texts those with a comma (5,000 rows) and those from 100 on that are not whole
 *   hundreds (168 hours), since 100 may be a percentage. The server's sentences are its own, also translated in `languages`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectFiles, root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const owners = /^packages\/domain\/src\/[\w-]*limits\.ts$/;
const contract = /^packages\/contract\/src\/(?!.*(?:\.test|\.generated)\.ts$).*\.ts$/;
const forms = /^packages\/widgets\/[\w-]+\/src\/(?!languages\/|.*\.(?:test|stories|fixture|data)\.tsx?$).*\.tsx?$/;
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
        return forms.test(path) ? spelledAgain(path, text(), owned) : [];
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

/** @returns one line for each of these numbers in code or in a text */
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
