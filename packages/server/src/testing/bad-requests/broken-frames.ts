/* Requests that are invalid HTTP, or ambiguous about their end: what parsers disagree about. */

const host = 'host: localhost\r\n';
const close = 'connection: close\r\n';
const search = '/api/Equipment/SearchEquipments';
const json = 'content-type: application/json\r\n';
const post = `POST ${search} HTTP/1.1\r\n${host}${close}${json}`;
const get = (target: string, head = `${host}${close}`, version = 'HTTP/1.1') =>
  `GET ${target} ${version}\r\n${head}\r\n`;

/** Every kind of page and call, requested without a host by HTTP/1.0. */
export const withoutHost = [
  '/',
  '/equipments',
  '/dashboard',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-machines-1.xml',
  '/embed/v1/snippet',
  '/pictures/x/640.webp',
  '/health',
  '/dev/outbox',
  '/storybook',
  '/api/docs',
  '/api/nothing',
  search,
  `${search}?key=pk_x`,
].flatMap((target) => [
  get(target, '', 'HTTP/1.0'),
  get(target, 'origin: https://a.example\r\nreferer: /\r\n', 'HTTP/1.0'),
]);

/** Those, and everything else of the kind. */
export const brokenFrames: readonly string[] = [
  ...withoutHost,
  `POST ${search} HTTP/1.0\r\ncontent-length: 2\r\n${json}\r\n{}`,
  `POST /api/Lead/SubmitRequirement HTTP/1.0\r\ncontent-length: 3\r\ncontent-type: application/x-www-form-urlencoded\r\norigin: http://x\r\n\r\na=b`,
  `OPTIONS ${search} HTTP/1.0\r\norigin: https://a.example\r\n\r\n`,
  get('/', close),
  get('/', `host:\r\n${close}`),
  get('/', `${host}${host}${close}`),
  get('/', `${host}${close}x\r\n`),
  get('/', `${host}${close}a\0b: c\r\n`),
  get('/', `${host}${close}a: b\0c\r\n`),
  get('/', `${host}${close}a: b\r\n c\r\n`),
  get('/', `${host}${close}: b\r\n`),
  get('/', `${host}${close}a : b\r\n`),
  get('/', `${host}${close}x: ${'y'.repeat(20_000)}\r\n`),
  get('/', `${host}${close}${'x: y\r\n'.repeat(3000)}`),
  get('/', `${host}upgrade: websocket\r\nconnection: upgrade, close\r\nsec-websocket-key: x\r\n`),
  get(`/${'a'.repeat(20_000)}`),
  get('/', `${host}${close}`, 'HTTP/9.9'),
  get('/', `${host}${close}`, 'HTTP/2.0'),
  get('/', `${host}${close}`, 'RTSP/1.0'),
  get('/\0'),
  get('/a b'),
  get('nothing'),
  get('?'),
  get('http://[::1/'),
  get('http://:@/'),
  'GET /\r\n\r\n',
  '\r\n\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  `CONNECT example.com:443 HTTP/1.1\r\n${host}\r\n`,
  `M-SEARCH * HTTP/1.1\r\n${host}${close}\r\n`,
  `BREW / HTTP/1.1\r\n${host}${close}\r\n`,
  `${post}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${post}content-length: 2\r\ncontent-length: 3\r\n\r\n{}x`,
  `${post}content-length: -1\r\n\r\n{}`,
  `${post}content-length: 1e1\r\n\r\n{}`,
  `${post}content-length: 99999999999999999999\r\n\r\n{}`,
  `${post}content-length: 300000\r\n\r\n{}`,
  `${post}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${post}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nx: y\r\n\r\n`,
  `${post}transfer-encoding: chunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${post}transfer-encoding: x\r\n\r\n{}`,
  `${post}transfer-encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n{}`,
  `${post}expect: something\r\ncontent-length: 2\r\n\r\n{}`,
];
