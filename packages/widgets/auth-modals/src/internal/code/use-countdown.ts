import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import type { CodeModel } from './code.model.ts';

/** Seconds until another code may be requested; counts while it is shown. */
export function useCountdown({ secondsLeft, watch }: CodeModel): number {
  useSignals();
  const seconds = secondsLeft.value;
  const isCounting = seconds > 0;
  useEffect(() => (isCounting ? watch() : undefined), [isCounting, watch]);
  return seconds;
}
