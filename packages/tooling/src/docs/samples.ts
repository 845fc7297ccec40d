/** The TypeScript samples of READMEs, written to files for the compiler. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from '../lib/workspace.ts';

/** In each package; git and the tools ignore it, the TypeScript configuration includes it. */
const folderName = '.readme';

/**
 * Writes a file into `.readme/` of every package for each TypeScript block in its README, at the same line, so that an error names the README's line. It is
 * inside the package, so that imports resolve as a reader's would.
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

/** Declarations are exported: a sample need not use all of them. */
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
