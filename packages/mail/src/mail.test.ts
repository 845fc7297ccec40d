import { describe, expect, test } from 'vitest';
import { drawMail, type PurchasedMail } from './index.ts';

const bought: PurchasedMail = {
  kind: 'purchased',
  locale: undefined,
  name: 'Asha Patil',
  plan: 'BUSINESS',
  months: 12,
  startDate: new Date('2026-03-10T20:00:00Z'),
  endDate: new Date('2027-03-10T20:00:00Z'),
  isComing: false,
  machines: 35,
  paidPaise: 2_399_040,
  creditPaise: 0,
  invoiceNumber: 'YN/2526/000042',
  address: 'https://yantra.example.in/dashboard/subscription-admin?order=order_1',
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

describe('who has bought a plan', () => {
  test('reads plan, period, amount and where the invoice is, in both parts alike', () => {
    const { subject, text, html } = drawMail(bought);
    expect(subject).toBe('Your plan BUSINESS is paid');
    expect(text).toContain('Plan: BUSINESS, 1 year\nRuns: 11 March 2026 to 11 March 2027\nMachines: 35');
    for (const said of ['₹23,990.40', 'YN/2526/000042', bought.address, bought.contactAddress, 'Asha Patil']) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    expect(text).not.toContain('credit');
    expect(text).not.toMatch(/[<>]/);
  });

  test('reads what credit paid, and when a renewal begins', () => {
    const { text } = drawMail({ ...bought, isComing: true, months: 1, creditPaise: 51_561 });
    expect(text).toContain('BUSINESS begins on 11 March 2026.');
    expect(text).toContain('Paid by credit: ₹515.61');
    expect(text).toContain('BUSINESS, 1 month');
  });

  test.each([
    ['hi', 'आपके प्लान BUSINESS का भुगतान हो गया', '11 मार्च 2026 से 11 मार्च 2027'],
    ['mr', 'तुमच्या BUSINESS प्लॅनचे पैसे मिळाले', '11 मार्च, 2026 ते 11 मार्च, 2027'],
  ] as const)('reads it in their language (%s)', (locale, subject, runs) => {
    const drawn = drawMail({ ...bought, locale });
    expect(drawn.subject).toBe(subject);
    expect(drawn.text).toContain(runs);
    expect(drawn.html).toContain(`<html lang="${locale}">`);
  });

  test('gets no markup of anybody’s words, and no link but to a page', () => {
    const { html } = drawMail({ ...bought, name: hostile, plan: hostile, invoiceNumber: hostile });
    expect(html).not.toMatch(/<script|<b /);
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;&lt;b onclick=x&gt;');
    const quoted = drawMail({ ...bought, address: 'https://yantra.example.in/?a="><i>' });
    expect(quoted.html).not.toContain('"><i>');
    expect(() => drawMail({ ...bought, address: 'javascript:alert(1)' })).toThrow(TypeError);
  });

  test('is sent to nobody else by it: nothing is loaded from anywhere', () => {
    expect(drawMail(bought).html + drawMail(changed).html).not.toMatch(
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
  for (const { html } of [drawMail(bought), drawMail(changed)]) {
    expect(html).toMatch(
      />Yantra<\/td>[^]*>Your (?:plans|account)<\/td>[^]*<h1 [^]*Yantra never asks for a code by phone\./,
    );
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  }
});
