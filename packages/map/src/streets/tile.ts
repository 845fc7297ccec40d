/** Which tile of the web's map. */
export interface TilePlace {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Makes the tiles of one source. */
export interface TileMaker {
  /** A tile that may still be empty. @param done when it is drawn, or why it never will be */
  readonly make: (place: TilePlace, done: (error?: Error) => void) => HTMLElement;
  /** A tile is not wanted any more. */
  readonly drop: (tile: HTMLElement) => void;
}

/** One file, opened. */
export interface VectorTiles {
  /** @throws if the tile does not come, or the file has none there */
  readonly draw: (canvas: HTMLCanvasElement, place: TilePlace) => Promise<void>;
}
