import { useLayoutEffect, useState } from 'preact/hooks';

/** Follows an external store. Nothing here renders on a server, so there is one way to read it. */
export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  const [value, setValue] = useState(read);
  useLayoutEffect(() => {
    const look = () => setValue(() => read());
    look();
    return subscribe(look);
  }, [subscribe, read]);
  return value;
}
