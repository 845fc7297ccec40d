import { getOwnPayments } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { CheckoutPanel } from '../../kit/checkout/checkout-panel.tsx';
import { useCheckout } from '../../kit/checkout/use-checkout.ts';
import { LinkButton } from '../../kit/link.tsx';
import { messages } from '../../kit/payments/payments.messages.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { PaymentsTable } from './payments-table.tsx';

/** The user's own payments; an unfinished one is resumed. */
export function Screen(props: ScreenProps) {
  const texts = useMessages(messages);
  const [reloadKey, setReloadKey] = useState(0);
  const checkout = useCheckout({
    userId: props.user.id,
    named: props.query.get('order'),
    onDone: () => setReloadKey((before) => before + 1),
  });
  return (
    <>
      <ScreenHead title={texts.title.own} note={texts.note.own}>
        <LinkButton href={addressOf('/subscription-admin')}>{texts.toSubscriptions}</LinkButton>
      </ScreenHead>
      <CheckoutPanel model={checkout} />
      <PaymentsTable kind="own" call={getOwnPayments} reloadKey={reloadKey} {...props} />
    </>
  );
}
