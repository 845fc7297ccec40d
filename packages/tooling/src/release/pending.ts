/** What the next release will be made of. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, readChangeset, versionAfter } from './changes.ts';

export interface PendingChange extends Change {
  /** The changeset's file, from the root. */
  readonly file: string;
}

export interface Pending {
  /** The version of now. */
  readonly version: string;
  /** The version of the next release. */
  readonly next: string;
  readonly changes: readonly PendingChange[];
}

/** Reads the changesets of a workspace, oldest name first. @throws if a file is none */
export function pendingIn(root: string): Pending {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const changes = globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .toSorted()
    .map((file) => ({ file, ...readChangeset(readFileSync(join(root, file), 'utf8')) }));
  return { version, next: versionAfter(version, changes), changes };
}
