import type { MapLabel } from '../labels.ts';
import { decode, decodeNumbers } from '../lines.ts';
import type { MapColours, MapView } from '../map.ts';
import { type Cell, createCells } from './cells.ts';
import { zones } from './zones.data.ts';

/** Areas of PIN codes, under the water and the names. */
export interface PinAreas {
  readonly draw: (view: MapView, colours: MapColours) => void;
  /** The PIN codes as names, for near zooms. */
  readonly labels: (view: MapView) => readonly MapLabel[];
}

/** From this zoom on, their numbers are drawn. */
const numbersFrom = 12;
const numberSize = 11;
/** How far an area reaches from its post office at most, in kilometres. */
const reachKm = 2.5;
/** The length of the equator. */
const worldKm = 40_075;
/** How much of the colour of lines each tint has. */
const tints = [0.03, 0.06, 0.09, 0.12] as const;

/** A kilometre in a world 1 wide, at a height in it. */
const kmAt = (y: number) => Math.cosh(Math.PI * (1 - 2 * y)) / worldKm;
/** India ends south of 38 degrees, where kilometres are widest. */
const largest = reachKm / worldKm / Math.cos((38 * Math.PI) / 180);

/**
 * The areas where a post office is nearest, of towns only: in the country there are too few of them to tell. No survey's borders, so they are tints and not
 * lines. Each postal zone's points load when the map first comes near it, and may fail to load.
 */
export function createPinAreas(repaint: () => void): PinAreas {
  const points: number[] = [];
  const pins: number[] = [];
  let cellOf: (index: number) => Cell = createCells(points, () => 0, largest);
  const asked = new Set<unknown>();

  const load = (zone: (typeof zones)[number]) => {
    asked.add(zone);
    zone.load().then(
      ({ pinPoints }) => {
        points.push(...decode(pinPoints.points, 0).flatMap((line) => [...line.points]));
        pins.push(...decodeNumbers(pinPoints.pins));
        // Neighbours of another zone cut each other's areas.
        cellOf = createCells(points, (y) => reachKm * kmAt(y), largest);
        repaint();
      },
      () => undefined,
    );
  };

  const inView = ({ left, top, width, height, size }: MapView): number[] => {
    const beyond = largest * size;
    return pins.flatMap((_pin, index) => {
      const x = (points[index * 2] ?? 0) * size - left;
      const y = (points[index * 2 + 1] ?? 0) * size - top;
      return x < -beyond || y < -beyond || x > width + beyond || y > height + beyond ? [] : [index];
    });
  };

  return {
    draw(view, colours) {
      for (const zone of zones) if (!asked.has(zone) && isNear(zone.box, view)) load(zone);
      const cells = inView(view).map(cellOf);
      view.context.fillStyle = colours.line;
      for (const [tint, alpha] of tints.entries()) {
        outline(
          view,
          cells.filter((cell) => cell.tint === tint),
        );
        view.context.globalAlpha = alpha;
        view.context.fill();
      }
      view.context.globalAlpha = 1;
    },
    labels: (view) =>
      view.zoom < numbersFrom
        ? []
        : inView(view).map((index) => ({
            name: String(pins[index]),
            population: 0,
            fontSize: numberSize,
            x: points[index * 2] ?? 0,
            y: points[index * 2 + 1] ?? 0,
          })),
  };
}

/** @param box west, south, east and north in degrees */
function isNear([west, south, east, north]: readonly [number, number, number, number], view: MapView): boolean {
  const { left, top, width, height, size } = view;
  const longitude = (x: number) => ((left + x) / size - 0.5) * 360;
  const latitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * (top + y)) / size))) * 180) / Math.PI;
  return longitude(width) > west && longitude(0) < east && latitude(0) > south && latitude(height) < north;
}

function outline({ context, left, top, size }: MapView, cells: readonly Cell[]): void {
  context.beginPath();
  for (const { ring } of cells) {
    for (let index = 0; index < ring.length; index += 2) {
      const [x, y] = [(ring[index] ?? 0) * size - left, (ring[index + 1] ?? 0) * size - top];
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.closePath();
  }
}
