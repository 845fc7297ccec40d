import { expect, onTestFinished, test } from 'vitest';
import { localeOf } from './locale-of.ts';

/** Puts mark-up on the page and returns `id="host"`. */
function place(html: string): Element {
  const page = document.createElement('div');
  page.innerHTML = html;
  document.body.append(page);
  onTestFinished(() => page.remove());
  return page.querySelector('#host') ?? page;
}

test.each([
  ['its own attribute', '<p lang="mr"><b id="host" locale="hi"></b></p>', 'hi'],
  ['the nearest lang', '<p lang="hi"><b lang="mr-IN"><i id="host"></i></b></p>', 'mr'],
  ['a lang of its own', '<p lang="hi"><i id="host" lang="mr"></i></p>', 'mr'],
  ['the scope around it', '<yantra-scope locale="mr"><i id="host"></i></yantra-scope>', 'mr'],
  [
    'what is nearer than the scope',
    '<yantra-scope locale="mr"><p lang="hi"><i id="host"></i></p></yantra-scope>',
    'hi',
  ],
  [
    'the scope that it names',
    '<yantra-scope id="far" locale="mr"></yantra-scope><p lang="hi"><i id="host" for="far"></i></p>',
    'mr',
  ],
])('the language of an element is that of %s', (_what, html, locale) => {
  expect(localeOf(place(html))).toBe(locale);
});

test.each([
  ['nothing says otherwise', '<p id="host"></p>'],
  ['the page is in a language that we do not speak', '<p lang="ta"><i id="host"></i></p>'],
  ['its own attribute says so', '<p lang="hi"><i id="host" locale="en"></i></p>'],
  ['a part of a Hindi page says so', '<p lang="hi"><b lang="en-GB"><i id="host"></i></b></p>'],
])('an element speaks English where %s', (_what, html) => {
  expect(localeOf(place(html))).toBeUndefined();
});

test('a page’s language is heard inside its shadow roots', () => {
  const host = place('<div lang="hi"><p id="host"></p></div>');
  const inside = document.createElement('i');
  host.attachShadow({ mode: 'open' }).append(inside);
  expect(localeOf(inside)).toBe('hi');
});
