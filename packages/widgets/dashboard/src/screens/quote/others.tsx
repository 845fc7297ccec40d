import { getInbox } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { dealAddress, quoteAddress } from '../../kit/deals/deal-address.ts';
import { DealBadge, useStanding } from '../../kit/deals/deal-badge.tsx';
import { messages as deals } from '../../kit/deals/deals.messages.ts';
import { waitText } from '../../kit/deals/moments.ts';
import { Link } from '../../kit/link.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './quote.messages.ts';

const most = 10;

/** Who else waits, on wide screens; unimportant, so nothing is said if it does not load. */
export function Others({ dealId }: { readonly dealId: string }) {
  const texts = useMessages(messages);
  const dealTexts = useMessages(deals);
  const word = useWord();
  const known = dataOf(useRemote(getInbox, { filter: 'toAnswer', page: 1, pageSize: most }, true).remote);
  const now = Date.parse(known?.at ?? '');
  const standing = useStanding(now);
  return (
    <nav className="y-dashboard__qe-others" aria-label={texts.others}>
      <h2>{texts.leads}</h2>
      {known?.data.length === 0 && <p>{texts.nobodyElse}</p>}
      <ul>
        {known?.data.map((row) => {
          const { id, name, details, category, waitingSince, state, askedAt } = row;
          const { note: _, ...badge } = standing(row);
          return (
            <li key={id}>
              <Link
                className="y-dashboard__inbox-item"
                href={state === 'asked' && waitingSince === askedAt ? quoteAddress(id) : dealAddress(id)}
                aria-current={id === dealId ? 'true' : undefined}
                data-unread={row.unread > 0 || undefined}
              >
                <b>{name}</b>
                <small className="y-num">{waitingSince && waitText(waitingSince, now, dealTexts)}</small>
                <span>{details.trim() ? isolated(details.trim().replace(/\s+/g, ' ')) : word(category.name)}</span>
                <DealBadge {...badge} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
