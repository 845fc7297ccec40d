import type { Equipment } from '@yantra/contract/calls';
import { formatCapacity } from '@yantra/domain';
import { useLanguage, wordIn } from '@yantra/language';

export interface FactsProps extends Pick<Equipment, 'equipmentType' | 'capacity'> {
  /** Where it is, in words. */
  place: string;
}

/** Kind, size and place in one muted line; kind and size are shortened first. */
export const Facts = ({ equipmentType, capacity, place }: FactsProps) => (
  <span className="y-facts">
    <span>
      {wordIn(useLanguage(), equipmentType.type)}
      {capacity && ` · ${formatCapacity(capacity)}`}
    </span>{' '}
    <span>{place}</span>
  </span>
);
