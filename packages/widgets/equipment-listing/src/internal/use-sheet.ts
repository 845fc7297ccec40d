import { type ComponentType, useState } from 'react';
import type { SheetProps } from './filter-sheet.tsx';

/** The panel with the filters: its code is loaded when a person reaches for it, since most screens show the column instead. */
export function useSheet() {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const load = async () => {
    const { FilterSheet } = await import('./filter-sheet.tsx');
    setSheet(() => FilterSheet);
  };
  return {
    Sheet,
    isOpen: state === 'open',
    hasFailed: state === 'failed',
    /** Likely to be needed soon. */
    prepare: () => void load().catch(() => undefined),
    open: () =>
      void load().then(
        () => setState('open'),
        () => setState('failed'),
      ),
    close: () => setState('closed'),
  };
}
