import { type MapColours, type MapView, type Place, worldPoint } from './map.ts';

const kilometres = [5, 10, 25, 50] as const;
/** A smaller ring is in the way, a larger one out of sight. */
const radii = { least: 60, most: 900 } as const;
/** The length of the equator. */
const worldKm = 40_075;

/** Rings of distance round the city's centre, each labelled with its distance. */
export function drawRings(view: MapView, middle: Place, colours: MapColours): void {
  const { context, left, top, size } = view;
  const { x, y } = worldPoint(middle);
  const [px, py] = [x * size - left, y * size - top];
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
    context.lineWidth = 4;
    context.strokeStyle = colours.land;
    context.strokeText(`${km} km`, px, py - radius);
    context.fillStyle = colours.textSoft;
    context.fillText(`${km} km`, px, py - radius);
  }
}
