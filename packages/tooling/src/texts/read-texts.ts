/**
 * All texts that a person reads, found in the sources: English ones in `*.messages.ts` (objects with an `id`), translations in objects of the type
 * `Translated<typeof messages>` and in what `withOwn` is given, by that id. An event (`defineEvent`) has all three beside each other.
 */
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { eventsIn } from './events-in.ts';
import { bare, nameOf } from './syntax.ts';

export type TextLocale = 'hi' | 'mr';

/** One text, where it stands, and how it may be written anew. */
export interface Place {
  /** From the project's root. */
  readonly file: string;
  /** Offsets of the text's expression in the file. */
  readonly start: number;
  readonly end: number;
  /**
   * As a translator reads it: a parameter is `{name}`. A text that is put together by more than that (a plural, a choice) is its source after `code:`, and may be
   * changed as such.
   */
  readonly text: string;
  /** Names of the parameters. */
  readonly parameters: readonly string[];
  /** The list of parameters as written, `(count, city)`; none for a plain text. */
  readonly head?: string;
  /** It is a name for what stands elsewhere in the file, and cannot be written here. */
  readonly isElsewhere?: true;
}

export interface TextRow {
  /** The id of the texts and the path in them: `site.home perks.list.0.title`. */
  readonly key: string;
  readonly en: Place;
  readonly hi?: Place;
  readonly mr?: Place;
}

export interface Source {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
}

export const codeMark = 'code: ';

type Leaves = ReadonlyMap<string, Place>;

/** The sentences of errors have codes for keys, and no id. */
const errorIds: ReadonlyMap<string, string> = new Map([
  ['packages/contract/src/errors.ts#errors', 'errors'],
  ['packages/contract/src/field-errors.messages.ts#fieldErrors', 'fieldErrors'],
]);

/** The texts of all languages, by the order of their English files. */
export function readTexts(sources: readonly Source[]): readonly TextRow[] {
  const files = new Map(sources.map(({ path, text }) => [path, parse(path, text)]));
  const english = new Map<string, Leaves>();
  /** `file#export` of English texts to their id. */
  const ids = new Map<string, string>();
  for (const [path, file] of files) {
    if (!/\.messages\.ts$|\/errors\.ts$/.test(path)) continue;
    for (const [name, object] of exportedObjects(file)) {
      const id = idOf(object) ?? errorIds.get(`${path}#${name}`);
      if (id === undefined) continue;
      ids.set(`${path}#${name}`, id);
      english.set(id, leavesOf(path, object));
    }
  }
  const translated = { hi: new Map<string, Leaves>(), mr: new Map<string, Leaves>() };
  for (const [path, file] of files) {
    for (const { id, words } of eventsIn(file)) {
      for (const { id: language, object } of byId('hi', words)) {
        const leaves = leavesOf(path, object);
        if (language === 'en') english.set(id, leaves);
        else translated[language as TextLocale].set(id, leaves);
      }
    }
  }
  for (const [path, file] of files) {
    for (const { locale, id, object } of translationsIn(path, file, ids)) {
      // The sentence of an error may stand in several files; the first is as good as any.
      translated[locale].set(id, new Map([...leavesOf(path, object), ...(translated[locale].get(id) ?? [])]));
    }
  }
  return [...english].flatMap(([id, leaves]) =>
    [...leaves].map(([path, en]) => {
      const hi = translated.hi.get(id)?.get(path);
      const mr = translated.mr.get(id)?.get(path);
      return { key: `${id} ${path}`, en, ...(hi && { hi }), ...(mr && { mr }) };
    }),
  );
}

const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** The objects that are the values of a file's top-level constants, by name. */
function* objects(file: ts.SourceFile): Generator<[ts.VariableDeclaration, ts.ObjectLiteralExpression]> {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      const value = declaration.initializer && bare(declaration.initializer);
      if (value && ts.isObjectLiteralExpression(value)) yield [declaration, value];
    }
  }
}

const exportedObjects = (file: ts.SourceFile) =>
  [...objects(file)].map(([{ name }, object]) => [name.getText(file), object] as const);

function idOf(object: ts.ObjectLiteralExpression): string | undefined {
  for (const property of object.properties) {
    if (!ts.isPropertyAssignment(property) || nameOf(property) !== 'id') continue;
    const value = bare(property.initializer);
    if (ts.isStringLiteral(value)) return value.text;
  }
  return undefined;
}

interface Translation {
  readonly locale: TextLocale;
  readonly id: string;
  readonly object: ts.ObjectLiteralExpression;
}

function translationsIn(path: string, file: ts.SourceFile, ids: ReadonlyMap<string, string>): readonly Translation[] {
  const found: Translation[] = [];
  const own = localeOf(path);
  const imported = importsOf(path, file);
  for (const [{ type }, object] of objects(file)) {
    const id = type && ids.get(imported.get(translatedOf(type) ?? '') ?? '');
    if (id === undefined) continue;
    if (own === undefined) found.push(...byLocale(id, object));
    else found.push({ locale: own, id, object });
  }
  if (own === undefined) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'withOwn') {
      const [, texts] = node.arguments;
      if (texts && ts.isObjectLiteralExpression(texts)) found.push(...byId(own, texts));
    }
    if (isErrors(node)) for (const id of errorIds.values()) found.push({ locale: own, id, object: node.initializer });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `errors: {…}` or `errors = {…}`: the sentences of errors, by code. */
const isErrors = (
  node: ts.Node,
): node is (ts.PropertyAssignment | ts.VariableDeclaration) & { readonly initializer: ts.ObjectLiteralExpression } =>
  (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
  node.name.getText() === 'errors' &&
  node.initializer !== undefined &&
  ts.isObjectLiteralExpression(node.initializer);

/** `{ hi: {…}, mr: {…} }`: both languages in one file. */
const byLocale = (id: string, both: ts.ObjectLiteralExpression): readonly Translation[] =>
  byId('hi', both).flatMap(({ id: name, object }) =>
    name === 'hi' || name === 'mr' ? [{ locale: name, id, object }] : [],
  );

const byId = (locale: TextLocale, texts: ts.ObjectLiteralExpression): readonly Translation[] =>
  texts.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    const object = bare(property.initializer);
    return ts.isObjectLiteralExpression(object) ? [{ locale, id: nameOf(property), object }] : [];
  });

const localeOf = (path: string): TextLocale | undefined =>
  /(?:[./])(hi|mr)\.ts$/.exec(path)?.[1] as TextLocale | undefined;

/** The name in `Translated<typeof name>`, which may stand in another type. */
function translatedOf(type: ts.TypeNode): string | undefined {
  if (!ts.isTypeReferenceNode(type)) return undefined;
  const given = type.typeArguments ?? [];
  if (type.typeName.getText() !== 'Translated') return given.map(translatedOf).find((name) => name !== undefined);
  const [of] = given;
  return of && ts.isTypeQueryNode(of) ? of.exprName.getText() : undefined;
}

/** Local name to `file#export`, for what a file takes from its neighbours. */
function importsOf(path: string, file: ts.SourceFile): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const bindings = statement.importClause?.namedBindings;
    if (!text.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) continue;
    const from = normalize(join(dirname(path), text));
    for (const { name, propertyName } of bindings.elements)
      names.set(name.text, `${from}#${(propertyName ?? name).text}`);
  }
  return names;
}

/** Every text in an object of texts, by its path. */
function leavesOf(file: string, object: ts.ObjectLiteralExpression): Leaves {
  const leaves = new Map<string, Place>();
  const visit = (node: ts.Expression, path: string): void => {
    const value = bare(node);
    const facts = factsOf(value);
    if (facts) {
      leaves.set(path, {
        ...placeOf(file, facts.sentence),
        ...(facts.names.length > 0 && { parameters: facts.names, head: `({ ${facts.names.join(', ')} })` }),
      });
    } else if (ts.isObjectLiteralExpression(value)) {
      for (const property of value.properties) {
        if (ts.isShorthandPropertyAssignment(property))
          leaves.set(below(path, property.name.text), elsewhere(file, property));
        if (!ts.isPropertyAssignment(property) || (path === '' && nameOf(property) === 'id')) continue;
        visit(property.initializer, below(path, nameOf(property)));
      }
    } else if (ts.isArrayLiteralExpression(value)) {
      value.elements.forEach((element, index) => visit(element, `${path}.${index}`));
    } else if (
      !ts.isNumericLiteral(value) &&
      value.kind !== ts.SyntaxKind.TrueKeyword &&
      value.kind !== ts.SyntaxKind.FalseKeyword
    ) {
      leaves.set(path, placeOf(file, value));
    }
  };
  visit(object, '');
  return leaves;
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const elsewhere = (file: string, { name }: ts.ShorthandPropertyAssignment): Place => ({
  file,
  start: name.getStart(),
  end: name.end,
  text: codeMark + name.text,
  parameters: [],
  isElsewhere: true,
});

/** The facts of an error: its sentence, and the names of the numbers in it. */
function factsOf(
  value: ts.Expression,
): { readonly sentence: ts.Expression; readonly names: readonly string[] } | undefined {
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  const own = new Map(
    value.properties.filter(ts.isPropertyAssignment).map((property) => [nameOf(property), bare(property.initializer)]),
  );
  const sentence = own.get('sentence');
  const params = own.get('params');
  const names =
    params && ts.isObjectLiteralExpression(params) ? params.properties.map(({ name }) => name?.getText() ?? '') : [];
  return sentence && own.has('status') ? { sentence, names } : undefined;
}

const namesIn = ({ name }: ts.ParameterDeclaration): readonly string[] =>
  ts.isObjectBindingPattern(name) ? name.elements.map((element) => element.name.getText()) : [name.getText()];

/** What a plain text names to be filled in: a page of plain words names its links and times so. */
const bracesIn = (value: ts.Expression): readonly string[] =>
  ts.isStringLiteral(value) ? [...value.text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name) : [];

/** `({ most })`, without types. */
const headOf = ({ parameters }: ts.ArrowFunction): string =>
  `(${parameters.map(({ name }) => name.getText()).join(', ')})`;

function placeOf(file: string, value: ts.Expression): Place {
  const parameters = ts.isArrowFunction(value) ? value.parameters.flatMap(namesIn) : bracesIn(value);
  const body = ts.isArrowFunction(value) && !ts.isBlock(value.body) ? bare(value.body) : value;
  const text = readable(body) ?? codeMark + value.getText().replaceAll(/\s+/g, ' ');
  const head = ts.isArrowFunction(value) ? headOf(value) : undefined;
  return { file, start: value.getStart(), end: value.end, text, parameters, ...(head !== undefined && { head }) };
}

/** A text, or one with names in it, as a person reads it. */
function readable(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  let text = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    if (!ts.isIdentifier(expression)) return undefined;
    text += `{${expression.text}}${literal.text}`;
  }
  return text;
}
