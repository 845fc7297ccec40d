/** The page that lays pictures beside their mock-ups'. */
import { escapeHtml } from '@yantra/domain';
import { type WindowName, windows } from './faces.ts';

export interface Shot {
  readonly face: string;
  readonly mockUp: string;
  readonly window: WindowName;
  readonly scheme: 'light' | 'dark';
  /** Its file, beside the page. */
  readonly picture: string;
  readonly figures: {
    /** The y of the first content; absent where the screen names none. */
    readonly first: number | undefined;
    readonly chrome: number;
    readonly fontSizes: readonly number[];
    readonly filled: readonly string[];
    readonly small: readonly string[];
    readonly overflow: readonly string[];
  };
}

const styles = `
  body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; background: #fff; color: #111 }
  section { margin-bottom: 48px }
  .pair { display: flex; gap: 16px; align-items: flex-start; margin-bottom: 24px }
  figure { margin: 0; flex: 0 1 auto; max-width: 48% }
  img { max-width: 100%; border: 1px solid #ccc }
  li.miss { color: #a00 }
`;

/**
 * @param mockUps the names of the mock-ups' pictures that there are, e.g. `home-v2-fold-360-dark.png`
 * @param mockUpsAt the folder they are in, as an address from the page
 */
export function pageOf(shots: readonly Shot[], mockUps: ReadonlySet<string>, mockUpsAt: string): string {
  const names = [...new Set(shots.map(({ face }) => face))];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Yantra’s face</title><style>${styles}</style>
<h1>Screens beside their mock-ups</h1>
${names.map((name) => sectionOf(shots.filter(({ face }) => face === name))).join('\n')}</html>`;

  function sectionOf(own: readonly Shot[]): string {
    return `<section><h2>${escapeHtml(own[0]?.face ?? '')}</h2>${own.map(pairOf).join('\n')}</section>`;
  }

  function pairOf(shot: Shot): string {
    const { face, mockUp, window, scheme, picture, figures } = shot;
    const drawn = `${mockUp}-${windows[window].width}${scheme === 'dark' ? '-dark' : ''}.webp`;
    const theirs = mockUps.has(drawn)
      ? `<figure><img src="${mockUpsAt}/${drawn}" alt="${escapeHtml(face)} as drawn"><figcaption>as drawn</figcaption></figure>`
      : '';
    return `<h3>${window}, ${scheme}</h3><ul>${linesOf(figures)}</ul><div class="pair"><figure><img src="${picture}" alt="${escapeHtml(face)}"><figcaption>as it is</figcaption></figure>${theirs}</div>`;
  }
}

function linesOf({ first, chrome, fontSizes, filled, small, overflow }: Shot['figures']): string {
  const lines: readonly (readonly [string, boolean])[] = [
    [`first content at ${first ?? '—'}, chrome ${chrome} px`, false],
    [`${fontSizes.length} sizes of type: ${fontSizes.join(', ')}`, fontSizes.length > 6],
    [`${filled.length} filled: ${filled.join(', ')}`, filled.length > 1],
    [`${small.length} small targets${small.length > 0 ? `: ${small.slice(0, 3).join(' | ')}` : ''}`, small.length > 0],
    [`overflow: ${overflow.join(' ') || 'none'}`, overflow.length > 0],
  ];
  return lines.map(([line, isMiss]) => `<li${isMiss ? ' class="miss"' : ''}>${escapeHtml(line)}</li>`).join('');
}
