import { type Call, queryOf } from '@yantra/contract/calls';
import { type Remote, useScope, useServed } from '@yantra/state';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

export interface RemoteCall<T> {
  readonly remote: Remote<T>;
  readonly reload: () => void;
}

/**
 * Makes a call while the component is mounted, again for another input, and always at least once: data that the user has just saved on another screen must not look
 * unchanged. Until the answer comes, cached data is shown.
 *
 * It calls after mounting, never during rendering: React may discard a rendering and start over, which would repeat the call, after a failure without end. Data that came
 * with the page is current and not loaded again.
 * @param isQuiet for something unimportant, whose failure is not announced
 */
export function useRemote<Input extends object, Output>(
  call: Call<Input, Output>,
  input: Input,
  isQuiet = false,
): RemoteCall<Output> {
  const scope = useScope();
  const [asked, setAsked] = useState(input);
  // Equal inputs are one call, though each rendering creates a new object.
  if (queryOf(asked) !== queryOf(input)) setAsked(input);
  const { remote, reload } = useMemo(
    () => scope.resource(call, () => asked, { isQuiet }),
    [scope, call, asked, isQuiet],
  );
  const subscribe = useCallback((changed: () => void) => remote.subscribe(changed), [remote]);
  const read = () => remote.peek();
  const known = useSyncExternalStore(subscribe, read, read);
  const isServed = useServed();
  const [servedReload] = useState(() => (isServed && known.status === 'ready' ? reload : undefined));
  useEffect(() => {
    if (reload !== servedReload) reload();
  }, [reload, servedReload]);
  return { remote: known, reload };
}
