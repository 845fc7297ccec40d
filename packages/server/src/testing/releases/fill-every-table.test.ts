import { expect, test } from 'vitest';
import { openDatabase, pgliteDatabase } from '../../database/open.ts';
import { emptyDatabase, testEngine } from '../test-database.ts';
import { fillEveryTable } from './fill-every-table.ts';

test('a release finds something to keep in every table', async () => {
  const database =
    testEngine === 'pglite'
      ? await pgliteDatabase({})
      : await openDatabase({ databaseUrl: await emptyDatabase(), dataDir: '.' });
  try {
    await expect(fillEveryTable(database)).resolves.toBeUndefined();
  } finally {
    await database.close();
  }
});
