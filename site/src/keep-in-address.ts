/** Keeps a choice in the address of this page, in place of the one before; an empty one goes. */
export function keepInAddress(key: string, value: string): void {
  const address = new URL(location.href);
  if (value) address.searchParams.set(key, value);
  else address.searchParams.delete(key);
  history.replaceState(history.state, '', address);
}
