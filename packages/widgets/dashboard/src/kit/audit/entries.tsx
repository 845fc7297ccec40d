import { dayInIndia, dayMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Glyph, Icon, initialsOf } from '@yantra/ui';
import { Fragment, useId, useState } from 'react';
import { messages as dates } from '../dates.messages.ts';
import { clockText, dayText } from '../dates.ts';
import { glyphs } from '../glyphs.ts';
import { Link } from '../link.tsx';
import { messages } from './audit.messages.ts';
import { type Change, changesOf } from './changes.ts';
import { deedMessages } from './deeds.messages.ts';
import { type Entry, type Piece, roleText, sentenceOf, whoIn } from './sentence.ts';

export interface EntriesProps {
  readonly entries: readonly Entry[];
  /** Milliseconds since the epoch; without it no day is called today. */
  readonly now: number | undefined;
}

/** Entries under the day in India on which they were written, the newest first. */
export function Entries({ entries, now }: EntriesProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const days = Map.groupBy(entries, ({ at }) => dayInIndia(new Date(at)));
  const dayAt = (ms: number | undefined) => (ms === undefined ? undefined : dayInIndia(new Date(ms)));
  const [today, yesterday] = [dayAt(now), dayAt(now && now - dayMs)];
  const named = (day: string, at: string): string => {
    const text = dayText(at, dateTexts);
    if (day === today) return texts.today(text);
    return day === yesterday ? texts.yesterday(text) : text;
  };
  return [...days].map(([day, all]) => (
    <Fragment key={day}>
      <h2 className="y-dashboard__audit-day">{named(day, all[0]?.at ?? '')}</h2>
      <ol>
        {all.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ol>
    </Fragment>
  ));
}

function Row({ entry }: { readonly entry: Entry }) {
  const texts = useMessages(messages);
  const deeds = useMessages(deedMessages);
  const id = useId();
  const changes = changesOf(entry, texts);
  const [isOpen, setOpen] = useState(false);
  const { at, who, device, isWhole } = entry;
  const name = whoIn(entry, texts);
  const notes = who === null ? [texts.systemNote] : [roleText(who.role, texts), device];
  return (
    <li className="y-dashboard__entry">
      <time className="y-num" dateTime={at}>
        {clockText(Date.parse(at))}
      </time>
      <span className="y-user" data-system={who === null || undefined} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div>
        <p>
          {sentenceOf(entry, { texts, deeds }).map((piece, place) => (
            <Said key={place} {...piece} />
          ))}
        </p>
        <small>{notes.filter(Boolean).join(' · ')}</small>
        {changes.length > 0 && (
          <div id={id} hidden={!isOpen}>
            <Changes of={changes} />
          </div>
        )}
      </div>
      <span
        className="y-dashboard__entry-seal"
        data-bad={!isWhole || undefined}
        title={isWhole ? texts.verified : texts.notVerified}
      >
        {isWhole ? <Glyph d={glyphs.shield} /> : <Icon name="alert" />}
        <span className={isWhole ? 'y-hidden' : undefined}>{isWhole ? texts.verified : texts.notVerified}</span>
      </span>
      {changes.length > 0 && (
        <button
          type="button"
          className="y-button y-button--quiet y-button--icon y-button--sm"
          aria-label={texts.details}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="down" />
        </button>
      )}
    </li>
  );
}

function Said({ text, is, href }: Piece) {
  if (is === undefined) return text;
  const said =
    href === undefined ? (
      text
    ) : (
      <Link className={is === 'who' ? undefined : 'y-link'} href={href}>
        {text}
      </Link>
    );
  return is === 'who' ? <b>{said}</b> : <bdi>{said}</bdi>;
}

const Changes = ({ of }: { readonly of: readonly Change[] }) => {
  const texts = useMessages(messages);
  return (
    <dl className="y-dashboard__changes">
      {of.map(({ name, before, after, text }) => (
        <div key={name}>
          {name && <dt>{name}</dt>}
          <dd>
            {before !== undefined && (
              <>
                <span className="y-hidden">{texts.before}: </span>
                <del>{before}</del>{' '}
              </>
            )}
            {after !== undefined && (
              <>
                <span className="y-hidden">{texts.after}: </span>
                <ins>{after}</ins>
              </>
            )}
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
};
