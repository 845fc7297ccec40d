import { type MapColours, type MapView, type Place, worldPoint } from './map.ts';

interface NamedPlace extends Place {
  readonly name: string;
  readonly population?: number | undefined;
}

export interface MapLabel {
  readonly name: string;
  /** 0 for a neighbourhood. */
  readonly population: number;
  /** In pixels; by zoom and population unless given. */
  readonly fontSize?: number;
  readonly x: number;
  readonly y: number;
}

/** The names, largest cities first, so that they get their place before small ones. */
export const labelsOf = (cities: readonly NamedPlace[]): MapLabel[] =>
  cities
    .map((city) => ({ name: city.name, population: city.population ?? 0, ...worldPoint(city) }))
    .toSorted((a, b) => b.population - a.population);

/** Steps per degree. */
const stepsInDegree = 250;

/** The names of neighbourhoods, written as localities.data.ts says. */
export function localitiesOf({ names, steps }: { readonly names: string; readonly steps: string }): MapLabel[] {
  const step = steps.split(' ').map((text) => Number.parseInt(text, 36) / stepsInDegree);
  let latitude = 8;
  let longitude = 68;
  return names.split('\n').map((name, index) => {
    latitude += step[index * 2] ?? 0;
    longitude += step[index * 2 + 1] ?? 0;
    return { name, population: 0, ...worldPoint({ latitude, longitude }) };
  });
}

/** How many people a city needs to be named, by zoom. */
const leastPopulation: readonly (readonly [zoom: number, people: number])[] = [
  [11, 0],
  [10, 1],
  [9, 60_000],
  [8, 150_000],
  [7, 300_000],
  [6, 800_000],
  [5, 1_500_000],
  [0, 2_500_000],
];
/** Each name is drawn twice, with its halo; nobody reads more of them. */
const mostLabels = 40;
const room = 6;

/** An area without names, in pixels of the canvas. */
export interface Taken {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A city whose place is taken is named below, above or beside it, in pixels; a neighbourhood is then left out. */
const aside = (half: number): readonly (readonly [x: number, y: number])[] => [
  [0, 0],
  [0, 34],
  [0, -34],
  [half + 28, 0],
  [-half - 28, 0],
  [half + 28, 34],
  [-half - 28, -34],
  [half + 28, -34],
  [-half - 28, 34],
];

export const isFree = (box: Taken, taken: readonly Taken[]): boolean =>
  taken.every(
    (other) => other.left >= box.right || other.right <= box.left || other.top >= box.bottom || other.bottom <= box.top,
  );

/** Names of cities, without overlaps and not under markers. */
export function drawLabels(
  view: MapView,
  labels: readonly MapLabel[],
  colours: MapColours,
  obstacles: readonly Taken[] = [],
) {
  const { context, zoom, left, top, width, height, size } = view;
  const least = leastPopulation.find(([from]) => zoom >= from)?.[1] ?? 0;
  const taken: Taken[] = [...obstacles];
  const most = mostLabels + taken.length;
  const said = new Set<string>();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 4;
  context.strokeStyle = colours.land;
  for (const { name, population, fontSize: ownSize, x, y } of labels) {
    if (population < least || taken.length >= most) break;
    const px = x * size - left;
    const py = y * size - top;
    if (px < -60 || py < -20 || px > width + 60 || py > height + 20) continue;
    // A town's quarter often bears the name of a town of its own.
    if (population === 0 && said.has(name)) continue;
    const isLarge = population >= 1_000_000;
    const usualSize = isLarge ? Math.min(19, 10 + zoom * 0.8) : Math.min(14, 9 + zoom * 0.5);
    const fontSize = ownSize ?? usualSize;
    context.font = `${isLarge ? 680 : 520} ${fontSize}px ${colours.font}`;
    const half = context.measureText(name).width / 2 + room;
    const ways = population > 0 ? aside(half) : aside(half).slice(0, 1);
    const box = ways
      .map(([x, y]): Taken => ({
        left: px + x - half,
        right: px + x + half,
        top: py + y - fontSize,
        bottom: py + y + fontSize,
      }))
      .find((one) => isFree(one, taken));
    if (!box) continue;
    taken.push(box);
    said.add(name);
    const [across, middle] = [box.left + half, box.top + fontSize];
    context.strokeText(name, across, middle);
    context.fillStyle = isLarge ? colours.text : colours.textSoft;
    context.fillText(name, across, middle);
  }
}
