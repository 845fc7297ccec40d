import { useSignals } from '@preact/signals-react/runtime';
import { type Call, queryOf } from '@yantra/contract/calls';
import { type Remote, useScope } from '@yantra/state';
import { useEffect, useMemo, useRef } from 'react';

export interface Asked<T> {
  readonly remote: Remote<T>;
  readonly reload: () => void;
}

/**
 * Asks a call as long as the component stands, anew for another input, and always once for truth: what a person has just saved on another
 * screen must not look undone. What was known is shown meanwhile.
 */
export function useRemote<Input extends object, Output>(call: Call<Input, Output>, input: Input): Asked<Output> {
  useSignals();
  const scope = useScope();
  const latest = useRef(input);
  latest.current = input;
  const question = queryOf(input);
  // Equal inputs are one question, though each rendering makes its own object.
  const resource = useMemo(() => {
    const asked = latest.current;
    return scope.resource(call, () => asked);
  }, [scope, call, question]);
  useEffect(() => resource.reload(), [resource]);
  return { remote: resource.remote.value, reload: resource.reload };
}
