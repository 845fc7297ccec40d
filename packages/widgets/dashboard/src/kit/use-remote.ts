import { type Call, queryOf } from '@yantra/contract/calls';
import { type Remote, useScope, useServed } from '@yantra/state';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

export interface Asked<T> {
  readonly remote: Remote<T>;
  readonly reload: () => void;
}

/**
 * Asks a call as long as the component stands, anew for another input, and always once for truth: what a person has just saved on another
 * screen must not look undone. What was known is shown meanwhile.
 *
 * It asks once the component is on the page, never while it is only being rendered: a rendering that React gives up and begins again would
 * otherwise ask again, and after a failure for ever. What came with the page is the truth of this moment: it is not asked for again.
 * @param isQuiet an ornament, whose failure is no news to anybody
 */
export function useRemote<Input extends object, Output>(
  call: Call<Input, Output>,
  input: Input,
  isQuiet = false,
): Asked<Output> {
  const scope = useScope();
  const [asked, setAsked] = useState(input);
  // Equal inputs are one question, though each rendering makes its own object.
  if (queryOf(asked) !== queryOf(input)) setAsked(input);
  const { remote, reload } = useMemo(
    () => scope.resource(call, () => asked, { isQuiet }),
    [scope, call, asked, isQuiet],
  );
  const follow = useCallback((changed: () => void) => remote.subscribe(changed), [remote]);
  const look = () => remote.peek();
  const known = useSyncExternalStore(follow, look, look);
  const isServed = useServed();
  const [servedReload] = useState(() => (isServed && known.status === 'ready' ? reload : undefined));
  useEffect(() => {
    if (reload !== servedReload) reload();
  }, [reload, servedReload]);
  return { remote: known, reload };
}
