import type { Viewport } from '@yantra/contract/calls';
import { fiveDecimals, paiseToRupees } from '@yantra/domain';

/** A machine on the map. */
export interface MapMachine {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** After the discount. */
  readonly rentPaise: number;
  /** 0 hour, 1 day, 2 week, 3 month. */
  readonly rentalType: number;
}

/** The machines in one cell of a grid. */
export interface MapCell {
  readonly x: number;
  readonly y: number;
  readonly n: number;
  /** Sums over the machines: their mean is the sum divided by `n`. */
  readonly latitudes: number;
  readonly longitudes: number;
  /** All of them, if few enough to have been read. */
  readonly machines?: readonly MapMachine[];
}

/** Up to so many machines at one place are drawn singly, for a list to choose from. */
export const mostTogether = 10;

const mostPoints = 500;
const mostSingles = 200;
/* An answer must be below 10 KB in gzip. What a point adds there, in bytes (measured, rounded up): */
const mostBytes = 9_600;
const bytesOf = { single: 42, cluster: 10, letter: 0.85, foreignByte: 0.35, knownName: 4, job: 6 } as const;

interface Drawing {
  /** Clusters cannot be split by zooming in. */
  readonly isLastZoom: boolean;
  /** Each machine will have what a job costs with it. */
  readonly hasJob?: boolean;
}

/** Draws cells as points, of a coarser grid if there would be too many. */
export function draw(cells: readonly MapCell[], { isLastZoom, hasJob = false }: Drawing): Viewport {
  for (let grid = cells; ; grid = coarser(grid)) {
    const points = pointsOf(grid, isLastZoom);
    if (grid.length <= 1 || fits(points, hasJob)) return points;
  }
}

function pointsOf(cells: readonly MapCell[], isLastZoom: boolean): Viewport {
  const rent: number[] = [];
  const rentalType: number[] = [];
  const machines: Viewport['machines'] = { id: [], name: [], latitude: [], longitude: [], rent, rentalType };
  const clusters: Viewport['clusters'] = { count: [], latitude: [], longitude: [] };
  let total = 0;
  for (const cell of cells) {
    total += cell.n;
    if (cell.machines !== undefined && isDrawnSingly(cell.machines, isLastZoom)) {
      for (const machine of cell.machines) {
        machines.id.push(machine.id);
        machines.name.push(machine.name);
        machines.latitude.push(fiveDecimals(machine.latitude));
        machines.longitude.push(fiveDecimals(machine.longitude));
        rent.push(Math.round(paiseToRupees(machine.rentPaise)));
        rentalType.push(machine.rentalType);
      }
    } else {
      clusters.count.push(cell.n);
      clusters.latitude.push(fiveDecimals(cell.latitudes / cell.n));
      clusters.longitude.push(fiveDecimals(cell.longitudes / cell.n));
    }
  }
  return { total, machines, clusters };
}

function isDrawnSingly(machines: readonly MapMachine[], isLastZoom: boolean): boolean {
  const [first, ...others] = machines;
  if (first === undefined || machines.length > mostTogether) return false;
  return isLastZoom || others.every((other) => isSamePlace(first, other));
}

const isSamePlace = (a: MapMachine, b: MapMachine): boolean =>
  fiveDecimals(a.latitude) === fiveDecimals(b.latitude) && fiveDecimals(a.longitude) === fiveDecimals(b.longitude);

function fits({ machines, clusters }: Viewport, hasJob: boolean): boolean {
  const singles = machines.id.length;
  if (singles > mostSingles || singles + clusters.count.length > mostPoints) return false;
  const names = new Set(machines.name);
  const text = [...names].join('');
  const foreignBytes = Buffer.byteLength(text) - text.length;
  const bytes =
    singles * (bytesOf.single + (hasJob ? bytesOf.job : 0)) +
    text.length * bytesOf.letter +
    foreignBytes * bytesOf.foreignByte +
    (singles - names.size) * bytesOf.knownName +
    clusters.count.length * bytesOf.cluster;
  return bytes <= mostBytes;
}

/** Merges four cells into one. */
function coarser(cells: readonly MapCell[]): MapCell[] {
  const merged = new Map<string, MapCell>();
  for (const cell of cells) {
    const x = cell.x >> 1;
    const y = cell.y >> 1;
    const key = `${x} ${y}`;
    const there = merged.get(key);
    merged.set(key, there === undefined ? { ...cell, x, y } : together(there, cell));
  }
  return [...merged.values()];
}

function together(a: MapCell, b: MapCell): MapCell {
  return {
    x: a.x,
    y: a.y,
    n: a.n + b.n,
    latitudes: a.latitudes + b.latitudes,
    longitudes: a.longitudes + b.longitudes,
    ...(a.machines === undefined || b.machines === undefined ? {} : { machines: [...a.machines, ...b.machines] }),
  };
}
