import { getReviewItem } from '@yantra/contract/calls';
import { roundedStars } from '@yantra/domain';
import { useLanguage, useMessages, useWord } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Badge, Button, Picture, Stars } from '@yantra/ui';
import { useMemo } from 'react';
import { rupeesText, unitText } from '../../kit/cells.tsx';
import { messages as dates } from '../../kit/dates.messages.ts';
import { timeText } from '../../kit/dates.ts';
import { publicAddress } from '../../kit/public-address.ts';
import { messages as faultMessages } from '../../kit/review/faults.messages.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { Waiting } from '../../kit/waiting.tsx';
import { Checks, type Item } from './checks.tsx';
import { messages } from './review.messages.ts';
import type { Act } from './use-decisions.ts';
import type { Line } from './use-queue.ts';

interface ReviewViewProps {
  readonly line: Line;
  readonly isBusy: boolean;
  readonly onAct: (act: Act) => void;
}

/** One entry of the queue, with what a decision needs, and its buttons. */
export function ReviewView({ line, isBusy, onAct }: ReviewViewProps) {
  const texts = useMessages(messages);
  const input = useMemo(() => ({ id: line.id }), [line.id]);
  const { remote, reload } = useRemote(getReviewItem, input);
  const item = dataOf(remote);
  return (
    <>
      <div className="y-dashboard__queue-item">
        <Head line={line} item={item} />
        {line.rating && (
          <blockquote className="y-dashboard__queue-words">
            <span className="y-rating">
              <Stars value={roundedStars(line.rating.starRating)} />
            </span>
            <p>{line.rating.comment}</p>
          </blockquote>
        )}
        <Waiting remote={remote} reload={reload} label={texts.loading} />
        {item && <Found item={item} />}
      </div>
      <footer className="y-dashboard__queue-acts">
        <Button variant="quiet" disabled={isBusy} onClick={() => onAct('mend')}>
          {texts.mend}
        </Button>
        <Button disabled={isBusy} aria-keyshortcuts="H" onClick={() => onAct('hide')}>
          {texts.hide} <kbd aria-hidden="true">H</kbd>
        </Button>
        <Button variant="primary" disabled={isBusy} aria-keyshortcuts="A" onClick={() => onAct('approve')}>
          {texts.approve} <kbd aria-hidden="true">A</kbd>
        </Button>
      </footer>
    </>
  );
}

function Head({ line, item }: { readonly line: Line; readonly item: Item | undefined }) {
  const texts = useMessages(messages);
  const word = useWord();
  const language = useLanguage();
  const machine = item?.machine;
  const facts = machine && [
    word(machine.type),
    texts.rent(rupeesText(machine.finalRentalValue), unitText(machine.rentalType, language)),
    word(machine.city),
    line.person.name,
  ];
  return (
    <header>
      <div>
        <h2>{line.rating ? texts.reviewOf(line.name) : line.name}</h2>
        <p>{facts?.filter(Boolean).join(' · ') ?? line.person.name}</p>
      </div>
      <State line={line} item={item} />
    </header>
  );
}

function State({ line, item }: { readonly line: Line; readonly item: Item | undefined }) {
  const { states } = useMessages(messages);
  if (item?.machine.hidden) return <Badge tone="danger">{states.hidden}</Badge>;
  if (line.isHeld) return <Badge tone="warning">{states.held}</Badge>;
  if (!item) return null;
  return item.machine.isListed ? <Badge tone="success">{states.listed}</Badge> : <Badge>{states.off}</Badge>;
}

function Found({ item }: { readonly item: Item }) {
  const texts = useMessages(messages);
  const faults = useMessages(faultMessages);
  const { siteUrl } = useScope();
  const { name, machine, rating, equipmentId } = item;
  const words = [
    [texts.model, machine.modelNumber],
    [texts.description, machine.description],
    [texts.address, machine.address],
  ].filter(([, text]) => text);
  return (
    <>
      {!rating && machine.images.length === 0 && <p className="y-muted">{texts.noPicture}</p>}
      {!rating && (
        <ul className="y-dashboard__queue-pictures">
          {machine.images.map((url, place) => (
            <li key={url}>
              <Picture url={siteUrl + url} alt={texts.picture(name, place + 1)} sizes="(width < 600px) 60vw, 420px" />
            </li>
          ))}
        </ul>
      )}
      {machine.hidden && (
        <p>
          <b>{texts.hiddenFor}</b> {faults.reasons[machine.hidden.fault]} {machine.hidden.words}
        </p>
      )}
      <Reports item={item} />
      <Checks item={item} />
      {!rating && (
        <dl className="y-dashboard__facts">
          {words.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {machine.isListed && (
        <p>
          <a className="y-link" href={publicAddress(siteUrl, equipmentId)} target="_blank" rel="noopener">
            {texts.page}
          </a>
        </p>
      )}
    </>
  );
}

function Reports({ item: { reported } }: { readonly item: Item }) {
  const texts = useMessages(messages);
  const faults = useMessages(faultMessages);
  const dateTexts = useMessages(dates);
  if (reported.length === 0) return null;
  return (
    <section className="y-dashboard__queue-reports">
      <h3>{texts.reports}</h3>
      <ul>
        {reported.map(({ fault, words, at }, place) => (
          // Two may say the same at the same moment.
          <li key={place}>
            <b>{faults.faults[fault]}</b> <small>{timeText(at, dateTexts)}</small>
            {words && <p>{words}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
