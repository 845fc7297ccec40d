import { z } from 'zod';
import { allKeyNames, type KeyName, settingOfKey } from './key-names.ts';

/** The length of a key. */
export const keyBytes = 32;

const sentence =
  'must be keys of 32 bytes in base64, as `openssl rand -base64 32` prints them, one on a line (or separated by commas): the first signs, all are taken';

const read = (text: string): Buffer[] =>
  text
    .split(/[\s,]+/)
    .filter((one) => one !== '')
    .map((one) => Buffer.from(one, /[-_]/.test(one) ? 'base64url' : 'base64'));

const field = z
  .string()
  .transform(read)
  .refine((keys) => keys.length > 0 && keys.every((key) => key.length === keyBytes), sentence)
  .optional();

/** The settings of operator-managed keys, part of all settings. */
export const keyFields = Object.fromEntries(allKeyNames.map((name) => [settingOfKey(name), field])) as Record<
  string,
  typeof field
>;

/** Keys in settings; for each name first the signing one, then others still accepted. */
export type GivenKeys = Readonly<Partial<Record<KeyName, readonly Buffer[]>>>;

/** The keys among all settings. */
export const givenKeysFrom = (all: Readonly<Record<string, unknown>>): GivenKeys =>
  Object.fromEntries(
    allKeyNames.flatMap((name) => {
      const keys = all[settingOfKey(name)] as Buffer[] | undefined;
      return keys === undefined ? [] : [[name, keys]];
    }),
  );
