import { useMessages } from '@yantra/language';
import { Mark } from '@yantra/ui';
import { messages } from './cost-mark.messages.ts';

/** How a part of a machine's cost stands. */
export type CostMarkKind = keyof (typeof messages)['marks'];

/** The mark of a part for who owns the machine: what renters read as “yours” is the renter's here. */
export function CostMark({ kind }: { readonly kind: CostMarkKind }) {
  const { marks } = useMessages(messages);
  return <Mark kind={kind} label={marks[kind]} />;
}
