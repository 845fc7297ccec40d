import { describe, expect, test } from 'vitest';
import { drawMail, type NewsMail } from './index.ts';

const news: NewsMail = {
  kind: 'news',
  locale: undefined,
  name: 'Asha Patil',
  title: 'Your plan BUSINESS is paid',
  text: 'Thank you. Your payment has arrived and BUSINESS is running.',
  state: { tone: 'good', sign: '✓', words: 'Paid' },
  facts: [
    ['Plan', 'BUSINESS, 1 year'],
    ['Machines', '35'],
    ['Paid, GST included', '₹23,990.40'],
  ],
  note: 'You are asked to log in first.',
  way: { label: 'Open the invoice', address: 'https://yantra.example.in/dashboard/subscription-admin?order=order_1' },
  stopAddress: 'https://yantra.example.in/unsubscribe?t=abc',
  choicesAddress: 'https://yantra.example.in/dashboard/settings/notifications',
  contactAddress: 'https://yantra.example.in/contact-us',
};
const changed = {
  kind: 'account',
  locale: undefined,
  subject: '482913 is your Yantra code',
  text: '482913 is your Yantra code.\n\nIf it was not you, write to us: https://yantra.example.in/contact-us\n',
  code: '482913',
  contactAddress: 'https://yantra.example.in/contact-us',
} as const;
const hostile = '"><script>alert(1)</script>\'&<b onclick=x>';

describe('who is told of an event', () => {
  test('reads what happened, the facts and where it is, in both parts alike', () => {
    const { subject, text, html } = drawMail(news);
    expect(subject).toBe('Your plan BUSINESS is paid');
    expect(text).toContain('Plan: BUSINESS, 1 year\nMachines: 35');
    const addresses = [news.way.address, news.stopAddress, news.choicesAddress, news.contactAddress];
    for (const said of ['₹23,990.40', 'Asha Patil', news.text, news.note, ...addresses]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    expect(text).not.toMatch(/[<>]/);
  });

  test('is offered no way to stop what always comes', () => {
    const { text, html } = drawMail({ ...news, stopAddress: undefined });
    expect(text + html).not.toContain('unsubscribe');
  });

  test.each(['hi', 'mr'] as const)('reads what stands around it in their language (%s)', (locale) => {
    const { html, text } = drawMail({ ...news, locale });
    expect(html).toContain(`<html lang="${locale}">`);
    expect(text).not.toContain('Hello');
  });

  test('gets no markup of anybody’s words, and no link but to a page', () => {
    const { html } = drawMail({ ...news, name: hostile, title: hostile, text: hostile, facts: [[hostile, hostile]] });
    expect(html).not.toMatch(/<script|<b /);
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;&lt;b onclick=x&gt;');
    const quoted = drawMail({ ...news, way: { label: 'Open', address: 'https://yantra.example.in/?a="><i>' } });
    expect(quoted.html).not.toContain('"><i>');
    expect(() => drawMail({ ...news, way: { label: 'Open', address: 'javascript:alert(1)' } })).toThrow(TypeError);
  });

  test('is sent to nobody else by it: nothing is loaded from anywhere', () => {
    expect(drawMail(news).html + drawMail(changed).html).not.toMatch(
      /<(?:img|link|script|iframe)|url\(|@import|@font-face/,
    );
  });
});

describe('who is told of an account', () => {
  test('reads the code large, the words as paragraphs, and comes to where one asks by a link', () => {
    const { subject, text, html } = drawMail(changed);
    expect([subject, text]).toEqual([changed.subject, changed.text]);
    expect(html).toMatch(/<p [^>]*letter-spacing:6px[^>]*>482913<\/p>/);
    expect(html).toContain('>482913 is your Yantra code.</p>');
    expect(html.match(/href="https:\/\/yantra\.example\.in\/contact-us"/g)).toHaveLength(2);
  });

  test.each([
    ['hi', 'आपका Yantra कोड', 'Yantra फ़ोन पर कभी कोड नहीं पूछता।'],
    ['mr', 'तुमचा Yantra कोड', 'Yantra फोनवर कधीही कोड विचारत नाही.'],
  ] as const)('reads what stands around it in the same language (%s)', (locale, title, never) => {
    const { html } = drawMail({ ...changed, locale });
    for (const said of [`<html lang="${locale}">`, title, never]) expect(html).toContain(said);
  });

  test('gets no markup of anybody’s words', () => {
    const { html } = drawMail({ ...changed, subject: hostile, text: `${hostile} http://[`, code: hostile });
    expect(html).not.toMatch(/<script|<b /);
  });
});

test('every mail has one frame: who it is from, what it is about, and what is never asked', () => {
  for (const { html } of [drawMail(news), drawMail(changed)]) {
    expect(html).toMatch(
      />Yantra<\/td>[^]*>(?:News for you|Your account)<\/td>[^]*<h1 [^]*Yantra never asks for a code by phone\./,
    );
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  }
});
