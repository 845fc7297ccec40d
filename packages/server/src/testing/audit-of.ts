import { type RawBuilder, sql } from 'kysely';

/** A condition on `audit_log`: entries about a row of master data, with facts or without. */
export const isAbout = (id: number): RawBuilder<boolean> =>
  sql<boolean>`(detail = ${String(id)} or detail like ${`{"of":"${id}"%`})`;
