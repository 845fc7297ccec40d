import { isEmail, parsePhone } from '@yantra/domain';
import { z } from 'zod';

/* Pieces of what calls take. One schema serves the JSON body and the query of the cacheable GET form: there everything is text, lists are
   comma-separated, and a key that was left empty is a key that was not set. */

/** Null and empty are absent. */
export const off = (value: unknown): unknown => (value === '' || value === null ? undefined : value);
/** A key that may be absent, null or empty, which all mean the same. */
export const optional = <S extends z.ZodType>(schema: S) => z.preprocess(off, schema.optional());
/* Nearer to nothing than any weight, price or distance is: columns of single precision refuse it. */
const leastNumber = 1e-9;
/** Text of a query as the number it spells; what is as good as 0 is 0. */
export const numeric = (value: unknown): unknown => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) < leastNumber ? 0 : number;
};
/** The same of a key that may be null or empty. */
export const givenNumber = (value: unknown): unknown => numeric(off(value));
/** A query's `a,b` as a list, one number as a list of one. */
export const listOf = (value: unknown): unknown => {
  if (typeof value === 'string') return value.split(',').filter((part) => part !== '');
  return typeof value === 'number' ? [value] : value;
};
/** `true`, `yes`, `false` and `no` in words. */
export const flag = (value: unknown): unknown => {
  const word = typeof value === 'string' ? value.toLowerCase() : value;
  if (word === 'true' || word === 'yes') return true;
  return word === 'false' || word === 'no' ? false : word;
};
/** A query's `1,2,3` as an object with these names. */
export const numbersNamed =
  (names: readonly string[]) =>
  (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const parts = value.split(',').map(Number);
    return Object.fromEntries(names.map((name, index) => [name, parts[index]]));
  };

const latitudeSentence = 'Latitude is a number from -90 to 90.';
const longitudeSentence = 'Longitude is a number from -180 to 180.';
/** Degrees. */
export const latitude = z.number(latitudeSentence).min(-90, latitudeSentence).max(90, latitudeSentence);
/** Degrees. */
export const longitude = z.number(longitudeSentence).min(-180, longitudeSentence).max(180, longitudeSentence);

/** In the query: `bounds=south,west,north,east`. */
export const bounds = z.preprocess(
  numbersNamed(['south', 'west', 'north', 'east']),
  z
    .object(
      { south: latitude, west: longitude, north: latitude, east: longitude },
      'Bounds are south, west, north and east.',
    )
    .refine(({ south, north }) => south <= north, 'The south of the bounds must not lie north of their north.')
    .refine(({ west, east }) => west <= east, 'The west of the bounds must not lie east of their east.'),
);

/** The greatest whole number that a column of ids, counts or versions holds. */
const mostWhole = 2_147_483_647;
/** A whole number that our tables can hold. */
export const whole = (sentence: string, least: number, most: number = mostWhole) =>
  z.preprocess(numeric, z.int(sentence).min(least, sentence).max(most, sentence));

/** A whole number from 1, of which more than the most is taken as the most; the documentation says what that is. */
export const capped = (sentence: string, most: number) =>
  z.preprocess(
    numeric,
    z
      .number(sentence)
      .int(sentence)
      .min(1, sentence)
      .transform((value) => Math.min(value, most))
      .pipe(z.int().min(1).max(most)),
  );

/** The id of a category, a type or another row of master data. */
export const rowId = whole('An id is a whole number.', 0);

/** Which version of a row was read. @param sentence asks to load it again */
export const version = (sentence: string) => whole(sentence, 1);

/** A day that exists, `YYYY-MM-DD`, of the years that anything here is about. Whether it may lie in the future is for the call. */
export const day = (sentence: string) =>
  z.iso.date(sentence).refine((text) => text >= '1900-01-01' && text <= '2199-12-31', sentence);

/** City ids are numbers and strings in the specification: here they are strings. */
export const cityId = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string('A city id is text or a number.').max(12, 'A city id has 12 characters at most.'),
);

const emailSentence = 'Please enter a valid e-mail address, like name@example.com.';
export const email = z.string(emailSentence).trim().refine(isEmail, emailSentence);

const phoneSentence = 'Please enter a valid 10-digit phone number.';
/** Ten digits; +91, spaces and a leading 0 are taken off. */
export const phone = z
  .string(phoneSentence)
  .refine((text) => parsePhone(text) !== null, phoneSentence)
  .transform((text) => parsePhone(text) ?? '');

/** One line that a person wrote. */
export const line = (sentence: string, most: number) =>
  z
    .string(sentence)
    .trim()
    .max(most, `${most} characters at most, please.`)
    .regex(/^\P{Cc}*$/u, sentence);

/** One line that may be left empty. */
export const lineOrEmpty = (most: number) =>
  z.preprocess((value) => value ?? '', line('Please write this on one line.', most));
