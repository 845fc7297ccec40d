import {
  forgotPassword,
  generateOtp,
  getOutbox,
  getSessions,
  logIn,
  resetPassword,
  signUp,
  verifyOtp,
} from '@yantra/contract/calls';
import { afterEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { testNow } from '../../testing/market.ts';
import { medianDifference } from '../../testing/median-difference.ts';
import { addUser, newPhone, signedIn, testPassword } from '../../testing/signed-in.ts';
import { type TestAnswer, testApp } from '../../testing/test-app.ts';
import { onPostgresAlone } from '../../testing/test-database.ts';
import { stampHash } from '../verification/one-time-codes.ts';

const server = appForFile();
const post = (call: { readonly path: string }, body: object, headers: Record<string, string> = {}) =>
  server.post(`/api${call.path}`, body, headers);

afterEach(async () => {
  for (const table of ['login_attempts', 'limit_hits'] as const) await server.db.deleteFrom(table).execute();
});

interface Handles {
  readonly id: string;
  readonly securityStamp: string;
}
const dataIn = <Data>(answer: TestAnswer): Data => answer.json<{ data: Data }>().data;
const codeIn = (answer: TestAnswer): TestAnswer['status'] | unknown[] => [answer.status, answer.json()['code']];

/** Verifies a phone with the code in its message. */
async function verified(purpose: 'signUp' | 'resetPassword', phone: string): Promise<Handles> {
  const asked =
    purpose === 'signUp'
      ? await post(generateOtp, { phoneNumber: phone })
      : await post(forgotPassword, { userName: phone });
  expect(asked.status).toBe(200);
  const { id, securityStamp } = dataIn<Handles>(asked);
  const outbox = await server.get(`/api${getOutbox.path}?phone=${phone}`);
  const otp = /\b\d{6}\b/.exec(dataIn<{ text: string }[]>(outbox)[0]?.text ?? '')?.[0];
  expect((await post(verifyOtp, { id, securityStamp, otp })).status).toBe(200);
  return { id, securityStamp };
}

const person = { firstName: ' Asha ', lastName: 'Patil', email: 'asha@example.in', password: 'Tractor#2026' };
const userOf = (phone: string) =>
  server.db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst();

describe('a sign-up', () => {
  // spec: call.sign-up, call.registration
  test('opens an account for a phone that was verified, and logs in with it', async () => {
    const phoneNumber = newPhone();
    const answer = await post(signUp, { ...person, phoneNumber, ...(await verified('signUp', phoneNumber)) });
    const user = await userOf(phoneNumber);
    expect(answer.json()).toEqual({
      success: true,
      message: 'User Created Successfully!',
      data: { id: user?.id },
    });
    expect(user).toMatchObject({
      role: 'user',
      first_name: 'Asha',
      last_name: 'Patil',
      email: 'asha@example.in',
      created_at: testNow,
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=47104,t=5,p=1\$/),
    });
    const log = await server.db
      .selectFrom('audit_log')
      .select('kind')
      .where('user_id', '=', user?.id ?? '')
      .execute();
    expect(log).toEqual([{ kind: 'account.created' }]);
    expect((await post(logIn, { userName: phoneNumber, password: person.password })).status).toBe(200);
    expect(JSON.stringify(server.log)).not.toMatch(new RegExp(`${phoneNumber}|${person.password}|asha`, 'i'));
  });

  test.each([
    [{ locale: 'hi' }, '', 'hi', 'आपका Yantra कोड है'],
    [{}, '/mr', 'mr', 'तुमचा Yantra कोड आहे'],
    [{ locale: 'fr' }, '', 'en', 'is your Yantra code'],
  ] as const)(
    'is in the language of its page, and so are its codes: %j at "%s/api"',
    async (named, prefix, language, said) => {
      const phoneNumber = newPhone();
      const inLanguage = (call: { readonly path: string }, body: object) =>
        server.post(`${prefix}/api${call.path}`, body);
      const newest = async () => {
        const outbox = await server.get(`/api${getOutbox.path}?phone=${phoneNumber}`);
        return dataIn<{ text: string }[]>(outbox)[0]?.text ?? '';
      };
      const { id, securityStamp } = dataIn<Handles>(await inLanguage(generateOtp, { phoneNumber, ...named }));
      const text = await newest();
      expect(text).toContain(said);
      const otp = /\b\d{6}\b/.exec(text)?.[0];
      await post(verifyOtp, { id, securityStamp, otp });
      const answer = await inLanguage(signUp, { ...person, ...named, phoneNumber, id, securityStamp });
      expect([answer.status, (await userOf(phoneNumber))?.language]).toEqual([200, language]);
      // Whoever asks for it, on whatever page, the message is for the person of the account.
      server.clock.time = new Date(testNow.getTime() + 120_000);
      await post(forgotPassword, { userName: phoneNumber });
      await server.app.background.settled();
      server.clock.time = testNow;
      expect(await newest()).toContain(said);
    },
  );

  test('saves the organization of its tab', async () => {
    const phoneNumber = newPhone();
    const organization = {
      name: 'Patil Earthmovers',
      designation: 'Owner',
      cinNumber: 'u29210mh2015ptc123456',
      websiteUrl: 'https://patil.example.in',
      companyEmail: 'office@patil.example.in',
    };
    const handles = await verified('signUp', phoneNumber);
    expect((await post(signUp, { ...person, phoneNumber, ...handles, organization })).status).toBe(200);
    const { id } = (await userOf(phoneNumber)) ?? { id: '' };
    const stored = await server.db.selectFrom('organizations').selectAll().where('user_id', '=', id).execute();
    expect(stored).toMatchObject([
      {
        name: 'Patil Earthmovers',
        designation: 'Owner',
        cin_number: 'U29210MH2015PTC123456',
        website_url: 'https://patil.example.in',
        company_email: 'office@patil.example.in',
      },
    ]);
  });

  test('saves an organization of which the name alone is known', async () => {
    const phoneNumber = newPhone();
    const handles = await verified('signUp', phoneNumber);
    const organization = { name: 'Patil Earthmovers' };
    expect((await post(signUp, { ...person, phoneNumber, ...handles, organization })).status).toBe(200);
    const { id } = (await userOf(phoneNumber)) ?? { id: '' };
    const stored = await server.db.selectFrom('organizations').selectAll().where('user_id', '=', id).execute();
    const empty = { designation: '', cin_number: '', website_url: '', company_email: '' };
    expect(stored).toMatchObject([{ name: 'Patil Earthmovers', ...empty }]);
  });

  test('takes a first name of a hundred characters, as a whole name of an owner may be', async () => {
    const phoneNumber = newPhone();
    const handles = await verified('signUp', phoneNumber);
    const long = { ...person, firstName: 'A'.repeat(101), phoneNumber, ...handles };
    expect((await post(signUp, long)).json()['errors']).toEqual({ firstName: '100 characters at most, please.' });
    expect((await post(signUp, { ...long, firstName: 'A'.repeat(100) })).status).toBe(200);
  });

  test('takes no role, id or date from what is sent', async () => {
    const phoneNumber = newPhone();
    const id = '00000000-0000-4000-8000-00000000abcd';
    const extra = {
      role: 'admin',
      isAdmin: true,
      userId: id,
      created_at: '2001-01-01',
      password_hash: '!',
      userName: 'x',
    };
    const handles = await verified('signUp', phoneNumber);
    expect((await post(signUp, { ...extra, ...person, phoneNumber, ...handles })).status).toBe(200);
    const user = await userOf(phoneNumber);
    expect(user).toMatchObject({ role: 'user', created_at: testNow });
    expect([id, handles.id]).not.toContain(user?.id);
  });

  test('uses its grant up, and needs one for that phone', async () => {
    const [phoneNumber, other] = [newPhone(), newPhone()];
    const handles = await verified('signUp', phoneNumber);
    expect(codeIn(await post(signUp, { ...person, phoneNumber: other, ...handles }))).toEqual([400, 'grant.invalid']);
    expect((await post(signUp, { ...person, phoneNumber, ...handles })).status).toBe(200);
    expect(codeIn(await post(signUp, { ...person, phoneNumber, ...handles }))).toEqual([400, 'grant.invalid']);
    const none = { id: '00000000-0000-4000-8000-000000000001', securityStamp: 'x' };
    expect(codeIn(await post(signUp, { ...person, phoneNumber: other, ...none }))).toEqual([400, 'grant.invalid']);
    expect(await userOf(other)).toBeUndefined();
  });

  test('of the same phone twice at once opens one account, also with two grants', async () => {
    const phoneNumber = newPhone();
    const first = await verified('signUp', phoneNumber);
    server.clock.time = new Date(testNow.getTime() + 61_000);
    const second = await verified('signUp', phoneNumber);
    const answers = await Promise.all(
      [first, second].map((handles) => post(signUp, { ...person, phoneNumber, ...handles })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.json()).toEqual({
      success: false,
      code: 'phone.taken',
      message: 'User with this phone number already exists. Please enter a different phone number or try to log in.',
    });
  });

  test('is refused with a sentence for each wrong field', async () => {
    const answer = await post(signUp, {
      phoneNumber: '12',
      firstName: '',
      email: 'x',
      password: 'short',
      organization: {},
    });
    expect([answer.status, answer.json()['errors']]).toEqual([
      400,
      expect.objectContaining({
        firstName: 'Please enter your first name.',
        phoneNumber: 'Please enter a valid 10-digit phone number.',
        password:
          'Password must contain at least one symbol, one capital letter, one number, and be at least 8 characters long.',
        id: 'Please ask for a new code.',
      }),
    ]);
  });
});

describe('a password reset', () => {
  const password = 'Excavator@77';

  // spec: call.reset-password
  test('sets the password, ends every session on the next request, and lets go of the back-off', async () => {
    const user = await signedIn(server);
    const elsewhere = testApp(server.db);
    for (let n = 0; n < 6; n += 1) await post(logIn, { userName: user.phone, password: 'no' });
    expect((await post(logIn, { userName: user.phone, password: testPassword })).status).toBe(429);
    const handles = await verified('resetPassword', user.phone);
    expect((await server.get(`/api${getSessions.path}`, user.bearer)).status).toBe(200);
    const answer = await post(resetPassword, { userName: user.phone, password, ...handles, role: 'admin' });
    expect(answer.json()).toEqual({ success: true, message: 'Password reset successfully!', data: {} });
    for (const at of [server, elsewhere]) {
      const refused = await at.get(`/api${getSessions.path}`, user.bearer);
      expect(codeIn(refused)).toEqual([401, 'session.ended']);
    }
    expect((await post(logIn, { userName: user.phone, password: testPassword })).status).toBe(401);
    expect((await post(logIn, { userName: user.phone, password })).status).toBe(200);
    expect((await userOf(user.phone))?.role).toBe('user');
    const log = await server.db.selectFrom('audit_log').select('kind').where('user_id', '=', user.userId).execute();
    expect(log.map(({ kind }) => kind)).toContain('password.reset');
  });

  test('needs a grant of its own: one for signing up does not do, nor the other way round, nor one of another phone', async () => {
    const [known, another, fresh] = [(await addUser(server)).phone, (await addUser(server)).phone, newPhone()];
    const forSignUp = await verified('signUp', fresh);
    const forReset = await verified('resetPassword', known);
    await addUser(server, { phone: fresh });
    expect(codeIn(await post(resetPassword, { userName: fresh, password, ...forSignUp }))).toEqual([
      400,
      'grant.invalid',
    ]);
    expect(codeIn(await post(signUp, { ...person, phoneNumber: known, ...forReset }))).toEqual([400, 'grant.invalid']);
    expect(codeIn(await post(resetPassword, { userName: another, password, ...forReset }))).toEqual([
      400,
      'grant.invalid',
    ]);
    const unverified = dataIn<Handles>(await post(forgotPassword, { userName: another }));
    expect(codeIn(await post(resetPassword, { userName: another, password, ...unverified }))).toEqual([
      400,
      'grant.invalid',
    ]);
    expect((await post(resetPassword, { userName: known, password, ...forReset })).status).toBe(200);
    expect(codeIn(await post(resetPassword, { userName: known, password, ...forReset }))).toEqual([
      400,
      'grant.invalid',
    ]);
    expect((await post(logIn, { userName: another, password: testPassword })).status).toBe(200);
  });

  test('uses up every other code and grant of that phone for it', async () => {
    const { phone } = await addUser(server);
    const first = await verified('resetPassword', phone);
    server.clock.time = new Date(testNow.getTime() + 61_000);
    const second = await verified('resetPassword', phone);
    server.clock.time = new Date(testNow.getTime() + 122_000);
    const third = dataIn<Handles>(await post(forgotPassword, { userName: phone }));
    const outbox = await server.get(`/api${getOutbox.path}?phone=${phone}`);
    const otp = /\b\d{6}\b/.exec(dataIn<{ text: string }[]>(outbox)[0]?.text ?? '')?.[0];
    expect((await post(resetPassword, { userName: phone, password, ...second })).status).toBe(200);
    expect(codeIn(await post(resetPassword, { userName: phone, password: 'Loader@123', ...first }))).toEqual([
      400,
      'grant.invalid',
    ]);
    expect(codeIn(await post(verifyOtp, { ...third, otp }))).toEqual([400, 'otp.expired']);
  });

  test('while somebody logs in with the old password leaves no session of theirs', async () => {
    const user = await addUser(server);
    const handles = await verified('resetPassword', user.phone);
    const [reset, ...logIns] = await Promise.all([
      post(resetPassword, { userName: user.phone, password, ...handles }),
      ...Array.from({ length: 4 }, () => post(logIn, { userName: user.phone, password: testPassword })),
    ]);
    expect(reset?.status).toBe(200);
    for (const answer of logIns) expect([200, 401]).toContain(answer.status);
    expect(await server.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute()).toEqual([]);
  });
});

test('new passwords are hashed only so often for one address', async () => {
  // A grant of a phone without an account, which every try leaves unused.
  const phone = newPhone();
  const securityStamp = 'x';
  const id = '00000000-0000-4000-8000-0000000000aa';
  const row = { id, purpose: 'resetPassword', phone, stamp: stampHash(securityStamp), code: null } as const;
  await server.db
    .insertInto('otp_sessions')
    .values({ ...row, sent_at: testNow, expires_at: testNow, verified_at: testNow })
    .execute();
  const ask = () => post(resetPassword, { userName: phone, password: 'Excavator@77', id, securityStamp });
  expect((await ask()).status).toBe(400);
  const [hit] = await server.db.selectFrom('limit_hits').selectAll().where('kind', '=', 'new-password').execute();
  if (hit === undefined) throw new Error('Nothing was counted.');
  await server.db
    .insertInto('limit_hits')
    .values(Array.from({ length: 28 }, () => hit))
    .execute();
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([400, 429, 429]);
  expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('3600');
});

test('nothing is hashed, and no new password counted, without a grant that would serve', async () => {
  const phone = newPhone();
  const none = { id: '00000000-0000-4000-8000-000000000001', securityStamp: 'x' };
  const asked = dataIn<Handles>(await post(generateOtp, { phoneNumber: phone }));
  for (const handles of [none, asked]) {
    expect(codeIn(await post(signUp, { ...person, phoneNumber: phone, ...handles }))).toEqual([400, 'grant.invalid']);
    expect(codeIn(await post(resetPassword, { userName: phone, password: 'Excavator@77', ...handles }))).toEqual([
      400,
      'grant.invalid',
    ]);
  }
  const counted = await server.db.selectFrom('limit_hits').select('who').where('kind', '=', 'new-password').execute();
  expect(counted).toEqual([]);
});

describe('a forgotten password', () => {
  test(
    'of an unknown phone is answered as that of a known one, and in the same time',
    { timeout: 120_000, ...onPostgresAlone },
    async () => {
      const shapes = new Set<string>();
      const pairs = 200;
      const known: string[] = [];
      while (known.length < pairs) known.push((await addUser(server)).phone);
      const ask = (way: number, phoneOf: (n: number) => string | undefined) => async (n: number) => {
        const from = { 'x-forwarded-for': `10.${way}.${n >> 8}.${n & 255}` };
        const answer = await post(forgotPassword, { userName: phoneOf(n) }, from);
        const { id, securityStamp } = dataIn<Handles>(answer);
        shapes.add(JSON.stringify([answer.status, Object.keys(answer.json()), id.length, securityStamp.length]));
      };
      const longer = await medianDifference({
        pairs,
        ways: [ask(1, (n) => known[n]), ask(2, newPhone)],
        rest: () => server.app.background.settled(),
      });
      expect(shapes.size).toBe(1);
      expect(Math.abs(longer)).toBeLessThan(5);
    },
  );

  test('cannot be verified with the code of an unknown phone, for it has none', async () => {
    const phone = newPhone();
    await post(forgotPassword, { userName: phone });
    const outbox = await server.get(`/api${getOutbox.path}?phone=${phone}`);
    expect(dataIn(outbox)).toEqual([]);
  });
});
