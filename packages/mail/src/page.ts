import { createElement as h, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter, LetterLink } from './letter.ts';
import { linkOf } from './link.ts';
import { inner, mark, type Place, row } from './page-parts.ts';
import { sheet, styles } from './styles.ts';

/* React without JSX: Node runs this file as it is, without a build. */

/** A mail's HTML part: head and foot are always the same; the parts present follow in order. @throws TypeError for an address that is not a link */
export const pageOf = (letter: Letter): string => `<!doctype html>${renderToStaticMarkup(h(Page, letter))}`;

const Page = ({ locale, subject, preheader, ...letter }: Letter): ReactNode =>
  h(
    'html',
    { lang: locale ?? 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('meta', { name: 'x-apple-disable-message-reformatting' }),
      h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no' }),
      h('title', null, subject),
      h('style', null, sheet),
    ),
    h(
      'body',
      { className: 'bg', style: styles.body },
      h('div', { style: styles.hidden }, preheader),
      inner(
        { className: 'bg', width: '100%', style: styles.body },
        h('td', { align: 'center' }, h(Sheets, { locale, subject, preheader, ...letter })),
      ),
    ),
  );

const Sheets = (letter: Letter): ReactNode => {
  const sheetRow = (style: Place, inside: ReactNode) => h('tr', null, h('td', { className: 'pad', style }, inside));
  return h(
    'table',
    { role: 'presentation', width: '600', cellPadding: 0, cellSpacing: 0, style: styles.sheets },
    h(
      'tbody',
      null,
      sheetRow(styles.head, h('header', null, headOf(letter))),
      sheetRow(styles.sheetPlace, h('main', null, cardOf(letter))),
      sheetRow(styles.footPlace, h('footer', null, footOf(letter))),
    ),
  );
};

const headOf = ({ about }: Letter): ReactNode =>
  inner(
    { width: '100%' },
    h('td', { width: '28' }, mark()),
    h('td', { className: 't', style: styles.brand }, 'Yantra'),
    h('td', { className: 'm', style: styles.about }, about),
  );

const cardOf = (letter: Letter): ReactNode =>
  h(
    'table',
    { role: 'presentation', className: 'sheet', cellPadding: 0, cellSpacing: 0, style: styles.sheet },
    h(
      'tbody',
      null,
      stateOf(letter),
      saysOf(letter),
      factsOf(letter),
      noteOf(letter),
      wayOf(letter),
      h('tr', null, h('td', { style: styles.end }, '\u00a0')),
    ),
  );

const stateOf = ({ state }: Letter): ReactNode =>
  state &&
  row(
    styles.statePlace,
    inner(
      {},
      h(
        'td',
        { className: state.tone, style: { ...styles.state, ...styles[state.tone] } },
        `${state.sign}\u00a0 ${state.words}`,
      ),
    ),
  );

const saysOf = ({ state, title, code, ...letter }: Letter): ReactNode =>
  row(
    state ? styles.titlePlace : styles.statePlace,
    h('h1', { className: 't h', style: styles.title }, title),
    code === undefined ? null : h('p', { className: 't cream', style: styles.code }, code),
    openingOf(letter).map((one, at) => h('p', { key: at, className: 's', style: styles.lead }, linked(one))),
  );

/** The paragraphs before the facts: the greeting begins the first. */
export function openingOf({ greeting, says }: Pick<Letter, 'greeting' | 'says'>): readonly string[] {
  const [first = '', ...more] = says;
  return [greeting === undefined ? first : `${greeting} ${first}`, ...more];
}

const factsOf = ({ facts }: Letter): ReactNode =>
  facts.length > 0 &&
  row(
    styles.factsPlace,
    h(
      'table',
      { style: styles.facts },
      h(
        'tbody',
        null,
        facts.map(([name, value], at) =>
          h(
            'tr',
            { key: at },
            h('th', { className: 't hr', scope: 'row', style: styles.name }, name),
            h('td', { className: 't hr', style: styles.value }, value),
          ),
        ),
      ),
    ),
  );

const noteOf = ({ note }: Letter): ReactNode =>
  note !== undefined &&
  row(styles.notePlace, inner({ width: '100%' }, h('td', { className: 'cream s', style: styles.note }, note)));

/** One button, and its address in words for readers who want to see where it leads. */
function wayOf({ way }: Letter): ReactNode {
  if (way === undefined) return null;
  const href = linkOf(way.address);
  const { host, pathname } = new URL(href);
  const button = h('a', { href, style: styles.wayLink }, way.label);
  const words = link({ label: host + pathname, address: href });
  return h(
    Fragment,
    null,
    row(styles.wayPlace, inner({ className: 'wayplace' }, h('td', { className: 'way', style: styles.way }, button))),
    row(styles.wordsPlace, h('p', { className: 'm', style: styles.words }, way.linkIntro, ' ', words)),
  );
}

const footOf = ({ foot, more = [], contact, never }: Letter): ReactNode =>
  h(
    Fragment,
    null,
    h('p', { className: 'm', style: styles.foot }, foot),
    h(
      'p',
      { className: 'm', style: styles.foot },
      [...more, contact].map((one, at) => h(Fragment, { key: at }, at === 0 ? '' : ' · ', link(one))),
    ),
    h('p', { className: 'm', style: styles.foot }, never),
    h('p', { className: 'm hr', style: styles.us }, 'Yantra'),
  );

const link = ({ label, address }: LetterLink): ReactNode =>
  h('a', { className: 'l', href: linkOf(address), style: styles.link }, label);

/** A paragraph whose addresses become links. */
const linked = (text: string): ReactNode =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) =>
      h(Fragment, { key: at }, at % 2 === 0 || !URL.canParse(part) ? part : link({ label: part, address: part })),
    );
