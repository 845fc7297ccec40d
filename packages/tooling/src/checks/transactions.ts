/**
 * Within a transaction nothing is awaited but the database's answers to it: whoever hashes, asks a gateway or reads a file there has others wait
 * for that. What is awaited in a function that is given a transaction, by the name of `trx`, is therefore asked by `trx`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const transaction = 'trx';
/* Answered from memory: keys that were read before, and what is signed by them. */
const atHand = /^(?:keysAtHand|tokensFor)\(/;
/* A transaction that holds the lease of migrating, or the embedded database, which has one connection: nobody else waits. */
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

/** @returns one line for each thing that a file awaits within a transaction and that is not asked by it */
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
