/** Our packages as a registry would give them. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.ts';
import { type Package, packages, tooling } from './workspace.ts';

const limitMs = 240_000;

/** Those that are published. */
export const libraries = (): Package[] =>
  packages().filter(({ isLibrary, manifest }) => isLibrary && manifest.private !== true);

/** Packs these packages, which must be built. @returns the tarball of each, by name @throws with pnpm's output */
export async function pack(packs: readonly Package[], target: string): Promise<Readonly<Record<string, string>>> {
  mkdirSync(target, { recursive: true });
  const which = packs.map(({ manifest }) => `--filter=${manifest.name}`);
  await step('pnpm', ['-r', ...which, 'pack', '--pack-destination', target], tooling);
  return tarballsIn(target, packs);
}

/** The tarballs of packages that were packed there, by name. @throws if one is missing */
export function tarballsIn(target: string, packs: readonly Package[]): Readonly<Record<string, string>> {
  const tarballs = readdirSync(target);
  return Object.fromEntries(
    packs.map(({ manifest: { name } }) => {
      const start = `${name.slice(1).replace('/', '-')}-`;
      const file = tarballs.find((one) => one.startsWith(start) && /^\d/.test(one.slice(start.length)));
      if (file === undefined) throw new Error(`${name} was not packed.`);
      return [name, join(target, file)];
    }),
  );
}

/**
 * A workspace of its own, or an app would belong to ours. A peer in another version fails.
 * @param hoist whether a package finds what it does not declare, as npm would have it
 */
export const appWorkspace = (ours: Readonly<Record<string, string>>, hoist: boolean): string =>
  [
    'packages: []',
    `hoist: ${hoist}`,
    'pmOnFail: ignore',
    'strictPeerDependencies: true',
    // Of a framework's own dependencies, one of which wants what another does not have yet.
    'peerDependencyRules:',
    '  allowedVersions:',
    "    '@emnapi/core': '*'",
    "    '@emnapi/runtime': '*'",
    'allowBuilds:',
    '  esbuild: false',
    // Our packages are in no registry, so their dependencies on each other are redirected.
    'overrides:',
    ...Object.entries(ours).map(([name, file]) => `  '${name}': 'file:${file}'`),
    '',
  ].join('\n');

/** Runs a program for an app. @throws with its output if it fails */
export async function step(file: string, args: readonly string[], cwd: string, env = {}): Promise<string> {
  const options = { cwd, timeoutMs: limitMs, env: { NODE_ENV: 'production', ...env } };
  const { code, output } = await run(file, args, options);
  if (code !== 0) throw new Error(`${file} ${args.slice(0, 2).join(' ')} failed.\n${output.trimEnd()}`);
  return output;
}

/** The version of a dependency in this workspace. */
export function versionHere(name: string): string | undefined {
  const manifests = packages().map(({ manifest }) => ({ ...manifest.devDependencies, ...manifest.dependencies }));
  return manifests.find((known) => known[name] !== undefined)?.[name];
}
