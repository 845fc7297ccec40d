import type { PurchasedPlan } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { Status, type StatusKind } from '../status.tsx';
import { messages } from './plans.messages.ts';

const kinds: Readonly<Record<PurchasedPlan['state'], StatusKind>> = {
  running: 'good',
  coming: 'busy',
  ended: 'aside',
};

export const PurchaseState = ({ state }: Pick<PurchasedPlan, 'state'>) => {
  const texts = useMessages(messages);
  return <Status kind={kinds[state]}>{texts.states[state]}</Status>;
};
