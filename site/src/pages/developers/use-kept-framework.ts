import { useSyncExternalStore } from 'react';

const key = 'yantra.framework';
const changed = 'framework-change';

function listen(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
}

function kept(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // Storage may be forbidden: then the first one is used.
    return '';
  }
}

function keep(framework: string): void {
  try {
    localStorage.setItem(key, framework);
  } catch {
    // As above.
  }
  dispatchEvent(new Event(changed));
}

/** The framework that samples are shown in, remembered by this browser; none before hydration. */
export const useKeptFramework = () => [useSyncExternalStore(listen, kept, () => ''), keep] as const;
