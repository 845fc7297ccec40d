import type { LeadRow } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useLanguage, useMessages, useWord } from '@yantra/language';
import { messages as dates } from '../../kit/dates.messages.ts';
import { agoText } from '../../kit/dates.ts';
import { messages as jobs } from '../../kit/leads/job.messages.ts';
import { jobLine } from '../../kit/leads/job.ts';
import { LeadBadge } from '../../kit/leads/lead-badge.tsx';
import { Link } from '../../kit/link.tsx';
import { placeOf } from './lead-parts.ts';
import { messages } from './leads.messages.ts';

export interface LeadListProps {
  readonly leads: readonly LeadRow[];
  readonly now: number;
  readonly chosenId: string | undefined;
  readonly hrefOf: (id: string) => string;
}

/** Requirements, the latest first; one is open beside the list. */
export const LeadList = ({ leads, now, chosenId, hrefOf }: LeadListProps) => {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <ul aria-label={texts.list}>
      {leads.map((lead) => (
        <li key={lead.id}>
          <Link
            className="y-dashboard__inbox-item"
            href={hrefOf(lead.id)}
            aria-current={lead.id === chosenId ? 'true' : undefined}
            data-unread={lead.status === 'New' || undefined}
          >
            <b>{lead.fullName}</b>
            <small className="y-num y-dashboard__item-ago">{agoText(lead.createdAt, now, dateTexts)}</small>
            <Need {...lead} />
            <LeadBadge status={lead.status} />
            <Place lead={lead} />
            <MachineLine {...lead} />
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The category first, for scanning the list. */
const Need = ({ category, details }: Pick<LeadRow, 'category' | 'details'>) => {
  const shortDetails = details.trim().replace(/\s+/g, ' ');
  return (
    <span className="y-dashboard__item-need">
      <b>{useWord()(category.name)}</b>
      {shortDetails && ` · ${isolated(shortDetails)}`}
    </span>
  );
};

/** Place, time and duration of the job. */
function Place({ lead }: { readonly lead: LeadRow }) {
  const texts = useMessages(messages);
  const jobTexts = useMessages(jobs);
  const dateTexts = useMessages(dates);
  const line = lead.job && jobLine(lead.job, jobTexts, dateTexts);
  return (
    <small className="y-dashboard__item-line">
      {[placeOf(lead, useLanguage()) || texts.anywhere, line].filter(Boolean).join(' · ')}
    </small>
  );
}

/** The machine that was asked about, or that matches, and how many more. */
function MachineLine({ machines: [first, ...others], isAsked }: Pick<LeadRow, 'machines' | 'isAsked'>) {
  const texts = useMessages(messages);
  const line = isAsked ? texts.aboutMachine : texts.forMachine;
  return first && <small className="y-dashboard__item-line">{line(first.name, others.length)}</small>;
}
