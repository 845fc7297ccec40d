import { digitsOf, latinDigits } from './numbers.ts';

/** An Indian mobile number as people type it: with or without +91, 0091, 91 or a leading 0, spaces, dashes, dots, brackets and invisible characters. */
const typed = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/;

/** The ten digits of an Indian mobile number (they begin with 6 to 9), or `null` when the text is not one. Digits may be those of Devanagari. */
export function parsePhone(text: string): string | null {
  return typed.exec(latinDigits(text).replace(/[\s().\-\p{Cf}\u2010-\u2015]/gu, ''))?.[1] ?? null;
}

/**
 * A mobile number as a field keeps it while it is typed or pasted: complete without its prefix, else its digits, ten at most. With a prefix two more are
 * allowed until it is complete: cut earlier, it would become another number.
 */
export function phoneDigits(text: string): string {
  const digits = digitsOf(text);
  return parsePhone(text) ?? digits.slice(0, /^(?:91|0)/.test(digits) ? 12 : 10);
}

/** A number for others' eyes and for logs: only its last four digits stay readable, and nothing of a text that is not a number. */
export function maskPhone(phone: string): string {
  const digits = parsePhone(phone);
  return digits === null ? '••••• •••••' : `+91 ••••• •${digits.slice(6)}`;
}

/** A number for display, `+91 98765 43210`; any other text stays as it is. */
export function formatPhone(phone: string): string {
  const digits = parsePhone(phone);
  return digits === null ? phone : `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}
