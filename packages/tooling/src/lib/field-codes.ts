/**
 * Which codes the schemas of a call's input say of its fields, read from the source: what `input` names, what that names in turn, and so on through the
 * contract's files. A schema keeps its sentences in functions, so the built one cannot be asked.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A module's declarations by name, and what it imports from others of the contract. */
interface Module {
  readonly file: string;
  readonly source: ts.SourceFile;
  readonly declared: ReadonlyMap<string, ts.Node>;
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

export interface FieldCodes {
  /** @returns the codes of the call in this file, in order */
  readonly of: (file: string) => readonly string[];
}

/**
 * @param codes all that there are: what a schema says is a text that is one of them
 * @param read the text of a file
 */
export function fieldCodes(
  codes: ReadonlySet<string>,
  read = (file: string): string => readFileSync(file, 'utf8'),
): FieldCodes {
  const modules = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const known = modules.get(file) ?? readModule(file, read(file));
    modules.set(file, known);
    return known;
  };

  const collect = (node: ts.Node, module: Module, seen: Set<ts.Node>, found: Set<string>): void => {
    if (seen.has(node) || ts.isTypeNode(node)) return;
    seen.add(node);
    if (ts.isStringLiteralLike(node) && codes.has(node.text)) found.add(node.text);
    if (ts.isIdentifier(node) && isReference(node)) {
      const target = declarationOf(module, node.text, moduleOf);
      if (target !== undefined) collect(target.node, target.module, seen, found);
    }
    ts.forEachChild(node, (child) => collect(child, module, seen, found));
  };

  return {
    of: (file) => {
      const module = moduleOf(file);
      const found = new Set<string>();
      for (const input of inputsIn(module.source)) collect(input, module, new Set(), found);
      return [...found].toSorted();
    },
  };
}

/** @returns the texts of a file that are one of these codes */
export function codesIn(source: string, codes: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const each = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && codes.has(node.text)) found.push(node.text);
    ts.forEachChild(node, each);
  };
  each(ts.createSourceFile('said.ts', source, ts.ScriptTarget.Latest));
  return found;
}

function readModule(file: string, text: string): Module {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Node>();
  const imported = new Map<string, { file: string; name: string }>();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer !== undefined) declared.set(name.text, initializer);
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined)
      declared.set(statement.name.text, statement);
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text: from } = statement.moduleSpecifier;
    const bindings = statement.importClause?.namedBindings;
    if (!from.startsWith('.') || bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements)
      imported.set(name.text, { file: join(dirname(file), from), name: (propertyName ?? name).text });
  }
  return { file, source, declared, imported };
}

/** What `input` is in each `defineCall`. */
function inputsIn(source: ts.SourceFile): ts.Node[] {
  const inputs: ts.Node[] = [];
  const each = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineCall') {
      const [facts] = node.arguments;
      for (const fact of facts !== undefined && ts.isObjectLiteralExpression(facts) ? facts.properties : []) {
        if (fact.name?.getText() !== 'input') continue;
        inputs.push(ts.isPropertyAssignment(fact) ? fact.initializer : fact);
      }
    }
    ts.forEachChild(node, each);
  };
  each(source);
  return inputs;
}

/** A name that stands for something, not the key of an object or what is read from one. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(ts.isPropertyAssignment(parent) && parent.name === node);
}

function declarationOf(
  module: Module,
  name: string,
  moduleOf: (file: string) => Module,
): { readonly node: ts.Node; readonly module: Module } | undefined {
  const node = module.declared.get(name);
  if (node !== undefined) return { node, module };
  const from = module.imported.get(name);
  return from === undefined ? undefined : declarationOf(moduleOf(from.file), from.name, moduleOf);
}
