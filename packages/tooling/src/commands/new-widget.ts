/** `npm run new:widget NAME`: a whole widget package that passes every check, to start from. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '../checks/api.ts';
import { elementDocs } from '../checks/element-docs.ts';
import { runFormatter } from '../checks/format.ts';
import { packageShape } from '../checks/packages.ts';
import { copyWidget } from '../lib/copy-widget.ts';
import { endWithParent, run } from '../lib/process.ts';
import { root } from '../lib/workspace.ts';

endWithParent();
const [name = ''] = process.argv.slice(2);
const folder = join(root, 'packages/widgets', name);
if (name !== '' && existsSync(folder)) stop(`packages/widgets/${name} is there already.`);
try {
  copyWidget(name, folder);
} catch (error) {
  stop(`${(error as Error).message} Usage: npm run new:widget lead-form`);
}
// A name of another length changes line breaks and the order of imports.
const formatted = await runFormatter('write', [folder]);
if (formatted.code !== 0) stop(`The new package could not be formatted:\n${formatted.output}`);
const installed = await run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'], { cwd: root });
if (installed.code !== 0) stop(`The new package could not be linked:\n${installed.output}`);
// Generated parts: the element's documents, its license, its build entry, its exports.
for (const check of [elementDocs, packageShape, api]) await check.run({ isFixing: true });
console.log(`packages/widgets/${name} is made. Next:
  npm run storybook     see it
  npm run check         what it must keep to
  It becomes part of the site by a dependency in site/package.json, and of the embed in packages/embed.`);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
