import { rentADay, rentalTypes } from '@yantra/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForFile } from '../../testing/test-database.ts';

const database = databaseForFile();

test('the database compares rents by the rule of the domain, to the paisa', async () => {
  const amounts = [1, 3, 4, 7, 14, 15, 44, 45, 100, 874_055, 9_999_999_999];
  for (const { id } of rentalTypes) {
    const { rows } = await sql<{ a_day: number }>`
      select rent_a_day(paise, ${id}::smallint) as a_day from unnest(${amounts}::bigint[]) with ordinality a (paise, n) order by n`.execute(
      database.db,
    );
    expect(rows.map((row) => Number(row.a_day))).toEqual(amounts.map((paise) => rentADay(paise, id)));
  }
});
