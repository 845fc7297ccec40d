/* A made-up town, for files and pictures of streets. */

export type Point = readonly [x: number, y: number];
export type Shape = 'point' | 'line' | 'area';

/** Points in a world 1 wide; `from` is the zoom from which it is there. */
export interface Feature {
  readonly layer: string;
  readonly shape: Shape;
  readonly points: readonly Point[];
  readonly facts: Readonly<Record<string, string | number>>;
  readonly from: number;
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export const pune: Place = { latitude: 18.52, longitude: 73.8567 };

export const worldOf = ({ latitude, longitude }: Place): Point => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
};

/** Half the width of the town, and how far its streets are apart, in degrees. */
export const town = { half: 0.09, major: 0.018, minor: 0.0024 } as const;

/** A town of straight streets, with a river, a park and quarters. */
export function townAround({ latitude, longitude }: Place): Feature[] {
  const at = (up: number, right: number) => worldOf({ latitude: latitude + up, longitude: longitude + right });
  const { half } = town;
  const features: Feature[] = [];
  const add = (layer: string, shape: Shape, points: readonly Point[], facts: Feature['facts'], from = 0) =>
    features.push({ layer, shape, points, facts, from });
  add('earth', 'area', [at(-9, -9), at(-9, 9), at(9, 9), at(9, -9)], { kind: 'earth' });
  const river = Array.from({ length: 40 }, (_, n) => n / 39 - 0.5);
  const bank = (share: number, side: number) => at(0.012 * Math.sin(share * 14) + side, 2 * half * share);
  add(
    'water',
    'area',
    [...river.map((share) => bank(share, 0.0012)), ...river.toReversed().map((share) => bank(share, -0.0012))],
    { kind: 'river' },
    8,
  );
  add('landuse', 'area', [at(0.02, 0.02), at(0.02, 0.031), at(0.03, 0.031), at(0.03, 0.02)], { kind: 'park' }, 10);
  const grid = (step: number, facts: (n: number, way: string) => Feature['facts'], from: number) => {
    for (let n = Math.ceil(-half / step); n * step <= half; n += 1) {
      add('roads', 'line', [at(n * step, -half), at(n * step, half)], facts(n, 'Road'), from);
      add('roads', 'line', [at(-half, n * step), at(half, n * step)], facts(n, 'Marg'), from);
    }
  };
  grid(town.minor, (n, way) => ({ kind: 'minor_road', name: `${n + 40}. ${way}` }), 13);
  grid(town.major, (n, way) => ({ kind: 'major_road', name: `Main ${way} ${n + 6}` }), 9);
  add('roads', 'line', [at(-half, -half), at(half, half)], { kind: 'highway', name: 'NH 48' }, 5);
  // A name may be in any script, and have others beside it.
  const quarter = (up: number, right: number, names: Feature['facts']) =>
    add('places', 'point', [at(up, right)], { kind: 'locality', min_zoom: 9, ...names }, 9);
  quarter(0.01, -0.012, { name: 'Shivajinagar', 'name:hi': 'शिवाजीनगर', 'name:mr': 'शिवाजीनगर' });
  quarter(-0.016, -0.05, { name: 'कोथरूड', 'name:en': 'Kothrud' });
  quarter(-0.02, 0.055, { name: 'Hadapsar' });
  quarter(0.04, -0.04, { name: 'Aundh' });
  return features;
}

/** Whether any of it may lie in a square of the world. */
export const isIn = ({ points }: Feature, x: number, y: number, width: number): boolean => {
  const across = points.map(([at]) => at);
  const down = points.map(([, at]) => at);
  return (
    Math.max(...across) >= x &&
    Math.min(...across) <= x + width &&
    Math.max(...down) >= y &&
    Math.min(...down) <= y + width
  );
};
