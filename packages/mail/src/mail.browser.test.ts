// @module-tag other
import axe from 'axe-core';
import { expect, onTestFinished, test } from 'vitest';
import { drawMail } from './index.ts';
import { mailsIn } from './mails.fixture.ts';

/** What axe finds wrong in a mail, read by itself at a width. */
async function wrongIn(html: string, width: number): Promise<string[]> {
  const frame = document.createElement('iframe');
  frame.title = 'A mail';
  frame.style.cssText = `width:${width}px;height:1200px`;
  frame.srcdoc = html;
  const read = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await read;
  const inside = frame.contentWindow as (Window & { axe?: typeof axe; eval(script: string): void }) | null;
  inside?.eval(axe.source);
  const { violations } = (await inside?.axe?.run()) ?? {};
  const wide = inside?.document.documentElement.scrollWidth ?? Number.POSITIVE_INFINITY;
  if (wide > width) throw new Error(`A mail is ${wide} px wide in ${width}.`);
  return violations?.flatMap(({ id, nodes }) => nodes.map(({ html: node }) => `${id}: ${node}`)) ?? ['not looked at'];
}

test.each([undefined, 'hi', 'mr'] as const)(
  'every mail can be read by everybody (%s), light and dark',
  async (locale) => {
    for (const { html } of mailsIn(locale).map(drawMail)) {
      const dark = html.replace('(prefers-color-scheme:dark)', 'all');
      expect(dark).not.toBe(html);
      expect(await wrongIn(html, 600)).toEqual([]);
      expect(await wrongIn(dark, 360)).toEqual([]);
    }
  },
);
