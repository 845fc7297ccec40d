/** What is written about an element follows from its table: the README's region, custom-elements.json, and package.json's word of it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { customElements } from '../docs/manifest.ts';
import { elementRegion, withRegion } from '../docs/readme.ts';
import { readElements, type WidgetElement } from '../docs/tables.ts';
import { type Package, packages, tooling } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const manifestName = 'custom-elements.json';

export const elementDocs: Check = {
  id: 'element-docs',
  name: 'every widget’s README and custom-elements.json say what its element’s table says',
  run: async ({ isFixing }) => {
    const widgets = packages().filter(({ isWidget }) => isWidget);
    const elements = await readElements(widgets);
    const problems: string[] = [];
    for (const widget of widgets) {
      const element = elements.find(({ short }) => short === widget.short);
      if (element === undefined) continue;
      for (const [name, wanted] of Object.entries(await documentsOf(widget, element))) {
        const file = join(widget.folder, name);
        const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
        if (found === wanted) continue;
        if (isFixing) writeFileSync(file, wanted);
        else problems.push(`${widget.path}/${name}:${difference(found, wanted)} Mend it with: npm run check -- --fix`);
      }
    }
    return findingOf(problems);
  },
};

/** File of the package → what it should hold. */
async function documentsOf(widget: Package, element: WidgetElement): Promise<Readonly<Record<string, string>>> {
  const readme = join(widget.folder, 'README.md');
  const region = await formatted('markdown', elementRegion(element.table));
  const files = { element: builtFile(widget, './element'), define: builtFile(widget, './define') };
  return {
    'README.md': withRegion(existsSync(readme) ? readFileSync(readme, 'utf8') : `# ${widget.manifest.name}\n`, region),
    [manifestName]: await formatted('json', JSON.stringify(customElements(element, files), null, 2)),
    'package.json': withCustomElements(readFileSync(join(widget.folder, 'package.json'), 'utf8')),
  };
}

/** Where an entry of the exports map leads when it is published: `dist/define.js`. @throws when it is not exported */
function builtFile({ manifest, path }: Package, entry: string): string {
  const target = manifest.exports?.[entry];
  const file = typeof target === 'string' ? target : target?.['default'];
  if (file === undefined) throw new Error(`${path}/package.json does not export "${entry}".`);
  return file.replace(/^\.\//, '');
}

/** The text itself where it tells and publishes the manifest already. */
function withCustomElements(text: string): string {
  const manifest = JSON.parse(text) as { readonly files?: readonly string[]; readonly customElements?: string };
  const files = manifest.files ?? [];
  if (manifest.customElements === manifestName && files.includes(manifestName)) return text;
  const wanted = { files: [...new Set([...files, manifestName])], customElements: manifestName };
  const entries = Object.entries(manifest).filter(([name]) => name !== 'customElements');
  const isListed = entries.some(([name]) => name === 'files');
  const whole = entries.flatMap(([name, value]) => (name === 'files' ? Object.entries(wanted) : [[name, value]]));
  return `${JSON.stringify(Object.fromEntries([...whole, ...(isListed ? [] : Object.entries(wanted))]), null, 2)}\n`;
}

async function formatted(parser: 'markdown' | 'json', text: string): Promise<string> {
  const options = JSON.parse(readFileSync(join(tooling, 'prettier.json'), 'utf8')) as object;
  return format(text, { ...options, parser });
}

/** The first line that differs, as `12: it says "…", but should say "…".` */
function difference(found: string, wanted: string): string {
  const [has, should] = [found.split('\n'), wanted.split('\n')];
  const at = should.findIndex((line, index) => line !== has[index]);
  const index = at < 0 ? should.length : at;
  return `${index + 1}: it says "${(has[index] ?? '').trim()}", but should say "${(should[index] ?? '').trim()}".`;
}
