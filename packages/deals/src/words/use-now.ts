import { minuteMs } from '@yantra/domain';
import { useEffect, useState } from 'react';

/** The time in milliseconds, anew each minute. @param now for stories: stands still */
export function useNow(now: number | undefined): number {
  const [time, setTime] = useState(() => now ?? Date.now());
  useEffect(() => {
    if (now !== undefined) return undefined;
    const timer = setInterval(() => setTime(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, [now]);
  return now ?? time;
}
