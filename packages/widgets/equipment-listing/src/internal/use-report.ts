import type { EquipmentPage } from '@yantra/contract/calls';
import type { ReportsState } from '@yantra/element';
import { type Remote, dataOf } from '@yantra/state';
import { useLayoutEffect } from 'react';

const stateOf = (found: Remote<EquipmentPage>) => {
  const known = dataOf(found);
  if (!known) return found.status === 'failed' ? 'error' : 'loading';
  return known.data.length > 0 || known.nearby?.length ? 'ready' : 'empty';
};

/** Reports the listing's state to the element. */
export function useReport(found: Remote<EquipmentPage>, onStateChange: ReportsState['onStateChange']) {
  const state = stateOf(found);
  const error = found.status === 'failed' ? found.error : undefined;
  useLayoutEffect(() => onStateChange?.(state, error), [state, error, onStateChange]);
  return { state, error };
}
