/** An app of a new developer: samples as they are shown, around them as little as such an app begins with, packages from tarballs and the registry. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { appWorkspace, step } from '../lib/packed.ts';

export interface HostPage {
  /** From the served folder's root. */
  readonly path: string;
  /** What must come: a selector, which reaches into open shadow roots. */
  readonly shows: string;
  /** Is pressed first. */
  readonly press?: string;
  /** A part of the one warning that it must leave in the console; by default none. */
  readonly warns?: string;
}

export interface Host {
  readonly name: string;
  /** From the registry: name → version. */
  readonly needs: Readonly<Record<string, string>>;
  /** Ours that the samples install; what these need comes by itself. */
  readonly ours: readonly string[];
  /** Path → text. */
  readonly files: Readonly<Record<string, string>>;
  /** Files of installed packages that are served as they are: path → package and file. */
  readonly copies?: Readonly<Record<string, readonly [name: string, file: string]>>;
  /** Type check and build: a package, its program, and arguments. */
  readonly steps: readonly (readonly [name: string, program: string, ...args: string[]])[];
  /** Where the built app is. */
  readonly output: string;
  readonly pages: readonly HostPage[];
}

/** Installs, type-checks and builds a host. @param tarballs of all our packages, by name @returns the folder to serve @throws with the output of what failed */
export async function makeHost(
  host: Host,
  folder: string,
  tarballs: Readonly<Record<string, string>>,
): Promise<string> {
  const ours = Object.fromEntries(host.ours.map((name) => [name, `file:${tarballs[name]}`]));
  const manifest = { name: 'a-new-app', private: true, type: 'module', dependencies: { ...host.needs, ...ours } };
  write(folder, {
    ...host.files,
    'package.json': JSON.stringify(manifest, undefined, 2),
    'pnpm-workspace.yaml': appWorkspace(tarballs, true),
  });
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false', CI: '1' };
  if (Object.keys(manifest.dependencies).length > 0)
    await step('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], folder, quiet);
  for (const [name, file, ...args] of host.steps)
    await step(process.execPath, [join(folder, 'node_modules', name, file), ...args], folder, quiet);
  for (const [path, [name, file]] of Object.entries(host.copies ?? {}))
    write(folder, { [join(host.output, path)]: readFileSync(join(folder, 'node_modules', name, file), 'utf8') });
  return join(folder, host.output);
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A page as a company's would be; the icon keeps browsers from asking for one. */
export const htmlPage = (body: string, head = ''): string =>
  `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>Our machines</title>\n<link rel="icon" href="data:,">\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
