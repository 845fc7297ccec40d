/** A place on the globe, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place on the web map: the world is 1 wide and 1 high, x to the east, y to the south. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

export function worldPoint({ latitude, longitude }: Place): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The world's width in pixels at a zoom. */
export const worldSize = (zoom: number): number => 256 * 2 ** zoom;

/** The distance of two places in metres; good enough within a town. */
export function metresBetween(one: Place, other: Place): number {
  const metresPerDegree = 111_320;
  const x = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(x, one.latitude - other.latitude) * metresPerDegree;
}

/** Where a map begins, or stands: its middle and zoom. */
export interface MapStart extends Place {
  readonly zoom: number;
}

/** The part of the world a map shows, in degrees, and its zoom (3 to 18). */
export interface MapArea {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly zoom: number;
}

/** Streets over the drawing: pictures by an address with `{z}`, `{x}` and `{y}`, or one PMTiles file. */
export interface Streets {
  readonly kind: 'raster' | 'vector';
  readonly url: string;
  /** What the map says of their source, as plain text. */
  readonly credit: string;
}

/** `slow`: the first tile is still to come; `failed`: none came of those in view. */
export type StreetsState = 'coming' | 'slow' | 'shown' | 'failed';

/** What a drawing needs: where the canvas lies in the world, in pixels at this zoom. */
export interface MapView {
  readonly context: CanvasRenderingContext2D;
  readonly zoom: number;
  /** World pixels of the canvas's upper left corner. */
  readonly left: number;
  readonly top: number;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** World pixels of the whole world at this zoom. */
  readonly size: number;
}

/** The map's colours from the page's tokens, light or dark. */
export interface MapColours {
  readonly land: string;
  readonly water: string;
  readonly edge: string;
  /** Coasts and borders. */
  readonly line: string;
  readonly outside: string;
  readonly text: string;
  readonly textSoft: string;
  readonly font: string;
}

/** The token of each colour; a canvas does not know custom properties. */
export const mapColourTokens: Readonly<Record<Exclude<keyof MapColours, 'font'>, `--${string}`>> = {
  land: '--yantra-map-land',
  water: '--yantra-map-water',
  edge: '--yantra-map-road-case',
  line: '--yantra-border-strong',
  outside: '--yantra-surface-sunken',
  text: '--yantra-text',
  textSoft: '--yantra-text-soft',
};
