/** The two programs that npm does not bring: Chromium for the browser tests, PostgreSQL for the server's. */
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath, headlessShell } from './chromium.ts';
import { run } from './process.ts';
import { root } from './workspace.ts';

export interface SystemNeeds {
  readonly hasChromium: boolean;
  readonly hasPostgres: boolean;
  /** One line on what to install; absent if nothing is missing. */
  readonly advice?: string;
}

/** Looks for both and, as root on Debian, installs what is missing, including what speeds up the tests. */
export async function bringSystemPrograms(): Promise<SystemNeeds> {
  if (mayInstall()) {
    await install(missingPackages());
    if (process.env['CHROMIUM_PATH'] === undefined && !existsSync(headlessShell)) {
      await install(['chromium-headless-shell']);
    }
  }
  const left = missingPackages();
  const found = { hasChromium: !left.includes('chromium'), hasPostgres: !left.includes('postgresql') };
  if (left.length === 0) return found;
  return {
    ...found,
    advice: `Missing: ${left.join(' and ')}. Install with: sudo apt-get install ${left.join(' ')} (or set CHROMIUM_PATH).`,
  };
}

/** Installs a Debian package that some tests or a bench need. @throws with advice if it cannot be installed */
export async function bringPackage(name: string, isThere: () => boolean): Promise<void> {
  if (!isThere() && mayInstall()) await install([name]);
  if (!isThere()) throw new Error(`Missing: ${name}. Install with: sudo apt-get install ${name}.`);
}

async function install(packages: readonly string[]): Promise<void> {
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(' and ')} from Debian’s packages …`);
  const options = { cwd: root, env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: 300_000 };
  // Fails soon without a network.
  const impatient = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  await run('apt-get', ['update', ...impatient], options);
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...impatient, ...packages],
    options,
  );
  if (code !== 0) console.log(output.trimEnd());
}

function missingPackages(): string[] {
  return [...(existsSync(chromiumPath()) ? [] : ['chromium']), ...(hasPostgres() ? [] : ['postgresql'])];
}

function hasPostgres(): boolean {
  const folders = [...globSync('/usr/lib/postgresql/*/bin'), ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.some((folder) => existsSync(join(folder, 'initdb')));
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
