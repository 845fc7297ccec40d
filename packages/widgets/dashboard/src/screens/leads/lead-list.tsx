import type { LeadRow } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { messages as dates } from '../../kit/dates.messages.ts';
import { agoText } from '../../kit/dates.ts';
import { LeadBadge, needOf } from '../../kit/leads/lead-badge.tsx';
import { placeOf } from './lead-parts.ts';
import { messages } from './leads.messages.ts';

export interface LeadListProps {
  readonly leads: readonly LeadRow[];
  readonly now: number;
  readonly chosenId: string | undefined;
  readonly hrefOf: (id: string) => string;
}

/** Requirements, the latest first; one is open beside. */
export const LeadList = ({ leads, now, chosenId, hrefOf }: LeadListProps) => {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <ul aria-label={texts.list}>
      {leads.map((lead) => (
        <li key={lead.id}>
          <a
            className="y-dashboard__inbox-item"
            href={hrefOf(lead.id)}
            aria-current={lead.id === chosenId ? 'true' : undefined}
            data-unread={lead.status === 'New' || undefined}
          >
            <b>{lead.fullName}</b>
            <small className="y-num">{agoText(lead.createdAt, now, dateTexts)}</small>
            <span>{needOf(lead)}</span>
            <LeadBadge status={lead.status} />
            <small>{placeOf(lead) || texts.anywhere}</small>
          </a>
        </li>
      ))}
    </ul>
  );
};
