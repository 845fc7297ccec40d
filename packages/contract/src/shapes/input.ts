import { inputLengths, isEmail, localeNamed, locales, mostDegrees, mostWhole, parsePhone } from '@yantra/domain';
import { z } from 'zod';
import { wrong } from '../field-errors.ts';

/* Building blocks of inputs. One schema serves the JSON body and the query of the cacheable GET form: there everything is text, lists are comma-separated, and
 * an empty key counts as absent. */

/** Null and empty count as absent. */
export const off = (value: unknown): unknown => (value === '' || value === null ? undefined : value);
/** A key that may be absent, null or empty, all with the same meaning. */
export const optional = <S extends z.ZodType>(schema: S) => z.preprocess(off, schema.optional());
/* Smaller than any real weight, price or distance: columns of single precision cannot store smaller numbers. */
const leastNumber = 1e-9;
/** A query's text as a number; one that is practically 0 becomes 0. */
export const numeric = (value: unknown): unknown => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) < leastNumber ? 0 : number;
};
/** The same for a key that may be null or empty. */
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

const within = (most: number, said: string) => z.number(said).min(-most, said).max(most, said);
const wrongLatitude = wrong('latitude.invalid');
const wrongLongitude = wrong('longitude.invalid');
/** Degrees. */
export const latitude = within(mostDegrees.latitude, wrongLatitude);
/** Degrees. */
export const longitude = within(mostDegrees.longitude, wrongLongitude);

/** In the query: `bounds=south,west,north,east`. */
export const bounds = z.preprocess(
  numbersNamed(['south', 'west', 'north', 'east']),
  z
    .object({ south: latitude, west: longitude, north: latitude, east: longitude }, wrong('bounds.invalid'))
    .refine(({ south, north }) => south <= north, wrong('bounds.southAboveNorth'))
    .refine(({ west, east }) => west <= east, wrong('bounds.westBeyondEast')),
);

/** A whole number that fits the database's columns. */
export const whole = (said: string, least: number, most: number = mostWhole) =>
  z.preprocess(numeric, z.int(said).min(least, said).max(most, said));

/** A whole number from 1; a larger one is lowered to the most, as documented. */
export const capped = (said: string, most: number) =>
  z.preprocess(
    numeric,
    z
      .number(said)
      .int(said)
      .min(1, said)
      .transform((value) => Math.min(value, most))
      .pipe(z.int().min(1).max(most)),
  );

/** The id of a category, a type or another row of master data. */
export const rowId = whole(wrong('id.invalid'), 0);

/** The version of a row that was read. @param said asks to load it again */
export const version = (said: string) => whole(said, 1);

/** A real day, `YYYY-MM-DD`, within the years in use. The call decides whether it may be in the future. */
export const day = (said: string) =>
  z.iso.date(said).refine((text) => text >= '1900-01-01' && text <= '2199-12-31', said);

/** City ids are numbers and strings in the specification: here they are strings. */
export const cityId = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string(wrong('cityId.invalid')).max(inputLengths.cityId, wrong('cityId.tooLong')),
);

const wrongEmail = wrong('email.invalid');
export const email = z.string(wrongEmail).trim().refine(isEmail, wrongEmail);

const wrongPhone = wrong('phone.invalid');
/** Ten digits; +91, spaces and a leading 0 are removed. */
export const phone = z
  .string(wrongPhone)
  .refine((text) => parsePhone(text) !== null, wrongPhone)
  .transform((text) => parsePhone(text) ?? '');

/** The language of the page that a call comes from; English if unsupported. */
export const pageLocale = z.preprocess(
  (value) => (typeof value === 'string' ? localeNamed(value) : undefined),
  z.enum(locales).optional(),
);

/** One line of a person's text. */
export const line = (said: string, most: number) =>
  z
    .string(said)
    .trim()
    .max(most, wrong('text.tooLong', { most }))
    .regex(/^\P{Cc}*$/u, said);

/** One line, possibly empty. */
export const lineOrEmpty = (most: number) => z.preprocess((value) => value ?? '', line(wrong('text.line'), most));
