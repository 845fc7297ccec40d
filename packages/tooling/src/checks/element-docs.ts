/** An element's documents are generated from its table: the README's region, custom-elements.json, and its entry in package.json. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cssPropertiesIn } from '../docs/css-properties.ts';
import { readTypes } from '../docs/element-types.ts';
import { customElements, type DescribedElement } from '../docs/manifest.ts';
import { elementRegion, withRegion } from '../docs/readme.ts';
import { readElements, type ElementTable } from '../docs/tables.ts';
import { htmlCustomData } from '../docs/vscode.ts';
import { formatted, kept } from '../lib/generated.ts';
import { type Package, packages, root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const manifestName = 'custom-elements.json';
const editorName = 'vscode.html-custom-data.json';

export const elementDocs: Check = {
  id: 'element-docs',
  name: 'the README, custom-elements.json and editor’s data of every element say what its table says',
  run: async ({ isFixing }) => {
    const problems: string[] = [];
    for (const [pack, element] of await describedElements()) {
      for (const [name, wanted] of Object.entries(await documentsOf(pack, element))) {
        problems.push(...kept(`${pack.path}/${name}`, wanted, isFixing));
      }
    }
    return findingOf(problems);
  },
};

async function describedElements(): Promise<(readonly [Package, DescribedElement])[]> {
  const widgets = packages().filter(({ isWidget }) => isWidget);
  const elements = await readElements(widgets);
  const asked = elements.flatMap((element) => {
    const pack = widgets.find(({ short }) => short === element.short);
    return pack === undefined ? [] : [{ ...element, pack }];
  });
  const types = readTypes(asked);
  const described = asked.map(({ pack, className, table, styles }, index) => {
    const known = types[index];
    return [
      pack,
      { className, table, cssProperties: cssPropertiesIn(styles), ...(known ? { types: known } : {}) },
    ] as const;
  });
  return [...described, ...(await scopeElement())];
}

/** `<yantra-scope>` is not a widget, but partners write it too. */
async function scopeElement(): Promise<(readonly [Package, DescribedElement])[]> {
  const pack = packages().find(({ short }) => short === 'state');
  const { scopeTable } = (await import(pathToFileURL(join(root, 'packages/state/src/scope.table.ts')).href)) as {
    readonly scopeTable: ElementTable;
  };
  return pack === undefined ? [] : [[pack, { className: 'ScopeElement', table: scopeTable, cssProperties: [] }]];
}

/** File of the package → expected content. */
async function documentsOf(pack: Package, element: DescribedElement): Promise<Readonly<Record<string, string>>> {
  const readme = join(pack.folder, 'README.md');
  const region = await formatted('text.md', elementRegion(element.table, element.types !== undefined));
  const define = builtFile(pack, './define');
  const files = { element: pack.isWidget ? builtFile(pack, './element') : define, define };
  return {
    'README.md': withRegion(existsSync(readme) ? readFileSync(readme, 'utf8') : `# ${pack.manifest.name}\n`, region),
    [manifestName]: await formatted('text.json', JSON.stringify(customElements(element, files), null, 2)),
    [editorName]: await formatted('text.json', JSON.stringify(htmlCustomData([element]), null, 2)),
    'package.json': withCustomElements(readFileSync(join(pack.folder, 'package.json'), 'utf8')),
  };
}

/** The published file of an entry in the exports map: `dist/define.js`. @throws if it is not exported */
function builtFile({ manifest, path }: Package, entry: string): string {
  const target = manifest.exports?.[entry];
  const file = typeof target === 'string' ? target : target?.['default'];
  if (file === undefined) throw new Error(`${path}/package.json does not export "${entry}".`);
  return file.replace(/^\.\//, '');
}

/** Unchanged if it names and publishes the manifest already. */
function withCustomElements(text: string): string {
  const manifest = JSON.parse(text) as { readonly files?: readonly string[]; readonly customElements?: string };
  const files = manifest.files ?? [];
  const told = [manifestName, editorName];
  if (manifest.customElements === manifestName && told.every((name) => files.includes(name))) return text;
  const wanted = { files: [...new Set([...files, ...told])], customElements: manifestName };
  const entries = Object.entries(manifest).filter(([name]) => name !== 'customElements');
  const isListed = entries.some(([name]) => name === 'files');
  const whole = entries.flatMap(([name, value]) => (name === 'files' ? Object.entries(wanted) : [[name, value]]));
  return `${JSON.stringify(Object.fromEntries([...whole, ...(isListed ? [] : Object.entries(wanted))]), null, 2)}\n`;
}
