import { useState } from 'react';

/**
 * Keeps what is typed into a field the moment it appears. React takes a key back that the field's value does not have once it is dealt with; and the component
 * whose signal it is hears of changes only after its first effects, on a slow phone some tenths of a second later. A state of the field's own, changed by the
 * first key, makes React run those effects before.
 */
export function useFirstKey(): { readonly onInputCapture: () => void } {
  const [, setTyped] = useState(false);
  return { onInputCapture: () => setTyped(true) };
}
