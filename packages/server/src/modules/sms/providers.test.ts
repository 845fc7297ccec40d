import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { msg91 } from './msg91.ts';
import type { SmsMessage, SmsProvider } from './sms.ts';
import { twilio } from './twilio.ts';

/** A request to a replacement provider. */
interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a stand-in answers; nothing at all for `silent`. */
type Answer = { readonly status: number; readonly body: string; readonly headers?: Record<string, string> } | 'silent';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A provider's API on this machine. */
async function standIn(answer: Answer) {
  const asked: Asked[] = [];
  const arrived = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ method: request.method, url: request.url, headers: request.headers, body });
      arrived.resolve();
      if (answer === 'silent') return;
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
    });
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, arrived: arrived.promise, server };
}

const message: SmsMessage = {
  phone: '9876543210',
  kind: 'otpResetPassword',
  text: '123456 is your Yantra code\n\n@yantra.example #123456',
  variables: { otp: '123456', host: 'yantra.example' },
};
const never = { timeout: () => new AbortController().signal };
const sid = `AC${'0'.repeat(32)}`;
const providers = {
  MSG91: (url: string, transport = never): SmsProvider =>
    msg91(
      {
        authKey: 'auth-key',
        sender: 'YANTRA',
        templates: {
          otpSignUp: 'flow-1',
          otpResetPassword: 'flow-2',
          expiryReminder: 'flow-3',
          leadAlert: 'flow-4',
          'otpResetPassword.hi': 'flow-5',
        },
        dltTemplates: { otpResetPassword: '1107160000000000002' },
        url: `${url}/api/v5/flow/`,
      },
      transport,
    ),
  Twilio: (url: string, transport = never): SmsProvider =>
    twilio({ accountSid: sid, authToken: 'auth-token', sender: '+14155550100', url }, transport),
};

describe('MSG91', () => {
  test('gets the template, the registered sender and the variables', async () => {
    const { url, asked } = await standIn({
      status: 200,
      body: '{"message":"3763646c3058373530393938","type":"success"}',
    });
    expect(await providers.MSG91(url).deliver(message)).toBe('3763646c3058373530393938');
    expect(asked).toMatchObject([{ method: 'POST', url: '/api/v5/flow/', headers: { authkey: 'auth-key' } }]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      template_id: 'flow-2',
      DLT_TE_ID: '1107160000000000002',
      sender: 'YANTRA',
      short_url: '0',
      recipients: [{ mobiles: '919876543210', otp: '123456', host: 'yantra.example' }],
    });
  });

  test('gets the template of the message’s language, and speaks those alone that it has', async () => {
    const { url, asked } = await standIn({ status: 200, body: '{"message":"1","type":"success"}' });
    const provider = providers.MSG91(url);
    await provider.deliver({ ...message, locale: 'hi' });
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ template_id: 'flow-5' });
    expect(provider.speaks('otpResetPassword', 'hi')).toBe(true);
    expect(provider.speaks('otpResetPassword', 'mr')).toBe(false);
    expect(provider.speaks('otpSignUp', 'hi')).toBe(false);
  });

  test('may refuse with status 200', async () => {
    const { url } = await standIn({ status: 200, body: '{"message":"919876543210 is blocked","type":"error"}' });
    await expect(providers.MSG91(url).deliver(message)).rejects.toMatchObject({
      message: 'MSG91 answered 200, error.',
      mayHaveLeft: false,
    });
  });
});

describe('Twilio', () => {
  test('gets number, sender and the whole text', async () => {
    const { url, asked } = await standIn({ status: 201, body: '{"sid":"SM1","status":"queued"}' });
    expect(await providers.Twilio(url).deliver(message)).toBe('SM1');
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: `/2010-04-01/Accounts/${sid}/Messages.json`,
        headers: {
          authorization: `Basic ${Buffer.from(`${sid}:auth-token`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
      },
    ]);
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      To: '+919876543210',
      From: '+14155550100',
      Body: message.text,
    });
  });

  test('sends through a messaging service when the sender is one', async () => {
    const { url, asked } = await standIn({ status: 201, body: '{"sid":"SM1"}' });
    const sender = `MG${'1'.repeat(32)}`;
    await twilio({ accountSid: sid, authToken: 'auth-token', sender, url }, never).deliver(message);
    expect(new URLSearchParams(asked[0]?.body).get('MessagingServiceSid')).toBe(sender);
    expect(new URLSearchParams(asked[0]?.body).has('From')).toBe(false);
  });

  test('speaks a language for which the regulator’s template is named', () => {
    const account = { accountSid: sid, authToken: 'auth-token', sender: '+14155550100' };
    const provider = twilio({ ...account, dltTemplates: { 'leadAlert.mr': '1107160000000000009' } }, never);
    expect(provider.speaks('leadAlert', 'mr')).toBe(true);
    expect(provider.speaks('leadAlert', 'hi')).toBe(false);
    expect(providers.Twilio('https://sms.example').speaks('leadAlert', 'mr')).toBe(false);
  });

  test('names its error by number', async () => {
    const body = '{"code":21211,"message":"The number +919876543210 is not valid.","status":400}';
    const { url } = await standIn({ status: 400, body });
    await expect(providers.Twilio(url).deliver(message)).rejects.toMatchObject({
      message: 'Twilio answered 400, error 21211.',
      mayHaveLeft: false,
    });
  });
});

describe.each(Object.entries(providers))('%s', (name, open) => {
  test.each([
    ['a refusal (401)', 401, '{"type":"error","code":20003}', false],
    ['too many (429)', 429, '{"type":"error","code":20429}', false],
    ['a failure (500)', 500, '{"type":"error"}', true],
    ['a page of a gateway (502)', 502, '<html>', true],
    ['a success that says nothing', 200, 'OK', true],
    ['an answer without end', 200, `"${'x'.repeat(200_000)}"`, true],
  ])('%s is a failed message', async (_what, status, body, mayHaveLeft) => {
    const { url, asked } = await standIn({ status, body });
    const failure: unknown = await open(url)
      .deliver(message)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ProviderError', mayHaveLeft, isOutage: status !== 200 });
    expect(String(failure)).toContain(`${name} answered ${status}`);
    expect(String(failure)).not.toMatch(/123456|98765|auth/);
    expect(asked).toHaveLength(1);
  });

  test('that does not answer in time has failed, and may have sent the message', async () => {
    const { url, arrived } = await standIn('silent');
    const timeout = new AbortController();
    void arrived.then(() => timeout.abort(new DOMException('Too late.', 'TimeoutError')));
    await expect(open(url, { timeout: () => timeout.signal }).deliver(message)).rejects.toMatchObject({
      message: `${name} did not answer in time.`,
      mayHaveLeft: true,
    });
  });

  test('that cannot be reached has not sent it', async () => {
    const { url, server } = await standIn('silent');
    await new Promise((resolve) => server.close(resolve));
    await expect(open(url).deliver(message)).rejects.toMatchObject({
      message: `${name} did not answer (ECONNREFUSED).`,
      mayHaveLeft: false,
    });
  });

  test('says whether anything answers there, with nothing of ours in the question', async () => {
    const [taking, failing] = [await standIn({ status: 405, body: '' }), await standIn({ status: 502, body: '' })];
    expect([await open(taking.url).isReachable(), await open(failing.url).isReachable()]).toEqual([true, false]);
    expect(taking.asked).toMatchObject([{ method: 'HEAD', body: '' }]);
    expect(JSON.stringify(taking.asked)).not.toMatch(/auth-|Basic|98765/);
    await new Promise((resolve) => taking.server.close(resolve));
    expect(await open(taking.url).isReachable()).toBe(false);
  });

  test('that sends elsewhere is not followed: the key would go along', async () => {
    const elsewhere = await standIn({ status: 200, body: '{"type":"success"}' });
    const { url } = await standIn({ status: 307, body: '', headers: { location: elsewhere.url } });
    await expect(open(url).deliver(message)).rejects.toMatchObject({ name: 'ProviderError' });
    expect(elsewhere.asked).toEqual([]);
  });
});
