import { inIndia } from '@yantra/domain';

const months = 'January February March April May June July August September October November December'.split(' ');

/** A moment's day in India for display: `10 March 2026`. */
export function dateInIndia(moment: Date): string {
  const local = inIndia(moment);
  return `${local.getUTCDate()} ${months[local.getUTCMonth()] ?? ''} ${local.getUTCFullYear()}`;
}
