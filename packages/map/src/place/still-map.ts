import { type Place, type Streets, worldPoint, worldSize } from '../map.ts';
import { drawGround } from './drawn-ground.ts';

/**
 * A picture of a place that cannot be moved, without Leaflet. Redrawn when its frame changes size.
 * @returns how to remove it
 */
export function drawStillMap(frame: HTMLElement, place: Place, zoom: number, className: string): () => void {
  const size = worldSize(zoom);
  const point = worldPoint(place);
  const ground = drawGround(frame, className, () => {
    const { clientWidth: width, clientHeight: height } = frame;
    if (!width || !height) return undefined;
    return { left: point.x * size - width / 2, top: point.y * size - height / 2, width, height, size, zoom };
  });
  const sizes = new ResizeObserver(ground.repaint);
  sizes.observe(frame);
  return () => {
    sizes.disconnect();
    ground.remove();
  };
}

/**
 * Lays streets over such a picture; their code comes now, and may fail to come.
 * @returns how to take them away
 */
export function addStillStreets(frame: HTMLElement, place: Place, zoom: number, streets: Streets): () => void {
  let remove: (() => void) | undefined;
  let isGone = false;
  import('../streets/still-streets.ts').then(
    ({ layStill }) => {
      if (!isGone) remove = layStill(frame, place, zoom, streets);
    },
    () => undefined,
  );
  return () => {
    isGone = true;
    remove?.();
  };
}

const equator = 40_075_016.7;

/** Metres as pixels at a zoom. */
export const pixelsOf = (metres: number, { latitude }: Place, zoom: number): number =>
  (metres * worldSize(zoom)) / (equator * Math.cos((latitude * Math.PI) / 180));
