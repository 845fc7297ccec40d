/** Keeps a choice in the address of this page, replacing the previous one; an empty one is removed. */
export function keepInAddress(key: string, value: string): void {
  const address = new URL(location.href);
  if (value) address.searchParams.set(key, value);
  else address.searchParams.delete(key);
  history.replaceState(history.state, '', address);
}
