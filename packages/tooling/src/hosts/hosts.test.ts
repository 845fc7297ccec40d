import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.ts';
import { hosts } from './index.ts';
import { guideSample } from './samples.ts';

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

test('what the guide installs is what the host of its sample installs', () => {
  const installed = guideSample('install.plain').trim().split(' ').slice(2);
  const host = hosts().find(({ files }) => files['app/page.tsx'] !== undefined);
  expect(host?.ours.toSorted()).toEqual(installed.toSorted());
});
