import { type ReactNode, useEffect, useState } from 'react';
import { type CardTools, CardToolsProvider } from './card-tools.tsx';

interface LateToolsProps {
  /** Whether the page asks for them. */
  isOn: boolean | undefined;
  /** Loads them: the same function at every render. */
  load: () => Promise<CardTools>;
  children: ReactNode;
}

/** What stands over the pictures of cards where the page asks for it: it comes after the cards. */
export function LateTools({ isOn = false, load, children }: LateToolsProps) {
  const [Tools, setTools] = useState<CardTools>();
  useEffect(() => {
    if (isOn)
      load().then(
        (loaded) => setTools(() => loaded),
        // The cards stay as they are.
        () => undefined,
      );
  }, [isOn, load]);
  return <CardToolsProvider value={isOn ? Tools : undefined}>{children}</CardToolsProvider>;
}
