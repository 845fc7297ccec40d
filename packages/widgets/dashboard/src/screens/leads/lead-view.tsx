import type { LeadRow } from '@yantra/contract/calls';
import { formatPhone, formatRupees, isRentalType, rentalUnit } from '@yantra/domain';
import { type Failure, useErrorText, useLanguage, useMessages, wordIn } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, ButtonLink, Glyph, Icon, Picture, initialsOf } from '@yantra/ui';
import { messages as dates } from '../../kit/dates.messages.ts';
import { agoText, timeText } from '../../kit/dates.ts';
import { Facts } from '../../kit/facts.tsx';
import { glyphs } from '../../kit/glyphs.ts';
import { messages as jobs } from '../../kit/leads/job.messages.ts';
import { jobFacts } from '../../kit/leads/job.ts';
import { LeadBadge, needOf } from '../../kit/leads/lead-badge.tsx';
import { Link } from '../../kit/link.tsx';
import { OwnersStatus } from '../../kit/machine-status.tsx';
import type { NotesBook } from '../../kit/notes/notes.model.ts';
import { publicAddress } from '../../kit/public-address.ts';
import type { ScreenProps } from '../../kit/screen.ts';
import { Assign } from './assign.tsx';
import { placeOf } from './lead-parts.ts';
import { messages } from './leads.messages.ts';
import { Outcome } from './outcome.tsx';
import { QuoteStart } from './quote-start.tsx';
import { type LeadContact, useContact } from './use-contact.ts';

export interface LeadViewProps extends Pick<ScreenProps, 'navigate'> {
  readonly lead: LeadRow;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The supplier's notes; absent for an admin. */
  readonly book: NotesBook | undefined;
  /** Back to the list, on narrow screens. */
  readonly backAddress: string;
  readonly onChanged: () => void;
}

/** One requirement: the renter's contact, the need, and the outcome. */
export function LeadView({ lead, now, book, backAddress, onChanged, navigate }: LeadViewProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const jobTexts = useMessages(jobs);
  const language = useLanguage();
  const { fullName, category, details, job, status, createdAt } = lead;
  const { contact, failure, retry } = useContact(lead);
  const [time, ago] = [timeText(createdAt, dateTexts), agoText(createdAt, now, dateTexts)];
  return (
    <article className="y-dashboard__lead" aria-label={fullName}>
      <Link className="y-dashboard__lead-back" href={backAddress}>
        <Icon name="left" />
        {texts.back}
      </Link>
      <div className="y-dashboard__lead-who">
        <span className="y-user" aria-hidden="true">
          {initialsOf(fullName)}
        </span>
        <div>
          <h2>{fullName}</h2>
          <p className="y-muted">{texts.came(time, time.startsWith(ago) ? '' : ago.replaceAll(' ', '\u00a0'))}</p>
        </div>
        <LeadBadge status={status} />
      </div>
      {contact && <ContactActions lead={lead} contact={contact} />}
      {lead.isHidden && <p>{texts.hidden}</p>}
      {!contact &&
        !lead.isHidden &&
        (failure === undefined ? <Opening /> : <NotOpened failure={failure} onRetry={retry} />)}
      {book && (lead.isUnconfirmed ? <Unconfirmed {...lead} /> : <QuoteStart lead={lead} navigate={navigate} />)}
      <dl className="y-dashboard__plate">
        <Facts
          of={[
            [texts.category, wordIn(language, category.name)],
            [texts.city, placeOf(lead, language) || texts.anywhere],
            [texts.emailLabel, contact?.email ? <a href={mailTo(contact.email)}>{contact.email}</a> : '—'],
          ]}
        />
      </dl>
      <section>
        <h3>{texts.details}</h3>
        {job && (
          <dl className="y-dashboard__plate">
            <Facts of={jobFacts(job, jobTexts, dateTexts)} />
          </dl>
        )}
        {(details || !job) && <p className="y-dashboard__lead-details">{details || texts.noDetails}</p>}
      </section>
      {lead.machines.length > 0 && <Machines {...lead} />}
      {book ? <Outcome lead={lead} book={book} onChanged={onChanged} /> : <Assign lead={lead} onChanged={onChanged} />}
    </article>
  );
}

const mailTo = (email: string): string => `mailto:${encodeURIComponent(email)}`;

/** Who has not proved their number could read no quote. */
const Unconfirmed = ({ isHidden }: Pick<LeadRow, 'isHidden'>) => {
  const texts = useMessages(messages);
  return <p className="y-muted">{isHidden ? texts.unconfirmedHidden : texts.unconfirmed}</p>;
};

const Opening = () => {
  const texts = useMessages(messages);
  return (
    <p className="y-muted" role="status">
      {texts.loading}
    </p>
  );
};

/** The notice with the error disappears; the reason stays here until the contact is loaded. */
const NotOpened = ({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) => {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  return (
    <div className="y-dashboard__actions">
      <p>{errorText(failure)}</p>
      <Button icon="retry" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
};

/** The ways to contact the renter, calling first. */
function ContactActions({ lead, contact }: { readonly lead: LeadRow; readonly contact: LeadContact }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { phone, email } = contact;
  if (phone === '') return <p className="y-muted">{texts.nobody}</p>;
  const { fullName } = lead;
  const text = encodeURIComponent(texts.whatsAppText(fullName, needOf(lead, language)));
  return (
    <div className="y-dashboard__actions y-dashboard__lead-ways">
      <ButtonLink variant="primary" href={`tel:+91${phone}`}>
        <Glyph d={glyphs.phone} />
        {texts.call(formatPhone(phone))}
      </ButtonLink>
      <ButtonLink href={`https://wa.me/91${phone}?text=${text}`} target="_blank" rel="noopener noreferrer">
        <Glyph d={glyphs.chat} />
        {texts.whatsApp}
      </ButtonLink>
      {email && (
        <ButtonLink href={mailTo(email)}>
          <Glyph d={glyphs.mail} />
          {texts.email}
        </ButtonLink>
      )}
    </div>
  );
}

const Machines = ({ machines, isAsked }: Pick<LeadRow, 'machines' | 'isAsked'>) => {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { siteUrl } = useScope();
  return (
    <section>
      <h3>{isAsked ? texts.asked : texts.machines}</h3>
      <ul className="y-dashboard__fitting">
        {machines.map(({ id, name, image1Url, finalRentalValue, rentalType, status }) => (
          <li key={id}>
            <span className="y-dashboard__thumb">
              <Picture url={image1Url} alt="" sizes="48px" />
            </span>
            <span>
              <Link href={publicAddress(siteUrl, id)}>{name}</Link>
              <small className="y-num">
                {formatRupees(finalRentalValue)} /{' '}
                {isRentalType(rentalType) ? wordIn(language, rentalUnit(rentalType)) : ''}
              </small>
            </span>
            <OwnersStatus status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
};
