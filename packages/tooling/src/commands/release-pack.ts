/**
 * `npm run release:pack [-- packages | samples | papers] [--out=FOLDER]`: packs what a release's commit holds, tries it in the samples, and writes SBOM and sums;
 * by default all of it, below `.cache/release`.
 */
import { join, resolve } from 'node:path';
import { endWithParent } from '../lib/process.ts';
import { wantedNames } from '../lib/wanted.ts';
import { root } from '../lib/workspace.ts';
import { type PartName, parts, versionHere } from '../release/pack.ts';

endWithParent();
const [, given] = /^--out=(.+)$/m.exec(process.argv.slice(2).join('\n')) ?? [];
const out = given === undefined ? join(root, '.cache/release', versionHere()) : resolve(given);
const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);
const wanted = wantedNames();
const unknown = wanted.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
try {
  for (const name of wanted.length === 0 ? Object.keys(parts) : wanted) if (isPart(name)) await parts[name](out);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(0);
