import { Price } from '@yantra/ui';
import type { KnownMachine } from '../equipment-details.model.ts';
import type { SellerModel } from '../seller.model.ts';
import { SellerButton } from './seller.tsx';
import type { JobCostView } from './use-cost.ts';

interface BarProps {
  readonly machine: KnownMachine;
  readonly seller: SellerModel;
  readonly cost: JobCostView;
  readonly onSeller: () => void;
}

/** At the bottom of a narrow page, always in reach: the price and the one button; with a job, its total and the way to a quote. */
export function Bar({ machine, seller, cost, onSeller }: BarProps) {
  return (
    <div className="y-details__bar" part="bar">
      {cost.kind === 'ready' ? (
        <>
          <cost.parts.Total context={cost.context} isShort />
          <cost.parts.AskForQuote machine={machine} job={cost.job} />
        </>
      ) : (
        <>
          <Price {...machine} />
          <SellerButton seller={seller} onAsk={onSeller} />
        </>
      )}
    </div>
  );
}
