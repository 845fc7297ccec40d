import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginCode } from './begin-code.ts';

const hasBegun = () => document.querySelector('[name=code]') !== null;
const takeOver = () => dispatchEvent(new Event('yantra-taken-over'));
/** Longer than what waits for a frame. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 200));

/** A page whose picture in sight comes when told. */
function page() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const picture = document.createElement('img');
  picture.setAttribute('fetchpriority', 'high');
  picture.decode = () => promise;
  const code = document.createElement('template');
  code.id = 'yantra-code';
  code.innerHTML = '<meta name="code">';
  const site = document.createElement('div');
  site.id = 'site';
  site.innerHTML = '<button type="button">Menu</button><a href="#other">Other</a>';
  document.body.append(picture, site, code);
  const [button, link] = [...site.children] as [HTMLElement, HTMLElement];
  return { come: resolve, fail: reject, button, link };
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  takeOver();
  document.body.replaceChildren();
  location.hash = '';
});

test('the code begins once the pictures in sight have been painted, or cannot be', async () => {
  const slow = page();
  beginCode();
  await aWhile();
  expect(hasBegun()).toBe(false);
  slow.come();
  await expect.poll(hasBegun).toBe(true);
  takeOver();
  document.body.replaceChildren();
  const broken = page();
  beginCode();
  broken.fail(new Error('It is no picture.'));
  await expect.poll(hasBegun).toBe(true);
});

test('a press or a key has it at once, and a picture that does not come is not waited for', async () => {
  for (const event of [
    new PointerEvent('pointerdown', { bubbles: true }),
    new KeyboardEvent('keydown', { bubbles: true }),
  ]) {
    const { link } = page();
    beginCode();
    expect(hasBegun()).toBe(false);
    link.dispatchEvent(event);
    expect(hasBegun()).toBe(true);
    takeOver();
    document.body.replaceChildren();
  }
  vi.spyOn(performance, 'now').mockReturnValue(2500);
  page();
  beginCode();
  await expect.poll(hasBegun).toBe(true);
});

test('a button pressed too early is pressed again when it works, the last one alone, and no link', () => {
  const { button, link } = page();
  const presses: string[] = [];
  beginCode();
  button.click();
  button.addEventListener('click', () => presses.push('button'));
  link.addEventListener('click', () => presses.push('link'));
  takeOver();
  expect(presses).toEqual(['button']);
  button.click();
  takeOver();
  expect(presses).toEqual(['button', 'button']);
});

test('a link that was followed after it is the last word', () => {
  const { button, link } = page();
  const presses: string[] = [];
  beginCode();
  button.click();
  link.click();
  button.addEventListener('click', () => presses.push('button'));
  takeOver();
  expect(presses).toEqual([]);
});
