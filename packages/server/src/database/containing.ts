import { latinDigits, parsePhone } from '@yantra/domain';
import { type RawBuilder, sql } from 'kysely';

/** The `like` pattern for texts that contain this one, with its special characters escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/* Fewer digits occur in nearly every number. */
const leastDigits = 3;

/* `120k` is no part of a number. */
const withLetters = /\S*\p{L}\S*/gu;

/** The digits of a phone that is being typed, without what stands before its ten: +91, or a 0. */
const digitsIn = (term: string): string =>
  parsePhone(term) ??
  latinDigits(term)
    .replace(withLetters, '')
    .replace(/^\s*(\+91|0)/, '')
    .replace(/\D/g, '');

/** Whether a phone contains the digits of a search term, with or without the country's prefix. @param column e.g. `u.phone` */
export function phoneHolds(column: string, term: string): RawBuilder<boolean> {
  const digits = digitsIn(term);
  return digits.length < leastDigits ? sql`false` : sql`${sql.ref(column)} like ${containing(digits)}`;
}

/**
 * The parts of a search for a person, each of which must be found: its words in small letters, and its numbers as they are stored. What stands between the
 * digits of a number, `+91 90000-01055`, does not part it.
 */
export function partsOfSearch(term: string): string[] {
  const parts: string[] = [];
  let number = '';
  const endNumber = () => {
    if (number !== '') parts.push(digitsIn(number));
    number = '';
  };
  for (const word of latinDigits(term)
    .toLowerCase()
    .split(/[\s,;]+/)) {
    if (/^[+(]?\d[\d()-]*$/.test(word)) number += word;
    else {
      endNumber();
      parts.push(word);
    }
  }
  endNumber();
  return parts.filter((part) => part !== '');
}
