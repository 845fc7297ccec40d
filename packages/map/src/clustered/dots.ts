import type { Map as LeafletMap } from 'leaflet';
import { createCanvasLayer } from '../canvas-layer.ts';
import { type MapView, worldPoint } from '../map.ts';
import type { Marker } from './markers.ts';

const dotRadius = 5;
/** The reach of a thumb. */
const reach = 22;

/** Markers as dots on one canvas, created with the first dot. */
export function createDots(map: LeafletMap, colour: () => string) {
  let dots: readonly Marker[] = [];
  let layer: ReturnType<typeof createCanvasLayer> | undefined;
  const draw = ({ context, left, top, size }: MapView) => {
    context.fillStyle = colour();
    context.strokeStyle = '#fff';
    context.beginPath();
    for (const dot of dots) {
      const point = worldPoint(dot);
      const x = point.x * size - left;
      const y = point.y * size - top;
      context.moveTo(x + dotRadius, y);
      context.arc(x, y, dotRadius, 0, 7);
    }
    context.fill();
    context.stroke();
  };
  return {
    show(next: readonly Marker[]) {
      dots = next;
      if (dots.length > 0) layer ??= createCanvasLayer(map, 'overlayPane', draw);
      layer?.repaint();
    },
    /** The nearest within a thumb's reach. @param point pixels from the map's upper left corner */
    near: ({ x, y }: { readonly x: number; readonly y: number }): Marker | undefined =>
      dots
        .map((dot) => {
          const here = map.latLngToContainerPoint([dot.latitude, dot.longitude]);
          return { dot, distance: Math.hypot(here.x - x, here.y - y) };
        })
        .filter(({ distance }) => distance <= reach)
        .toSorted((a, b) => a.distance - b.distance)[0]?.dot,
    repaint: () => layer?.repaint(),
  };
}
