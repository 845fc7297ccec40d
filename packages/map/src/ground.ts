import { groundLines } from './ground.data.ts';
import { decode, trace } from './lines.ts';
import type { MapColours, MapView } from './map.ts';

/** Details for near zooms, drawn over the plain land of the base map. */
export interface Ground {
  readonly drawTowns: (view: MapView, colours: MapColours) => void;
  readonly drawWater: (view: MapView, colours: MapColours) => void;
}

/** From which zoom each kind of water is drawn, and its extra width there. */
const waters = [
  { name: 'canals', from: 10, width: 0.5, isStraight: true },
  { name: 'small', from: 9, width: 0.7 },
  { name: 'middle', from: 8, width: 1 },
  { name: 'large', from: 7, width: 1.6 },
] as const;

export function createGround(): Ground {
  const towns = decode(groundLines.towns);
  const lines = waters.map((water) => ({ ...water, lines: decode(groundLines[water.name]) }));
  return {
    drawTowns(view, colours) {
      const { context } = view;
      trace(view, towns, true);
      context.globalAlpha = 0.4;
      context.fillStyle = colours.edge;
      context.fill();
      context.globalAlpha = 1;
    },
    drawWater(view, colours) {
      const { context, zoom } = view;
      context.strokeStyle = colours.water;
      for (const water of lines) {
        if (zoom < water.from) continue;
        trace(view, water.lines, false, !('isStraight' in water));
        context.lineWidth = Math.min(1 + (zoom - water.from) * water.width, 9);
        context.stroke();
      }
    },
  };
}
