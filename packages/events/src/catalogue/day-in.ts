import type { LanguageCode } from '@yantra/domain';

/** `10 March 2026` in India, in Latin digits. @param at ISO 8601 */
export const dayIn = (language: LanguageCode, at: string): string =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { timeZone: 'Asia/Kolkata', dateStyle: 'long' }).format(
    new Date(at),
  );
