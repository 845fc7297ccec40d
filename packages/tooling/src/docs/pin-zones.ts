/** The points of PIN codes as the map draws them, from the list that comes with the server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { formatted, kept } from '../lib/generated.ts';
import { root } from '../lib/workspace.ts';

interface Point {
  readonly pin: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** A PIN counts as a town's if so many others are within so many kilometres. */
const inTown = { others: 3, km: 6 } as const;
const kmPerDegree = 111.2;
/** Steps of base-map.data.ts: some 200 m. */
const stepsPerDegree = 500;
const corner = { longitude: 20, latitude: -25 } as const;
/** India's postal zones by a PIN's first digit; 9 is the army's and has no place. */
const digits = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Degrees round a zone's points, wider than an area reaches. */
const margin = 0.05;
const folder = 'packages/map/src/pin-areas';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** @returns what differs from the list */
export async function pinZones(isFixing: boolean): Promise<string[]> {
  const points = townsOf(readPoints());
  const zones = digits.map((digit) => ({ digit, points: points.filter(({ pin }) => Math.floor(pin / 1e5) === digit) }));
  const files = [
    ...zones.map((zone) => [`zone-${zone.digit}.data.ts`, zoneText(zone.points)] as const),
    ['zones.data.ts', indexText(zones)] as const,
  ];
  const problems = await Promise.all(
    files.map(async ([name, text]) => kept(`${folder}/${name}`, await formatted(name, text), isFixing)),
  );
  return problems.flat();
}

/** Those whose place was measured, without namesakes at the same step. */
function readPoints(): Point[] {
  const table = gunzipSync(readFileSync(join(root, 'packages/server/assets/pins.tsv.gz'))).toString('latin1');
  const seen = new Set<string>();
  return table.split('\n').flatMap((line) => {
    const [pin, , , , latitude, longitude, quality] = line.split('\t');
    const point = { pin: Number(pin), latitude: stepped(Number(latitude)), longitude: stepped(Number(longitude)) };
    const key = `${point.latitude} ${point.longitude}`;
    if (quality !== 'pin' || seen.has(key)) return [];
    seen.add(key);
    return [point];
  });
}

const stepped = (degrees: number): number => Math.round(degrees * stepsPerDegree) / stepsPerDegree;

function townsOf(points: readonly Point[]): Point[] {
  const cell = ({ latitude, longitude }: Point, up = 0, right = 0) =>
    `${Math.floor(latitude * 10) + up} ${Math.floor(longitude * 10) + right}`;
  const cells = Map.groupBy(points, (point) => cell(point));
  const sides = [-1, 0, 1];
  return points.filter((point) => {
    const around = sides.flatMap((up) => sides.flatMap((right) => cells.get(cell(point, up, right)) ?? []));
    return around.filter((other) => other !== point && kmBetween(point, other) <= inTown.km).length >= inTown.others;
  });
}

const kmBetween = (a: Point, b: Point): number =>
  kmPerDegree *
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));

function zoneText(points: readonly Point[]): string {
  const steps = points.map(({ latitude, longitude }) => [
    Math.round((longitude - corner.longitude) * stepsPerDegree),
    Math.round((latitude - corner.latitude) * stepsPerDegree),
  ]);
  const places = steps.flatMap((step, at) => step.map((value, axis) => value - (steps[at - 1]?.[axis] ?? 0)));
  const pins = points.map(({ pin }, at) => pin - (points[at - 1]?.pin ?? 0));
  return `/**
 * Post offices of towns, as one line written as base-map.data.ts says, and their PIN codes as differences; written by npm run check -- pin-zones --fix.
 * Data: GeoNames postal codes (https://www.geonames.org), CC BY 4.0, selected and rounded.
 */
export const pinPoints = { points: '${[points.length, ...places].map(written).join('')}', pins: '${pins.map(written).join('')}' };
`;
}

/** Zigzag, as base-map.data.ts says. */
function written(value: number): string {
  let rest = value < 0 ? -value * 2 - 1 : value * 2;
  let text = '';
  for (; rest >= 52; rest = Math.floor((rest - 52) / 12)) text += alphabet[52 + ((rest - 52) % 12)];
  return text + alphabet[rest];
}

function indexText(zones: readonly { readonly digit: number; readonly points: readonly Point[] }[]): string {
  const rows = zones.map(({ digit, points }) => {
    const [longitudes, latitudes] = [points.map(({ longitude }) => longitude), points.map(({ latitude }) => latitude)];
    const west = Math.min(...longitudes) - margin;
    const south = Math.min(...latitudes) - margin;
    const box = [west, south, Math.max(...longitudes) + margin, Math.max(...latitudes) + margin];
    return `{ box: [${box.map((degrees) => Number(degrees.toFixed(2))).join(', ')}], load: () => import('./zone-${digit}.data.ts') }`;
  });
  return `/** The postal zones: the bounds of their towns (west, south, east, north), and their points. Written by npm run check -- pin-zones --fix. */
export const zones = [${rows.join(',\n')}] as const;
`;
}
