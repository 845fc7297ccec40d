import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Database } from '../database/types.ts';
import { fillBasics, testNow } from './market.ts';
import { type TestApp, type TestAppDeps, testApp } from './test-app.ts';
import { databaseForFile } from './test-database.ts';

/**
 * An app for all tests of a file, over a database of its own with what every machine needs. After each test its clock is reset to `testNow` and its log
 * emptied; rows stay.
 * @param given the app's parts, from the database
 */
export function appForFile(given: (db: Kysely<Database>) => TestAppDeps | Promise<TestAppDeps> = () => ({})): TestApp {
  const database = databaseForFile(fillBasics);
  let made: TestApp | undefined;
  const server = (): TestApp => {
    if (!made) throw new Error('The app of a test is made before the first test, not while its file is read.');
    return made;
  };
  beforeAll(async () => {
    made = testApp(database.db, await given(database.db));
  });
  afterEach(() => {
    server().clock.time = testNow;
    server().log.length = 0;
  });
  afterAll(() => made?.app.http.close());
  return {
    get app() {
      return server().app;
    },
    get db() {
      return server().db;
    },
    get clock() {
      return server().clock;
    },
    get log() {
      return server().log;
    },
    get: (...asked) => server().get(...asked),
    post: (...asked) => server().post(...asked),
  };
}
