import { useSignals } from '@preact/signals-react/runtime';
import { type PurchasedPlan, getPurchasedSubscriptions } from '@yantra/contract/calls';
import { useLanguage, useMessages } from '@yantra/language';
import { Glyph, type MenuItem, StateMessage } from '@yantra/ui';
import { useMemo, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { CheckoutPanel } from '../../kit/checkout/checkout-panel.tsx';
import { useCheckout } from '../../kit/checkout/use-checkout.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { LinkButton } from '../../kit/link.tsx';
import { machinesAddress } from '../../kit/plan-places/machines-address.ts';
import { renewAddress, upgradeAddress } from '../../kit/plans/expiry.ts';
import { messages as plans } from '../../kit/plans/plans.messages.ts';
import { useCreditNote, useReceipt } from '../../kit/plans/use-receipt.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { LocalTable } from '../../kit/table/local-table.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { purchaseColumns } from './purchase-columns.tsx';
import { PurchasedMachines } from './purchased-machines.tsx';
import { messages } from './subscriptions.messages.ts';

/** Rows per page (dashboard.md §9). */
const pageSize = 12;
const own = { id: undefined };

/** The user's purchases with their machines; an unfinished payment is resumed here too. */
export function PurchasedList(props: ScreenProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const language = useLanguage();
  const { remote, reload } = useRemote(getPurchasedSubscriptions, own);
  const checkout = useCheckout({ userId: props.user.id, named: props.query.get('order'), onDone: reload });
  useSignals();
  // Only one button is filled: that of an unfinished payment has priority.
  const isFirst = checkout.now.value.step === 'none';
  const [now] = useState(() => Date.now());
  const columns = useMemo(() => purchaseColumns(now, language), [now, language]);
  const downloads: Downloads = { receipt: useReceipt(), creditNote: useCreditNote() };
  return (
    <>
      <ScreenHead title={texts.title.own} note={texts.note.own}>
        <LinkButton href={addressOf('/payments')}>{texts.payments}</LinkButton>
        <LinkButton variant={isFirst ? 'primary' : 'secondary'} icon="plus" href={addressOf('/subscription-plan')}>
          {texts.buy}
        </LinkButton>
      </ScreenHead>
      <CheckoutPanel model={checkout} />
      <LocalTable
        {...props}
        label={texts.purchased}
        name="own-subscriptions"
        address={addressOf('/subscription-admin')}

        rows={remote}
        reload={reload}
        pageSize={pageSize}
        columns={columns}
        rowId={({ id }) => id}
        nameOf={({ displayName }) => displayName}
        menuOf={(row) =>
          menuOf(row, downloads, { ...texts, machines: texts.changeMachines, receipt: planTexts.receipt })
        }
        detail={(row) => <PurchasedMachines {...row} />}
        empty={<StateMessage picture="no-plans" title={texts.nothingBought} text={texts.nothingBoughtText} level={2} />}
      />
    </>
  );
}

type Downloads = Readonly<Record<'receipt' | 'creditNote', (id: string) => void>>;

const menuOf = (
  { id, state, invoiceNumber, creditNoteNumber }: PurchasedPlan,
  download: Downloads,
  labels: Readonly<Record<'machines' | 'upgrade' | 'renew' | 'receipt' | 'creditNote', string>>,
): readonly MenuItem[] => [
  ...(state === 'running'
    ? [{ label: labels.upgrade, href: upgradeAddress(id), icon: <Glyph d={glyphs.card} /> }]
    : []),
  ...(state === 'ended'
    ? []
    : [{ label: labels.machines, href: machinesAddress(id), icon: <Glyph d={glyphs.machine} /> }]),
  { label: labels.renew, href: renewAddress(id), icon: <Glyph d={glyphs.card} /> },
  ...(invoiceNumber === null
    ? []
    : [{ label: labels.receipt, onSelect: () => download.receipt(id), icon: <Glyph d={glyphs.download} /> }]),
  ...(creditNoteNumber
    ? [{ label: labels.creditNote, onSelect: () => download.creditNote(id), icon: <Glyph d={glyphs.download} /> }]
    : []),
];
