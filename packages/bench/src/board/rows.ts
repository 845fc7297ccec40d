/** The rows of the board: pages as they are found, and what happens on them. */
import { places } from '@yantra/testing/board';
import type { MakerName } from './makers.ts';

export interface Row {
  readonly name: string;
  /** The page of the torture board; by default the plain one. */
  readonly host?: string;
  /** More styles of the page. */
  readonly css?: string;
  /** What stands around the embed, in place of `…`. */
  readonly around?: string;
  /** Whether the parent is as wide as what it holds. */
  readonly isShrinking?: boolean;
  /** Whether it has to look as on the plain page. */
  readonly looksPlain?: boolean;
  readonly places?: number;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** How it comes into the page, if not with it. */
  readonly comes?: 'later' | 'into a shadow root';
  /** What does not come; then something is to be read in its place all the same. */
  readonly lacks?: 'code' | 'data';
  /** What the page does once it is there. */
  readonly meanwhile?: 'takes it out and puts it back' | 'moves it to a light place' | 'shows it';
  /** Why a row makes no sense for a maker. */
  readonly notFor?: Partial<Readonly<Record<MakerName, string>>>;
}

const others = (why: string): NonNullable<Row['notFor']> => ({ buyButton: why, instantSearch: why, scheduling: why });
const withoutTag = others('has no tag; a framework calls its script');
const dark = 'body { background: #111 !important; color: #eee !important } ';
const seeThrough = '.board-slot { background: none !important; color-scheme: inherit !important } ';

export const rows: readonly Row[] = [
  { name: 'a plain page', host: 'plain' },
  { name: 'Bootstrap', host: 'bootstrap', looksPlain: true },
  { name: 'Tailwind’s reset', host: 'tailwind-preflight', looksPlain: true },
  { name: 'a theme with rules for bare tags', host: 'wordpress-theme', looksPlain: true },
  { name: '`* { all: unset !important }`', host: 'all-unset', looksPlain: true },
  { name: 'a root font of 10 px', host: 'rem-10-px', looksPlain: true },
  { name: 'right to left', host: 'right-to-left' },
  { name: 'the strictest policy that lets its host in', host: 'strict-policy' },
  {
    name: 'a cross-origin isolated page',
    host: 'cross-origin-isolated',
    notFor: { scheduling: 'hangs on the headers of the page in its frame, which is ours here' },
  },
  { name: 'no doctype', host: 'no-doctype' },
  { name: 'XHTML', host: 'xhtml' },
  { name: 'replaced built-ins', host: 'replaced-built-ins' },
  { name: 'its script at the end, and twice', host: 'loader-twice' },
  {
    name: 'its script as a classic one',
    host: 'loader-as-a-classic-script',
    notFor: others('has a classic script in every row'),
  },
  {
    // The newest comes first and is shown: a released one is as it was, and stands on the board of its own day.
    name: 'two versions of it',
    host: 'loader-of-the-newest-and-a-version',
    notFor: others('names no version on the page'),
  },
  {
    name: 'an import map of the page’s own',
    host: 'import-map-after-that-of-a-version',
    notFor: others('has no import map'),
  },
  ...['react', 'vue', 'angular', 'svelte'].map((host): Row => ({
    name: `drawn by ${host[0]?.toUpperCase()}${host.slice(1)}`,
    host,
    notFor: withoutTag,
  })),
  { name: 'a dark page that says so', css: `:root { color-scheme: dark } ${dark}${seeThrough}` },
  { name: 'a dark page that does not say so', css: dark + seeThrough },
  ...places.map((place): Row => ({ ...place, name: `in ${place.name}` })),
  {
    name: 'in a box that hides what is too wide',
    around: '<div id="room" style="overflow: hidden; width: 400px">…</div>',
  },
  {
    name: 'on a phone',
    css: '.board-slot { left: 16px !important; width: 328px !important } #host { width: 328px !important }',
    viewport: { width: 360, height: 740 },
  },
  { name: 'two on a page', places: 2, css: '#carousel-2 { top: 1200px !important }' },
  { name: 'put in later', comes: 'later' },
  { name: 'in a shadow root', comes: 'into a shadow root' },
  { name: 'in a tab that is shown later', around: '<div id="tab" hidden="">…</div>', meanwhile: 'shows it' },
  { name: 'taken out and put back', meanwhile: 'takes it out and puts it back' },
  {
    name: 'moved from a dark to a light place',
    css: '.board-slot { background: none !important; color-scheme: normal !important }',
    around: '<div id="dark" style="background: #111; color: #eee">…</div><div id="light"></div>',
    meanwhile: 'moves it to a light place',
  },
  { name: 'its code does not come', lacks: 'code' },
  { name: 'its data do not come', lacks: 'data' },
];
