/** The page that lays pictures beside their mock-ups'. */
import { escapeHtml } from '@yantra/domain';
import { type WindowName, windows } from './face.ts';
import type { Figures } from './figures.ts';

export interface Shot {
  readonly face: string;
  readonly mockUp: string | undefined;
  readonly window: WindowName;
  readonly scheme: 'light' | 'dark';
  /** Its file, beside the page. */
  readonly picture: string;
  /** The file of the whole page. */
  readonly whole?: string;
  readonly figures: Figures & {
    /** The y of the first content; absent where the screen names none. */
    readonly first: number | undefined;
    /** How far things moved of themselves, as CLS counts. */
    readonly shifted: number;
    readonly small: readonly string[];
    readonly overflow: readonly string[];
  };
  readonly faults?: readonly string[];
}

const styles = `
  body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: #fff; color: #111 }
  nav { columns: 4; margin-bottom: 32px }
  section { margin-bottom: 48px }
  .pair { display: flex; gap: 16px; align-items: flex-start; margin-bottom: 24px }
  figure { margin: 0; flex: 0 1 auto; max-width: 48% }
  img { max-width: 100%; border: 1px solid #ccc }
  .miss { color: #a00 }
`;

/**
 * The mock-up's pictures for the window and, where it was drawn longer, for the whole page.
 * @param mockUps the names of all that there are, e.g. `home-v2-fold-360-dark.webp`
 */
export function mockUpOf(
  { mockUp, window, scheme }: Pick<Shot, 'mockUp' | 'window' | 'scheme'>,
  mockUps: ReadonlySet<string>,
): { readonly fold?: string | undefined; readonly whole?: string | undefined } {
  const end = `${windows[window].width}${scheme === 'dark' ? '-dark' : ''}.webp`;
  const [fold, whole] = [`${mockUp}-fold-${end}`, `${mockUp}-${end}`].map((name) =>
    mockUps.has(name) ? name : undefined,
  );
  // A dashboard's screen was drawn in one picture, long or not.
  return fold === undefined ? { fold: whole, whole } : { fold, whole };
}

/**
 * @param mockUpsAt the folder they are in, as an address from the page
 * @param notHere what was drawn and has no face
 */
export function pageOf(
  shots: readonly Shot[],
  mockUps: ReadonlySet<string>,
  mockUpsAt: string,
  notHere: Readonly<Record<string, string>>,
): string {
  const names = [...new Set(shots.map(({ face }) => face))];
  const idOf = (name: string): string => name.replaceAll(/\W+/g, '-');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Yantra’s face</title><style>${styles}</style>
<h1>Screens beside their mock-ups</h1>
<p>Drawn, and not here: ${escapeHtml(
    Object.entries(notHere)
      .map(([what, why]) => `${what} (${why})`)
      .join('; '),
  )}.</p>
<nav>${names.map((name) => `<div><a href="#${idOf(name)}">${escapeHtml(name)}</a>${countOf(name)}</div>`).join('')}</nav>
${names.map((name) => sectionOf(name)).join('\n')}</html>`;

  function countOf(name: string): string {
    const of = shots.filter(({ face, scheme }) => face === name && scheme === 'light');
    const count = of.reduce((sum, { faults = [] }) => sum + faults.length, 0);
    return count > 0 ? ` <span class="miss">${count}</span>` : '';
  }

  function sectionOf(name: string): string {
    const own = shots.filter(({ face }) => face === name);
    return `<section id="${idOf(name)}"><h2>${escapeHtml(name)}</h2>${own.map(pairOf).join('\n')}</section>`;
  }

  function pairOf(shot: Shot): string {
    const { window, scheme, picture, whole, figures, faults = [] } = shot;
    const drawn = mockUpOf(shot, mockUps);
    const lines =
      scheme === 'light' ? `<ul>${linesOf(figures)}${faults.map((one) => line(one, true)).join('')}</ul>` : '';
    const wholes =
      whole === undefined ? '' : `<details><summary>the whole page</summary>${pair(whole, drawn.whole)}</details>`;
    return `<h3>${window}, ${scheme}</h3>${lines}${pair(picture, drawn.fold)}${wholes}`;
  }

  function pair(ours: string, drawn: string | undefined): string {
    const theirs = drawn === undefined ? '<p>This is drawn nowhere.</p>' : figure(`${mockUpsAt}/${drawn}`, 'as drawn');
    return `<div class="pair">${figure(ours, 'as it is')}${theirs}</div>`;
  }
}

const figure = (source: string, caption: string): string =>
  `<figure><img loading="lazy" src="${source}" alt="${caption}"><figcaption>${caption}</figcaption></figure>`;
const line = (text: string, isMiss = false): string => `<li${isMiss ? ' class="miss"' : ''}>${escapeHtml(text)}</li>`;

const linesOf = ({ first, chrome, fontSizes, filled, shifted }: Shot['figures']): string =>
  [
    `first content at ${first ?? '—'}, chrome ${chrome} px`,
    `${Object.keys(fontSizes).length} sizes of type: ${Object.keys(fontSizes).join(', ')}`,
    `filled: ${filled.join(', ') || 'nothing'}`,
    `moved by ${shifted.toFixed(3)}`,
  ]
    .map((one) => line(one))
    .join('');
