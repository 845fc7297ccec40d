import { getPayments } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { PaymentsTable } from './payments-table.tsx';
import { messages } from './payments.messages.ts';

export const Screen = (props: ScreenProps) => {
  const texts = useMessages(messages);
  return (
    <>
      <ScreenHead title={texts.title.all} note={texts.note.all} />
      <PaymentsTable kind="all" call={getPayments} {...props} />
    </>
  );
};
