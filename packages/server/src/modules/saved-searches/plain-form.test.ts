import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addUser, testPassword } from '../../testing/signed-in.ts';

const server = appForFile();
const search = JSON.stringify({ searchTerm: 'crane', selectedCity: 'Nashik', discount: 10 });

/** Posts the plain form, as a browser does. */
async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await server.app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: answer.statusCode, text: answer.payload, headers: answer.headers };
}
const savedOf = (userId: string) =>
  server.db.selectFrom('saved_searches').select(['pace']).where('user_id', '=', userId).execute();

test('a search is saved without JavaScript: it logs in, saves and comes back to its page, in its language', async () => {
  const { id, phone } = await addUser(server);
  const fields = { userName: phone, password: testPassword, pace: 'atOnce', search };
  const { status, headers } = await post('/hi/saved/searches/new/crane?discount=10', fields);
  expect([status, headers.location]).toEqual([303, '/hi/saved/searches/new/crane?discount=10&done=1']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(String(headers['set-cookie'])).toContain('yantra_session=');
  expect(await savedOf(id)).toEqual([{ pace: 'atOnce' }]);
});

test('a wrong password saves nothing, and leads back to the form', async () => {
  const { id, phone } = await addUser(server);
  const { status, text } = await post('/saved/searches/new', { userName: phone, password: 'not this', search });
  expect([status, await savedOf(id)]).toEqual([401, []]);
  expect(text).toContain('href="/saved/searches/new"');
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no search', '"crane"'],
  ['a bad one', '{"discount":"much"}'],
])('%s instead of a search is refused', async (_name, bad) => {
  const { id, phone } = await addUser(server);
  const { status } = await post('/saved/searches/new', { userName: phone, password: testPassword, search: bad });
  expect([status, await savedOf(id)]).toEqual([400, []]);
});

test('another site’s form is refused, before anybody is logged in', async () => {
  const { id, phone } = await addUser(server);
  const fields = { userName: phone, password: testPassword, search };
  const { status, headers } = await post('/saved/searches/new', fields, { origin: 'https://evil.example' });
  expect([status, headers['set-cookie'], await savedOf(id)]).toEqual([403, undefined, []]);
});
