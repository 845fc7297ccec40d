import { baseMapLines } from './base-map.data.ts';
import type { Ground } from './ground.ts';
import { type MapLabel, type Taken, drawLabels } from './labels.ts';
import { decode, type Line, trace } from './lines.ts';
import { type MapColours, type MapView, type Place, worldPoint } from './map.ts';
import type { PinAreas } from './pin-areas/pin-areas.ts';
import { drawRings } from './rings.ts';

export { labelsOf, localitiesOf, type MapLabel, type Taken } from './labels.ts';
export { namesAround } from './names.ts';

/** The bounds of the drawing. */
export const sheet = { west: 20, south: -25, east: 145, north: 65 } as const;

/** From this zoom on, small rivers, canals and built-up areas are drawn. */
export const groundFrom = 7;

/** From this zoom on, towns are tinted by the areas of their PIN codes. */
export const pinAreasFrom = 10;

const drawnOf = (lines: typeof baseMapLines) => ({
  land: decode(lines.land),
  india: decode(lines.india),
  borders: decode(lines.borders),
  rivers: decode(lines.rivers),
  lakes: decode(lines.lakes),
});

/** The large rivers, from afar. */
function drawRivers(view: MapView, rivers: readonly Line[], colours: MapColours): void {
  const { context, zoom } = view;
  trace(view, rivers, false, true);
  context.strokeStyle = colours.water;
  context.lineWidth = Math.min(Math.max(0.6, (zoom - 3) * 0.55), 7);
  context.stroke();
}

/** The land of India and its surroundings, drawn without a server. @param unit the word for a kilometre */
export function createBaseMap(firstLabels: readonly MapLabel[], unit = 'km') {
  const lines = drawnOf(baseMapLines);
  let labels = firstLabels;
  let ground: Ground | undefined;
  let pinAreas: PinAreas | undefined;
  let middle: Place | undefined;
  const northWest = worldPoint({ longitude: sheet.west, latitude: sheet.north });
  const southEast = worldPoint({ longitude: sheet.east, latitude: sheet.south });
  return {
    setLabels(next: readonly MapLabel[]) {
      labels = next;
    },
    /** The details for near zooms, see `ground.ts`. */
    setGround(next: Ground) {
      ground = next;
    },
    /** The areas of PIN codes, see `pin-areas.ts`. */
    setPinAreas(next: PinAreas) {
      pinAreas = next;
    },
    /** The centre of the rings of distance. */
    setMiddle(next: Place) {
      middle = next;
    },
    /** @param taken where names may not be drawn, in pixels of the canvas */
    draw(view: MapView, colours: MapColours, taken: readonly Taken[] = []) {
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
      // Neighbouring land is paler.
      context.globalAlpha = 0.55;
      context.fillStyle = colours.edge;
      context.fill();
      context.globalAlpha = 1;
      trace(view, lines.india, true);
      context.fillStyle = colours.land;
      context.fill();
      ground?.drawTowns(view, colours);
      const areas = zoom >= pinAreasFrom ? pinAreas : undefined;
      areas?.draw(view, colours);
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
      if (ground && zoom >= groundFrom) ground.drawWater(view, colours);
      else drawRivers(view, lines.rivers, colours);
      const written = middle ? drawRings(view, middle, colours, taken, unit) : taken;
      drawLabels(view, areas ? [...labels, ...areas.labels(view)] : labels, colours, written);
      context.restore();
    },
  };
}
