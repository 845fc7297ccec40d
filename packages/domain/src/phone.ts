/** An Indian mobile number, as people type it: with or without +91, 0091, 91 or a trunk 0, spaces, dashes, dots, brackets, and marks that nobody sees. */
const typed = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/;

/** The ten digits of an Indian mobile number (they begin with 6 to 9), or `null` when the text is not one. */
export function parsePhone(text: string): string | null {
  return typed.exec(text.replace(/[\s().\-\p{Cf}\u2010-\u2015]/gu, ''))?.[1] ?? null;
}

/**
 * What a field takes of a mobile number that is typed or pasted: a whole one without its prefix, else the digits, ten at most. With a prefix it
 * takes two more until the number is whole: cut before, another number would stand there.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return parsePhone(text) ?? digits.slice(0, /^(?:91|0)/.test(digits) ? 12 : 10);
}

/** A number that may be shown to others and logged: only its last four digits can be read, and none of what is not a number. */
export function maskPhone(phone: string): string {
  const digits = parsePhone(phone);
  return digits === null ? '••••• •••••' : `+91 ••••• •${digits.slice(6)}`;
}

/** A number for the eye, `+91 98765 43210`; what is not an Indian mobile number stays as it is. */
export function formatPhone(phone: string): string {
  const digits = parsePhone(phone);
  return digits === null ? phone : `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}
