import { useState } from 'react';

/** The last known value of something that is loaded again for every query. */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [kept, keep] = useState(value);
  if (value !== undefined && value !== kept) keep(value);
  return value ?? kept;
}
