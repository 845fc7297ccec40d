import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { mailServer } from '../../testing/mail-server.ts';
import { MailFailed, type MailMessage } from './mail.ts';
import { smtp } from './smtp.ts';

const message: MailMessage = {
  to: 'asha@example.in',
  kind: 'paid',
  id: 'purchase-1',
  subject: 'आपका प्लान: paid ₹999.00',
  text: 'नमस्ते Asha,\nhttps://yantra.example.in/\n',
  html: '<!doctype html><p>नमस्ते Asha</p>',
};

const from = 'Yantra <hello@yantra.example.in>';

describe('a mail by SMTP', () => {
  test('arrives with both its parts, from whom it is and for whom', async () => {
    const { url, taken } = await mailServer();
    await smtp({ url, from }).deliver(message);
    expect(taken).toMatchObject([{ from: 'hello@yantra.example.in', to: ['asha@example.in'] }]);
    const read = await PostalMime.parse(taken[0]?.raw ?? '');
    expect(read).toMatchObject({
      subject: message.subject,
      from: { name: 'Yantra', address: 'hello@yantra.example.in' },
      to: [{ address: 'asha@example.in' }],
      messageId: '<purchase-1@yantra.example.in>',
    });
    expect([read.text?.trim(), read.html?.trim()]).toEqual([message.text.trim(), message.html]);
    expect(read.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('has one recipient and one subject, whatever stands in them', async () => {
    const { url, taken } = await mailServer();
    const subject = 'Paid\r\nBcc: other@example.in\r\n\r\nBody';
    await smtp({ url, from }).deliver({ ...message, subject });
    const read = await PostalMime.parse(taken[0]?.raw ?? '');
    expect([taken[0]?.to, read.bcc ?? []]).toEqual([['asha@example.in'], []]);
    expect(read.text?.trim()).toBe(message.text.trim());
  });

  test('that is refused has failed, and the reason quotes neither address nor password', async () => {
    const { url } = await mailServer('asha@example.in');
    const failure: unknown = await smtp({ url, from })
      .deliver(message)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailFailed);
    expect(String(failure)).toMatch(/EENVELOPE 550/);
    expect(String(failure)).not.toMatch(/asha|p@ss/);
  });

  test('by a wrong password has failed, and asking says so too', async () => {
    const { url, taken } = await mailServer();
    const wrong = smtp({ url: url.replace('word', 'other'), from });
    await expect(wrong.verify()).rejects.toThrow(/EAUTH/);
    await expect(wrong.deliver(message)).rejects.toThrow(MailFailed);
    expect(taken).toEqual([]);
    await smtp({ url, from }).verify();
  });

  test('to nobody who listens has failed', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    await expect(smtp({ url: `smtp://127.0.0.1:${port}`, from }).deliver(message)).rejects.toThrow(/ESOCKET|ECONN/);
  });
});
