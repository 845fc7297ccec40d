/** A package's published API as text for review: every name that an entry exports, with its type as the compiler declares it. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { type Package, root } from '../lib/workspace.ts';

/** Per declaration, so that a long table or schema does not hide the rest. */
const mostLines = 25;

/** @param types where the declarations of all packages were emitted */
export function apiReport(pack: Package, types: string): string {
  const entries = entriesOf(pack).map(({ entry, source }) => {
    const found = exportsOf(source, types);
    const lines = [...found.keys()].toSorted().map((name) => found.get(name) ?? '');
    return `## \`${pack.manifest.name}${entry.slice(1)}\`\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
  });
  return `# ${pack.manifest.name}\n\n${entries.join('\n')}`;
}

interface Entry {
  readonly entry: string;
  /** Absolute. */
  readonly source: string;
}

const entriesOf = ({ folder: home, manifest }: Package): Entry[] =>
  Object.entries(manifest.exports ?? {}).flatMap(([entry, target]) =>
    typeof target === 'string' || target['source'] === undefined || entry.endsWith('.css')
      ? []
      : [{ entry, source: join(home, target['source']) }],
  );

/** Exported name → its declaration; exports of other packages are only named. @param path of the source */
function exportsOf(path: string, types: string): Map<string, string> {
  const file = join(types, relative(root, path)).replace(/(?:\.ts|\.tsx)$/, '.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const own = declarationsIn(source);
  const ofFile = (from: string) => exportsOf(join(dirname(path), from), types);
  return new Map(source.statements.flatMap((statement) => exportedBy(statement, own, ofFile)));
}

type Named = readonly (readonly [name: string, text: string])[];
/** The exports of a file of the same package, by its specifier. */
type ExportsOfFile = (specifier: string) => ReadonlyMap<string, string>;

function exportedBy(statement: ts.Statement, own: ReadonlyMap<string, string>, ofFile: ExportsOfFile): Named {
  if (ts.isExportDeclaration(statement)) return reExportsOf(statement, own, ofFile);
  if (ts.isExportAssignment(statement)) return [['default', textOf(statement)]];
  // What it adds to others' types, such as tags to the DOM's.
  if (ts.isModuleDeclaration(statement)) return [[statement.name.text, shortened(textOf(statement))]];
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  return namesOf(statement).map((name) => [name, own.get(name) ?? '']);
}

/** A file's re-exports, from its own package or another. */
function reExportsOf(statement: ts.ExportDeclaration, own: ReadonlyMap<string, string>, ofFile: ExportsOfFile): Named {
  const { exportClause, moduleSpecifier } = statement;
  const from = moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  const isOurs = from !== undefined && /^\.\.?\/.*\.tsx?$/.test(from);
  const known = from === undefined ? own : isOurs ? ofFile(from) : new Map<string, string>();
  if (exportClause === undefined) return isOurs ? [...known] : [[`* ${from}`, textOf(statement)]];
  if (!ts.isNamedExports(exportClause)) return [[exportClause.name.getText(), textOf(statement)]];
  return exportClause.elements.map((element) => {
    const text = known.get((element.propertyName ?? element.name).text);
    const line = `export { ${element.getText()} }${from === undefined ? '' : ` from '${from}'`};`;
    return [element.name.text, text === undefined || element.propertyName !== undefined ? line : text];
  });
}

/** Every name of a file → its declarations, exported or not. */
function declarationsIn(source: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements)
    for (const name of namesOf(statement)) {
      const text = shortened(textOf(statement));
      const before = found.get(name);
      found.set(name, before === undefined ? text : `${before}\n${text}`);
    }
  return found;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const name = (statement as Partial<ts.DeclarationStatement>).name;
  return name === undefined ? [] : [name.getText()];
}

function shortened(text: string): string {
  const lines = text.split('\n');
  return lines.length <= mostLines
    ? text
    : [...lines.slice(0, mostLines), `  // ${lines.length - mostLines} lines more`].join('\n');
}

/** A declaration as the compiler wrote it, without comments; a union whose members have some is in one line like others. */
function textOf(declaration: ts.Node): string {
  const { text } = declaration.getSourceFile();
  const comments = new Map<number, number>();
  const collect = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) comments.set(pos, end);
    for (const child of node.getChildren()) collect(child);
  };
  collect(declaration);
  let rest = '';
  let from = declaration.getStart();
  for (const [pos, end] of [...comments].toSorted(([one], [other]) => one - other)) {
    if (pos < from) continue;
    rest += text.slice(from, pos);
    from = end;
  }
  return (rest + text.slice(from, declaration.end))
    .replaceAll(/\n\s*\n/g, '\n')
    .replaceAll(/\s+(?=\|)/g, ' ')
    .replaceAll(/=\s+/g, '= ');
}
