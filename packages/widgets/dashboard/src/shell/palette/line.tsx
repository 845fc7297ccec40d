import { formatPhone } from '@yantra/domain';
import { useLanguage, useMessages, useWord, wordIn } from '@yantra/language';
import { Glyph, Picture, initialsOf } from '@yantra/ui';
import type { ReactNode } from 'react';
import { rupeesText, unitText } from '../../kit/cells.tsx';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { needOf } from '../../kit/leads/lead-badge.tsx';
import { messages as statusTexts } from '../../kit/machine-status.messages.ts';
import { machineState } from '../../kit/machine-status.tsx';
import { type Entry, matchIn } from './entries.ts';
import { messages } from './palette.messages.ts';

interface LineProps<Kind extends Entry['kind'] = Entry['kind']> {
  readonly entry: Extract<Entry, { readonly kind: Kind }>;
  readonly term: string;
}

/** A picture or an icon, the name with the matching part marked, and a detail. */
export function Line({ entry, term }: LineProps) {
  if (entry.kind === 'machine') return <MachineLine entry={entry} term={term} />;
  if (entry.kind === 'lead') return <LeadLine entry={entry} term={term} />;
  if (entry.kind === 'person') return <PersonLine entry={entry} term={term} />;
  if (entry.kind === 'payment') return <PaymentLine entry={entry} term={term} />;
  const icon = (
    <span className="y-dashboard__palette-sign">
      <Glyph d={glyphs[entry.glyph]} />
    </span>
  );
  return <Parts icon={icon} name={<Marked text={entry.label} term={term} />} />;
}

function MachineLine({ entry: { machine }, term }: LineProps<'machine'>) {
  const language = useLanguage();
  const states = useMessages(statusTexts);
  const { type, subType } = machine.equipmentType;
  return (
    <Parts
      icon={<Picture url={machine.image1Url} alt="" sizes="48px" />}
      name={<Marked text={machine.name} term={term} />}
      note={
        <>
          <Marked text={wordIn(language, type || subType)} term={term} /> · {machineState(machine, states)}
        </>
      }
      end={`${rupeesText(machine.finalRentalValue)} / ${unitText(machine.rentalType, language)}`}
    />
  );
}

function LeadLine({ entry: { lead }, term }: LineProps<'lead'>) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return (
    <Parts
      icon={<Initials of={lead.fullName} />}
      name={<Marked text={lead.fullName} term={term} />}
      note={<Marked text={texts.asks(needOf(lead, useLanguage()))} term={term} />}
      end={dayText(lead.createdAt, dateTexts)}
    />
  );
}

function PersonLine({ entry: { person }, term }: LineProps<'person'>) {
  const word = useWord();
  const name = person.fullName || person.userName;
  return (
    <Parts
      icon={<Initials of={name} />}
      name={<Marked text={name} term={term} />}
      note={
        <Marked text={[formatPhone(person.phoneNumber), word(person.city)].filter(Boolean).join(' · ')} term={term} />
      }
    />
  );
}

function PaymentLine({ entry: { payment }, term }: LineProps<'payment'>) {
  const { userFullname, displayName, invoiceNumber, orderId, orderAmount, paymentStatus } = payment;
  const language = useLanguage();
  return (
    <Parts
      icon={
        <span className="y-dashboard__palette-sign">
          <Glyph d={glyphs.rupee} />
        </span>
      }
      name={<Marked text={userFullname || orderId} term={term} />}
      note={
        <Marked
          text={[displayName, wordIn(language, paymentStatus), invoiceNumber ?? orderId].join(' · ')}
          term={term}
        />
      }
      end={rupeesText(orderAmount)}
    />
  );
}

const Initials = ({ of }: { readonly of: string }) => (
  <span className="y-user" aria-hidden="true">
    {initialsOf(of)}
  </span>
);

interface PartsProps {
  readonly icon: ReactNode;
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly end?: string;
}

const Parts = ({ icon, name, note, end }: PartsProps) => (
  <>
    <span className="y-dashboard__palette-thumb">{icon}</span>
    <span>
      {name}
      {note && <small>{note}</small>}
    </span>
    {end && <em>{end}</em>}
  </>
);

function Marked({ text, term }: { readonly text: string; readonly term: string }) {
  const parts = matchIn(text, term);
  if (!parts) return text;
  const [before, match, after] = parts;
  return (
    <>
      {before}
      <mark>{match}</mark>
      {after}
    </>
  );
}
