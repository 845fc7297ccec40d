import { sessionsTexts } from './sessions.messages.ts';

/* The first that fits counts: most browsers say they are Chrome, and Chrome says it is Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera|OPiOS)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const longest = 512;

/** What a browser says of itself, in a person's words: `Chrome on Android`. */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, longest);
  const nameIn = (all: typeof browsers): string | undefined => all.find(([sign]) => sign.test(text))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser !== undefined && system !== undefined) return sessionsTexts.on(browser, system);
  return browser ?? system ?? sessionsTexts.unknown;
}
