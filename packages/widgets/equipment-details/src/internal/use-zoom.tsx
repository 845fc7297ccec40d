import { type ComponentType, type ReactNode, useState } from 'react';
import type { ZoomProps } from './zoom.tsx';

const load = async () => (await import('./zoom.tsx')).Zoom;

/** The enlarged picture arrives when it is wanted: most visits never open it. Where it cannot arrive, the picture itself opens. */
export function useZoom(name: string, pictures: readonly string[]) {
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>();
  const [first, setFirst] = useState<number>();
  const arrive = async () => {
    const Loaded = Zoom ?? (await load());
    setZoom(() => Loaded);
  };
  const openFor = async (index: number) => {
    try {
      await arrive();
      setFirst(index);
    } catch {
      window.open(pictures[index], '_blank', 'noopener');
    }
  };
  const shown: ReactNode = Zoom && (
    <Zoom name={name} pictures={pictures} first={first} onClose={() => setFirst(undefined)} />
  );
  return {
    shown,
    prepare: () => void arrive().catch(() => undefined),
    open: (index: number) => void openFor(index),
  };
}
