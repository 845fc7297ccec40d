import { parsePhone } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';

/** The `like` pattern for texts that contain this one, with its special characters escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/* Fewer digits occur in nearly every number. */
const leastDigits = 3;

/** Whether a phone contains the digits of a search term, with or without the country's prefix. @param column e.g. `u.phone` */
export function phoneHolds(column: string, term: string): RawBuilder<boolean> {
  const digits = parsePhone(term) ?? term.replace(/^\s*\+91/, '').replace(/\D/g, '');
  return digits.length < leastDigits ? sql`false` : sql`${sql.ref(column)} like ${containing(digits)}`;
}
