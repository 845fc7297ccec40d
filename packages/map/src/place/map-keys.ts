/** What keys do on the map, in pixels or steps of zoom. */
export interface MapKeys {
  readonly marker: HTMLElement;
  readonly signal: AbortSignal;
  readonly pan: (x: number, y: number) => void;
  readonly nudge: (x: number, y: number) => void;
  readonly zoomBy: (steps: number) => void;
  /** Puts the marker in the middle of the view. */
  readonly drop: () => void;
}

const mapStep = 100;
const markerStep = 10;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** Handles a map's keys: with the focus on the marker arrows move it, elsewhere the map. */
export function listenForKeys(frame: HTMLElement, keys: MapKeys): void {
  const { marker, signal, pan, nudge, zoomBy, drop } = keys;
  const act = ({ key, target }: KeyboardEvent): boolean => {
    const arrow = arrows[key];
    const steps = zooms[key];
    if (arrow) {
      const [x, y] = arrow;
      if (target === marker) nudge(x * markerStep, y * markerStep);
      else pan(x * mapStep, y * mapStep);
    } else if (steps !== undefined) zoomBy(steps);
    else if (key === 'Enter' && target === frame) drop();
    else return false;
    return true;
  };
  frame.addEventListener(
    'keydown',
    (event) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey;
      if (!isOther && act(event)) event.preventDefault();
    },
    { signal },
  );
}
