export { DatabaseError } from './database/database-error.ts';
export { migrate } from './database/migrate.ts';
export { openDatabase, type DatabaseSettings, type OpenDatabase } from './database/open.ts';
export type { Database } from './database/types.ts';
