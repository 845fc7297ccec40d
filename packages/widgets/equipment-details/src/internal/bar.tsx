import { Price } from '@yantra/ui';
import type { KnownMachine } from '../equipment-details.model.ts';
import { SellerButton } from './facts.tsx';

/** At the foot of a narrow page, always under the thumb: what it costs, and the one thing to press. */
export function Bar({ machine, onSeller }: { readonly machine: KnownMachine; readonly onSeller: () => void }) {
  return (
    <div className="y-details__bar" part="bar">
      <Price {...machine} />
      <SellerButton onSeller={onSeller} />
    </div>
  );
}
