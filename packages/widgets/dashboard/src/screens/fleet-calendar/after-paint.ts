import { useEffect, useState } from 'react';

/** Does something once what has just changed is painted. @returns takes it back */
export function afterPaint(work: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work) as unknown as number;
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** What a value was until what changed with it is painted. */
export function useLater<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => afterPaint(() => setShown(value)), [value]);
  return shown;
}
