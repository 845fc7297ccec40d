export interface TabLock {
  readonly name: string;
  /** So many milliseconds for a lock that another tab has, then without it: that tab may be frozen. Absent: a task that another tab is at is left to it. */
  readonly patienceMs?: number;
}

/** Runs a task while no other tab runs one of this name; without locks (a page without encryption) all the same. */
export function withTabLock<T>(lock: Required<TabLock>, task: () => Promise<T>): Promise<T>;
/** @returns nothing when another tab is at it */
export function withTabLock<T>(lock: TabLock, task: () => Promise<T>): Promise<T | undefined>;
export async function withTabLock<T>({ name, patienceMs }: TabLock, task: () => Promise<T>): Promise<T | undefined> {
  if (!('locks' in navigator)) return task();
  let hasBegun = false;
  const begin = async (held: Lock | null) => {
    hasBegun = true;
    return held ? task() : undefined;
  };
  try {
    const how = patienceMs === undefined ? { ifAvailable: true } : { signal: AbortSignal.timeout(patienceMs) };
    return await navigator.locks.request(name, how, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return task();
  }
}
