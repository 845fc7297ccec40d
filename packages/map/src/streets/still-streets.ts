import { watchColours } from '../colours.ts';
import { type Place, type Streets, worldPoint, worldSize } from '../map.ts';
import { localeAround } from '../names.ts';
import { tileMaker } from './tile-maker.ts';
import type { TileMaker } from './tile.ts';

const tileSize = 256;

const lay = (element: HTMLElement, style: Readonly<Record<string, string>>) => Object.assign(element.style, style);

interface StillTile {
  readonly element: HTMLElement;
  /** @throws if it does not come */
  readonly drawn: Promise<void>;
}

/** The tiles that a frame shows around its middle, each at its place. */
function tilesAround(frame: HTMLElement, middle: Place, zoom: number, { make }: TileMaker): StillTile[] {
  const { clientWidth: width, clientHeight: height } = frame;
  const point = worldPoint(middle);
  const size = worldSize(zoom);
  const [left, top] = [point.x * size - width / 2, point.y * size - height / 2];
  const tiles: StillTile[] = [];
  for (let x = Math.floor(left / tileSize); x * tileSize < left + width; x += 1) {
    for (let y = Math.floor(top / tileSize); y * tileSize < top + height; y += 1) {
      const tile = { x, y, z: zoom };
      let element: HTMLElement | undefined;
      const drawn = new Promise<void>((resolve, reject) => {
        element = make(tile, (error) => (error ? reject(error) : resolve()));
      });
      if (!element) continue;
      lay(element, {
        position: 'absolute',
        left: `${Math.round(x * tileSize - left)}px`,
        top: `${Math.round(y * tileSize - top)}px`,
        width: `${tileSize}px`,
        height: `${tileSize}px`,
        maxWidth: 'none',
      });
      tiles.push({ element, drawn });
    }
  }
  return tiles;
}

/**
 * Streets over a picture of a place that cannot be moved, with their credit. They may be nearer than the drawing, so they are shown when all are there, or not at
 * all.
 * @returns how to take them away
 */
export function layStill(frame: HTMLElement, middle: Place, zoom: number, streets: Streets): () => void {
  const box = document.createElement('div');
  box.ariaHidden = 'true';
  box.className = 'y-map__still';
  const credit = document.createElement('small');
  credit.textContent = streets.credit;
  const colours = watchColours(frame, () => draw());
  const maker = tileMaker(streets, colours.read, localeAround(frame));
  let turn = 0;
  const draw = () => {
    const mine = (turn += 1);
    const tiles = tilesAround(frame, middle, zoom, maker);
    const show = () => {
      if (mine !== turn || tiles.length === 0) return;
      box.replaceChildren(...tiles.map(({ element }) => element), credit);
      // Over the drawing, under all else.
      if (!box.isConnected) frame.querySelector('canvas')?.after(box);
    };
    Promise.all(tiles.map(({ drawn }) => drawn)).then(show, () => undefined);
  };
  const sizes = new ResizeObserver(draw);
  sizes.observe(frame);
  return () => {
    turn += 1;
    sizes.disconnect();
    colours.stop();
    box.remove();
  };
}
