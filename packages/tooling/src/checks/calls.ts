/** What browsers and the server know of the calls follows from the contract's `*.call.ts` files. */
import { globSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatted, kept } from '../lib/generated.ts';
import { root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const source = 'packages/contract/src';
const made = '/* Made from the *.call.ts files by `npm run check -- calls --fix`. */';

/** What is read of a definition. */
interface Definition {
  readonly method: string;
  readonly path: string;
  readonly takes: string;
  readonly summary: string;
}

interface DescribedCall extends Definition {
  readonly name: string;
  /** Below the contract's `src`. */
  readonly file: string;
  /** The folder it is in. */
  readonly feature: string;
}

export const calls: Check = {
  id: 'calls',
  name: 'the lists of calls say what the contract’s *.call.ts files say',
  run: async ({ isFixing }) => {
    const wanted = listsOf(await describedCalls());
    const stale = globSync('**/*.generated.ts', { cwd: join(root, source) }).filter((file) => !(file in wanted));
    if (isFixing) for (const file of stale) rmSync(join(root, source, file));
    const problems = await Promise.all(
      Object.entries(wanted).map(async ([file, text]) =>
        kept(`${source}/${file}`, await formatted(file, text), isFixing),
      ),
    );
    return findingOf([
      ...problems.flat(),
      ...(isFixing ? [] : stale.map((file) => `${source}/${file}: no call is in this folder any more.`)),
    ]);
  },
};

/** In the order of their documented paths. @throws when a file does not export the call it is named after */
async function describedCalls(): Promise<readonly DescribedCall[]> {
  const files = globSync('*/*.call.ts', { cwd: join(root, source) });
  const described = await Promise.all(
    files.map(async (file) => {
      const name = basename(file, '.call.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const exported = (await import(join(root, source, file))) as Readonly<Record<string, Definition>>;
      const definition = exported[name];
      if (definition === undefined) throw new Error(`${source}/${file} does not export a call "${name}".`);
      return { ...definition, name, file, feature: dirname(file) };
    }),
  );
  return described.toSorted((a, b) => (`${a.path} ${a.name}` < `${b.path} ${b.name}` ? -1 : 1));
}

/** File → what it should hold: what browsers know by feature, so that a page loads no other feature's; all of them; all with their shapes. */
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
    'schemas.generated.ts': [
      made,
      ...all.map(({ name, file }) => `import { ${name} } from './${file}';`),
      '\n/** All that there is to know of every call, by its name. */',
      `export const callSchemas = { ${names} };`,
    ].join('\n'),
  };
}

function factsOf(calls: readonly DescribedCall[]): string {
  const lines = calls.map(({ name, summary, method, path, takes }) => {
    const facts = JSON.stringify({ name, method, path, takes });
    return `/** ${summary} */\nexport const ${name}: CallNamed<'${name}'> = ${facts};`;
  });
  return [made, "import type { CallNamed } from '../call.ts';\n", lines.join('\n')].join('\n');
}
