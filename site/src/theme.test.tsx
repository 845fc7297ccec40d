import { afterEach, beforeEach, expect, test } from 'vitest';
import script from '../public/static/theme.js?raw';

/* Runs the script as the document's head does. Its listeners stay for later runs, which changes nothing. */
function run(): void {
  const file = document.createElement('script');
  file.textContent = script;
  document.head.append(file);
  file.remove();
}
const chosenTheme = () => document.documentElement.getAttribute('data-theme');
const chooseTheme = (detail: string) => document.dispatchEvent(new CustomEvent('yantra-theme', { detail }));
const switches = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[data-choose-theme]')].map((one) => [
      one.getAttribute('data-choose-theme') ?? '',
      one.getAttribute('aria-pressed'),
    ]),
  );

beforeEach(() => {
  for (const theme of ['light', 'dark', 'auto']) {
    const button = document.createElement('button');
    button.setAttribute('data-choose-theme', theme);
    document.body.append(button);
  }
});
afterEach(() => {
  localStorage.removeItem('yantra.theme');
  document.documentElement.removeAttribute('data-theme');
  document.body.replaceChildren();
});

test('the stored theme is set before the first paint, and invalid values are ignored', () => {
  localStorage.setItem('yantra.theme', 'dark');
  run();
  expect(chosenTheme()).toBe('dark');
  localStorage.setItem('yantra.theme', '"><script>');
  run();
  expect(chosenTheme()).toBe('auto');
});

test('a switch and the menu set and store it, and Auto clears it', () => {
  run();
  document.querySelector<HTMLElement>('[data-choose-theme=dark]')?.click();
  expect([chosenTheme(), localStorage.getItem('yantra.theme')]).toEqual(['dark', 'dark']);
  expect(switches()).toEqual({ light: 'false', dark: 'true', auto: 'false' });
  chooseTheme('light');
  expect([chosenTheme(), switches()['light']]).toEqual(['light', 'true']);
  chooseTheme('auto');
  expect([chosenTheme(), localStorage.getItem('yantra.theme')]).toEqual(['auto', null]);
});
