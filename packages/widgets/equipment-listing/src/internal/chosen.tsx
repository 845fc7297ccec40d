import { isolated } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import { messages } from '../equipment-listing.messages.ts';
import { type ListingQuery, emptyQuery } from '../equipment-listing.query.ts';
import type { ChosenFilter } from '../options.ts';
import type { Links } from './links.ts';

interface ChosenProps {
  readonly query: ListingQuery;
  readonly filters: readonly ChosenFilter[];
  readonly links: Links;
  readonly onRemoved: () => void;
}

/** What the list is filtered by: words, filters and an ignored city, each a link to the list without it. */
export function Chosen({ query, filters, links, onRemoved }: ChosenProps) {
  const texts = useMessages(messages);
  const { search, words, exact, isEverywhere, near } = query;
  const others: readonly ChosenFilter[] = [
    ...(search ? [{ label: `“${isolated(search)}”`, without: { ...query, search: '', exact: false, page: 1 } }] : []),
    ...(words ? [{ label: `“${isolated(words)}”`, without: { ...query, words: '', exact: false, page: 1 } }] : []),
    ...(exact ? [{ label: texts.exactChip, without: { ...query, exact: false, page: 1 } }] : []),
    ...(isEverywhere ? [{ label: texts.everywhereChip, without: { ...query, isEverywhere: false, page: 1 } }] : []),
    ...(near ? [{ label: texts.nearChip, without: { ...query, near: undefined, page: 1 } }] : []),
  ];
  const all = [...others, ...filters];
  if (all.length === 0) return null;
  const { sort, category } = query;
  const cleared: ListingQuery = { ...emptyQuery, category, sort };
  return (
    <ul className="y-chips y-listing__chips" aria-label={texts.chosen}>
      {all.map(({ label, without }) => (
        <li key={label}>
          <a
            className="y-chip"
            data-state="on"
            part="chip"
            aria-label={texts.remove(label)}
            {...links.linkTo(without, onRemoved)}
          >
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="y-link y-listing__clear" {...links.linkTo(cleared, onRemoved)}>
          {texts.clearAll}
        </a>
      </li>
    </ul>
  );
}
