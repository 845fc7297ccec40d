import type { ColumnType } from 'kysely';

/** Set by the database unless given. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
