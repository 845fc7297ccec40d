import { inIndia, type Locale } from '@yantra/domain';

const months = 'January February March April May June July August September October November December'.split(' ');

/** A moment's day in India for display: `10 March 2026`; in another language `10 मार्च 2026`. */
export function dateInIndia(moment: Date, locale?: Locale): string {
  if (locale !== undefined) {
    const way = { timeZone: 'Asia/Kolkata', dateStyle: 'long' } as const;
    return new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, way).format(moment);
  }
  const local = inIndia(moment);
  return `${local.getUTCDate()} ${months[local.getUTCMonth()] ?? ''} ${local.getUTCFullYear()}`;
}
