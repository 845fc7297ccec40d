/** A package's published API as text for review: every name that an entry exports, with its type as the compiler declares it. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { emitDeclarations } from '../lib/declarations.ts';
import { cacheFolder, type Package, root } from '../lib/workspace.ts';

const types = join(cacheFolder, 'api');
/** Per declaration, so that a long table or schema does not hide the rest. */
const mostLines = 25;

/** Emits the declarations of these packages' entries. @throws with the compiler's output if it wrote none */
export async function emitEntries(packs: readonly Package[]): Promise<void> {
  const entries = packs.flatMap((pack) =>
    entriesOf(pack).map(({ entry, source }) => ({ name: pack.manifest.name + entry.slice(1), source })),
  );
  // Files that the compiler finds through node_modules count as foreign and are not emitted.
  const paths = Object.fromEntries(entries.map(({ name, source }) => [name, [source]]));
  await emitDeclarations({
    files: entries.map(({ source }) => source),
    to: types,
    compilerOptions: { removeComments: true, paths },
  });
}

/** The report of a package whose declarations were emitted. */
export function apiReport(pack: Package): string {
  const entries = entriesOf(pack).map(({ entry, source }) => {
    const found = exportsOf(source);
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

const emitted = (source: string): string => join(types, relative(root, source)).replace(/(?:\.ts|\.tsx)$/, '.d.ts');

/** Exported name → its declaration; exports of other packages are only named. @param path of the source */
function exportsOf(path: string): Map<string, string> {
  const file = emitted(path);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const own = declarationsIn(source);
  return new Map(source.statements.flatMap((statement) => exportedBy(statement, own, dirname(path))));
}

type Named = readonly (readonly [name: string, text: string])[];

function exportedBy(statement: ts.Statement, own: ReadonlyMap<string, string>, folderOf: string): Named {
  if (ts.isExportDeclaration(statement)) return reExportsOf(statement, own, folderOf);
  if (ts.isExportAssignment(statement)) return [['default', statement.getText()]];
  // What it adds to others' types, such as tags to the DOM's.
  if (ts.isModuleDeclaration(statement)) return [[statement.name.text, shortened(statement.getText())]];
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  return namesOf(statement).map((name) => [name, own.get(name) ?? '']);
}

/** A file's re-exports, from its own package or another. */
function reExportsOf(statement: ts.ExportDeclaration, own: ReadonlyMap<string, string>, folderOf: string): Named {
  const { exportClause, moduleSpecifier } = statement;
  const from = moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  const isOurs = from !== undefined && /^\.\.?\/.*\.tsx?$/.test(from);
  const known = from === undefined ? own : isOurs ? exportsOf(join(folderOf, from)) : new Map<string, string>();
  if (exportClause === undefined) return isOurs ? [...known] : [[`* ${from}`, statement.getText()]];
  if (!ts.isNamedExports(exportClause)) return [[exportClause.name.getText(), statement.getText()]];
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
      const text = shortened(statement.getText());
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
