import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { later } from '@yantra/state';
import { useEffect, useState } from 'react';
import { messages } from './shell.messages.ts';

/** Calls faster than this show nothing: a flash would only unsettle. */
const patienceMs = 400;

/** Says that calls run, over whatever is shown, and takes no click from it. */
export function Loader({ inFlight }: { readonly inFlight: ReadonlySignal<number> }) {
  useSignals();
  return (
    <div className="y-dashboard__loader" role="status">
      {inFlight.value > 0 && <AfterAWhile />}
    </div>
  );
}

function AfterAWhile() {
  const texts = useMessages(messages);
  const [isShown, setShown] = useState(false);
  useEffect(() => later(() => setShown(true), patienceMs), []);
  if (!isShown) return null;
  return (
    <span>
      <i aria-hidden="true" />
      {texts.loading}
    </span>
  );
}
