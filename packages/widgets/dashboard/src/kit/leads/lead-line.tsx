import type { Overview } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useLanguage, useMessages, useWord, wordIn } from '@yantra/language';
import { initialsOf } from '@yantra/ui';
import { messages as dates } from '../dates.messages.ts';
import { agoText } from '../dates.ts';
import { Link } from '../link.tsx';
import { messages as jobs } from './job.messages.ts';
import { jobLine } from './job.ts';
import { leadAddressOf } from './lead-address.ts';

/** A requirement without the renter's contact. */
export type ShortLead = NonNullable<Overview['newestLeads']>[number];

interface LeadLineProps {
  readonly lead: ShortLead;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The renter's name and need, as a link to the requirement. */
export function LeadLine({ lead, now }: LeadLineProps) {
  const { id, fullName, category, status, createdAt } = lead;
  const dateTexts = useMessages(dates);
  const language = useLanguage();
  const isNew = status === 'New';
  const state = wordIn(language, status);
  const rest = [useNeed(lead), ...(isNew ? [] : [state])].filter(Boolean).join(' · ');
  return (
    <Link href={leadAddressOf(id)}>
      <span className="y-user" aria-hidden="true" data-past={isNew ? undefined : ''}>
        {initialsOf(fullName)}
      </span>
      <b>
        {isolated(fullName)}
        {isNew && (
          <>
            <i aria-hidden="true" />
            <span className="y-hidden">, {state}</span>
          </>
        )}
      </b>
      <small className="y-num">{createdAt && agoText(createdAt, now, dateTexts)}</small>
      <span>
        <b>{wordIn(language, category.name)}</b>
      </span>
      {rest && <span>{rest}</span>}
    </Link>
  );
}

/** When, how long and where it is needed, or the typed details instead. */
function useNeed({ job, city, details }: ShortLead): string {
  const word = useWord();
  const jobTexts = useMessages(jobs);
  const dateTexts = useMessages(dates);
  const line = job && jobLine(job, jobTexts, dateTexts);
  const first = line || isolated(details.trim().replace(/\s+/g, ' '));
  return [first, city && word(city.name)].filter(Boolean).join(' · ');
}
