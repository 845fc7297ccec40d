import { useState } from 'react';

/**
 * Keeps what is typed into a field the moment it appears. React takes a key back that the field's value does not have once it is dealt with; and the component
 * whose signal it is hears of changes only after its first effects, on a slow phone some tenths of a second later. A state of the field's own, changed with the
 * first key, makes React run those effects before. Not ahead of it: the field would be drawn with the value that it had.
 *
 * @param act what is done with a key
 */
export function useFirstKey<Event>(act: ((event: Event) => void) | undefined): (event: Event) => void {
  const [, setTyped] = useState(false);
  return (event) => {
    setTyped(true);
    act?.(event);
  };
}
