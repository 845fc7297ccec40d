import { type MapView, worldPoint } from './map.ts';

/** A line or an outline: x and y alternating, in a world 1 wide, and its bounding box. */
export interface Line {
  readonly points: Float64Array;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Letters end a number, the other characters do not. */
const letters = 52;
const digits = 12;
const degreesPerStep = 0.002;
const corner = { longitude: 20, latitude: -25 };
/** Reads a text's numbers one by one; base-map.data.ts explains how they are written. */
function reader(text: string) {
  const values = new Map([...alphabet].map((character, index) => [character, index]));
  let at = 0;
  return {
    isAtEnd: () => at >= text.length,
    number: () => {
      let value = 0;
      for (let unit = 1; ; unit *= digits) {
        const part = values.get(text.charAt(at++)) ?? 0;
        value += part * unit;
        if (part < letters) return value & 1 ? -((value + 1) >> 1) : value >> 1;
      }
    },
  };
}

/** Numbers, each written as its difference from the one before. */
export function decodeNumbers(text: string): number[] {
  const { isAtEnd, number } = reader(text);
  const numbers: number[] = [];
  for (let value = 0; !isAtEnd();) numbers.push((value += number()));
  return numbers;
}

/**
 * Reads one text of base-map.data.ts, ground.data.ts or of the zones of PIN codes; the first explains the format.
 * @param bend how much of the step before each step is expected to be: lines go on as they went, scattered points do not
 */
export function decode(text: string, bend = 0.5): Line[] {
  const { isAtEnd, number } = reader(text);
  const lines: Line[] = [];
  let x = 0;
  let y = 0;
  while (!isAtEnd()) {
    const points = new Float64Array(number() * 2);
    const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
    let [right, down] = [0, 0];
    for (let index = 0; index < points.length; index += 2) {
      right = number() + Math.trunc(right * bend);
      down = number() + Math.trunc(down * bend);
      x += right;
      y += down;
      // The way to a line's beginning is none of its steps.
      if (index === 0) right = down = 0;
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

/** Adds the lines that touch the canvas to the current path. */
export function trace(view: MapView, lines: readonly Line[], isClosed: boolean, isSoft = false) {
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
      // Through the midpoints: a river bends, however few points it has.
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
