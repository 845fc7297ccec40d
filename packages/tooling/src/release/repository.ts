/** Where the source is: the root's package.json says it once, and every published package repeats it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.ts';

interface RootManifest {
  readonly repository: { readonly type: string; readonly url: string };
}

/** The address in the root's package.json. */
export function repositoryUrl(folder = root): string {
  const { repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as RootManifest;
  return repository.url;
}

/** Whether nobody has set it yet: hosts that end in `.example` belong to no one (RFC 2606). */
export function isPlaceholder(url: string): boolean {
  const { hostname } = new URL(url.replace(/^git\+/, ''));
  return /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(hostname);
}
