import { useSignals } from '@preact/signals-react/runtime';
import { type PurchasedPlan, getPurchasedSubscriptions } from '@yantra/contract/calls';
import { ButtonLink, Glyph, type MenuItem, StateMessage } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { addressOf } from '../../internal/address.ts';
import { CheckoutPanel } from '../../internal/checkout/checkout-panel.tsx';
import { useCheckout } from '../../internal/checkout/use-checkout.ts';
import { renewAddress } from '../../internal/plans/expiry.ts';
import { messages as plans } from '../../internal/plans/plans.messages.ts';
import { useReceipt } from '../../internal/plans/use-receipt.ts';
import { ScreenHead } from '../../internal/screen-head.tsx';
import { glyphs } from '../../internal/shell/glyphs.ts';
import { LocalTable } from '../../internal/table/local-table.tsx';
import { useRemote } from '../../internal/use-remote.ts';
import type { ScreenProps } from '../../screen.ts';
import { purchaseColumns } from './purchase-columns.tsx';
import { PurchasedMachines } from './purchased-machines.tsx';
import { messages } from './subscriptions.messages.ts';

/** Rows a page (dashboard.md §9). */
const pageSize = 12;
const own = { id: undefined };

/** What one has bought, with the machines on it; a payment that is not finished is taken up here, too. */
export function PurchasedList({ user, query, navigate }: ScreenProps) {
  const { remote, reload } = useRemote(getPurchasedSubscriptions, own);
  const checkout = useCheckout({ userId: user.id, named: query.get('order'), onDone: reload });
  useSignals();
  // One button alone is filled: what is to be done about a payment comes first.
  const isFirst = checkout.now.value.step === 'none';
  const [now] = useState(() => Date.now());
  const columns = useMemo(() => purchaseColumns(now), [now]);
  const download = useReceipt();
  return (
    <>
      <ScreenHead title={messages.title.own} note={messages.note.own}>
        <ButtonLink href={addressOf('/payments')}>{messages.payments}</ButtonLink>
        <ButtonLink variant={isFirst ? 'primary' : 'secondary'} icon="plus" href={addressOf('/subscription-plan')}>
          {messages.buy}
        </ButtonLink>
      </ScreenHead>
      <CheckoutPanel model={checkout} />
      <LocalTable
        label={messages.purchased}
        name="own-subscriptions"
        address={addressOf('/subscription-admin')}
        query={query}
        navigate={navigate}
        userId={user.id}
        rows={remote}
        reload={reload}
        pageSize={pageSize}
        columns={columns}
        rowId={({ id }) => id}
        nameOf={({ displayName }) => displayName}
        menuOf={(row) => menuOf(row, download)}
        detail={(row) => <PurchasedMachines {...row} />}
        empty={
          <StateMessage
            picture="empty-list"
            title={messages.nothingBought}
            text={messages.nothingBoughtText}
            level={2}
          />
        }
      />
    </>
  );
}

const menuOf = ({ id, invoiceNumber }: PurchasedPlan, download: (id: string) => void): readonly MenuItem[] => [
  { label: messages.renew, href: renewAddress(id), icon: <Glyph d={glyphs.card} /> },
  ...(invoiceNumber === null
    ? []
    : [{ label: plans.receipt, onSelect: () => download(id), icon: <Glyph d={glyphs.download} /> }]),
];
