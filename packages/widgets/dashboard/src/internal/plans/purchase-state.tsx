import type { PurchasedPlan } from '@yantra/contract/calls';
import { Badge, type BadgeTone } from '@yantra/ui';
import { messages } from './plans.messages.ts';

const tones: Readonly<Record<PurchasedPlan['state'], BadgeTone>> = {
  running: 'success',
  coming: 'info',
  ended: 'neutral',
};

/** Whether a purchase runs: a dot and a word. */
export const PurchaseState = ({ state }: Pick<PurchasedPlan, 'state'>) => (
  <Badge tone={tones[state]}>{messages.states[state]}</Badge>
);
