import { type MapLabel, createBaseMap, namesAround } from '../base-map.ts';
import { watchColours } from '../colours.ts';
import type { MapView } from '../map.ts';

/** Sharper than this nobody sees on soft shapes, and each step costs four times the pixels. */
const sharpest = 2;

/** Ground that is drawn into a box. */
export interface DrawnGround {
  /** Draws it anew with the next frame. */
  readonly repaint: () => void;
  readonly remove: () => void;
}

/**
 * Lays a canvas under what stands in a box: land, water and names, without any server, anew as the theme changes. The names of neighbourhoods and of every
 * town matter less than what lies above, and may fail to come.
 * @param viewOf what is in sight now; nothing while the box has no size
 */
export function drawGround(
  frame: HTMLElement,
  className: string,
  viewOf: () => Omit<MapView, 'context'> | undefined,
): DrawnGround {
  const canvas = document.createElement('canvas');
  canvas.className = className;
  canvas.ariaHidden = 'true';
  frame.prepend(canvas);
  const names = namesAround(frame);
  let labels: readonly MapLabel[] = names.first;
  const drawing = createBaseMap(labels);
  let queued = 0;
  let isGone = false;
  const paint = () => {
    queued = 0;
    const context = canvas.getContext('2d');
    const view = viewOf();
    if (!context || !view) return;
    const ratio = Math.min(devicePixelRatio || 1, sharpest);
    Object.assign(canvas, { width: Math.round(view.width * ratio), height: Math.round(view.height * ratio) });
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawing.draw({ context, ...view }, colours.read());
  };
  const repaint = () => {
    // The names may come when the picture is not there any more.
    if (!isGone) queued ||= requestAnimationFrame(paint);
  };
  const colours = watchColours(frame, repaint);
  const addNames = (more: Promise<readonly MapLabel[]>) =>
    more.then(
      (found) => {
        labels = [...labels, ...found].toSorted((a, b) => b.population - a.population);
        drawing.setLabels(labels);
        repaint();
      },
      () => undefined,
    );
  for (const coming of [...names.later, names.towns()]) void addNames(coming);
  return {
    repaint,
    remove: () => {
      isGone = true;
      cancelAnimationFrame(queued);
      colours.stop();
      canvas.remove();
    },
  };
}
