import { Price } from '@yantra/ui';
import type { KnownMachine } from '../equipment-details.model.ts';
import type { SellerModel } from '../seller.model.ts';
import { SellerButton } from './seller.tsx';

interface BarProps {
  readonly machine: KnownMachine;
  readonly seller: SellerModel;
  readonly onSeller: () => void;
}

/** At the foot of a narrow page, always under the thumb: what it costs, and the one thing to press. */
export function Bar({ machine, seller, onSeller }: BarProps) {
  return (
    <div className="y-details__bar" part="bar">
      <Price {...machine} />
      <SellerButton seller={seller} onAsk={onSeller} />
    </div>
  );
}
