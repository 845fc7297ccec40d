import { type Deal, getDeal } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { StateMessage } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { dealAddress } from '../../kit/deals/deal-address.ts';
import { LinkButton } from '../../kit/link.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { Editor } from './editor.tsx';
import { messages } from './quote.messages.ts';
import { useEdited } from './use-quote-editor.ts';

/** A quote of an owner, beside what is needed and what was written about it. */
export function Screen({ params, navigate }: ScreenProps) {
  const texts = useMessages(messages);
  const dealId = params['id'] ?? '';
  const { remote, reload } = useRemote(getDeal, { dealId });
  const loaded = dataOf(remote);
  const [deal, setDeal] = useState(loaded);
  if (loaded && loaded !== deal) setDeal(loaded);
  const quote = useEdited(deal, dealId);
  const { filled } = quote;
  const name = deal?.other.name;
  return (
    <>
      <div className={filled && deal && isOpen(deal) ? 'y-hidden' : undefined}>
        <ScreenHead title={name === undefined ? texts.title : texts.titleFor(name)} />
      </div>
      {!deal && <Waiting remote={remote} reload={reload} label={texts.loading} />}
      {deal && !isOpen(deal) && <Closed deal={deal} />}
      {deal && isOpen(deal) && !filled && <Waiting remote={quote.remote} reload={quote.reload} label={texts.loading} />}
      {deal && isOpen(deal) && filled && filled.draft.machines.length === 0 && <NoMachine deal={deal} />}
      {deal && isOpen(deal) && filled && filled.draft.machines.length > 0 && (
        <Editor {...quote} {...filled} deal={deal} navigate={navigate} onNews={reload} />
      )}
    </>
  );
}

const isOpen = ({ may }: Deal): boolean => may.includes('quote');

function Closed({ deal }: { readonly deal: Deal }) {
  const texts = useMessages(messages);
  return (
    <StateMessage picture="no-leads" title={texts.closed} level={2}>
      <LinkButton href={dealAddress(deal.id)}>{texts.back}</LinkButton>
    </StateMessage>
  );
}

function NoMachine({ deal }: { readonly deal: Deal }) {
  const texts = useMessages(messages);
  return (
    <StateMessage picture="empty-search" title={texts.noMachine} text={texts.noMachineText} level={2}>
      <LinkButton href={addressOf('/add-equipment')}>{texts.addMachine}</LinkButton>
      <LinkButton href={dealAddress(deal.id)}>{texts.back}</LinkButton>
    </StateMessage>
  );
}
