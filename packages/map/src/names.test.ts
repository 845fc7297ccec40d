import { expect, test } from 'vitest';
import { createBaseMap } from './base-map.ts';
import { type MapLabel, labelsOf } from './labels.ts';
import { type MapView, worldPoint, worldSize } from './map.ts';

interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const pune = { latitude: 18.52, longitude: 73.86 };
const colours = {
  land: '#fff',
  water: '#fff',
  edge: '#fff',
  line: '#000',
  outside: '#fff',
  text: '#000',
  textSoft: '#000',
  font: 'sans-serif',
};

/** A canvas that only remembers what is written on it, each letter as wide as three fifths of its size. */
function paper(zoom: number) {
  const written: Written[] = [];
  const size = worldSize(zoom);
  const { x, y } = worldPoint(pune);
  const [width, height] = [1280, 800];
  let fontSize = 10;
  const widthOf = (text: string) => text.length * fontSize * 0.6;
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get(_target, name) {
      if (name === 'measureText') return (text: string) => ({ width: widthOf(text) });
      if (name === 'fillText')
        return (text: string, across: number, middle: number) =>
          written.push({
            text,
            left: across - widthOf(text) / 2,
            right: across + widthOf(text) / 2,
            top: middle - fontSize / 2,
            bottom: middle + fontSize / 2,
          });
      return () => undefined;
    },
    set(_target, name, value) {
      if (name === 'font') fontSize = Number(/(\d+(?:\.\d+)?)px/.exec(String(value))?.[1]);
      return true;
    },
  });
  const view: MapView = { context, zoom, width, height, size, left: x * size - width / 2, top: y * size - height / 2 };
  return { view, written };
}

const overlap = (one: Omit<Written, 'text'>, other: Omit<Written, 'text'>) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A crowd of names round the city. */
const names: MapLabel[] = labelsOf(
  Array.from({ length: 90 }, (_, n) => ({
    name: `Place ${n}`,
    population: n % 3 === 0 ? 5_000_000 - n : 0,
    latitude: pune.latitude + 0.14 * Math.sin(n * 2.4) * Math.sqrt(n / 90),
    longitude: pune.longitude + 0.2 * Math.cos(n * 2.4) * Math.sqrt(n / 90),
  })),
);

test.each([9, 10, 11, 12, 13])('at zoom %i no name hides under a cluster, a ring’s label or another name', (zoom) => {
  const { view, written } = paper(zoom);
  const clusters = Array.from({ length: 30 }, (_, n) => {
    const [x, y] = [(n * 233) % view.width, (n * 149) % view.height];
    return { left: x - 22, right: x + 22, top: y - 22, bottom: y + 22 };
  });
  const map = createBaseMap(names);
  map.setMiddle(pune);
  map.draw(view, colours, clusters);
  expect(written.length).toBeGreaterThan(5);
  const hidden = written.flatMap((one, index) => [
    ...clusters.filter((cluster) => overlap(one, cluster)).map(() => `${one.text} under a cluster`),
    ...written.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.text} and ${other.text}`] : [])),
  ]);
  expect(hidden).toEqual([]);
});
