import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { messages } from '../../dashboard.messages.ts';

/** Calls faster than this show nothing: a flash would only unsettle. */
const patienceMs = 400;

/** Says that calls run, over whatever is shown, and takes no click from it. */
export function Loader({ inFlight }: { readonly inFlight: ReadonlySignal<number> }) {
  useSignals();
  const isBusy = inFlight.value > 0;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return setShown(false);
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <div className="y-dashboard__loader" role="status" data-shown={isShown || undefined}>
      {isShown && (
        <span>
          <i aria-hidden="true" />
          {messages.loading}
        </span>
      )}
    </div>
  );
}
