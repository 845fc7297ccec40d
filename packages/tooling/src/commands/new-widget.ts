/** `npm run new:widget NAME`: a whole widget package that passes every check, ready to be made into what it should be. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { elementDocs } from '../checks/element-docs.ts';
import { runFormatter } from '../checks/format.ts';
import { endWithParent, run } from '../lib/process.ts';
import { packages, root } from '../lib/workspace.ts';
import { widgetFiles, widgetNames, type WidgetNames } from '../widget-template.ts';

endWithParent();
const names = readNames();
const folder = join(root, 'packages/widgets', names.kebab);
if (existsSync(folder)) stop(`packages/widgets/${names.kebab} is there already.`);
for (const [path, text] of Object.entries(widgetFiles(names, versionOf))) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const formatted = await runFormatter('write', [folder]);
if (formatted.code !== 0) stop(`The new package could not be formatted:\n${formatted.output}`);
const installed = await run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'], { cwd: root });
if (installed.code !== 0) stop(`The new package could not be linked:\n${installed.output}`);
// What is said of its element follows from its table.
await elementDocs.run({ isFixing: true });
console.log(`packages/widgets/${names.kebab} is made. Next:
  npm run storybook     see it
  npm run check         what it must keep to
  It becomes part of the site by a dependency in site/package.json, and of the embed in packages/embed.`);

function readNames(): WidgetNames {
  try {
    return widgetNames(process.argv[2] ?? '');
  } catch (error) {
    return stop(`${(error as Error).message} Usage: npm run new:widget lead-form`);
  }
}

/** The version its siblings have. */
function versionOf(dependency: string): string {
  if (dependency.startsWith('@yantra/')) return 'workspace:*';
  for (const { manifest } of packages()) {
    const version = { ...manifest.devDependencies, ...manifest.peerDependencies, ...manifest.dependencies }[dependency];
    if (version !== undefined) return version;
  }
  return stop(`No package of the workspace uses ${dependency}, so its version is not known.`);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
