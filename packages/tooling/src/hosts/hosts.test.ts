import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.ts';
import { hosts } from './index.ts';
import { guideSample, readmePages } from './samples.ts';

/** No code of an app: a command, an address, settings of an editor or a server, a key that each makes for himself. */
const noCode = [
  'install.plain',
  'isolated.plain',
  'keys.html',
  'policy.plain',
  'tools.json',
  'versions.plain',
  'wordpress.php',
];
/** A shop's own template language, which only its server reads; and a frame, of whose sandbox browsers warn in any case. */
const noHostHere = ['shopify.liquid', 'iframe.html'];

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const put = hosts().flatMap(({ files }) => Object.values(files).map(words));
const samples = globSync('*.txt', { cwd: join(root, 'site/src/pages/developers/samples') })
  .map((name) => name.replace(/\.txt$/, ''))
  .filter((name) => ![...noCode, ...noHostHere].includes(name));

test.each(samples)('the guide’s %s is put into a host as it is shown', (name) => {
  const parts = guideSample(name).split('…').map(words);
  expect(put.some((text) => parts.every((part) => text.includes(part)))).toBe(true);
});

/** After consent, by a tag manager, in a frame or an editor of boxes: the style sheet would come too late, or is not needed. */
const withoutPlace = ['consent.html', 'iframe-inside.html', 'tag-manager.html', 'wix.js'];

test.each([
  ...[...samples, 'shopify.liquid', 'wordpress.php']
    .filter((name) => !withoutPlace.includes(name))
    .map((name) => [`the guide’s ${name}`, guideSample(name)]),
  ...readmePages().map(({ widget, text }) => [`the README of ${widget}`, text]),
])('%s keeps the place of what its script brings', (_, sample) => {
  expect(sample.includes('/embed/v1/place.css')).toBe(sample.includes('/embed/v1/yantra.js'));
});

test('every README for other websites brings the script', () => {
  const without = readmePages().filter(({ text }) => !text.includes('/embed/v1/yantra.js'));
  expect(without.map(({ widget }) => widget)).toEqual([]);
});

test('what the guide installs is what the host of its sample installs', () => {
  const installed = guideSample('install.plain').trim().split(' ').slice(2);
  const host = hosts().find(({ files }) => files['app/page.tsx'] !== undefined);
  expect(host?.ours.toSorted()).toEqual(installed.toSorted());
});
