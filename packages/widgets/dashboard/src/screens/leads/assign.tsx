import { assignLead, getLeadAssignees, type LeadRow, type OutputOf } from '@yantra/contract/calls';
import { noticeMs, searchTermLength } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Button, Dialog, SearchInput, initialsOf } from '@yantra/ui';
import { useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { Link } from '../../kit/link.tsx';
import { Failed } from '../../kit/table/table-states.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { Skeletons } from '../../kit/waiting.tsx';
import { messages } from './leads.messages.ts';

interface AssignProps {
  readonly lead: LeadRow;
  readonly onChanged: () => void;
}

/** To whom an admin gave a lead, and the choice of somebody else. */
export function Assign({ lead, onChanged }: AssignProps) {
  const texts = useMessages(messages).assign;
  const { send, notify } = useScope();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { id, assignee } = lead;
  const give = async (userId: string | undefined, name: string) => {
    setBusy(true);
    try {
      await send(assignLead, { id, userId });
      setOpen(false);
      notify({
        kind: 'success',
        text: userId === undefined ? texts.takenBack(name) : texts.given(name),
        duration: noticeMs,
      });
      onChanged();
    } catch {
      // The scope has shown why.
    }
    setBusy(false);
  };
  return (
    <section className="y-dashboard__assign" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <div className="y-dashboard__actions">
        {assignee ? (
          <Link className="y-link" href={addressOf(`/customer/view/${encodeURIComponent(assignee.id)}`)}>
            {assignee.name || texts.left}
          </Link>
        ) : (
          <span className="y-muted">{texts.nobody}</span>
        )}
        <Button size="sm" onClick={() => setOpen(true)}>
          {assignee ? texts.change : texts.give}
        </Button>
        {assignee && (
          <Button
            size="sm"
            variant="quiet"
            busy={isBusy && !isOpen}
            onClick={() => void give(undefined, assignee.name || texts.left)}
          >
            {texts.takeBack}
          </Button>
        )}
      </div>
      {isOpen && (
        <Dialog open title={texts.dialog(lead.fullName)} onClose={() => setOpen(false)}>
          <People lead={lead} isBusy={isBusy} onGive={(one) => void give(one.id, one.name)} />
        </Dialog>
      )}
    </section>
  );
}

type Person = OutputOf<typeof getLeadAssignees>[number];

interface PeopleProps {
  readonly lead: LeadRow;
  readonly isBusy: boolean;
  readonly onGive: (person: Person) => void;
}

/** Staff and owners with fitting machines; others by their name or number. */
function People({ lead, isBusy, onGive }: PeopleProps) {
  const texts = useMessages(messages).assign;
  const language = useLanguage();
  const [term, setTerm] = useState('');
  const { remote, reload } = useRemote(getLeadAssignees, { id: lead.id, searchTerm: term.trim() || undefined });
  const people = dataOf(remote);
  const noteOf = ({ isStaff, city, machines }: Person): string =>
    [isStaff ? texts.staff : texts.machines(machines), wordIn(language, city)].filter(Boolean).join(' · ');
  return (
    <div className="y-dashboard__assignees">
      <SearchInput
        label={texts.search}
        placeholder={texts.search}
        maxLength={searchTermLength}
        value={term}
        onValue={setTerm}
      />
      {people === undefined && remote.status === 'failed' && <Failed error={remote.error} onRetry={reload} />}
      {people === undefined && remote.status !== 'failed' && <Skeletons label={texts.loading} />}
      <p className="y-hidden" role="status">
        {people && texts.found(people.length)}
      </p>
      {people?.length === 0 && <p className="y-muted">{texts.none}</p>}
      <ul>
        {people?.map((person) => (
          <li key={person.id}>
            <span className="y-user" aria-hidden="true">
              {initialsOf(person.name)}
            </span>
            <span>
              <b>{person.name}</b>
              <small>{noteOf(person)}</small>
            </span>
            <Button size="sm" busy={isBusy} aria-label={texts.giveTo(person.name)} onClick={() => onGive(person)}>
              {texts.give}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
