import { useSignals } from '@preact/signals-react/runtime';
import { EquipmentCarousel, carouselRequest } from '@yantra/equipment-carousel';
import type { Scope } from '@yantra/state';
import type { Address } from '../../address.ts';
import { messages } from '../../site.messages.ts';

const limit = 24;

/** What is searched for: the path's last part, or the query of the form that works without a script. */
export const termOf = ({ params, query }: Address): string => (params['searchQuery'] ?? query.get('q') ?? '').trim();

/** The server asks the very same before it renders. */
export const resultsRequest = (scope: Scope, address: Address) =>
  carouselRequest({
    city: scope.city.peek(),
    category: address.query.get('categoryId') ?? '',
    search: termOf(address),
    limit,
  });

/** Machines of the chosen city for a search. */
export function Results({ params, query }: Address) {
  useSignals();
  const term = termOf({ params, query });
  return (
    <div className="wrap section">
      <h1 className="h2">{messages.results.heading(term)}</h1>
      <EquipmentCarousel categoryBar search={term} category={query.get('categoryId') ?? ''} limit={limit} />
    </div>
  );
}
