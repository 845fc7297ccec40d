/**
 * How long a text may be and how much there may be of something is said once, in the domain's `*limits.ts`. Said again it would part some day:
 * the form would let through what the server refuses. So
 * - no schema of the contract is given a number of two digits or more: what it is given has a name there;
 * - no form and no text of a widget spells one of those numbers again. Only numbers that are hardly anything else are looked for: in code from
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
