import { later } from './later.ts';

/* A tab out of sight for so long lets another one lead. */
const hiddenMs = 60_000;

/**
 * Does something while the tab is in sight, and for a while after.
 * @param take begins; its signal ends it
 * @param pace shortens every wait, for tests
 * @returns how to stop
 */
export function whileInSight(take: (signal: AbortSignal) => void, pace: number): () => void {
  let part: AbortController | undefined;
  let cancelLeaving: (() => void) | undefined;
  const leave = () => {
    part?.abort();
    part = undefined;
  };
  const look = () => {
    cancelLeaving?.();
    cancelLeaving = undefined;
    if (document.visibilityState !== 'visible') {
      cancelLeaving = later(leave, hiddenMs * pace);
    } else if (!part) {
      part = new AbortController();
      take(part.signal);
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    cancelLeaving?.();
    leave();
  };
}
