/** A new widget is a renamed copy of `packages/widgets/sample-widget`, which is checked, tested and built like every other. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './workspace.ts';

const sample = 'sample-widget';
const sampleFolder = join(root, 'packages/widgets', sample);
/** Build output. */
const leftOut = ['node_modules', 'dist', '.wireit', '.readme', 'CHANGELOG.md'];
/** Lines that only apply to the sample. */
const onlySample = /^.*(?:\/\/ not copied|"private": true).*\n/gm;

/** @param name lower-case words joined by hyphens, like folders and tags @throws RangeError otherwise */
export function copyWidget(name: string, folder: string): void {
  const renamed = renaming(name);
  const files = globSync('**/*.*', { cwd: sampleFolder, exclude: (file) => leftOut.includes(file) });
  for (const file of files.filter((one) => !leftOut.some((other) => one.startsWith(other)))) {
    const target = join(folder, renamed(file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, renamed(readFileSync(join(sampleFolder, file), 'utf8').replace(onlySample, '')));
  }
}

function renaming(name: string): (text: string) => string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new RangeError(`A widget is named in lower-case words joined by hyphens, like lead-form, not "${name}".`);
  const pairs = spellings(sample).map((from, index) => [from, spellings(name)[index] ?? ''] as const);
  return (text) => pairs.reduce((made, [from, to]) => made.replaceAll(from, to), text);
}

/** `lead-form`, `LeadForm`, `leadForm`, `Lead form`. */
function spellings(name: string): readonly string[] {
  const pascal = name.split('-').map(capital).join('');
  return [name, pascal, pascal.charAt(0).toLowerCase() + pascal.slice(1), capital(name.replaceAll('-', ' '))];
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
