import { getInbox } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { DealFigures } from '../../kit/deals/figures.tsx';
import { leadsAddress } from '../../kit/leads/lead-address.ts';
import { Link } from '../../kit/link.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './overview.messages.ts';

const input = { page: 1, pageSize: 1 };

/** What became of those who asked for a quote; nothing until somebody has. */
export function QuoteFigures() {
  const texts = useMessages(messages);
  const known = dataOf(useRemote(getInbox, input, true).remote);
  if (!known || known.figures.now.asked + known.figures.before.asked === 0) return null;
  return (
    <section className="y-dashboard__panel y-dashboard__quote-figures" aria-label={texts.quotes}>
      <div className="y-dashboard__panel-head">
        <h2>{texts.quotes}</h2>
        <Link className="y-link" href={leadsAddress}>
          {texts.allQuotes}
        </Link>
      </div>
      <DealFigures figures={known.figures} now={Date.parse(known.at)} first="asked" />
    </section>
  );
}
