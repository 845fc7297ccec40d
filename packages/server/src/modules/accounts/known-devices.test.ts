import { logIn } from '@yantra/contract/calls';
import { expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addUser, testPassword } from '../../testing/signed-in.ts';

const server = appForFile();
const phoneAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const deskAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

test('a log-in from a kind of device that the account has not seen is told, the first of all and known ones are not', async () => {
  const { id, phone } = await addUser(server);
  const from = async (agent: string) => {
    const answer = await server.post(
      `/api${logIn.path}`,
      { userName: phone, password: testPassword },
      { 'user-agent': agent },
    );
    expect(answer.status).toBe(200);
    const told = await server.db.selectFrom('notifications').select('facts').where('user_id', '=', id).execute();
    return told.map(({ facts }) => facts);
  };
  expect(await from(phoneAgent)).toEqual([]);
  expect(await from(phoneAgent)).toEqual([]);
  expect(await from(deskAgent)).toEqual([{ device: 'Firefox on Windows' }]);
  expect(await from(deskAgent)).toHaveLength(1);
  expect(await from(phoneAgent)).toHaveLength(1);
});
