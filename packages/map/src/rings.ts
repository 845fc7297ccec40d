import { type Taken, isFree } from './labels.ts';
import { type MapColours, type MapView, type Place, worldPoint } from './map.ts';

const kilometres = [5, 10, 25, 50] as const;
/** A smaller ring is in the way, a larger one out of sight. */
const radii = { least: 60, most: 900 } as const;
/** The length of the equator. */
const worldKm = 40_075;

/** Half the size of a label. */
const label = { across: 22, down: 9 } as const;

/**
 * Rings of distance round the city's centre, each labelled with its distance where there is room.
 * @param unit the word for a kilometre
 * @returns where nothing else may be written, these labels among it
 */
export function drawRings(
  view: MapView,
  middle: Place,
  colours: MapColours,
  taken: readonly Taken[],
  unit: string,
): Taken[] {
  const all = [...taken];
  const { context, left, top: edge, size } = view;
  const { x, y } = worldPoint(middle);
  const [px, py] = [x * size - left, y * size - edge];
  const pixelsInKm = size / worldKm / Math.cos((middle.latitude * Math.PI) / 180);
  context.font = `520 11px ${colours.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const km of kilometres) {
    const radius = km * pixelsInKm;
    if (radius < radii.least || radius > radii.most) continue;
    context.globalAlpha = 0.55;
    context.setLineDash([2, 6]);
    context.lineWidth = 1.25;
    context.strokeStyle = colours.line;
    context.beginPath();
    context.arc(px, py, radius, 0, 2 * Math.PI);
    context.stroke();
    context.setLineDash([]);
    context.globalAlpha = 1;
    const top = py - radius;
    const box = { left: px - label.across, right: px + label.across, top: top - label.down, bottom: top + label.down };
    if (!isFree(box, all)) continue;
    all.push(box);
    context.lineWidth = 4;
    context.strokeStyle = colours.land;
    context.strokeText(`${km} ${unit}`, px, top);
    context.fillStyle = colours.textSoft;
    context.fillText(`${km} ${unit}`, px, top);
  }
  return all;
}
