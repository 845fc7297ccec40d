/** What the package.json of every published package says of itself, so that a registry and a company's installer know it. */
import { isDeepStrictEqual } from 'node:util';
import type { Package } from '../lib/workspace.ts';
import { repositoryUrl } from '../release/repository.ts';

/** What the HTTP client in the packages asks for. */
const engines = { node: '>=22' };
const publishConfig = { access: 'public' };

/** The versions of React that the host matrix runs (`site/e2e/hosts.full.test.ts`). */
const anyReact = '^18.2.0 || ^19.0.0';
/** Its screens use what came with 19, as react-leaflet does, which is in its maps. */
const newReact = '^19.0.0';
const newOnly: ReadonlySet<string> = new Set(['@yantra/dashboard']);

type Fields = Readonly<Record<string, unknown>>;

/** The fields that differ from what a package should have, as they should be; nothing for private packages. */
export function fieldsToMend({ path, isLibrary, manifest }: Pick<Package, 'path' | 'isLibrary' | 'manifest'>): Fields {
  const is = manifest as unknown as Fields;
  const isPublished = isLibrary && manifest.private !== true;
  const wanted: Fields = {
    ...(isPublished
      ? { engines, repository: { type: 'git', url: repositoryUrl(), directory: path }, publishConfig }
      : {}),
    ...(isLibrary ? peersOf(manifest) : {}),
    ...(isLibrary ? { exports: withTypedSheets(manifest.exports ?? {}) } : {}),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(is[name], value)));
}

function peersOf({ name, peerDependencies }: Package['manifest']): Fields {
  if (peerDependencies === undefined) return {};
  const range = newOnly.has(name) ? newReact : anyReact;
  const isReact = (peer: string): boolean => peer === 'react' || peer === 'react-dom';
  return {
    peerDependencies: Object.fromEntries(
      Object.entries(peerDependencies).map(([peer, known]) => [peer, isReact(peer) ? range : known]),
    ),
  };
}

/**
 * The build writes a sheet of its own, with types (packages/tooling/src/vite/library.ts); in the workspace there is only the source. `style` is the condition by
 * which Vite resolves an `@import`; neither is in the packed package (packages/tooling/src/lib/packed-manifest.mjs).
 */
function withTypedSheets(exports: NonNullable<Package['manifest']['exports']>): Package['manifest']['exports'] {
  const sheet = (source: string): Readonly<Record<string, string>> => ({
    source,
    style: source,
    types: './dist/styles.css.d.ts',
    default: './dist/styles.css',
  });
  return Object.fromEntries(
    Object.entries(exports).map(([entry, target]) => [
      entry,
      entry === './styles.css' && typeof target === 'string' ? sheet(target) : target,
    ]),
  );
}
