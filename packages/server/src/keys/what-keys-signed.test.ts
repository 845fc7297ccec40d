import { generateOtp, getOutbox, getSessions, verifyOtp } from '@yantra/contract/calls';
import { SignJWT } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { forgetKeys, rotateKey } from '../modules/key-changes/rotate-key.ts';
import { createLeadReceipts } from '../modules/partner-keys/lead-receipts.ts';
import { accessTokenSeconds } from '../modules/sessions/access-token.ts';
import { appForFile } from '../testing/app-for-file.ts';
import { addUser, newPhone, signedIn } from '../testing/signed-in.ts';
import { type KeyName, keyNames } from './key-names.ts';
import { createKeyrings, publishedMs } from './keyring.ts';

const server = appForFile();
const clock = { now: () => server.clock.time };
const later = (ms: number) => void (server.clock.time = new Date(server.clock.time.getTime() + ms));
const rotate = (name: KeyName, isAtOnce = false) => rotateKey(server.db, clock, { name, isAtOnce });

beforeEach(async () => {
  await server.db.deleteFrom('secrets').execute();
  await server.db.deleteFrom('old_keys').execute();
  later(3_600_000);
});

test('who took a key can sign with it until it is retired, and never after', async () => {
  const someone = await signedIn(server);
  const stolen = (await createKeyrings({ db: server.db, clock })('access-tokens').keys()).signing();
  /** As good as one of ours, and made now. */
  const forged = () => {
    const seconds = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({ sid: someone.sessionId, role: 'user' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: stolen.id })
      .setSubject(someone.userId)
      .setIssuer('yantra')
      .setAudience('yantra-api')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + accessTokenSeconds)
      .sign(stolen.bytes);
  };
  const status = async () =>
    (await server.get(`/api${getSessions.path}`, { authorization: `Bearer ${await forged()}` })).status;
  expect(await status()).toBe(200);
  await rotate('access-tokens');
  later(publishedMs + keyNames['access-tokens'].lastsMs);
  expect(await status()).toBe(200);
  later(120_000);
  // Not because its row is gone.
  expect(await status()).toBe(401);
  await forgetKeys(server.db, clock);
  expect(await status()).toBe(401);
});

test('a code that is on its way verifies its phone after a change, and does not after one at once', async () => {
  const sent = async () => {
    const phone = newPhone();
    const { data } = (await server.post(`/api${generateOtp.path}`, { phoneNumber: phone })).json<{ data: object }>();
    const box = await server.get(`/api${getOutbox.path}?phone=${phone}`);
    const [message] = box.json<{ data: { text: string }[] }>().data;
    return { ...data, otp: message?.text.slice(0, 6) ?? '' };
  };
  const verified = async (code: object) => (await server.post(`/api${verifyOtp.path}`, code)).status;
  const first = await sent();
  await rotate('otp');
  later(publishedMs);
  expect(await verified(first)).toBe(200);
  const second = await sent();
  await rotate('otp', true);
  later(30_000);
  expect(await verified(second)).toBe(400);
});

test('what a partner’s page got for leads is taken after a change, and not after one at once', async () => {
  const supplier = await addUser(server, { role: 'supplier' });
  const origin = 'https://partner.example';
  await server.db
    .insertInto('partner_keys')
    .values({ supplier_id: supplier.id, key: 'pk_changed', name: 'Shop', origins: [origin], created_at: clock.now() })
    .execute();
  // Two processes: one makes it, the other one takes it.
  const { db } = server;
  const [maker, taker] = [createLeadReceipts({ db, clock }), createLeadReceipts({ db, clock })];
  const made = () => maker.make({ key: 'pk_changed', page: '/', widget: 'lead-form' });
  const before = await made();
  await rotate('leadReceipts');
  later(publishedMs);
  const after = await made();
  expect([await taker.verify(before, origin), await taker.verify(after, origin)]).toMatchObject([
    { page: '/' },
    { page: '/' },
  ]);
  await rotate('leadReceipts', true);
  later(30_000);
  await expect(taker.verify(after, origin)).rejects.toMatchObject({ code: 'receipt.invalid' });
  await expect(taker.verify(await made(), origin)).resolves.toMatchObject({ page: '/' });
});
