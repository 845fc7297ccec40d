import { getPayments } from '@yantra/contract/calls';
import { ScreenHead } from '../../internal/screen-head.tsx';
import type { ScreenProps } from '../../screen.ts';
import { PaymentsTable } from './payments-table.tsx';
import { messages } from './payments.messages.ts';

/** Everybody's payments, for an admin. */
export const Screen = (props: ScreenProps) => (
  <>
    <ScreenHead title={messages.title.all} note={messages.note.all} />
    <PaymentsTable kind="all" call={getPayments} {...props} />
  </>
);
