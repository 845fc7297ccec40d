import type { Bounds, LatLng, Map as LeafletMap } from 'leaflet';
import { Renderer } from './leaflet.ts';
import { type MapView, worldSize } from './map.ts';

/* What Leaflet's renderer keeps for those who extend it, as its own Canvas does. */
interface RendererParts {
  _map: LeafletMap & { _animatingZoom?: boolean };
  _bounds?: Bounds;
  _container: HTMLCanvasElement;
  _center: LatLng;
  _update(): void;
}

/** Drawn this much beyond the view on each side, in views: a drag of half a view needs no new drawing. */
const padding = 0.5;
/** Sharper than this nobody sees on a map of soft shapes, and each step costs four times the pixels. */
const sharpest = 2;

/**
 * A canvas in one of the map's panes. While the map is dragged it only moves with its pane; it is drawn anew when the map rests, or when the
 * drag leaves what is drawn.
 */
export function createCanvasLayer(map: LeafletMap, pane: string, draw: (view: MapView) => void) {
  const renderer = new Renderer({ padding, pane });
  const parts = renderer as unknown as RendererParts;
  const plainUpdate = parts._update.bind(renderer);
  let frame = 0;

  const paint = () => {
    const { _map, _bounds: bounds, _container: canvas } = parts;
    if (!bounds?.min) return;
    const { x: width, y: height } = bounds.getSize();
    const ratio = Math.min(devicePixelRatio || 1, sharpest);
    const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    // Setting a size clears the canvas and takes a new one: only when it is another.
    if (canvas.width !== pixels.width || canvas.height !== pixels.height) Object.assign(canvas, pixels);
    const context = canvas.getContext('2d', { alpha: pane !== 'tilePane' });
    if (!context) return;
    const origin = _map.getPixelOrigin().add(bounds.min);
    const zoom = _map.getZoom();
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    draw({ context, zoom, left: origin.x, top: origin.y, width, height, size: worldSize(zoom) });
  };

  Object.assign(renderer, {
    _initContainer() {
      parts._container = document.createElement('canvas');
      parts._container.ariaHidden = 'true';
    },
    _destroyContainer() {
      cancelAnimationFrame(frame);
      parts._container.remove();
    },
    _updatePaths() {},
    _update() {
      // While a zoom runs, what is there is stretched; drawing anew would jump.
      if (parts._map._animatingZoom && parts._bounds) return;
      plainUpdate();
      const { _bounds: bounds, _container: canvas } = parts;
      if (!bounds?.min) return;
      const { x, y } = bounds.getSize();
      Object.assign(canvas.style, { width: `${x}px`, height: `${y}px` });
      canvas.style.transform = `translate3d(${bounds.min.x}px,${bounds.min.y}px,0)`;
      (canvas as HTMLCanvasElement & { _leaflet_pos?: unknown })._leaflet_pos = bounds.min;
      paint();
    },
  } satisfies Record<string, () => void>);

  /** A drag that leaves what is drawn has it drawn anew around it, once a frame at most. */
  const follow = () => {
    const view = map.getSize();
    const corner = map.containerPointToLayerPoint([0, 0]);
    if (frame || !parts._bounds || parts._map._animatingZoom) return;
    if (parts._bounds.contains(corner) && parts._bounds.contains(corner.add(view))) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      parts._update();
    });
  };

  renderer.addTo(map);
  map.on('drag', follow);
  return {
    repaint: paint,
    remove() {
      map.off('drag', follow);
      renderer.remove();
    },
  };
}
