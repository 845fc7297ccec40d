import type { PurchasedPlan } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { Badge, type BadgeTone } from '@yantra/ui';
import { messages } from './plans.messages.ts';

const tones: Readonly<Record<PurchasedPlan['state'], BadgeTone>> = {
  running: 'success',
  coming: 'info',
  ended: 'neutral',
};

/** Whether a purchase runs: a dot and a word. */
export const PurchaseState = ({ state }: Pick<PurchasedPlan, 'state'>) => {
  const texts = useMessages(messages);
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>;
};
