import { useMessages } from '@yantra/language';
import { messages } from '../../kit/deals/deal.messages.ts';
import { Need } from '../../kit/deals/need.tsx';
import { AgreementPanel } from './agreement-panel.tsx';
import { CostPanel } from './cost-panel.tsx';
import type { PaneProps } from './deal-props.ts';
import { Deeds } from './deeds.tsx';

/** The hire: the agreement, what is needed, the quote, and the ways out. */
export function HirePane({ deal, now, onChanged, onStale }: PaneProps) {
  return (
    <div className="y-dashboard__deal-side">
      {deal.agreement && <AgreementPanel deal={deal} now={now} />}
      <NeedPanel deal={deal} />
      <CostPanel deal={deal} />
      <Deeds deal={deal} onChanged={onChanged} onStale={onStale} />
    </div>
  );
}

function NeedPanel({ deal }: Pick<PaneProps, 'deal'>) {
  const texts = useMessages(messages);
  return (
    <section className="y-dashboard__panel y-dashboard__need" aria-label={texts.need}>
      <h2>{texts.need}</h2>
      <Need deal={deal} />
    </section>
  );
}
