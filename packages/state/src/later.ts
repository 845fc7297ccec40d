/** Calls back once after so many milliseconds. @returns how to cancel it */
export function later(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
