import { baseMapLines } from './base-map.data.ts';
import { type MapLabel, drawLabels } from './labels.ts';
import { type MapColours, type MapView, worldPoint } from './map.ts';

export { cityNames, localityNames, townNames } from './names.ts';

/** A line or an outline: x and y in turns, the world 1 wide, and the box it lies in. */
interface Line {
  readonly points: Float64Array;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const degreesPerStep = 0.002;
const corner = { longitude: 20, latitude: -25 };
/** How far the drawing of the land reaches; beyond it there is none. */
export const sheet = { west: 20, south: -25, east: 145, north: 65 } as const;

/** Reads one text of base-map.data.ts, which says how it is written. */
function decode(text: string): Line[] {
  const values = new Map([...alphabet].map((character, index) => [character, index]));
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 5) {
      const group = values.get(text.charAt(at++)) ?? 0;
      value |= (group & 31) << shift;
      if (group < 32) return value & 1 ? -((value + 1) >> 1) : value >> 1;
    }
  };
  const lines: Line[] = [];
  let x = 0;
  let y = 0;
  while (at < text.length) {
    const points = new Float64Array(number() * 2);
    const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let index = 0; index < points.length; index += 2) {
      x += number();
      y += number();
      const point = worldPoint({
        longitude: corner.longitude + x * degreesPerStep,
        latitude: corner.latitude + y * degreesPerStep,
      });
      points[index] = point.x;
      points[index + 1] = point.y;
      box[0] = Math.min(box[0], point.x);
      box[1] = Math.min(box[1], point.y);
      box[2] = Math.max(box[2], point.x);
      box[3] = Math.max(box[3], point.y);
    }
    lines.push({ points, box });
  }
  return lines;
}

/** Adds the lines that touch the canvas to the path that is being drawn. */
function trace(view: MapView, lines: readonly Line[], isClosed: boolean, isSoft = false) {
  const { context, left, top, width, height, size } = view;
  context.beginPath();
  for (const { points, box } of lines) {
    const isOff =
      box[2] * size < left || box[0] * size > left + width || box[3] * size < top || box[1] * size > top + height;
    if (isOff) continue;
    const px = (index: number) => (points[index] ?? 0) * size - left;
    const py = (index: number) => (points[index + 1] ?? 0) * size - top;
    context.moveTo(px(0), py(0));
    const last = points.length - 2;
    for (let index = 2; index <= last; index += 2) {
      // Through the middles of the pieces: a river bends, however few points it has.
      if (isSoft && index < last) {
        context.quadraticCurveTo(
          px(index),
          py(index),
          (px(index) + px(index + 2)) / 2,
          (py(index) + py(index + 2)) / 2,
        );
      } else context.lineTo(px(index), py(index));
    }
    if (isClosed) context.closePath();
  }
}

/** Lines of longitude and latitude, so that the eye has something to hold on to where nothing else is drawn. */
function drawGrid(view: MapView, colours: MapColours) {
  const { context, zoom, left, top, width, height, size } = view;
  if (zoom < 9) return;
  const step = 1 / 360 / 2 ** Math.max(0, Math.floor(zoom) - 8);
  context.beginPath();
  for (let x = Math.ceil(left / size / step) * step; x * size < left + width; x += step) {
    context.moveTo(Math.round(x * size - left) + 0.5, 0);
    context.lineTo(Math.round(x * size - left) + 0.5, height);
  }
  for (let y = Math.ceil(top / size / step) * step; y * size < top + height; y += step) {
    context.moveTo(0, Math.round(y * size - top) + 0.5);
    context.lineTo(width, Math.round(y * size - top) + 0.5);
  }
  context.globalAlpha = 0.45;
  context.lineWidth = 1;
  context.strokeStyle = colours.edge;
  context.stroke();
  context.globalAlpha = 1;
}

const drawnOf = (lines: typeof baseMapLines) => ({
  land: decode(lines.land),
  india: decode(lines.india),
  borders: decode(lines.borders),
  rivers: decode(lines.rivers),
  lakes: decode(lines.lakes),
});

/** The land of India and around it, drawn without any server. */
export function createBaseMap(firstLabels: readonly MapLabel[]) {
  const lines = drawnOf(baseMapLines);
  let labels = firstLabels;
  const northWest = worldPoint({ longitude: sheet.west, latitude: sheet.north });
  const southEast = worldPoint({ longitude: sheet.east, latitude: sheet.south });
  return {
    setLabels(next: readonly MapLabel[]) {
      labels = next;
    },
    draw(view: MapView, colours: MapColours) {
      const { context, left, top, width, height, size, zoom } = view;
      context.fillStyle = colours.outside;
      context.fillRect(0, 0, width, height);
      context.save();
      context.beginPath();
      context.rect(
        northWest.x * size - left,
        northWest.y * size - top,
        (southEast.x - northWest.x) * size,
        (southEast.y - northWest.y) * size,
      );
      context.clip();
      context.fillStyle = colours.water;
      context.fillRect(0, 0, width, height);
      context.lineJoin = 'round';
      context.lineCap = 'round';
      trace(view, lines.land, true);
      context.fillStyle = colours.land;
      context.fill();
      // The neighbours step back.
      context.globalAlpha = 0.55;
      context.fillStyle = colours.edge;
      context.fill();
      context.globalAlpha = 1;
      trace(view, lines.india, true);
      context.fillStyle = colours.land;
      context.fill();
      drawGrid(view, colours);
      context.strokeStyle = colours.line;
      context.globalAlpha = 0.5;
      context.lineWidth = zoom < 7 ? 0.75 : 1.25;
      trace(view, lines.india, true);
      context.stroke();
      trace(view, lines.borders, false);
      context.setLineDash(zoom < 6 ? [] : [6, 4]);
      context.stroke();
      context.setLineDash([]);
      context.globalAlpha = 1;
      trace(view, lines.lakes, true);
      context.fillStyle = colours.water;
      context.fill();
      trace(view, lines.rivers, false, true);
      context.strokeStyle = colours.water;
      context.lineWidth = Math.min(Math.max(0.6, (zoom - 3) * 0.55), 7);
      context.stroke();
      drawLabels(view, labels, colours);
      context.restore();
    },
  };
}
