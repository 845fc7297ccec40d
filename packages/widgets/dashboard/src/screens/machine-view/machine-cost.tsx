import { type CardPart, cardParts, formatRupees, type RateCard } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { messages as markMessages } from '../../kit/cost-mark/cost-mark.messages.ts';
import { CostMark, type CostMarkKind } from '../../kit/cost-mark/cost-mark.tsx';
import { Pairs, Panel } from '../../kit/panel.tsx';
import { Change, type OwnPartProps } from './machine-rail.tsx';
import { messages } from './machine-view.messages.ts';

/** How a part of a card stands, with its price; undefined if no deposit is taken. */
function stateOf(
  card: RateCard,
  part: CardPart,
): { readonly kind: CostMarkKind; readonly price?: number | undefined } | undefined {
  const { overtime, deposit, transport, operator, fuel } = card;
  switch (part) {
    case 'overtime':
      return overtime === undefined ? { kind: 'unknown' } : { kind: 'extra', price: overtime };
    case 'deposit':
      if (deposit === 0) return undefined;
      return deposit === undefined ? { kind: 'unknown' } : { kind: 'back', price: deposit };
    case 'transport':
      return { kind: transport?.state ?? 'unknown', ...(transport?.state === 'extra' && { price: transport.each }) };
    case 'operator':
      return { kind: operator?.state ?? 'unknown', ...(operator?.state === 'extra' && { price: operator.shift }) };
    case 'fuel':
      return { kind: fuel?.state ?? 'unknown' };
  }
}

/** What its owner says that it costs to hire, part by part. */
export function Cost({ machine, mayChange }: OwnPartProps) {
  const texts = useMessages(messages);
  const { parts: names, none } = useMessages(markMessages);
  const card = machine.rateCard ?? machine.hire?.card ?? {};
  const asked = machine.hire?.parts ?? { operator: true, fuel: true };
  const parts = cardParts.filter((part) => (part !== 'operator' && part !== 'fuel') || asked[part]);
  return (
    <Panel title={texts.cost} aside={mayChange && <Change id={machine.id} text={texts.cost} />}>
      <Pairs
        of={parts.map((part) => {
          const state = stateOf(card, part);
          if (state === undefined) return [names[part], none];
          return [
            names[part],
            <span key={part} className="y-dashboard__cost-state">
              {state.price !== undefined && formatRupees(state.price, 2)} <CostMark kind={state.kind} />
            </span>,
          ];
        })}
      />
    </Panel>
  );
}
