import { allCalls, type Call, type CallName, type Who } from '@yantra/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import { createSessions } from '../modules/sessions/sessions.service.ts';
import { fillBasics, testNow } from '../testing/market.ts';
import { signedIn } from '../testing/signed-in.ts';
import { type TestAnswer, type TestApp, testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { methodsOf } from './api-routes.ts';

/* The table of who may make which call, apart from the contract: a call that is missing here, or that the contract opens to others, fails. */
const table: Readonly<Record<CallName, Who>> = {
  getCategories: 'anyone',
  getCategoryDropDown: 'anyone',
  getEquipmentTypeDropDown: 'anyone',
  getRegionDropDown: 'anyone',
  getMfgYearDropDown: 'anyone',
  getActiveSubscriptionEquipments: 'anyone',
  searchEquipments: 'anyone',
  getAllEquipments: 'anyone',
  getEquipmentById: 'anyone',
  suggest: 'anyone',
  getViewport: 'anyone',
  geocode: 'anyone',
  submitRequirement: 'anyone',
  generateOtp: 'anyone',
  verifyOtp: 'anyone',
  logIn: 'anyone',
  signUp: 'anyone',
  forgotPassword: 'anyone',
  resetPassword: 'anyone',
  refreshSession: 'anyone',
  logOut: 'anyone',
  logOutEverywhere: 'loggedIn',
  getSessions: 'loggedIn',
  getSupplierDetails: 'loggedIn',
  getOutbox: 'anyone',
  addEquipment: 'supplierOrUser',
  updateEquipment: 'supplierOrUser',
  getOwnerEquipments: 'owner',
  getEveryEquipment: 'admin',
  addEquipmentRating: 'supplierOrUser',
  getRecentViewedEquipment: 'supplierOrUser',
  importEquipments: 'supplierOrUser',
  uploadImage: 'loggedIn',
  reverseGeocode: 'anyone',
  getUserDetails: 'owner',
  updateUserDetail: 'loggedIn',
  getUsersList: 'admin',
  updateCustomer: 'admin',
  exportData: 'loggedIn',
  deleteAccount: 'supplierOrUser',
  getEquipmentTypes: 'anyone',
  addEquipmentType: 'admin',
  updateEquipmentType: 'admin',
  addNewCategory: 'admin',
  updateCategory: 'admin',
  getLeads: 'loggedIn',
  updateLead: 'supplierOrUser',
  getOverview: 'loggedIn',
};

type Asker = 'nobody' | 'user' | 'supplier' | 'admin' | 'expired' | 'revoked';
const roles = ['user', 'supplier', 'admin'] as const;
type Role = (typeof roles)[number];
const isRole = (asker: Asker): asker is Role => roles.some((role) => role === asker);

/** Which askers get past the door; everybody else is told why not. */
const allowed: Readonly<Record<Who, readonly Asker[]>> = {
  anyone: ['nobody', ...roles, 'expired', 'revoked'],
  loggedIn: roles,
  owner: roles,
  supplierOrUser: ['user', 'supplier'],
  admin: ['admin'],
};
const refusals: Readonly<Record<Asker, readonly [number, string]>> = {
  nobody: [401, 'auth.required'],
  user: [403, 'auth.forbidden'],
  supplier: [403, 'auth.forbidden'],
  admin: [403, 'auth.forbidden'],
  expired: [401, 'session.ended'],
  revoked: [401, 'session.ended'],
};
const doors = Object.values(refusals).map(([, code]) => code);

let database: OpenDatabase;
let server: TestApp;
let bearers: Readonly<Record<Exclude<Asker, Role>, Record<string, string>>>;

beforeAll(async () => {
  database = await testDatabase();
  await fillBasics(database.db);
  server = testApp(database.db);
  bearers = {
    nobody: {},
    expired: await expiredBearer(),
    revoked: await revokedBearer(),
  };
});
afterAll(() => database.close());

/** Of a session that lives. */
async function expiredBearer() {
  server.clock.time = new Date(testNow.getTime() - 600_000);
  const { bearer } = await signedIn(server, 'admin');
  server.clock.time = testNow;
  return bearer;
}

/** Of a session that was ended. */
async function revokedBearer() {
  const { bearer, userId, sessionId } = await signedIn(server, 'admin');
  const sessions = createSessions({ db: database.db, clock: { now: () => server.clock.time } });
  await sessions.logOutEverywhere({ userId, sessionId, role: 'admin' });
  return bearer;
}

/* What is asked for is wrong or empty: who may not ask is told so before anybody looks at it. */
const ask = (call: Call, method: 'GET' | 'POST', headers: Record<string, string>): Promise<TestAnswer> =>
  method === 'GET' ? server.get(`/api${call.path}`, headers) : server.post(`/api${call.path}`, {}, headers);

/* A cookie that is missing is not a door: this call tells so itself. */
const isOwnDoor = (call: Call): boolean => call.name === 'refreshSession';

test('every call stands in the table, and opens to those it says', () => {
  expect(Object.fromEntries(allCalls.map(({ name, who }) => [name, who]))).toEqual(table);
});

describe.each(allCalls.map((call) => [call.path, call] as const))('%s', (_path, call) => {
  test.each(['nobody', ...roles, 'expired', 'revoked'] as const)('asked by %s', async (asker) => {
    for (const method of methodsOf(call)) {
      // Another one each time, for some calls end the session that makes them.
      const headers = isRole(asker) ? (await signedIn(server, asker)).bearer : bearers[asker];
      const answer = await ask(call, method, { ...headers });
      const code = answer.json<{ code?: string }>().code ?? '';
      const isDoor = doors.includes(code) && !isOwnDoor(call);
      const mayEnter = allowed[table[call.name]].includes(asker);
      expect(isDoor ? [answer.status, code] : 'entered').toEqual(mayEnter ? 'entered' : refusals[asker]);
    }
  });
});
