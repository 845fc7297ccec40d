/** The lists of calls for browsers and the server are generated from the contract's `*.call.ts` files. */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codesIn, fieldCodes } from '../lib/field-codes.ts';
import { formatted, kept } from '../lib/generated.ts';
import { root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const source = 'packages/contract/src';
const server = 'packages/server/src';
const made = '/* Made from the *.call.ts files by `npm run check -- calls --fix`. */';

/** The part of a zod schema in use. */
interface Shape {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Shape>>;
  /** Of a union. */
  readonly options?: readonly Shape[];
  readonly isOptional: () => boolean;
}

/** The part of a definition in use. */
interface Definition {
  readonly method: string;
  readonly path: string;
  readonly takes: string;
  readonly summary: string;
  readonly output: Shape;
  /** Codes that the server's rules say of its fields, besides its input's. */
  readonly says?: readonly string[];
}

interface DescribedCall extends Definition {
  readonly name: string;
  /** Below the contract's `src`. */
  readonly file: string;
  /** The folder it is in. */
  readonly feature: string;
  /** All that may be said of its fields. */
  readonly fieldCodes: readonly string[];
}

export const calls: Check = {
  id: 'calls',
  name: 'the lists of calls say what the contract’s *.call.ts files say',
  run: async ({ isFixing }) => {
    const all = await describedCalls();
    const wanted = listsOf(all);
    const stale = globSync('**/*.generated.ts', { cwd: join(root, source) }).filter((file) => !(file in wanted));
    if (isFixing) for (const file of stale) rmSync(join(root, source, file));
    const problems = await Promise.all(
      Object.entries(wanted).map(async ([file, text]) =>
        kept(`${source}/${file}`, await formatted(file, text), isFixing),
      ),
    );
    return findingOf([
      ...problems.flat(),
      ...(await unnamedCodes(all)),
      ...(isFixing ? [] : stale.map((file) => `${source}/${file}: no call is in this folder any more.`)),
    ]);
  },
};

/** In the order of their documented paths. @throws if a file does not export the call it is named after */
async function describedCalls(): Promise<readonly DescribedCall[]> {
  const said = fieldCodes(await knownCodes());
  const files = globSync('*/*.call.ts', { cwd: join(root, source) });
  const described = await Promise.all(
    files.map(async (file) => {
      const name = basename(file, '.call.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const exported = (await import(pathToFileURL(join(root, source, file)).href)) as Readonly<
        Record<string, Definition>
      >;
      const definition = exported[name];
      if (definition === undefined) throw new Error(`${source}/${file} does not export a call "${name}".`);
      const own = new Set([...said.of(join(root, source, file)), ...(definition.says ?? [])]);
      return { ...definition, name, file, feature: dirname(file), fieldCodes: [...own].toSorted() };
    }),
  );
  return described.toSorted((a, b) => (`${a.path} ${a.name}` < `${b.path} ${b.name}` ? -1 : 1));
}

async function knownCodes(): Promise<ReadonlySet<string>> {
  const { fieldErrors } = (await import(pathToFileURL(join(root, source, 'field-errors.messages.ts')).href)) as {
    readonly fieldErrors: object;
  };
  return new Set(Object.keys(fieldErrors));
}

/** Field codes that the server answers and no call names: the languages would lack them. */
async function unnamedCodes(all: readonly DescribedCall[]): Promise<string[]> {
  const named = new Set(all.flatMap((call) => call.fieldCodes));
  const codes = new Set([...(await knownCodes())].filter((code) => !named.has(code)));
  const files = globSync('**/*.ts', { cwd: join(root, server) }).filter((file) => !/\.test\.ts$|^testing\//.test(file));
  return files.flatMap((file) =>
    codesIn(readFileSync(join(root, server, file), 'utf8'), codes).map(
      (code) =>
        `${server}/${file}: says "${code}", which no call names. Put it into the "says" of the call it is said of`,
    ),
  );
}

/** File → expected content: browsers' part by feature, so that a page loads no other feature's; all of them; all with their shapes. */
function listsOf(all: readonly DescribedCall[]): Readonly<Record<string, string>> {
  const features = [...Map.groupBy(all, ({ feature }) => feature)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = all.map(({ name }) => name).join(', ');
  const imports = features.map(
    ([feature, own]) => `import { ${own.map(({ name }) => name).join(', ')} } from './${feature}/calls.generated.ts';`,
  );
  return {
    ...Object.fromEntries(features.map(([feature, own]) => [join(feature, 'calls.generated.ts'), factsOf(own)])),
    'calls.generated.ts': [
      `${made}\nimport type { Call } from './call.ts';`,
      ...imports,
      `\nexport { ${names} };\n`,
      '/** All calls; a bundle that names single calls does not carry it. */',
      `export const allCalls: readonly Call[] = [${names}];`,
    ].join('\n'),
    'field-codes.generated.ts': [
      made,
      '/** What may be said of the fields of each call. */',
      'export interface FieldCodes {',
      ...all.map((call) => `${call.name}: ${call.fieldCodes.map((code) => `'${code}'`).join(' | ') || 'never'};`),
      '}',
    ].join('\n'),
    'schemas.generated.ts': [
      made,
      ...all.map(({ name, file }) => `import { ${name} } from './${file}';`),
      '\n/** All that there is to know of every call, by its name. */',
      `export const callSchemas = { ${names} };`,
    ].join('\n'),
  };
}

function factsOf(calls: readonly DescribedCall[]): string {
  const lines = calls.map(({ name, summary, method, path, takes, output }) => {
    const facts = JSON.stringify({ name, method, path, takes, ...answerOf(output) });
    return `/** ${summary} */\nexport const ${name}: CallNamed<'${name}'> = ${facts};`;
  });
  return [made, "import type { CallNamed } from '../call.ts';\n", lines.join('\n')].join('\n');
}

/** How a browser recognises an answer of the call; nothing if any will do. */
function answerOf({ type, shape = {}, options = [] }: Shape): Readonly<Record<string, string>> {
  if (type === 'array') return { answer: 'list' };
  // A list, or an object that says why there is none.
  if (type === 'union') return { ...options.map(answerOf).find(({ key }) => key), answer: 'some' };
  const keys = Object.keys(shape);
  if (type === 'unknown' || (type === 'object' && keys.length === 0)) return {};
  if ('data' in shape && 'total' in shape) return { answer: 'page' };
  const key = keys.find((name) => !shape[name]?.isOptional());
  return key === undefined ? { answer: 'some' } : { answer: 'object', key };
}
