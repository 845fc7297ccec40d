import { type LeadRow, type LeadStatus, updateLead } from '@yantra/contract/calls';
import { formatPhone, formatRupees, isRentalType, rentalUnit } from '@yantra/domain';
import { useMessages, useSentence } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, ButtonLink, Field, Glyph, Picture, Select, StatusBadge, TextArea } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { agoText } from '../../kit/dates.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { LeadBadge, needOf, statuses } from '../../kit/leads/lead-badge.tsx';
import { notesLength, placeOf } from './lead-parts.ts';
import { messages } from './leads.messages.ts';
import { type LeadContact, useContact } from './use-contact.ts';

/** How long a notice stays, in milliseconds. */
const noticeMs = 4000;

export interface LeadViewProps {
  readonly lead: LeadRow;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether status and notes are this person's to keep. */
  readonly isOwn: boolean;
  /** The list on narrow screens. */
  readonly backAddress: string;
  readonly onChanged: () => void;
}

/** One requirement: whom to call, what is needed, and what came of it. */
export function LeadView({ lead, now, isOwn, backAddress, onChanged }: LeadViewProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const { fullName, category, details, status, createdAt } = lead;
  const { contact, failure, retry } = useContact(lead);
  return (
    <article className="y-dashboard__lead" aria-label={fullName}>
      <a className="y-dashboard__lead-back y-link" href={backAddress}>
        {texts.back}
      </a>
      <div className="y-dashboard__lead-who">
        <div>
          <h2>{fullName}</h2>
          <p className="y-muted">{texts.ago(agoText(createdAt, now, dateTexts), placeOf(lead))}</p>
        </div>
        <LeadBadge status={status} />
      </div>
      {contact && <Ways lead={lead} contact={contact} />}
      {!contact && (failure === undefined ? <Opening /> : <NotOpened sentence={failure} onRetry={retry} />)}
      <dl className="y-dashboard__plate">
        <Fact label={texts.category} value={category.name} />
        <Fact label={texts.city} value={placeOf(lead) || texts.anywhere} />
        <Fact label={texts.emailLabel} value={contact?.email || '—'} />
      </dl>
      <section>
        <h3>{texts.details}</h3>
        <p className="y-dashboard__lead-details">{details || texts.noDetails}</p>
      </section>
      {isOwn && <Outcome lead={lead} onChanged={onChanged} />}
      {lead.machines.length > 0 && <Fitting machines={lead.machines} />}
    </article>
  );
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const Opening = () => {
  const texts = useMessages(messages);
  return (
    <p className="y-muted" role="status">
      {texts.loading}
    </p>
  );
};

/** The notice has told of it and goes; why there is no number stands here until there is one. */
const NotOpened = ({ sentence, onRetry }: { readonly sentence: string; readonly onRetry: () => void }) => {
  const texts = useMessages(messages);
  const translated = useSentence();
  return (
    <div className="y-dashboard__actions">
      <p>{translated(sentence)}</p>
      <Button icon="retry" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
};

/** How to reach who asks; the call first. */
function Ways({ lead, contact }: { readonly lead: LeadRow; readonly contact: LeadContact }) {
  const texts = useMessages(messages);
  const { phone, email } = contact;
  if (phone === '') return <p className="y-muted">{texts.nobody}</p>;
  const { fullName } = lead;
  const text = encodeURIComponent(texts.whatsAppText(fullName, needOf(lead)));
  return (
    <div className="y-dashboard__actions">
      <ButtonLink variant="primary" href={`tel:+91${phone}`}>
        <Glyph d={glyphs.phone} />
        {texts.call(formatPhone(phone))}
      </ButtonLink>
      <ButtonLink href={`https://wa.me/91${phone}?text=${text}`} target="_blank" rel="noopener noreferrer">
        <Glyph d={glyphs.chat} />
        {texts.whatsApp}
      </ButtonLink>
      {email && (
        <ButtonLink href={`mailto:${encodeURIComponent(email)}`}>
          <Glyph d={glyphs.mail} />
          {texts.email}
        </ButtonLink>
      )}
    </div>
  );
}

/** Status and notes of this supplier: the status is saved at once, the notes by their button. */
function Outcome({ lead, onChanged }: Pick<LeadViewProps, 'lead' | 'onChanged'>) {
  const texts = useMessages(messages);
  const sentence = useSentence();
  const { send, notify } = useScope();
  const [notes, setNotes] = useState(lead.notes);
  const [wished, setWished] = useState<LeadStatus>();
  const [isBusy, setBusy] = useState(false);
  const choose = async (status: LeadStatus) => {
    setWished(status);
    try {
      await send(updateLead, { id: lead.id, status });
      notify({ kind: 'success', text: texts.statusSaved(lead.fullName, sentence(status)), duration: noticeMs });
      onChanged();
    } catch {
      // The scope has told of it; what is true shows again.
      setWished(undefined);
    }
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await send(updateLead, { id: lead.id, notes: notes.trim() });
      notify({ kind: 'success', text: texts.saved, duration: noticeMs });
      onChanged();
    } catch {
      // The scope has told of it; the notes stay as typed.
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="y-dashboard__form" onSubmit={(event) => void save(event)}>
      <Field label={texts.status}>
        {(ids) => (
          <Select
            {...ids}
            options={statuses.map((status) => ({ value: status, label: sentence(status) }))}
            value={wished ?? lead.status}
            onChange={({ currentTarget }) => void choose(currentTarget.value as LeadStatus)}
          />
        )}
      </Field>
      <Field label={texts.notes} hint={texts.notesHint} count={`${notes.length} / ${notesLength}`}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            maxLength={notesLength}
            value={notes}
            onChange={({ currentTarget }) => setNotes(currentTarget.value)}
          />
        )}
      </Field>
      <div className="y-dashboard__actions">
        <Button type="submit" busy={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}

const Fitting = ({ machines }: Pick<LeadRow, 'machines'>) => {
  const texts = useMessages(messages);
  const sentence = useSentence();
  return (
    <section>
      <h3>{texts.machines}</h3>
      <ul className="y-dashboard__fitting">
        {machines.map(({ id, name, image1Url, finalRentalValue, rentalType, status }) => (
          <li key={id}>
            <span className="y-dashboard__thumb">
              <Picture url={image1Url} alt="" sizes="48px" />
            </span>
            <span>
              <a href={`/equipment-details?id=${encodeURIComponent(id)}`}>{name}</a>
              <small className="y-num">
                {formatRupees(finalRentalValue)} / {isRentalType(rentalType) ? sentence(rentalUnit(rentalType)) : ''}
              </small>
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
};
