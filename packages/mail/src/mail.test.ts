import { describe, expect, test } from 'vitest';
import { drawMail } from './index.ts';
import { changed, mailsIn, news } from './mails.fixture.ts';

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
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#x27;&amp;&lt;b onclick=x&gt;');
    const quoted = drawMail({ ...news, way: { label: 'Open', address: 'https://yantra.example.in/?a="><i>' } });
    expect(quoted.html).not.toContain('"><i>');
    expect(() => drawMail({ ...news, way: { label: 'Open', address: 'javascript:alert(1)' } })).toThrow(TypeError);
  });

  test('is sent to nobody else by it: nothing is loaded from anywhere', () => {
    expect(drawMail(news).html + drawMail(changed).html).not.toMatch(
      /<(?:img|link|script|iframe)|url\(|@import|@font-face/,
    );
  });

  test('reads the same in both parts, in the same order', () => {
    const { text, html } = drawMail(news);
    const said = [
      'Paid',
      'Your plan BUSINESS is paid',
      'Hello Asha Patil. Thank you.',
      '₹23,990.40',
      'You are asked to log in first.',
      'Open the invoice',
      'You get this because you have a Yantra account.',
      'Choose what reaches you',
      'Stop mails like this one',
      'Contact Us',
      'Yantra never asks for a code by phone.',
    ];
    for (const part of [text, html.replace(/^.*<main/s, '')]) {
      let at = -1;
      for (const one of said) {
        const next = part.indexOf(one, at + 1);
        expect(next, one).toBeGreaterThan(at);
        at = next;
      }
    }
  });

  test('gets no markup of strangers’ words in any slot, no second header, and no link but to a page', () => {
    const said = `${hostile}\r\nBcc: x@example.in`;
    const drawn = drawMail({
      ...news,
      name: said,
      title: said,
      text: said,
      note: said,
      facts: [[said, said]],
      state: { tone: 'good', sign: said, words: said },
      way: { label: said, address: news.way.address },
    });
    expect(drawn.html).not.toMatch(/<script|<b /);
    expect(drawn.subject).not.toMatch(/[\r\n]/);
    const address = 'javascript:alert(1)';
    for (const part of ['choicesAddress', 'stopAddress', 'contactAddress'] as const) {
      expect(() => drawMail({ ...news, [part]: address }), part).toThrow(TypeError);
    }
  });

  test('reads at most six facts', () => {
    const facts = Array.from({ length: 8 }, (_, at) => [`fact ${at}`, 'x'] as const);
    const { text, html } = drawMail({ ...news, facts });
    for (const part of [text, html]) expect(part.match(/fact \d/g)).toHaveLength(6);
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
  for (const { html } of mailsIn(undefined).map(drawMail)) {
    expect(html).toMatch(
      />Yantra<\/td>[^]*>(?:News for you|Your account)<\/td>[^]*<h1 [^]*Yantra never asks for a code by phone\./,
    );
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  }
});
