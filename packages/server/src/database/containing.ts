import { parsePhone } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';

/** The pattern for `like` of texts that hold this one, whatever signs it has. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/* Fewer digits stand in nearly every number. */
const leastDigits = 3;

/** Whether a phone holds the digits of a term that people typed, be it with the prefix of the country. @param column e.g. `u.phone` */
export function phoneHolds(column: string, term: string): RawBuilder<boolean> {
  const digits = parsePhone(term) ?? term.replace(/^\s*\+91/, '').replace(/\D/g, '');
  return digits.length < leastDigits ? sql`false` : sql`${sql.ref(column)} like ${containing(digits)}`;
}
