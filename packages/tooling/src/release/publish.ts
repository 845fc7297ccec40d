/** Gives the packed packages to the registry. Only the hosted workflow may, since only there the registry learns from which commit a package comes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesFolder, sha256, sumsFile } from './pack.ts';

export interface Publishing {
  /** Where they are packed. */
  readonly out: string;
  /** Names, those first that others need. */
  readonly names: readonly string[];
  readonly version: string;
  /** The tag that the workflow runs for. */
  readonly tag: string | undefined;
  /** Whether a workflow can prove to the registry who it is. */
  readonly hasIdentity: boolean;
  /** Runs npm. */
  readonly npm: (...args: readonly string[]) => Promise<{ readonly code: number; readonly output: string }>;
  readonly say: (line: string) => void;
}

/** Publishes what is not there yet, so that a run that broke off can be repeated. @throws with what to do */
export async function publishPackages(given: Publishing): Promise<void> {
  const { out, names, version, tag, hasIdentity, npm, say } = given;
  if (!hasIdentity)
    throw new Error(
      `Publishing is the hosted workflow's, which can prove where the packages come from. Push the tag v${version}: it does the rest.`,
    );
  if (tag !== `v${version}`)
    throw new Error(`The workflow runs for ${tag ?? 'no tag'}, and the packages are ${version}.`);
  const tarballs = sumsOf(out);
  for (const name of names) {
    const path = `${packagesFolder}/${name.slice(1).replace('/', '-')}-${version}.tgz`;
    const sum = tarballs.get(path);
    if (sum === undefined) throw new Error(`${path} is not among what was packed.`);
    if (sha256(join(out, path)) !== sum) throw new Error(`${path} is not what was tried: its sum is another.`);
    if ((await npm('view', `${name}@${version}`, 'version')).code === 0) {
      say(`${name}@${version} is there already.`);
      continue;
    }
    const { code, output } = await npm('publish', join(out, path), '--provenance', '--access', 'public');
    if (code !== 0)
      throw new Error(
        `${name} could not be published; those before it are. Run the workflow again when this is mended:\n${output.trimEnd()}`,
      );
    say(`${name}@${version} is published.`);
  }
}

/** Path → sum. */
function sumsOf(out: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(out, sumsFile), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

interface Named {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Those first that others need: whoever installs meanwhile finds all of it. */
export function neededFirst(manifests: readonly Named[]): string[] {
  const ordered = new Set<string>();
  const visit = ({ name, dependencies = {} }: Named): void => {
    for (const one of manifests) if (dependencies[one.name] !== undefined && !ordered.has(one.name)) visit(one);
    ordered.add(name);
  };
  for (const one of manifests) visit(one);
  return [...ordered];
}
