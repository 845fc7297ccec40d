/** The types of elements as TypeScript resolves them: a table gives the types of attributes and events only through the component's props. */
import { join } from 'node:path';
import ts from 'typescript';
import { type Package, root } from '../lib/workspace.ts';

/** Types of one element, as TypeScript writes them. */
export interface ElementTypes {
  /** Property → type: `number | undefined`. */
  readonly properties: Readonly<Record<string, string>>;
  /** DOM name of an event → type of its `detail`: `{ id: string; name: string }`. */
  readonly details: Readonly<Record<string, string>>;
}

export interface ClassOf {
  readonly pack: Package;
  readonly className: string;
}

/** Types nested deeper are named, not spelled out. */
const deepest = 2;

/** @returns the types of each class, in the given order @throws if a class has none */
export function readTypes(classes: readonly ClassOf[]): ElementTypes[] {
  const texts = new Map(classes.map(({ pack, className }) => [fileOf(pack), asking(pack.short, className)]));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file)).config,
    ts.sys,
    root,
  );
  options.types = [];
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => texts.has(name) || disk.fileExists(name),
    getSourceFile(name, version, ...rest) {
      const text = texts.get(name);
      return text === undefined
        ? disk.getSourceFile(name, version, ...rest)
        : ts.createSourceFile(name, text, version, true);
    },
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return classes.map(({ pack, className }) => typesIn(program, fileOf(pack), className));
}

const fileOf = ({ folder }: Package): string => join(folder, 'src/asked-for-docs.ts');

/** A module that is never written to disk: it only names the types. */
const asking = (short: string, className: string): string => `
import type { EventsByName } from '@yantra/element';
import type { ${className} } from './${short}.element.ts';
export type Events = EventsByName<typeof ${className}>;
export type Properties = { [Name in keyof InstanceType<typeof ${className}> as Name extends keyof HTMLElement ? never : Name]: InstanceType<typeof ${className}>[Name] };
`;

function typesIn(program: ts.Program, file: string, className: string): ElementTypes {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const found = (source?.statements ?? []).flatMap((statement) =>
    ts.isTypeAliasDeclaration(statement)
      ? [[statement.name.text, checker.getTypeAtLocation(statement.name)] as const]
      : [],
  );
  const { Events: events, Properties: properties } = Object.fromEntries(found);
  if (source === undefined || events === undefined || properties === undefined || events.flags & ts.TypeFlags.Never) {
    throw new Error(`The types of ${className} could not be read.`);
  }
  const spell = (type: ts.Type): string => spelled(checker, source, type, 0);
  const typeOf = (symbol: ts.Symbol): ts.Type => checker.getTypeOfSymbolAtLocation(symbol, source);
  const detail = (symbol: ts.Symbol): string => {
    const held = typeOf(symbol).getProperty('detail');
    return held === undefined ? 'unknown' : spell(typeOf(held));
  };
  return {
    properties: Object.fromEntries(properties.getProperties().map((one) => [one.name, spell(typeOf(one))])),
    details: Object.fromEntries(events.getProperties().map((one) => [one.name, detail(one)])),
  };
}

function spelled(checker: ts.TypeChecker, at: ts.Node, type: ts.Type, depth: number): string {
  const inner = (one: ts.Type): string => spelled(checker, at, one, depth + 1);
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)) {
    return joined(type.types.map((one) => (isBoolean(one) ? 'boolean' : spelled(checker, at, one, depth))));
  }
  const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (element !== undefined) return `ReadonlyArray<${inner(element)}>`;
  const members = type.flags & ts.TypeFlags.Object && depth <= deepest ? type.getProperties() : [];
  if (members.length === 0 || type.getCallSignatures().length > 0) {
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias);
  }
  const texts = members.map((member) => {
    const text = inner(checker.getTypeOfSymbolAtLocation(member, at));
    const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
    return isOptional ? `${member.name}?: ${text.replace(/ \| undefined$/, '')}` : `${member.name}: ${text}`;
  });
  return `{ ${texts.join('; ')} }`;
}

/** TypeScript knows `boolean` as a union of two. */
const isBoolean = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.BooleanLiteral) !== 0;

/** TypeScript's own order depends on what it met first. `undefined` and the like come last. */
function joined(parts: readonly string[]): string {
  const rank = (text: string): number => ['null', 'undefined'].indexOf(text);
  return [...new Set(parts)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).join(' | ');
}
