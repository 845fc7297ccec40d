import { describe, expect, test } from 'vitest';
import type { DrawMail, MailMessage } from './mail.ts';
import { plainMail } from './plain-mail.ts';

const siteOrigin = () => 'https://yantra.example.in';
const words = {
  locale: 'hi',
  to: 'asha@farm.example',
  subject: 'Your <address> was changed',
  text: 'It was changed to <b>.\n',
} as const;

async function sentBy(drawMail: DrawMail | undefined): Promise<MailMessage> {
  const sent: MailMessage[] = [];
  const mail = { send: async (message: MailMessage) => void sent.push(message) };
  await plainMail({ mail, drawMail, siteOrigin })({ ...words, code: '482913' });
  const [only] = sent;
  if (only === undefined || sent.length > 1) throw new Error(`${sent.length} mails were sent.`);
  return only;
}

describe('a mail of words alone', () => {
  test('is drawn in the frame of every mail, with its code and where one asks', async () => {
    const { to, kind, html } = await sentBy((content) => ({ subject: '', text: '', html: JSON.stringify(content) }));
    expect([to, kind]).toEqual([words.to, 'account']);
    expect(JSON.parse(html)).toEqual({
      kind: 'account',
      locale: 'hi',
      subject: words.subject,
      text: words.text,
      code: '482913',
      contactAddress: 'https://yantra.example.in/hi/contact-us',
    });
  });

  test('holds its words where nobody draws, and no markup of them', async () => {
    const { text, html } = await sentBy(undefined);
    expect(text).toBe(words.text);
    expect(html).toContain('It was changed to &lt;b&gt;.');
    expect(html).toContain('<html lang="hi">');
  });
});
