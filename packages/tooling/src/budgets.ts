/** The one table of weights: what may be sent to a browser, and how much. */

export type Measure = 'gzip' | 'brotli' | 'uncompressed';

export interface Budget {
  readonly name: string;
  /** The files that count, named as in the build's manifest. */
  readonly files:
    | 'embed loader'
    | 'embed first card'
    | 'embed carousel'
    | 'embed in use'
    | 'site home'
    | 'site listing with map'
    | 'map near by'
    | 'site dialogs of accounts'
    | 'dashboard table';
  readonly measure: Measure;
  /** Bytes; 1 KB is 1024. */
  readonly limit: number;
  /** Why the limit is what it is. */
  readonly reason: string;
  /** What to look at if it is exceeded. */
  readonly advice: string;
}

const kilobyte = 1024;

export const budgets: readonly Budget[] = [
  {
    name: 'the embed’s loader',
    files: 'embed loader',
    measure: 'gzip',
    limit: 1.3 * kilobyte,
    reason: 'It is on every page that a widget is on, ahead of all else: one packet of the network.',
    advice:
      'It should name files and watch for tags, no more: look at what packages/embed/src/first/loader.ts imports.',
  },
  {
    name: 'the embed’s JavaScript to the first card',
    files: 'embed first card',
    measure: 'brotli',
    limit: 10_444,
    reason: 'On Slow 4G the first card is to come within a tenth of the time that a hand-written element takes.',
    advice:
      'Something that can wait is in the core chunk: look at what packages/embed/src/first/first-cards.ts imports; Preact and signals come after it.',
  },
  {
    name: 'all of the carousel’s JavaScript',
    files: 'embed carousel',
    measure: 'brotli',
    limit: 24 * kilobyte,
    reason: 'A page of another company lends us no more than a small picture weighs.',
    advice: 'Look at the largest modules of the core and slider chunks.',
  },
  {
    name: 'the carousel’s JavaScript in use, with what a mouse brings,',
    files: 'embed in use',
    measure: 'brotli',
    limit: 30 * kilobyte,
    reason: 'Glide comes as soon as a mouse moves over the cards, so it belongs to what a page pays.',
    advice:
      'Look at packages/widgets/equipment-carousel/src/internal/glide-slider.ts, and at the carousel’s own budget.',
  },
  {
    name: 'the site home’s first JavaScript',
    files: 'site home',
    measure: 'brotli',
    limit: 90 * kilobyte,
    reason: 'A visitor from a search engine reads and searches before anything else has come.',
    advice:
      'A page or panel that a visitor opens later belongs behind import(): look at what site/src/entry-client.tsx reaches.',
  },
  {
    name: 'the listing’s JavaScript with its map',
    files: 'site listing with map',
    measure: 'brotli',
    limit: 160 * kilobyte,
    reason: 'React, the listing and Leaflet with its clusters; the split view of list and map is part of it.',
    advice: 'Look at what site/src/pages/results and packages/widgets/equipment-map import.',
  },
  {
    name: 'what the map loads to draw towns near by, with the two largest zones of PIN codes,',
    files: 'map near by',
    measure: 'uncompressed',
    limit: 45 * kilobyte,
    reason:
      'What the ground may add to the map over the plain one: rivers, built-up areas and PIN codes, loaded by zoom.',
    advice:
      'Keep fewer points in packages/map/src/ground.data.ts, or fewer PIN codes in packages/tooling/src/docs/pin-zones.ts.',
  },
  {
    name: 'the JavaScript of all dialogs of accounts, which comes when one is opened,',
    files: 'site dialogs of accounts',
    measure: 'brotli',
    limit: 26 * kilobyte,
    reason:
      'Log-in, sign-up in two steps, the code and the owner’s form come at once, so that no step waits for another.',
    advice: 'Look at what packages/widgets/auth-modals imports.',
  },
  {
    name: 'the dashboard’s first JavaScript, with its table of machines,',
    files: 'dashboard table',
    measure: 'brotli',
    limit: 150 * kilobyte,
    reason: 'React, the table with its search and its address, and the frame: what an owner sees each day.',
    advice:
      'Each screen is a chunk of its own, and the form’s map one more: look at what packages/widgets/dashboard/src/screens/screens.ts reaches at once.',
  },
];

export interface Canary {
  readonly module: string;
  /** A text that minifiers keep and only this module has. */
  readonly trace: RegExp;
  readonly absentFrom: readonly ('embed' | 'site')[];
  readonly advice: string;
}

/** Modules that no browser may get. */
export const canaries: readonly Canary[] = [
  {
    module: 'zod',
    trace: /ZodError|invalid_union|_zod\b/,
    absentFrom: ['embed', 'site'],
    advice: 'Browsers import @yantra/contract/calls, never /schemas.',
  },
  {
    module: 'react-dom',
    trace: /__reactFiber|Minified React error/,
    absentFrom: ['embed'],
    advice: 'The embed runs on Preact: an import of React slipped past the aliases in packages/embed/vite.config.ts.',
  },
  {
    module: 'goober',
    trace: /_goober/,
    absentFrom: ['embed', 'site'],
    advice: 'Import react-hot-toast/headless: the rest writes style elements, which a strict CSP forbids.',
  },
];
