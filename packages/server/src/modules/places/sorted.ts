/** FNV-1a, 32 bits: names with equal hashes are told apart by themselves. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The first index with this value or a larger one. */
export function firstFrom(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The last index with this value or a smaller one: of sorted beginnings, what holds a position. */
export const lastUpTo = (sorted: Uint32Array, value: number): number => firstFrom(sorted, value + 1) - 1;
