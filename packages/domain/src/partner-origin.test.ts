import { expect, test } from 'vitest';
import { partnerOrigin } from './partner-origin.ts';

test.each([
  ['https://sahyadri-rentals.example', 'https://sahyadri-rentals.example'],
  [' https://WWW.Sahyadri.example:443/ ', 'https://www.sahyadri.example'],
  ['https://sahyadri.example:8443', 'https://sahyadri.example:8443'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://127.0.0.1:3001/', 'http://127.0.0.1:3001'],
])('%s is %s', (text, origin) => {
  expect(partnerOrigin(text)).toBe(origin);
});

test.each([
  '',
  'sahyadri.example',
  'http://sahyadri.example',
  'http://localhost.example',
  'https://sahyadri.example/page',
  'https://sahyadri.example/?a=1',
  'https://sahyadri.example/#a',
  'https://user@sahyadri.example',
  'https://*.sahyadri.example',
  'ftp://sahyadri.example',
  'file:///home',
  'null',
  `https://${'a'.repeat(200)}.example`,
])('%j is no origin of a partner', (text) => {
  expect(partnerOrigin(text)).toBeUndefined();
});
