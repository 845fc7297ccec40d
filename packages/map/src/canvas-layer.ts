import type { Bounds, LatLng, Map as LeafletMap } from 'leaflet';
import { Renderer } from './leaflet.ts';
import { type MapView, worldSize } from './map.ts';

/* The renderer's fields for subclasses, as Leaflet's own Canvas uses them. */
interface RendererParts {
  _map: LeafletMap & { _animatingZoom?: boolean };
  _bounds?: Bounds;
  _container: HTMLCanvasElement;
  _center: LatLng;
  _update(): void;
}

/** How far beyond the view to draw on each side, in views: a drag of half a view needs no redrawing. */
const padding = 0.5;
/** More is not visible on a map of soft shapes, and doubling it costs four times the pixels. */
const sharpest = 2;

/** A canvas in one of the map's panes. A drag only moves it with its pane; it is redrawn when the map rests, or when the drag leaves what is drawn. */
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
    // Setting a size clears and reallocates the canvas: only if it changes.
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
      // During a zoom the canvas is stretched; redrawing would jump.
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

  /** A drag beyond the drawn area redraws around it, at most once a frame. */
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
