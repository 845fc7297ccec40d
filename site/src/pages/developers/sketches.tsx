import type { ReactNode } from 'react';

const box = (x: number, y: number, width: number, height: number, kind?: string) => (
  <rect key={`${x} ${y}`} className={kind} x={x} y={y} width={width} height={height} rx="3" />
);
const three = [4, 35, 66];

/* What each element looks like, in a few shapes: f is a background, b something pressed or marked, w what lies on top. */
const sketches: Readonly<Record<string, ReactNode>> = {
  'yantra-equipment-carousel': three.flatMap((x) => [box(x, 8, 26, 34), box(x, 9, 26, 17, 'f')]),
  'yantra-equipment-listing': [
    box(4, 8, 20, 34, 'f'),
    ...[29, 63].flatMap((x) => [box(x, 8, 30, 15), box(x, 27, 30, 15)]),
  ],
  'yantra-equipment-details': [
    box(4, 8, 50, 34, 'f'),
    <path key="words" d="M60 12h33M60 20h24M60 28h28" />,
    box(60, 34, 33, 8, 'b'),
  ],
  'yantra-availability': [
    <path key="words" d="M20 9h24M66 9h10" />,
    ...[16, 24, 32].flatMap((y) =>
      [20, 28, 36, 44, 52, 60, 68].map((x) => box(x, y, 6, 6, y === 24 && x < 50 ? 'f' : undefined)),
    ),
    box(20, 41, 56, 6, 'b'),
  ],
  'yantra-favourites': [
    ...[8, 21, 34].map((y) => box(4, y, 16, 9, 'f')),
    <path key="words" d="M26 12h34M26 25h28M26 38h38" />,
    ...[12, 25, 38].map((y) => <circle key={`heart ${y}`} className="b" cx="86" cy={y} r="4" />),
  ],
  'yantra-job-cost': [
    box(20, 6, 56, 9),
    <path key="rows" d="M20 21h30M64 21h12M20 27h24M64 27h12M20 33h34M62 33h14" />,
    box(20, 37, 56, 8, 'b'),
  ],
  'yantra-compare': [
    ...[32, 54, 76].map((x) => box(x, 6, 18, 12, 'f')),
    <path
      key="rows"
      d="M4 25h20M32 25h14M54 25h16M76 25h12M4 33h16M32 33h16M54 33h12M76 33h16M4 41h20M32 41h12M54 41h16M76 41h14"
    />,
    box(52, 21, 22, 8, 'b'),
  ],
  'yantra-equipment-search': [
    <rect key="box" x="4" y="18" width="88" height="14" rx="7" />,
    <path key="words" d="M26 25h28" />,
    <circle key="glass" cx="15" cy="25" r="3" />,
    <circle key="go" className="b" cx="85" cy="25" r="5" />,
  ],
  'yantra-equipment-map': [
    box(4, 8, 88, 34),
    <path key="ways" d="M4 30c20-8 30 6 50-2s26-14 38-12M30 8l10 34" />,
    <circle key="one" className="b" cx="34" cy="20" r="4" />,
    <circle key="two" className="b" cx="66" cy="30" r="4" />,
  ],
  'yantra-city-picker': [
    ...three.map((x) => box(x, 8, 26, 34, x === 35 ? 'f' : undefined)),
    <circle key="city" className="b" cx="48" cy="21" r="5" />,
    <path key="names" d="M10 34h14M41 34h14M72 34h14" />,
  ],
  'yantra-lead-form': [box(20, 6, 56, 9), box(20, 19, 56, 9), box(20, 33, 56, 10, 'b')],
  'yantra-auth-modals': [
    box(4, 6, 88, 38, 'f'),
    box(30, 11, 36, 28, 'w'),
    box(35, 29, 26, 6, 'b'),
    <path key="words" d="M36 18h24M36 24h16" />,
  ],
  'yantra-dashboard': [
    box(4, 8, 18, 34, 'f'),
    box(27, 8, 30, 12),
    box(62, 8, 30, 12),
    <path key="bars" d="M29 42V32M37 42V28M45 42V34M53 42V26M61 42V30M69 42V27M77 42V32M85 42V24" />,
  ],
};

/** An element as a drawing. */
export const Sketch = ({ tag }: { readonly tag: string }) => (
  <svg className="dev__sketch" viewBox="0 0 96 50" aria-hidden="true">
    {sketches[tag]}
  </svg>
);
