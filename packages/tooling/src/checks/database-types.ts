/** The tables' types must match the migrated schema; `--fix` generates them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.ts';
import { type Check, findingOf } from './check.ts';

const file = 'packages/server/src/database/tables.generated.ts';

export const databaseTypes: Check = {
  id: 'database-types',
  name: 'the types of the tables are those of the migrated schema',
  run: async ({ isFixing }) => {
    // Loaded on demand: it brings a whole database with it.
    const { schemaTypes } = await import('@yantra/server/testing');
    const types = await schemaTypes();
    if (types === readFileSync(join(root, file), 'utf8')) return findingOf([]);
    if (!isFixing) return findingOf([`${file} is not what the migrations make: npm run check -- database-types --fix`]);
    writeFileSync(join(root, file), types);
    return findingOf([]);
  },
};
