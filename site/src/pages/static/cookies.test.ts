import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import hindi from './privacy.hi.ts';
import { messages as privacy } from './privacy.messages.ts';
import marathi from './privacy.mr.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = ['packages/*/src/**/*.{ts,tsx}', 'packages/widgets/*/src/**/*.{ts,tsx}', 'site/src/**/*.{ts,tsx}']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !/\.(?:test|stories|fixture)\.tsx?$|\/(?:testing|tooling|bench)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
/** The page in each language. */
const pages = [privacy, hindi.texts[privacy.id], marathi.texts[privacy.id]].map((texts) => JSON.stringify(texts));
const name = /['"`](yantra_[a-z_]+)['"`]/g;
const writers = sources.filter(({ text }) =>
  /document\.cookie\s*=[^=]|['"`]set-cookie['"`]|\.setCookie\(|createOwnCookie\('/i.test(text),
);

test('the privacy page names every cookie that is set, in every language', () => {
  const names = writers.flatMap(({ text }) => [...text.matchAll(name)].map(([, one]) => one as string));
  expect(names).toEqual(expect.arrayContaining(['yantra_city', 'yantra_language', 'yantra_session']));
  for (const page of pages) expect(names.filter((one) => !page.includes(one))).toEqual([]);
});

/** What is called so and is no key of the browser's storage. */
const noKey = /Symbol(?:\.for)?\($/;

test('the privacy page names every storage key in the browser, in every language', () => {
  const keys = sources
    .filter(({ file }) => /^(?:packages\/(?:state|form|ui|widgets)|site)\//.test(file))
    .flatMap(({ text }) =>
      [...text.matchAll(/['"`](yantra[.:][a-z0-9.]*[a-z0-9])/g)]
        .filter(({ index }) => !noKey.test(text.slice(0, index)))
        .map(([, one]) => one as string),
    );
  expect(keys).toEqual(expect.arrayContaining(['yantra.city', 'yantra.searches', 'yantra.order']));
  for (const page of pages) expect(keys.filter((one) => !page.includes(one))).toEqual([]);
});

test('every cookie that the code writes has such a name', () => {
  expect(writers.filter(({ text }) => !text.match(name)).map(({ file }) => file)).toEqual([
    // Gets the name from whoever makes one.
    'site/src/own-cookie.ts',
  ]);
});
