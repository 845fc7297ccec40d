// @module-tag other
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabaseForFile } from '../../testing/test-database.ts';
import { migrate } from '../migrate.ts';

const database = emptyDatabaseForFile();

test('the names of businesses that were kept with their people become organizations', async () => {
  const { db } = database;
  await database.before('0007');
  await sql`insert into users (role, first_name, phone, password_hash, organization_name)
    values ('supplier', 'Asha', '9876543210', '!', 'Patil Earthmovers'), ('user', 'Ravi', '9876543211', '!', null)`.execute(
    db,
  );
  await migrate(database.all);
  const organizations = await db
    .selectFrom('organizations')
    .innerJoin('users', 'users.id', 'organizations.user_id')
    .select(['first_name', 'name', 'designation'])
    .execute();
  expect(organizations).toEqual([{ first_name: 'Asha', name: 'Patil Earthmovers', designation: '' }]);
});
