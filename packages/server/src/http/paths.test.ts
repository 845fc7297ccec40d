import { expect, test } from 'vitest';
import { isApiPath, pathForLog, pathOf, targetOf } from './paths.ts';

test('what is below /api is answered in JSON, and nothing that only begins so', () => {
  for (const url of ['/api', '/api/', '/api?x=1', '/api/Login/Login?x=/'])
    expect([url, isApiPath(url)]).toEqual([url, true]);
  for (const url of ['/', '/apis', '/api-docs', '/x/api', '/x/api/y', '/?/api/', '/x/api?y', 'api/x']) {
    expect([url, isApiPath(url)]).toEqual([url, false]);
  }
});

test('a path is what stands before the first question mark', () => {
  expect(['/', '/a?b', '/a?b?c', '/?', '?b'].map(pathOf)).toEqual(['/', '/a', '/a', '/', '']);
});

test.each([
  ['/a?b=//c', '/a?b=//c'],
  ['/', '/'],
  ['*', '*'],
  ['//*', '/*'],
  ['http://host/a', '/a'],
  ['HTTPS://user@host:8080/a?b', '/a?b'],
  ['git+ssh.2-x://host/a', '/a'],
  ['http://host', '/'],
  ['http://host?a', '/?a'],
  ['http://host#a', '/#a'],
  ['//evil.example/a', '/evil.example/a'],
  ['///evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['http://host//evil.example', '/evil.example'],
  ['/a//b', '/a//b'],
  ['/a/http://b/c', '/a/http://b/c'],
  ['a', '/a'],
  ['', '/'],
  ['1http://host/a', '/1http://host/a'],
])('the target %j is read as %j', (url, target) => {
  expect(targetOf(url)).toBe(target);
});

test('the log holds no query, and no number that may be a phone or a code', () => {
  expect(pathForLog('/equipments/12?phone=9876543210')).toBe('/equipments/12');
  expect(pathForLog('/a/9876543210/b/123456')).toBe('/a/…/b/…');
  expect(pathForLog('/pin/41100/4110')).toBe('/pin/…/4110');
  expect(pathForLog('/x%39%38%37%36%35y/%2F%3A')).toBe('/x…y/%2F%3A');
  expect(pathForLog('/9%388%377')).toBe('/…');
  for (const secret of ['/q/', '/hi/q/', '/ical/', '/deal-pictures/', '/saved/shared/', '/mr/saved/shared/'])
    expect(pathForLog(`${secret}6uhw-CBESbG5V42lasdgUQ`)).toBe(`${secret}…`);
});
