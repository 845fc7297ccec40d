import { useSignals } from '@preact/signals-react/runtime';
import { type LeadRow, type LeadStatus, updateLead } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useLanguage, useMessages, wordIn } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, Field, Segment, TextArea } from '@yantra/ui';
import { useEffect, useState } from 'react';
import { statuses } from '../../kit/leads/lead-badge.tsx';
import type { Notes, NotesBook } from '../../kit/notes/notes.model.ts';
import { notesLength } from './lead-parts.ts';
import { messages } from './leads.messages.ts';

interface OutcomeProps {
  readonly lead: LeadRow;
  readonly book: NotesBook;
  readonly onChanged: () => void;
}

/** The supplier's status and notes, both saved automatically. */
export function Outcome({ lead, book, onChanged }: OutcomeProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { send, notify } = useScope();
  const [pending, setPending] = useState<LeadStatus>();
  const notes = book.of(lead.id, lead.notes);
  useEffect(() => notes.receive(lead.notes), [notes, lead.notes]);
  const choose = async (status: LeadStatus) => {
    setPending(status);
    try {
      await send(updateLead, { id: lead.id, status });
      notify({ kind: 'success', text: texts.statusSaved(lead.fullName, wordIn(language, status)), duration: noticeMs });
      onChanged();
    } catch {
      // The scope has shown the error; the saved status is shown again.
      setPending(undefined);
    }
  };
  return (
    <div className="y-dashboard__form">
      <div>
        <h3 aria-hidden="true">{texts.status}</h3>
        <Segment
          label={texts.status}
          options={statuses.map((status) => ({ value: status, label: wordIn(language, status) }))}
          value={pending ?? lead.status}
          onValue={(status) => void choose(status)}
        />
      </div>
      <OwnNotes notes={notes} />
    </div>
  );
}

function OwnNotes({ notes }: { readonly notes: Notes }) {
  const texts = useMessages(messages);
  useSignals();
  const text = notes.text.value;
  const state = notes.state.value;
  return (
    <>
      <Field label={texts.notes} hint={texts.notesHint} count={`${text.length} / ${notesLength}`}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            maxLength={notesLength}
            value={text}
            onChange={({ currentTarget }) => notes.type(currentTarget.value)}
            onBlur={() => void notes.save()}
          />
        )}
      </Field>
      <div className="y-dashboard__actions y-dashboard__lead-saving">
        <p className="y-dashboard__said" role="status">
          {state === 'saving' && texts.saving}
          {state === 'saved' && texts.saved}
          {state === 'failed' && texts.notSaved}
        </p>
        {state === 'failed' && (
          <Button icon="retry" onClick={() => void notes.save()}>
            {texts.saveAgain}
          </Button>
        )}
      </div>
    </>
  );
}
