import { sessionsTexts } from './sessions.messages.ts';

/* The first match counts: most browsers claim to be Chrome, and Chrome claims to be Safari. */
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

/** A user agent in plain words: `Chrome on Android`. */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, longest);
  const nameIn = (all: typeof browsers): string | undefined => all.find(([sign]) => sign.test(text))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser !== undefined && system !== undefined) return sessionsTexts.on(browser, system);
  return browser ?? system ?? sessionsTexts.unknown;
}
