import { describe, expect, test } from 'vitest';
import { countOf, isViewport, markersOf } from './markers.ts';

const none = { count: [], latitude: [], longitude: [] };

describe('the columns of a viewport', () => {
  test('become markers from north to south', () => {
    const markers = markersOf(
      {
        total: 9,
        machines: { id: ['a', 'b'], name: ['Low', 'High'], latitude: [18, 20], longitude: [73, 73] },
        clusters: { count: [7], latitude: [19], longitude: [73] },
      },
      11,
    );
    expect(markers.map(({ kind, latitude }) => [kind, latitude])).toEqual([
      ['machine', 20],
      ['cluster', 19],
      ['machine', 18],
    ]);
  });

  test('become one group where machines stand at the very same point', () => {
    const [group, single, ...rest] = markersOf(
      {
        total: 3,
        machines: {
          id: ['a', 'b', 'c'],
          name: ['One', 'Two', 'Three'],
          latitude: [18.5, 18.5, 18.4],
          longitude: [73.8, 73.8, 73.8],
        },
        clusters: none,
      },
      14,
    );
    expect(group).toMatchObject({ kind: 'group', machines: [{ id: 'a' }, { id: 'b' }] });
    expect(group && countOf(group)).toBe(2);
    expect(single).toMatchObject({ kind: 'machine', id: 'c', name: 'Three' });
    expect(rest).toEqual([]);
  });

  test('become one cluster where they would lie on each other, and part when the zoom is nearer', () => {
    const columns = {
      total: 10,
      machines: { id: ['a'], name: ['One'], latitude: [18.5], longitude: [73.8] },
      clusters: { count: [4, 5], latitude: [18.51, 18.9], longitude: [73.81, 73.8] },
    };
    expect(markersOf(columns, 11).map((marker) => [marker.kind, countOf(marker)])).toEqual([
      ['cluster', 5],
      ['cluster', 5],
    ]);
    expect(markersOf(columns, 15).map(countOf)).toEqual([5, 4, 1]);
  });
});

test.each([null, undefined, [], { data: [] }, { machines: {}, clusters: {} }, 'text'])(
  '%j is no viewport',
  (answer) => {
    expect(isViewport(answer)).toBe(false);
  },
);
