import type { Overview } from '@yantra/contract/calls';
import { isolated } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { initialsOf } from '@yantra/ui';
import { messages as dates } from '../dates.messages.ts';
import { agoText } from '../dates.ts';
import { messages as jobs } from './job.messages.ts';
import { jobLine } from './job.ts';
import { leadAddressOf } from './lead-address.ts';

/** What a line says of a requirement: nothing of how to reach who asks. */
export type ShortLead = NonNullable<Overview['newestLeads']>[number];

interface LeadLineProps {
  readonly lead: ShortLead;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Who asks for what, and the way to it. */
export function LeadLine({ lead, now }: LeadLineProps) {
  const { id, fullName, category, status, createdAt } = lead;
  const dateTexts = useMessages(dates);
  const language = useLanguage();
  const isNew = status === 'New';
  const state = wordIn(language, status);
  const rest = [useNeed(lead), ...(isNew ? [] : [state])].filter(Boolean).join(' · ');
  return (
    <a href={leadAddressOf(id)}>
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
        <b>{category.name}</b>
      </span>
      {rest && <span>{rest}</span>}
    </a>
  );
}

/** When, how long and where it is needed, or what was written instead. */
function useNeed({ job, city, details }: ShortLead): string {
  const jobTexts = useMessages(jobs);
  const dateTexts = useMessages(dates);
  const line = job && jobLine(job, jobTexts, dateTexts);
  const first = line || isolated(details.trim().replace(/\s+/g, ' '));
  return [first, city?.name].filter(Boolean).join(' · ');
}
