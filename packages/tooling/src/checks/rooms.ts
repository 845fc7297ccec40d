/** The server's modules, checked against their table: each uses only what its row names, and other modules only through their `index.ts`. */
import { above, base, composer, ground, modules, settingsFiles } from '../server-rooms.ts';

const source = 'packages/server/src/';
const tests = /\.test\.ts$|^packages\/server\/src\/testing\//;
const faces = /\/index\.ts$/;
const settings = /\.settings\.ts$/;

/** An import of one file by another, both paths from the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const named = (files: string): ReadonlySet<string> => new Set(files.split(' '));
const [baseFiles, settingsNames, composerNames] = [named(base), named(settingsFiles), named(composer)];
const rows: ReadonlyMap<string, readonly string[]> = new Map(
  [ground, modules, above].flatMap(Object.entries<readonly string[]>),
);

/** The row that a file of the server belongs to: `base`, `composer`, or a name of the table. */
export function roomOf(file: string): string | undefined {
  const [first = '', ...rest] = file.slice(source.length).split('/');
  if (first === 'modules') {
    const [name = '', inner = ''] = rest;
    return [name, `${name}/${inner}`].find((one) => one in modules);
  }
  const name = rest.length === 0 ? first.replace(/\.ts$/, '') : first;
  if (baseFiles.has(name)) return 'base';
  if (composerNames.has(name)) return 'composer';
  if (settingsNames.has(name)) return 'settings';
  return name in ground || name in above ? name : undefined;
}

/** Rows that name a row that is not above them: a cycle, or an unknown name. */
export function circles(table: readonly (readonly [string, readonly string[]])[]): string[] {
  const before = new Set<string>();
  return table.flatMap(([name, uses]) => {
    const wrong = uses.filter((one) => !before.has(one));
    before.add(name);
    return wrong.map((one) => `server-rooms.ts: "${name}" names "${one}", which does not stand above it`);
  });
}

/** Imports that the table does not allow, and entries that nothing uses. */
export function roomFindings(files: readonly string[], imports: readonly Import[]): string[] {
  const own = files.filter((file) => file.startsWith(source) && !tests.test(file));
  const homeless = own.filter((file) => roomOf(file) === undefined);
  const used = new Set<string>();
  const wrong = imports.flatMap(({ from, to }) => {
    if (!own.includes(from) || !to.startsWith(source)) return [];
    const [room = '', other = ''] = [roomOf(from), roomOf(to)];
    used.add(`${room} ${other}`);
    return problemsOf(room, other, to).map((rule) => `${from} → ${to}\n    rule: ${rule}`);
  });
  const idle = [...rows].flatMap(([room, uses]) =>
    uses.filter((other) => !used.has(`${room} ${other}`)).map((other) => [room, other]),
  );
  return [
    ...circles([...rows]),
    ...homeless.map((file) => `${file}: server-rooms.ts says of no row that it is there`),
    ...wrong,
    ...idle.map(([room, other]) => `server-rooms.ts: "${room}" may use "${other}" and does not; the row says what is`),
  ];
}

function problemsOf(room: string, other: string, to: string): string[] {
  if (room === 'composer' || room === other) return [];
  const isFree = other === 'base' || (other in ground && !(room in ground));
  const problems: string[] = [];
  if (!isFree && rows.get(room)?.includes(other) !== true)
    problems.push(`server-rooms.ts does not let "${room}" use "${other}"`);
  const face = room === 'settings' ? settings : faces;
  if (other in modules && !face.test(to))
    problems.push(`a module is used through its ${room === 'settings' ? '*.settings.ts' : 'index.ts'}`);
  return problems;
}
