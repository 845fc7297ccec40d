import type { Call } from '@yantra/contract/calls';
import { useErrorText } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { useState } from 'react';

/** Sends a form about a right: what is refused stays in the form. */
export function useRight<Input extends object>(call: Call<Input, object>, onDone: (input: Input) => void) {
  const errorText = useErrorText();
  const { send } = useScope();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const submit = async (input: Input) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await send(call, input);
      onDone(input);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refusal, submit };
}
