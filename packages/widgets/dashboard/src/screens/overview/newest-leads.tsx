import { useMessages } from '@yantra/language';
import { leadsAddress } from '../../kit/leads/lead-address.ts';
import { LeadLine, type ShortLead } from '../../kit/leads/lead-line.tsx';
import { ListPanel } from './list-panel.tsx';
import { messages } from './overview.messages.ts';

interface LeadsProps {
  readonly leads: readonly ShortLead[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The newest leads. */
export function NewestLeads({ leads, now }: LeadsProps) {
  const texts = useMessages(messages);
  return (
    <ListPanel
      title={texts.leads}
      href={leadsAddress}
      more={texts.allLeads}
      empty={texts.noLeads}
      className="y-dashboard__calls"
    >
      {leads.map((lead) => (
        <li key={lead.id}>
          <LeadLine lead={lead} now={now} />
        </li>
      ))}
    </ListPanel>
  );
}
