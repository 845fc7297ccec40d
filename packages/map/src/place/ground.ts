import type { Map as LeafletMap } from 'leaflet';
import { cityNames, createBaseMap, localityNames, townNames } from '../base-map.ts';
import { watchColours } from '../colours.ts';
import type { MapLabel } from '../labels.ts';
import { worldSize } from '../map.ts';

/** More is not visible on soft shapes, and doubling it costs four times the pixels. */
const sharpest = 2;

/**
 * The background, redrawn with each movement: land, water and names, without a server. Names of neighbourhoods and small towns may fail to load.
 * @param frame the box around the map
 */
export function drawBackground(map: LeafletMap, frame: HTMLElement, className: string): () => void {
  const canvas = document.createElement('canvas');
  canvas.className = className;
  canvas.ariaHidden = 'true';
  frame.prepend(canvas);
  let labels = cityNames();
  const drawing = createBaseMap(labels);
  let queued = 0;
  let isRemoved = false;
  const paint = () => {
    queued = 0;
    const context = canvas.getContext('2d');
    const { x: width, y: height } = map.getSize();
    if (!context || !width) return;
    const ratio = Math.min(devicePixelRatio || 1, sharpest);
    Object.assign(canvas, { width: Math.round(width * ratio), height: Math.round(height * ratio) });
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const zoom = map.getZoom();
    const { x: left, y: top } = map.getPixelBounds().getTopLeft();
    drawing.draw({ context, width, height, left, top, size: worldSize(zoom), zoom }, colours.read());
  };
  const repaint = () => {
    // The names may arrive after the map was removed.
    if (!isRemoved) queued ||= requestAnimationFrame(paint);
  };
  const colours = watchColours(frame, repaint);
  map.on('move zoom resize viewreset', repaint);
  repaint();
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
    map.off('move zoom resize viewreset', repaint);
    colours.stop();
    canvas.remove();
  };
}
