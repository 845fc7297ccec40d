import type { City } from '@yantra/places';

/** What is drawn on: the world is `size` pixels wide, and the canvas begins at `left`, `top` of it. */
export interface GroundView {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly zoom: number;
}

export interface GroundColours {
  readonly land: string;
  readonly line: string;
  readonly text: string;
  readonly font: string;
}

/** Where a place lies on the web's map, the world 1 wide. */
export function worldPoint({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Lines of longitude and latitude so far apart, in pixels, at least. */
const leastStep = 64;
/** How many people a town must have to be named, by zoom. */
const leastPeople = (zoom: number) => (zoom >= 9 ? 0 : zoom >= 7 ? 200_000 : 1_500_000);
const room = 8;

/** The ground without any server: lines to hold on to, and the names of towns, the largest first, none over another. */
export function drawGround(view: GroundView, cities: readonly City[], colours: GroundColours): void {
  const { context, width, height, left, top, size, zoom } = view;
  context.fillStyle = colours.land;
  context.fillRect(0, 0, width, height);
  const step = size / 2 ** Math.floor(Math.log2(size / leastStep));
  context.beginPath();
  for (let x = Math.ceil(left / step) * step; x < left + width; x += step) {
    context.moveTo(Math.round(x - left) + 0.5, 0);
    context.lineTo(Math.round(x - left) + 0.5, height);
  }
  for (let y = Math.ceil(top / step) * step; y < top + height; y += step) {
    context.moveTo(0, Math.round(y - top) + 0.5);
    context.lineTo(width, Math.round(y - top) + 0.5);
  }
  context.lineWidth = 1;
  context.strokeStyle = colours.line;
  context.stroke();

  const taken: { x: number; y: number; half: number }[] = [];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const city of cities) {
    if ((city.population ?? 0) < leastPeople(zoom)) continue;
    const point = worldPoint(city);
    const x = point.x * size - left;
    const y = point.y * size - top;
    if (x < 0 || y < 0 || x > width || y > height) continue;
    context.font = `${(city.population ?? 0) > 1_000_000 ? '650 15px' : '500 13px'} ${colours.font}`;
    const half = context.measureText(city.name).width / 2;
    const isFree = taken.every((one) => Math.abs(one.y - y) > 18 || Math.abs(one.x - x) > one.half + half + room);
    if (!isFree) continue;
    taken.push({ x, y, half });
    context.lineWidth = 4;
    context.strokeStyle = colours.land;
    context.strokeText(city.name, x, y - 12);
    context.fillStyle = colours.text;
    context.fillText(city.name, x, y - 12);
    context.beginPath();
    context.arc(x, y, 3, 0, Math.PI * 2);
    context.fill();
  }
}
