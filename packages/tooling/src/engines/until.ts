import { setTimeout as wait } from 'node:timers/promises';

/** Repeats what fails, every so many milliseconds. @throws what it threw last, when the time is over */
export async function until<Value>(act: () => Promise<Value>, limitMs: number, everyMs: number): Promise<Value> {
  for (const end = performance.now() + limitMs; ;) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await wait(everyMs);
  }
}
