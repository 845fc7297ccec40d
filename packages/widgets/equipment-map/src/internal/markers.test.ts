import { describe, expect, test } from 'vitest';
import { countOf, markersOf } from './markers.ts';

const none = { count: [], latitude: [], longitude: [] };

describe('the columns of a viewport', () => {
  test('become markers from north to south', () => {
    const markers = markersOf({
      total: 9,
      machines: { id: ['a', 'b'], name: ['Low', 'High'], latitude: [18, 20], longitude: [73, 73] },
      clusters: { count: [7], latitude: [19], longitude: [73] },
    });
    expect(markers.map(({ kind, latitude }) => [kind, latitude])).toEqual([
      ['machine', 20],
      ['cluster', 19],
      ['machine', 18],
    ]);
  });

  test('become one group where machines stand at the very same point', () => {
    const [group, single, ...rest] = markersOf({
      total: 3,
      machines: {
        id: ['a', 'b', 'c'],
        name: ['One', 'Two', 'Three'],
        latitude: [18.5, 18.5, 18.4],
        longitude: [73.8, 73.8, 73.8],
      },
      clusters: none,
    });
    expect(group).toMatchObject({ kind: 'group', machines: [{ id: 'a' }, { id: 'b' }] });
    expect(group && countOf(group)).toBe(2);
    expect(single).toMatchObject({ kind: 'machine', id: 'c', name: 'Three' });
    expect(rest).toEqual([]);
  });
});
