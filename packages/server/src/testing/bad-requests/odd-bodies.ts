import fc from 'fast-check';

const depth = 60_000;
/** A body that is no JSON, or more of it than anybody sends. */
export const brokenBody = fc.constantFrom(
  '',
  '{',
  '{"a":',
  'null',
  '0',
  '"x"',
  '[1,]',
  '{"a":1}{"b":2}',
  '{"a":01}',
  '{"id":"\\u0000"}',
  '{"id":"\\ud83d"}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '\ufeff{}',
  `${'['.repeat(depth)}${']'.repeat(depth)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"searchTerm":"${'x'.repeat(250_000)}"}`,
  `{"searchTerm":"${'x'.repeat(300_000)}"}`,
  `{${Array.from({ length: 9000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
  'a=1&b=%00&c=%ff',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx\r\n--b--',
);

/** What a body may say of itself. */
export const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/JSON;;;',
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary=',
  'application/octet-stream',
  '*/*',
  ';',
  'x'.repeat(400),
);
