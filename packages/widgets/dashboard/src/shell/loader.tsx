import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { later } from '@yantra/state';
import { useEffect, useState } from 'react';
import { messages } from './shell.messages.ts';

/** Faster calls show nothing, to avoid a flash. */
const delayMs = 400;

/** Shows that calls are running, over the page, without taking clicks. */
export function Loader({ inFlight }: { readonly inFlight: ReadonlySignal<number> }) {
  useSignals();
  return (
    <div className="y-dashboard__loader" role="status">
      {inFlight.value > 0 && <Delayed />}
    </div>
  );
}

function Delayed() {
  const texts = useMessages(messages);
  const [isShown, setShown] = useState(false);
  useEffect(() => later(() => setShown(true), delayMs), []);
  if (!isShown) return null;
  return (
    <span>
      <i aria-hidden="true" />
      {texts.loading}
    </span>
  );
}
