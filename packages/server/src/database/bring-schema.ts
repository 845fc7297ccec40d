import { schemaTexts as texts } from './bring-schema.messages.ts';
import { DatabaseError } from './database-error.ts';
import { migrate, schemaState } from './migrate.ts';
import type { Migration } from './migration.ts';
import type { OpenDatabase } from './open.ts';

/** How a start treats the schema. */
export interface BringSchemaParts {
  readonly database: OpenDatabase;
  /** Whether PostgreSQL is migrated here too; the embedded database always is. */
  readonly mayMigrate: boolean;
  /** This version's by default. */
  readonly all?: readonly Migration[];
  /** Makes a backup of the embedded database before it is changed; returns the file. */
  readonly backUp: () => Promise<string>;
  readonly print: (line: string) => void;
}

/**
 * Makes sure that the schema is this version's. The embedded database, which nobody else uses, is migrated after a backup. PostgreSQL is migrated by the
 * operator, as other processes use it.
 * @returns the names of the migrations that ran now
 * @throws DatabaseError with one line that says what to do
 */
export async function bringSchema({ database, mayMigrate, all, backUp, print }: BringSchemaParts): Promise<string[]> {
  const state = await schemaState(database.db, all);
  if (state.is === 'current') return [];
  if (state.is === 'newer') throw new DatabaseError(texts.newer(state.unknown));
  if (database.engine === 'postgres' && !mayMigrate) {
    throw new DatabaseError(state.is === 'empty' ? texts.empty : texts.older(state.missing));
  }
  if (state.is === 'older') {
    print(texts.migrating(state.missing.length));
    if (database.engine === 'pglite') print(texts.backedUp(await backUp()));
  }
  return migrate(database, { tell: print, ...(all === undefined ? {} : { all }) });
}
