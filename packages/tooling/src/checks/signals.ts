/**
 * A component that reads a signal must subscribe to it; otherwise it silently never updates. One way everywhere: the component, or a hook it calls, calls
 * `useSignals()` of @preact/signals-react/runtime.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const otherWays = /['"]@preact\/signals-react\/auto['"]|@preact\/signals-react-transform/;

export const signals: Check = {
  id: 'signals',
  name: 'every component that reads a signal calls useSignals()',
  run: async () => {
    const config = ts.getParsedCommandLineOfConfigFile(
      `${root}/packages/tsconfig.json`,
      {},
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: () => undefined,
      },
    );
    const files = (config?.fileNames ?? []).filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'));
    const reading = files.filter((name) => /\bvalue\b/.test(readFileSync(name, 'utf8')));
    const problems = files
      .filter((name) => otherWays.test(readFileSync(name, 'utf8')))
      .map((name) => `${relative(root, name)}: use useSignals() only`);
    const program = ts.createProgram(reading, { ...config?.options, incremental: false });
    return findingOf([...problems, ...reading.flatMap((name) => problemsIn(program, name))]);
  },
};

/** @returns one line per component or hook of the file that reads a signal without subscribing */
export function problemsIn(program: ts.Program, fileName: string): string[] {
  const file = program.getSourceFile(fileName);
  if (file === undefined) return [];
  const checker = program.getTypeChecker();
  const problems = new Map<ts.Node, string>();
  const visit = (node: ts.Node): void => {
    if (readsSignal(node, checker)) {
      const owner = enclosingComponent(node);
      if (owner !== undefined && !callsUseSignals(owner.body)) {
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        problems.set(
          owner.body,
          `${relative(root, fileName)}:${line}: ${owner.name} reads ${node.getText()} but does not call useSignals()`,
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...problems.values()];
}

/** `x.value`, or `const { value } = x`, where x is a signal; not `x.value = …`. */
function readsSignal(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'value') {
    const { parent } = node;
    const isWritten =
      ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    return !isWritten && isSignal(checker.getTypeAtLocation(node.expression));
  }
  if (
    ts.isObjectBindingPattern(node) &&
    node.elements.some((element) => (element.propertyName ?? element.name).getText() === 'value')
  ) {
    return isSignal(checker.getTypeAtLocation(node));
  }
  return false;
}

function isSignal(type: ts.Type): boolean {
  if (type.isUnionOrIntersection()) return type.types.some(isSignal);
  const symbol = type.getSymbol();
  const isNamed = symbol?.name === 'Signal' || symbol?.name === 'ReadonlySignal' || symbol?.name === 'Computed';
  return (
    isNamed &&
    (symbol.declarations ?? []).some((declaration) => declaration.getSourceFile().fileName.includes('signals-core'))
  );
}

interface Owner {
  readonly name: string;
  readonly body: ts.Node;
}

/** The nearest enclosing function that is a component or a hook, by name. */
function enclosingComponent(node: ts.Node): Owner | undefined {
  for (let current: ts.Node | undefined = node.parent; current !== undefined; current = current.parent) {
    if (!ts.isFunctionLike(current) || !('body' in current) || current.body === undefined) continue;
    const name = nameOf(current);
    if (name !== undefined && /^(?:[A-Z]|use[A-Z])/.test(name)) return { name, body: current.body as ts.Node };
  }
  return undefined;
}

function nameOf(node: ts.SignatureDeclaration): string | undefined {
  if (node.name !== undefined && ts.isIdentifier(node.name)) return node.name.text;
  // `const Card = memo(forwardRef((props) => …))`: the variable names it.
  let holder: ts.Node = node.parent;
  while (ts.isCallExpression(holder) || ts.isParenthesizedExpression(holder)) holder = holder.parent;
  return ts.isVariableDeclaration(holder) && ts.isIdentifier(holder.name) ? holder.name.text : undefined;
}

function callsUseSignals(body: ts.Node): boolean {
  let isCalled = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'useSignals') isCalled = true;
    // A call inside a nested function subscribes that one, not this.
    if (!isCalled && !ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return isCalled;
}
