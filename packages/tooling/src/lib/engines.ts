/** The other engines of tests: Debian's Firefox, and WebKitGTK's own small browser, which needs a display. */
import { existsSync, globSync } from 'node:fs';
import { bringPackage } from './system.ts';

export const firefoxPath = '/usr/bin/firefox-esr';
export const webKitDriverPath = '/usr/bin/WebKitWebDriver';
export const virtualDisplayPath = '/usr/bin/Xvfb';

/** Debian names the folder by the machine's architecture and the library's version. */
export const miniBrowserPath = (): string => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1) ?? '';

const needs = {
  firefox: [['firefox-esr', () => existsSync(firefoxPath)]],
  webkit: [
    ['webkit2gtk-driver', () => existsSync(webKitDriverPath) && miniBrowserPath() !== ''],
    ['xvfb', () => existsSync(virtualDisplayPath)],
  ],
} as const;

export type EngineName = keyof typeof needs;
export const engineNames = Object.keys(needs) as readonly EngineName[];

/** Installs the Debian packages of an engine, if they are missing. @throws with advice if one cannot be installed */
export async function bringEngine(name: EngineName): Promise<void> {
  for (const [debian, isThere] of needs[name]) await bringPackage(debian, isThere);
}
