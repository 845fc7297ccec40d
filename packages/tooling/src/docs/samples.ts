/** The TypeScript that READMEs show, written out beside them so that the compiler reads it like any other file. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from '../lib/workspace.ts';

/** In each package; git and the tools leave it alone, the TypeScript configuration names it. */
const folderName = '.readme';

/**
 * Writes a file into `.readme/` of every package for each block in which its README shows TypeScript, as many lines down as it stands there, so
 * that an error names the README's line.
 * It stands inside the package, where its imports lead where a reader's would.
 */
export function writeSamples(): void {
  for (const { folder } of packages()) {
    const target = join(folder, folderName);
    rmSync(target, { recursive: true, force: true });
    const samples = samplesIn(textOf(join(folder, 'README.md')));
    if (samples.length > 0) mkdirSync(target);
    for (const [index, { kind, text }] of samples.entries()) writeFileSync(join(target, `${index + 1}.${kind}`), text);
  }
}

export interface Sample {
  readonly kind: 'ts' | 'tsx';
  readonly text: string;
}

/** What it declares is exported: a sample need not use all that it shows. */
export function samplesIn(readme: string): readonly Sample[] {
  return [...readme.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(({ 1: kind, 2: code = '', index }) => {
    const above = readme.slice(0, index).split('\n').length;
    return {
      kind: kind as Sample['kind'],
      text: `${'\n'.repeat(above)}${code.replaceAll(/^(?=(?:const|function) )/gm, 'export ')}`,
    };
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
