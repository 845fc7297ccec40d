/**
 * A transaction must await only its own queries: hashing, calling a gateway or reading a file there would block others. So every await in a function with a
 * parameter `trx` must be a call through `trx`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const transaction = 'trx';
/* Answered from memory: keys read before, and signatures with them. */
const atHand = /^(?:keysAtHand|tokensFor)\(/;
/* Transactions that hold the migration lease, or run on the embedded database, which has one connection: they block nobody else. */
const exempt = /server\/src\/(?:database\/migrate|backup\/(?:copy-session|snapshot))\.ts$/;

export const transactions: Check = {
  id: 'transactions',
  name: 'a transaction awaits nothing but the database',
  run: async () => {
    const files = globSync('packages/server/src/**/*.ts', { cwd: root }).filter(
      (file) => !/\.test\.ts$|\/testing\//.test(file) && !exempt.test(file),
    );
    return findingOf(files.flatMap((file) => problemsIn(file, readFileSync(join(root, file), 'utf8'))));
  },
};

/** @returns one line for each await within a transaction that does not go through it */
export function problemsIn(fileName: string, source: string): string[] {
  if (!source.includes(transaction)) return [];
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const problems: string[] = [];
  const visit = (node: ts.Node, isWithin: boolean): void => {
    const inside =
      isWithin || (ts.isFunctionLike(node) && node.parameters.some(({ name }) => name.getText() === transaction));
    if (inside && ts.isAwaitExpression(node) && !names(node.expression) && !atHand.test(node.expression.getText())) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      problems.push(`${fileName}:${line}: awaits ${node.expression.getText()} within a transaction`);
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, false);
  return problems;
}

function names(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return node.text === transaction;
  return ts.forEachChild(node, names) ?? false;
}
