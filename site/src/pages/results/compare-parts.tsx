import '@yantra/compare/styles.css';
import { CompareTray } from '@yantra/compare/tray';
import { useEffect } from 'react';

/** The tray goes with its last machine: the focus goes back to the list. */
const toList = () => document.querySelector<HTMLElement>('.y-listing__main [tabindex="-1"]')?.focus();

/** Where a script is, the tray holds what the address would name without one. */
function leaveAddress(): void {
  const here = new URL(location.href);
  if (!here.searchParams.has('compare')) return;
  here.searchParams.delete('compare');
  history.replaceState(history.state, '', here);
}

/** The machines that are put aside, at the foot of the list. */
export function Tray() {
  useEffect(leaveAddress, []);
  return <CompareTray onEmptied={toList} />;
}
