import type { Map as LeafletMap } from 'leaflet';
import { worldSize } from '../map.ts';
import { drawGround } from './drawn-ground.ts';

const moves = 'move zoom resize viewreset';

/**
 * The background, redrawn with each movement.
 * @param frame the box around the map
 * @returns how to take it away
 */
export function drawBackground(map: LeafletMap, frame: HTMLElement, className: string): () => void {
  const ground = drawGround(frame, className, () => {
    const { x: width, y: height } = map.getSize();
    if (!width) return undefined;
    const zoom = map.getZoom();
    const { x: left, y: top } = map.getPixelBounds().getTopLeft();
    return { width, height, left, top, size: worldSize(zoom), zoom };
  });
  map.on(moves, ground.repaint);
  ground.repaint();
  return () => {
    map.off(moves, ground.repaint);
    ground.remove();
  };
}
