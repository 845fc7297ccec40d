/** Files that follow from others and are committed, so that everybody sees what changes. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { root, tooling } from './workspace.ts';

/** @param name tells what kind of text it is */
export async function formatted(name: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync(join(tooling, 'oxfmt.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(name, text, options);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}

/**
 * Holds a file to what it should say, or writes it.
 * @param path from the root
 * @returns the problem, if there is one
 */
export function kept(path: string, wanted: string, isFixing: boolean): readonly string[] {
  const file = join(root, path);
  const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (found === wanted) return [];
  if (!isFixing) return [`${path}:${difference(found, wanted)} Mend it with: npm run check -- --fix`];
  writeFileSync(file, wanted);
  return [];
}

/** The first line that differs, as `12: it says "…", but should say "…".` */
function difference(found: string, wanted: string): string {
  const [has, should] = [found.split('\n'), wanted.split('\n')];
  const at = should.findIndex((line, index) => line !== has[index]);
  const index = at < 0 ? should.length : at;
  return `${index + 1}: it says "${(has[index] ?? '').trim()}", but should say "${(should[index] ?? '').trim()}".`;
}
