import { type MapLabel, cityNames, createBaseMap, localityNames, townNames } from '../base-map.ts';
import { watchColours } from '../colours.ts';
import { type Place, worldPoint, worldSize } from '../map.ts';

/** More is not visible on soft shapes, and doubling it costs four times the pixels. */
const sharpest = 2;

/**
 * A picture of a place that cannot be moved: land, water and names, without Leaflet or a server. Redrawn when its frame changes size, and when the theme
 * changes.
 * @returns how to remove it
 */
export function drawStillMap(frame: HTMLElement, place: Place, zoom: number, className: string): () => void {
  const canvas = document.createElement('canvas');
  canvas.className = className;
  canvas.ariaHidden = 'true';
  frame.prepend(canvas);
  let labels: readonly MapLabel[] = cityNames();
  const drawing = createBaseMap(labels);
  const size = worldSize(zoom);
  const point = worldPoint(place);
  let queued = 0;
  let isRemoved = false;
  const paint = () => {
    queued = 0;
    const context = canvas.getContext('2d');
    const { clientWidth: width, clientHeight: height } = frame;
    if (!context || !width || !height) return;
    const ratio = Math.min(devicePixelRatio || 1, sharpest);
    Object.assign(canvas, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const view = { left: point.x * size - width / 2, top: point.y * size - height / 2, width, height, size, zoom };
    drawing.draw({ context, ...view }, colours.read());
  };
  const repaint = () => {
    // The names may arrive after the picture was removed.
    if (!isRemoved) queued ||= requestAnimationFrame(paint);
  };
  const colours = watchColours(frame, repaint);
  const sizes = new ResizeObserver(repaint);
  sizes.observe(frame);
  const addNames = (more: Promise<readonly MapLabel[]>) =>
    more.then(
      (names) => {
        labels = [...labels, ...names].toSorted((a, b) => b.population - a.population);
        drawing.setLabels(labels);
        repaint();
      },
      () => undefined,
    );
  void addNames(townNames());
  void addNames(localityNames());
  return () => {
    isRemoved = true;
    cancelAnimationFrame(queued);
    sizes.disconnect();
    colours.stop();
    canvas.remove();
  };
}

const equator = 40_075_016.7;

/** Metres as pixels at a zoom. */
export const pixelsOf = (metres: number, { latitude }: Place, zoom: number): number =>
  (metres * worldSize(zoom)) / (equator * Math.cos((latitude * Math.PI) / 180));
