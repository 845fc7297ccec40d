import type { Equipment } from '@yantra/contract/calls';
import { formatCapacity } from '@yantra/domain';

export interface FactsProps extends Pick<Equipment, 'equipmentType' | 'capacity'> {
  /** Where it stands, in words. */
  place: string;
}

/** What a machine is, how large and where, in one muted line; kind and size give way first. */
export const Facts = ({ equipmentType, capacity, place }: FactsProps) => (
  <span className="y-facts">
    <span>
      {equipmentType.type}
      {capacity && ` · ${formatCapacity(capacity)}`}
    </span>{' '}
    <span>{place}</span>
  </span>
);
