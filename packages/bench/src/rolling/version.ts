/** A built version of the program in a folder of its own, and the next one, whose files have other names. */
import {
  existsSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { root } from '@yantra/tooling/workspace';

const parts = ['site', 'packages/embed', 'packages/start'];
/** Vite's names: a hash of eight characters before the ending. */
const hashed = /^(.+-)([\w-]{8})(\.(?:js|css))$/;
const texts = new Set(['.js', '.mjs', '.json', '.css', '.html']);

/** Copies the build output; libraries stay in place. */
export function copyVersion(folder: string): void {
  for (const part of parts) {
    const target = join(folder, part);
    mkdirSync(target, { recursive: true });
    for (const name of ['dist', 'bin', 'package.json'].filter((one) => existsSync(join(root, part, one))))
      cpSync(join(root, part, name), join(target, name), { recursive: true, force: true, errorOnExist: false });
    symlinkSync(join(root, part, 'node_modules'), join(target, 'node_modules'));
  }
}

/** The same with other names for the site's scripts and styles, everywhere. */
export function copyNextVersion(folder: string): void {
  copyVersion(folder);
  const site = join(folder, 'site/dist');
  const names = new Map<string, string>();
  for (const file of filesIn(join(site, 'client/static'))) {
    const name = file.split('/').at(-1) ?? '';
    const [, head, hash, end] = hashed.exec(name) ?? [];
    if (head !== undefined && hash !== undefined && end !== undefined)
      names.set(name, `${head}${[...hash].toReversed().join('')}${end}`);
  }
  const pattern = new RegExp([...names.keys()].map((name) => name.replace(/[.$]/g, String.raw`\$&`)).join('|'), 'g');
  for (const file of filesIn(site)) {
    if (!texts.has(extname(file))) continue;
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(pattern, (name) => names.get(name) ?? name);
    if (changed !== text) writeFileSync(file, changed);
  }
  for (const file of filesIn(join(site, 'client/static'))) {
    const name = file.split('/').at(-1) ?? '';
    const next = names.get(name);
    if (next !== undefined) renameSync(file, `${file.slice(0, -name.length)}${next}`);
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}
