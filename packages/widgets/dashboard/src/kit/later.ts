/** Calls back once after so many milliseconds. Returns how to call it off. */
export function later(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
