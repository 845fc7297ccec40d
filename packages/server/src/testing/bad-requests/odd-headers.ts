import fc from 'fast-check';
import { badText } from './bad-values.ts';

/** Text that a header may carry: bytes, but no line's end. */
const headerText = badText.map((text) =>
  Buffer.from(text.toWellFormed(), 'utf8')
    .toString('latin1')
    .replaceAll(/[\r\n\0]/g, ' ')
    .slice(0, 2000),
);
const header = (name: string, ...values: readonly string[]): fc.Arbitrary<readonly [string, string]> =>
  fc
    .oneof(
      { weight: 3, arbitrary: values.length === 0 ? headerText : fc.constantFrom(...values) },
      { weight: 1, arbitrary: headerText },
    )
    .map((value) => [name, value] as const);
/** Headers that our code reads. */
const oddHeader = fc.oneof(
  header('host', '', 'localhost', 'a b', 'x:99999', '[::1', '[::1]:80', 'evil.example', 'a@b', 'x/../y', '%00', '::'),
  header(
    'cookie',
    'yantra_city=%00',
    'yantra_session=%00; yantra_page=%',
    '=;=;;',
    'yantra_city=8; yantra_city=%ff',
    'yantra_known=1',
    'yantra_page=x.y',
    '__proto__=1',
  ),
  header(
    'authorization',
    'Bearer',
    'Bearer \t',
    'Bearer a.b.c',
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    'Basic eDp5',
    'bearer %00',
  ),
  header(
    'origin',
    'null',
    'http://',
    'https://partner.example',
    'https://evil.example',
    '%%',
    'file://',
    'http://localhost',
  ),
  header('referer', 'http://', 'not a url', 'https://evil.example/a?b', '/'),
  header('if-none-match', '*', 'W/"x"', '"', ',,,', '""'),
  header('accept-encoding', 'br;q=0', 'br;q=9', ';q=', 'gzip;q=x', '*', ','),
  header('accept-language', 'hi', 'xx-;q=9', '*', ',,'),
  header('content-type', 'application/json; charset=utf-16', 'text/plain', 'x/y/z'),
  header('content-encoding', 'gzip', 'br', 'x'),
  header('x-request-id', 'a'.repeat(64), '"><script>'),
  header('x-forwarded-for', '1.2.3.4', '::1', ',,,', 'unknown', '999.1.1.1', 'fe80::1%25eth0', '1.2.3.4:99'),
  header('x-forwarded-host', 'evil.example', ',', 'a b'),
  header('x-forwarded-proto', 'https', 'javascript', ','),
  header('sec-fetch-site', 'cross-site', 'none'),
  header('range', 'bytes=0-0', 'bytes=-1', 'x'),
  header('expect', '100-continue'),
  header('user-agent'),
  header('accept'),
  header('idempotency-key'),
  header('x-webhook-signature'),
  header('x-webhook-timestamp', '0', '1e99', '-1', '99999999999999'),
);
/** None, mostly; else some that are hardly ever right. */
export const oddHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 3 }) },
);
