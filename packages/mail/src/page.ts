import { html, linkOf, linked, type Markup } from './html.ts';
import type { Letter, LetterLink } from './letter.ts';
import { sheet, styles } from './styles.ts';

/* Drawn, not loaded: programs without SVG show the name only. */
const mark = html`<svg aria-hidden="true" width="28" height="28" viewBox="0 0 96 96" style="${styles.mark}">
  <path
    fill="#D9531E"
    d="M42.85 13 43.95 6.24h8.1L53.15 13l6.56 2.12 4.86-4.81 6.55 4.76-3.07 6.1 4.05 5.58 6.75-1.03 2.51 7.7-6.08 3.13v6.9l6.08 3.13-2.51 7.7-6.75-1.03-4.05 5.58 3.07 6.1-6.55 4.76-4.86-4.81L53.15 67l-1.1 6.76h-8.1L42.85 67l-6.56-2.12-4.86 4.81-6.55-4.76 3.07-6.1-4.05-5.58-6.75 1.03-2.51-7.7 6.08-3.13v-6.9l-6.08-3.13 2.51-7.7 6.75 1.03 4.05-5.58-3.07-6.1 6.55-4.76 4.86 4.81Z"
  />
  <path fill="#D9531E" d="M25.5 56Q34 66 44.2 89.6q3.8 6.4 7.6 0Q62 66 70.5 56Z" />
  <circle cx="48" cy="40" r="19.5" fill="#FFF7E7" />
  <path fill="#23262B" d="M48 27.6a7.4 7.4 0 0 1 4.1 13.55l2.5 11.25H41.4l2.5-11.25A7.4 7.4 0 0 1 48 27.6Z" />
</svg>`;

const none: Markup = { markup: '' };

/** One row of the card. */
const row = (place: string, inside: Markup): Markup =>
  html`<tr>
    <td class="in" style="${place}">${inside}</td>
  </tr>`;

const link = ({ label, address }: LetterLink): Markup =>
  html`<a class="l" href="${linkOf(address)}" style="${styles.link}">${label}</a>`;

/** The whole mail as a page: head and foot are always the same; the parts present follow in order. */
export function pageOf(letter: Letter): string {
  const { locale, subject, preheader, about, foot, more = [], contact, never } = letter;
  return html`<!doctype html>
    <html lang="${locale ?? 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${subject}</title>
        ${sheet}
      </head>
      <body class="bg" style="${styles.body}">
        <div style="${styles.hidden}">${preheader}</div>
        <table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" style="${styles.body}">
          <tr>
            <td align="center">
              <table role="presentation" width="600" cellpadding="0" cellspacing="0" style="${styles.sheets}">
                <tr>
                  <td class="pad" style="${styles.head}">
                    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
                      <tr>
                        <td width="28">${mark}</td>
                        <td class="t" style="${styles.brand}">Yantra</td>
                        <td class="m" style="${styles.about}">${about}</td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td class="pad" style="${styles.sheetPlace}">${cardOf(letter)}</td>
                </tr>
                <tr>
                  <td class="pad" style="${styles.footPlace}">
                    <p class="m" style="${styles.foot}">
                      ${foot} ${[...more, contact].map((one) => html`${link(one)} `)}
                    </p>
                    <p class="m" style="${styles.foot}">${never}</p>
                    <p class="m hr" style="${styles.us}">Yantra</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

const cardOf = (letter: Letter): Markup =>
  html`<main>
    <table role="presentation" class="sheet" cellpadding="0" cellspacing="0" style="${styles.sheet}">
      ${[stateOf(letter), saysOf(letter), factsOf(letter), noteOf(letter), ...wayOf(letter)]}
      <tr>
        <td style="${styles.end}">&nbsp;</td>
      </tr>
    </table>
  </main>`;

const stateOf = ({ state }: Letter): Markup =>
  state
    ? row(
        styles.statePlace,
        html`<table role="presentation" cellpadding="0" cellspacing="0">
          <tr>
            <td class="${state.tone}" style="${styles.state};${styles[state.tone]}">
              ${state.sign}&nbsp; ${state.words}
            </td>
          </tr>
        </table>`,
      )
    : none;

/** The event and its recipient: the greeting begins the first paragraph. */
function saysOf({ state, title, greeting, says, code }: Letter): Markup {
  const [first = '', ...more] = says;
  const opening = greeting === undefined ? first : `${greeting} ${first}`;
  return row(
    state ? styles.titlePlace : styles.statePlace,
    html`<h1 class="t h" style="${styles.title}">${title}</h1>
      ${code === undefined ? none : html`<p class="t cream" style="${styles.code}">${code}</p>`}
      ${[opening, ...more].map((one) => html`<p class="s" style="${styles.lead}">${linked(one, styles.link)}</p>`)}`,
  );
}

function factsOf({ facts }: Letter): Markup {
  if (facts.length === 0) return none;
  const rows = facts.map(
    ([name, value]) =>
      html`<tr>
        <th class="t hr" scope="row" style="${styles.name}">${name}</th>
        <td class="t hr" style="${styles.value}">${value}</td>
      </tr>`,
  );
  return row(
    styles.factsPlace,
    html`<table style="${styles.facts}">
      ${rows}
    </table>`,
  );
}

const noteOf = ({ note }: Letter): Markup =>
  note === undefined
    ? none
    : row(
        styles.notePlace,
        html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td class="cream s" style="${styles.note}">${note}</td>
          </tr>
        </table>`,
      );

/** One button, and its address in words for readers who want to see where it leads. */
function wayOf({ way }: Letter): readonly Markup[] {
  if (way === undefined) return [];
  const { host, pathname } = new URL(linkOf(way.address));
  return [
    row(
      styles.wayPlace,
      html`<table role="presentation" class="wayplace" cellpadding="0" cellspacing="0">
        <tr>
          <td class="way" style="${styles.way}">
            <a href="${linkOf(way.address)}" style="${styles.wayLink}">${way.label}</a>
          </td>
        </tr>
      </table>`,
    ),
    row(
      styles.wordsPlace,
      html`<p class="m" style="${styles.words}">
        ${way.linkIntro} ${link({ label: host + pathname, address: way.address })}
      </p>`,
    ),
  ];
}
