/** The one Chromium of tests and benches: Debian's, so that no browser is downloaded. */

/** No sandbox, since tests often run as root in a container; no QUIC or background traffic, so that a page's requests are its own. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns the browser's file, `CHROMIUM_PATH` when set */
export function chromiumPath(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  return environment['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
}
