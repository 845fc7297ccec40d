/** The Chromium of tests and benches: Debian's, so that no browser is downloaded. */
import { existsSync } from 'node:fs';

/** No sandbox, since tests often run as root in a container; no QUIC or background traffic, so that all requests are the page's own. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Environment = Readonly<Record<string, string | undefined>>;

/** @returns the browser's file, `CHROMIUM_PATH` if set */
export function chromiumPath(environment: Environment = process.env): string {
  return environment['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
}

/** The same browser without windows: pages open in a third of the time. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** @returns the browser's file for tests, `CHROMIUM_PATH` if set; benches use the real browser */
export function testChromiumPath(environment: Environment = process.env): string {
  return environment['CHROMIUM_PATH'] ?? (existsSync(headlessShell) ? headlessShell : chromiumPath(environment));
}
