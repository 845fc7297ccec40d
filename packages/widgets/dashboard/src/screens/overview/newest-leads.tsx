import { useMessages } from '@yantra/language';
import { leadsAddress } from '../../kit/leads/lead-address.ts';
import { LeadLine, type ShortLead } from '../../kit/leads/lead-line.tsx';
import { messages } from './overview.messages.ts';

interface LeadsProps {
  readonly leads: readonly ShortLead[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Who asked last, and for what. */
export function NewestLeads({ leads, now }: LeadsProps) {
  const texts = useMessages(messages);
  return (
    <section className="y-dashboard__panel">
      <div className="y-dashboard__panel-head">
        <h2>{texts.leads}</h2>
        <a className="y-link" href={leadsAddress}>
          {texts.allLeads}
        </a>
      </div>
      {leads.length === 0 && <p className="y-dashboard__panel-body y-muted">{texts.noLeads}</p>}
      <ul className="y-dashboard__calls">
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadLine lead={lead} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
