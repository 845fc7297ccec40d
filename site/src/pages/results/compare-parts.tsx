import '@yantra/compare/styles.css';
import { CompareToggle, CompareTray } from '@yantra/compare/tray';
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

function Tray() {
  useEffect(leaveAddress, []);
  return <CompareTray onEmptied={toList} />;
}

/** Putting machines aside: code that comes after the cards. */
export const compareParts = { CompareToggle, Tray };

export type CompareParts = typeof compareParts;
