import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Change, compareVersions, keptEmbeds, pendingIn, readChangelog, together } from '@yantra/tooling/changes';
import { packages } from '@yantra/tooling/workspace';
import type { Plugin } from 'vite';
import type { News, VersionNews } from './src/pages/developers/news.ts';

/* What partners read of changes: the changelogs of what they install or embed, and the changesets that wait for the next version. */
const name = 'virtual:changes';
const resolved = `\0${name}`;
const root = fileURLToPath(new URL('..', import.meta.url));

/** What partners have: the published packages, and the script. */
const theirs = () =>
  packages().filter(({ short, isLibrary, manifest }) => short === 'embed' || (isLibrary && manifest.private !== true));

function news(): News {
  const shown = new Set(theirs().map(({ short }) => short));
  const forThem = (changes: readonly Change[]) =>
    changes
      .map((change) => ({ ...change, packages: change.packages.filter((one) => shown.has(one)) }))
      .filter((change) => change.packages.length > 0);
  const changelogs = theirs()
    .map(({ short, folder }) => [short, join(folder, 'CHANGELOG.md')] as const)
    // A package that came since the last release has none yet.
    .filter(([, file]) => existsSync(file))
    .map(([short, file]) => readChangelog(short, readFileSync(file, 'utf8')));
  const kept = keptEmbeds(root);
  const told = together(changelogs);
  const versions = [...new Set([...told, ...kept].map(({ version }) => version))].toSorted((one, other) =>
    compareVersions(other, one),
  );
  const pending = pendingIn(root);
  return {
    next: { version: pending.next, changes: forThem(pending.changes) },
    versions: versions.map((version): VersionNews => {
      const { day, integrity } = kept.find((one) => one.version === version) ?? {};
      return {
        version,
        changes: told.find((one) => one.version === version)?.changes ?? [],
        ...(day === undefined ? {} : { day }),
        ...(integrity?.['yantra.js'] === undefined ? {} : { integrity: integrity['yantra.js'] }),
      };
    }),
  };
}

/** `virtual:changes`: what changed in each version, newest first, and what the next one brings. */
export const changeNews = (): Plugin => ({
  name: 'yantra:changes',
  resolveId: (id) => (id === name ? resolved : undefined),
  load: (id) => (id === resolved ? `export const news = ${JSON.stringify(news())};` : undefined),
});
