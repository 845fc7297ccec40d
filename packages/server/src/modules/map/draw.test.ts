import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../seed/random.ts';
import { draw, type MapCell, type MapMachine } from './draw.ts';

const random = createRandom(11);
const letters = (count: number, first: number, range: number) =>
  String.fromCharCode(...Array.from({ length: count }, () => first + Math.floor(random.next() * range)));
const hex = (count: number) =>
  Array.from({ length: count }, () => Math.floor(random.next() * 16).toString(16)).join('');

/** A cell with machines anywhere in India, or with so many at one place. */
function cellAt(index: number, name: string, count = 1): MapCell {
  const place = { latitude: 8 + random.next() * 25, longitude: 70 + random.next() * 25 };
  const machines = Array.from({ length: count }, (): MapMachine => ({
    id: `${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}`,
    name,
    ...place,
    rentPaise: Math.floor(random.next() * 50_000_000),
    rentalType: Math.floor(random.next() * 4),
  }));
  const sum = (side: 'latitude' | 'longitude') => machines.reduce((total, machine) => total + machine[side], 0);
  return {
    x: index % 24,
    y: Math.floor(index / 24),
    n: count,
    latitudes: sum('latitude'),
    longitudes: sum('longitude'),
    ...(count <= 10 ? { machines } : {}),
  };
}

const names = {
  'any letters': () => letters(18, 0x30, 75),
  'long names': () => letters(80, 0x30, 75),
  'names in Devanagari': () => letters(40, 0x905, 60),
  'the names of a catalogue': () => random.pick(['Mahindra 575 DI XP Plus', 'JCB 3DX', 'Komatsu PC130']),
} as const;

describe('an answer stays below 10 KB', () => {
  test.each(Object.entries(names))('with %s, however many cells there are', (_what, nameOf) => {
    for (const count of [50, 100, 150, 199, 300, 480]) {
      const cells = Array.from({ length: count }, (_, index) => cellAt(index, nameOf()));
      const seen = draw(cells, { isLastZoom: false });
      const points = seen.machines.id.length + seen.clusters.count.length;
      expect(seen.total).toBe(count);
      expect(points).toBeGreaterThan(0);
      expect(points).toBeLessThanOrEqual(500);
      expect(gzipSync(JSON.stringify({ success: true, message: 'OK', data: seen })).length).toBeLessThan(10_000);
    }
  });
});

test('machines of one place stand singly up to ten of them; more are a cluster', () => {
  expect(draw([cellAt(0, 'Twin', 10)], { isLastZoom: false })).toMatchObject({
    total: 10,
    machines: { name: Array(10).fill('Twin') },
  });
  expect(draw([cellAt(0, 'Twin', 11)], { isLastZoom: true })).toMatchObject({
    total: 11,
    machines: { id: [] },
    clusters: { count: [11] },
  });
});

test('machines close together are a cluster in their middle, but at the last zoom, where nobody can look closer', () => {
  const machines = [18.5, 18.50006].map((latitude, n) => ({
    id: `${n}`,
    name: `Machine ${n}`,
    latitude,
    longitude: 73.8,
    rentPaise: 821_850,
    rentalType: n,
  }));
  const cell = { x: 0, y: 0, n: 2, latitudes: 37.00006, longitudes: 147.6, machines };
  expect(draw([cell], { isLastZoom: false }).clusters).toEqual({ count: [2], latitude: [18.50003], longitude: [73.8] });
  expect(draw([cell], { isLastZoom: true }).machines).toMatchObject({
    id: ['0', '1'],
    rent: [8219, 8219],
    rentalType: [0, 1],
  });
});

test('nothing is nothing', () => {
  expect(draw([], { isLastZoom: false })).toEqual({
    total: 0,
    machines: { id: [], name: [], latitude: [], longitude: [], rent: [], rentalType: [] },
    clusters: { count: [], latitude: [], longitude: [] },
  });
});
