import {
  changeEmail,
  changePhone,
  generateOtp,
  generateOtpForNewEmail,
  generateOtpForNewPhone,
  getOutbox,
  getSessions,
  getUserDetails,
  logIn,
  verifyOtp,
} from '@yantra/contract/calls';
import { afterEach, describe, expect, test } from 'vitest';
import { appForFile } from '../../testing/app-for-file.ts';
import { addMachine, testNow } from '../../testing/market.ts';
import { newPhone, type SignedIn, signedIn, signedInAgain, testPassword } from '../../testing/signed-in.ts';
import { type TestAnswer, testApp, testSettings } from '../../testing/test-app.ts';
import type { PlainMail } from '../mail/index.ts';

const mails: PlainMail[] = [];
let isLineDown = false;
const server = appForFile(() => ({
  sendMail: async (mail) => {
    if (isLineDown) throw new Error('No line.');
    mails.push(mail);
  },
}));

afterEach(async () => {
  for (const table of ['login_attempts', 'limit_hits', 'otp_sessions', 'otp_failures'] as const)
    await server.db.deleteFrom(table).execute();
  mails.length = 0;
  isLineDown = false;
});

interface Handles {
  readonly id: string;
  readonly securityStamp: string;
}
const post = (call: { readonly path: string }, body: object, { bearer }: Pick<SignedIn, 'bearer'>) =>
  server.post(`/api${call.path}`, body, bearer);
const codeIn = (answer: TestAnswer) => [answer.status, answer.json()['code']];
const handlesIn = (answer: TestAnswer) => answer.json<{ data: Handles }>().data;
const messagesTo = async (phone: string) =>
  (await server.get(`/api${getOutbox.path}?phone=${phone}`)).json<{ data: { kind: string; text: string }[] }>().data;
const mailsTo = async (email: string) =>
  (await server.get(`/api${getOutbox.path}?email=${email}`)).json<{ data: { subject: string; text: string }[] }>().data;
const sixDigits = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const askPhone = (who: SignedIn, phoneNumber: string, password = testPassword) =>
  post(generateOtpForNewPhone, { phoneNumber, password }, who);
const askEmail = (who: SignedIn, email: string, password = testPassword) =>
  post(generateOtpForNewEmail, { email, password }, who);
/** Verifies the code that was asked for; its handles are a grant then. */
async function granted(who: SignedIn, asked: TestAnswer, otp: string): Promise<Handles> {
  expect(asked.status).toBe(200);
  const handles = handlesIn(asked);
  expect((await post(verifyOtp, { ...handles, otp }, who)).status).toBe(200);
  return handles;
}
const grantOfPhone = async (who: SignedIn, phone: string) =>
  granted(who, await askPhone(who, phone), sixDigits((await messagesTo(phone))[0]?.text));
const grantOfEmail = async (who: SignedIn, email: string) =>
  granted(who, await askEmail(who, email), sixDigits(mails.at(-1)?.text));
const userOf = (id: string) => server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const logsIn = async (userName: string) =>
  (await server.post(`/api${logIn.path}`, { userName, password: testPassword })).status === 200;
const auditOf = async (userId: string, kind: string) =>
  server.db.selectFrom('audit_log').selectAll().where('user_id', '=', userId).where('kind', '=', kind).execute();

describe('another phone of an account', () => {
  test('is shown with the machines that showed the old one, and with no others', async () => {
    const [who, other] = [await signedIn(server, 'supplier'), await signedIn(server, 'supplier')];
    const [own, mates, theirs] = [
      await addMachine(server.db, { supplier_id: who.userId, phone: who.phone }),
      await addMachine(server.db, { supplier_id: who.userId, phone: '9811111111' }),
      await addMachine(server.db, { supplier_id: other.userId, phone: who.phone }),
    ];
    const phoneNumber = newPhone();
    const answer = await post(changePhone, { phoneNumber, ...(await grantOfPhone(who, phoneNumber)) }, who);
    expect(answer.status).toBe(200);
    const phones = await server.db.selectFrom('equipment').select(['id', 'phone', 'version']).execute();
    const phoneOf = (id: string) => phones.find((one) => one.id === id);
    expect([phoneOf(own), phoneOf(mates), phoneOf(theirs)]).toMatchObject([
      { phone: phoneNumber, version: 2 },
      { phone: '9811111111', version: 1 },
      { phone: who.phone, version: 1 },
    ]);
  });

  test('is proved by a code, is what one logs in with, ends every other session, and the old one is told', async () => {
    const who = await signedIn(server);
    const elsewhere = await signedInAgain(server, await userOf(who.userId));
    await server.db.updateTable('users').set({ email: 'old@example.in' }).where('id', '=', who.userId).execute();
    const phoneNumber = newPhone();
    const grant = await grantOfPhone(who, phoneNumber);
    const answer = await post(changePhone, { phoneNumber, ...grant }, who);
    const { access_token: token, message } = answer.json<{ access_token: string; message: string }>();
    expect([answer.status, message]).toEqual([200, 'Mobile number changed successfully!']);
    expect([await logsIn(who.phone), await logsIn(phoneNumber)]).toEqual([false, true]);
    const isIn = async (bearer: { authorization: string }) =>
      (await server.get(`/api${getSessions.path}`, bearer)).status === 200;
    expect([
      await isIn(who.bearer),
      await isIn(elsewhere.bearer),
      await isIn({ authorization: `Bearer ${token}` }),
    ]).toEqual([false, false, true]);
    const [told] = await messagesTo(who.phone);
    expect(told).toMatchObject({
      kind: 'phoneChanged',
      text: expect.stringContaining(phoneNumber.slice(-4)) as string,
    });
    expect(told?.text).not.toContain(phoneNumber);
    expect(await mailsTo('old@example.in')).toMatchObject([
      { subject: 'The mobile number of your Yantra account was changed' },
    ]);
    const [entry, ...more] = await auditOf(who.userId, 'phone.changed');
    expect([more, JSON.stringify(entry)]).toEqual([[], expect.not.stringContaining(phoneNumber)]);
  });

  test('takes along the requirements that the account has proved to be its own, and no others', async () => {
    const who = await signedIn(server);
    const phoneNumber = newPhone();
    const requirement = (key: string, phone_confirmed_at: Date | null) => ({
      idempotency_key: `${key}-${who.userId}`,
      full_name: 'Asha',
      email: 'a@example.in',
      phone: who.phone,
      category_id: 1,
      city_id: '8',
      details: key,
      consented_at: testNow,
      created_at: testNow,
      phone_confirmed_at,
    });
    await server.db
      .insertInto('requirements')
      .values([requirement('mine', testNow), requirement('anybodys', null)])
      .execute();
    await post(changePhone, { phoneNumber, ...(await grantOfPhone(who, phoneNumber)) }, who);
    const kept = await server.db
      .selectFrom('requirements')
      .select(['details', 'phone'])
      .where('phone', 'in', [phoneNumber, who.phone])
      .orderBy('details')
      .execute();
    expect(kept).toEqual([
      { details: 'anybodys', phone: who.phone },
      { details: 'mine', phone: phoneNumber },
    ]);
  });

  test('needs the password, guessed as slowly as at log-in, and a phone that nobody has', async () => {
    const [who, other] = [await signedIn(server), await signedIn(server)];
    expect(codeIn(await askPhone(who, other.phone))).toEqual([400, 'phone.taken']);
    expect(codeIn(await askPhone(who, who.phone))).toEqual([400, 'phone.same']);
    for (let n = 0; n < 5; n += 1)
      expect(codeIn(await askPhone(who, newPhone(), 'Wrong@123'))).toEqual([401, 'login.wrong']);
    expect(codeIn(await askPhone(who, newPhone()))).toEqual([429, 'login.tooMany']);
  });

  test('is given by no grant of another phone, of another person, of a sign-up, or used before', async () => {
    const [who, thief] = [await signedIn(server), await signedIn(server)];
    const [phoneNumber, second] = [newPhone(), newPhone()];
    const refused = [400, 'grant.invalid'];
    // Somebody at a screen that stands open, with a phone and an account of their own.
    const ofThief = await grantOfPhone(thief, phoneNumber);
    expect(codeIn(await post(changePhone, { phoneNumber, ...ofThief }, who))).toEqual(refused);
    expect(codeIn(await post(changePhone, { phoneNumber: second, ...ofThief }, thief))).toEqual(refused);
    const asked = await server.post(`/api${generateOtp.path}`, { phoneNumber: second });
    const ofSignUp = await granted(who, asked, sixDigits((await messagesTo(second))[0]?.text));
    expect(codeIn(await post(changePhone, { phoneNumber: second, ...ofSignUp }, who))).toEqual(refused);
    expect((await post(changePhone, { phoneNumber, ...ofThief }, thief)).status).toBe(200);
    const again = await signedInAgain(server, await userOf(thief.userId));
    expect(codeIn(await post(changePhone, { phoneNumber, ...ofThief }, again))).toEqual(refused);
    expect((await userOf(who.userId)).phone).toBe(who.phone);
  });

  test('goes to one of two who prove it at the same time', async () => {
    const [one, other] = [await signedIn(server), await signedIn(server)];
    const phoneNumber = newPhone();
    const first = await grantOfPhone(one, phoneNumber);
    server.clock.time = new Date(server.clock.time.getTime() + 61_000);
    const second = await grantOfPhone(other, phoneNumber);
    const answers = await Promise.all([
      post(changePhone, { phoneNumber, ...first }, one),
      post(changePhone, { phoneNumber, ...second }, other),
    ]);
    expect(answers.map(codeIn).sort(([a], [b]) => Number(a) - Number(b))).toEqual([
      [200, undefined],
      [400, 'phone.taken'],
    ]);
  });
});

describe('an e-mail address of an account', () => {
  const emailOf = async (who: SignedIn) =>
    (await server.get(`/api${getUserDetails.path}?id=${who.userId}`, who.bearer)).json<{ data: { email: string } }>()
      .data.email;

  test('is added by a code that is sent there, and changed by another, of which the one before is told', async () => {
    const who = await signedIn(server);
    const first = await grantOfEmail(who, 'asha@example.in');
    expect(mails).toMatchObject([
      { to: 'asha@example.in', subject: expect.stringMatching(/^\d{6} is your Yantra code$/) as string },
    ]);
    const added = await post(changeEmail, { email: 'asha@example.in', ...first }, who);
    expect([added.status, added.json()['message']]).toEqual([200, 'E-mail address changed successfully!']);
    expect([await emailOf(who), mails.length]).toEqual(['asha@example.in', 1]);
    const second = await grantOfEmail(who, 'new@example.in');
    await post(changeEmail, { email: 'new@example.in', ...second }, who);
    expect([await emailOf(who), mails.length]).toEqual(['new@example.in', 2]);
    const told = await mailsTo('asha@example.in');
    expect(told).toMatchObject([{ subject: 'The e-mail address of your Yantra account was changed' }]);
    expect(told[0]?.text).not.toContain('new@example.in');
    expect(await auditOf(who.userId, 'email.changed')).toHaveLength(2);
    expect(await logsIn(who.phone)).toBe(true);
  });

  test('is not changed without the password, the code, or by the grant of another address or person', async () => {
    const [who, thief] = [await signedIn(server), await signedIn(server)];
    expect(codeIn(await askEmail(who, 'asha@example.in', 'Wrong@123'))).toEqual([401, 'login.wrong']);
    const unverified = handlesIn(await askEmail(who, 'asha@example.in'));
    const refused = [400, 'emailGrant.invalid'];
    expect(codeIn(await post(changeEmail, { email: 'asha@example.in', ...unverified }, who))).toEqual(refused);
    const ofThief = await grantOfEmail(thief, 'thief@example.in');
    expect(codeIn(await post(changeEmail, { email: 'thief@example.in', ...ofThief }, who))).toEqual(refused);
    expect(codeIn(await post(changeEmail, { email: 'other@example.in', ...ofThief }, thief))).toEqual(refused);
    expect(await emailOf(who)).toBe('');
  });

  test('is asked for once a minute, and at once again where no mail has left', async () => {
    const who = await signedIn(server);
    isLineDown = true;
    expect(codeIn(await askEmail(who, 'asha@example.in'))).toEqual([503, 'mail.failed']);
    isLineDown = false;
    expect((await askEmail(who, 'asha@example.in')).status).toBe(200);
    expect(codeIn(await askEmail(who, 'asha@example.in'))).toEqual([429, 'otp.tooSoon']);
    const without = testApp(server.db, { settings: { ...testSettings, environment: 'production' } });
    const answer = await without.post(
      `/api${generateOtpForNewEmail.path}`,
      { email: 'b@example.in', password: testPassword },
      who.bearer,
    );
    expect(codeIn(answer)).toEqual([503, 'mail.failed']);
  });

  test('goes out as every mail does where nothing else is given, and what it says stays text', async () => {
    const usual = testApp(server.db);
    const who = await signedIn(server);
    const body = { email: 'c@example.in', password: testPassword };
    expect((await usual.post(`/api${generateOtpForNewEmail.path}`, body, who.bearer)).status).toBe(200);
    const answer = await usual.get(`/api${getOutbox.path}?email=c@example.in`);
    const [mail] = answer.json<{ data: { kind: string; subject: string; text: string; html: string }[] }>().data;
    expect(mail).toMatchObject({ kind: 'account', subject: `${sixDigits(mail?.text)} is your Yantra code` });
    expect(mail?.html).toContain(`>${sixDigits(mail?.text)} is your Yantra code`);
  });
});
