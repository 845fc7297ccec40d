import pg from 'pg';

const int8 = 20;
const numeric = 1700;

/** Types that are plain numbers here: amounts in paise and counts stay far below 2^53, numerics are percents and stars. */
export const plainNumbers: readonly number[] = [int8, numeric];

/** The same for `pg`. */
export const pgTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    plainNumbers.includes(oid)
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
