import { type AlertPace, alertPaces, dayInIndia, savedSearchLimits, shortDay } from '@yantra/domain';
import { useErrorText, useLanguage, useMessages } from '@yantra/language';
import { Badge, Button, Icon, Segment } from '@yantra/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../saved-searches.messages.ts';
import { resultsAddress } from '../words/results-address.ts';
import { namesOf, searchWords } from '../words/search-words.ts';
import { messages as wordTexts } from '../words/words.messages.ts';
import type { Line, SearchesModel } from './list.model.ts';
import { type Navigate, newsPath, useLink } from './use-link.ts';

interface SearchRowProps {
  readonly line: Line;
  readonly model: SearchesModel;
  readonly navigate: Navigate | undefined;
  readonly level: 2 | 3;
}

/** One saved search, or that it was deleted, with the way back. */
export function SearchRow({ line, model, navigate, level }: SearchRowProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const language = useLanguage();
  const { saved, isRemoved, error } = line;
  const { title, place } = searchWords(saved.search, namesOf(saved), language);
  const name = `${title}, ${place}`;
  const row = useRef<HTMLLIElement>(null);
  const wasRemoved = useRef(isRemoved);
  useEffect(() => {
    if (wasRemoved.current === isRemoved) return;
    wasRemoved.current = isRemoved;
    // The pressed button is gone: the focus stays on this line.
    row.current?.querySelector<HTMLElement>(isRemoved ? 'button' : 'a')?.focus();
  }, [isRemoved]);
  return (
    <li
      ref={row}
      className="y-searches__row"
      data-removed={isRemoved || undefined}
      data-still={saved.isPaused || saved.isOver || undefined}
    >
      {isRemoved ? (
        <>
          <p role="status">{texts.removed(name)}</p>
          <Button icon="retry" busy={line.isBusy} onClick={() => void model.undo(saved.id)}>
            {texts.undo}
          </Button>
        </>
      ) : (
        <Kept {...{ line, model, navigate, level, name }} />
      )}
      {error && (
        <p className="y-field__error" role="alert">
          {texts.notChanged(errorText(error))}
        </p>
      )}
    </li>
  );
}

function Kept({ line, model, navigate, level, name }: SearchRowProps & { readonly name: string }) {
  const texts = useMessages(messages);
  const words = useMessages(wordTexts);
  const language = useLanguage();
  const link = useLink(navigate);
  const { saved, isBusy } = line;
  const { id, search, pace, isPaused, isOver, meant } = saved;
  const { title, place, parts } = searchWords(search, namesOf(saved), language);
  const Title = `h${level}` as const;
  return (
    <>
      <div className="y-searches__words">
        <Title>
          <a {...link(resultsAddress(search))}>{title}</a>
        </Title>
        <p>{place}</p>
        {parts.length > 0 && (
          <ul className="y-searches__parts">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
        {meant.unknown.length > 0 && <p className="y-searches__still">{words.unknown(meant.unknown.join(' '))}</p>}
        <When line={line} />
      </div>
      <div className="y-searches__news">
        <News saved={saved} name={name} navigate={navigate} />
        <a className="y-link" {...link(resultsAddress(search))} aria-label={texts.resultsOf(name)}>
          {texts.results}
        </a>
      </div>
      <div className="y-searches__acts">
        {!isOver && (
          <Segment<AlertPace>
            label={texts.pace(name)}
            options={alertPaces.map((value) => ({ value, label: texts.paces[value] }))}
            value={pace}
            onValue={(value) => void model.change(id, { pace: value })}
          />
        )}
        {!isOver && (
          <Button
            variant="quiet"
            aria-label={isPaused ? texts.goOnOf(name) : texts.pauseOf(name)}
            onClick={() => void model.change(id, { isPaused: !isPaused })}
          >
            {isPaused ? texts.goOn : texts.pause}
          </Button>
        )}
        <Button variant="quiet" busy={isBusy} aria-label={texts.removeOf(name)} onClick={() => void model.remove(id)}>
          {texts.remove}
        </Button>
      </div>
    </>
  );
}

/** Since when it looks, until when, and whether it still does. */
function When({ line: { saved } }: Pick<SearchRowProps, 'line'>) {
  const texts = useMessages(messages);
  const locale = useLanguage()?.locale ?? 'en';
  const { isPaused, isOver, lastDay, toldAt, createdAt } = saved;
  const day = (moment: string) => shortDay(dayInIndia(new Date(moment)), locale);
  return (
    <p className="y-searches__when">
      {isOver && lastDay ? (
        <Badge tone="warning">{texts.over(shortDay(lastDay, locale))}</Badge>
      ) : (
        <>
          {isPaused && <Badge tone="warning">{texts.paused}</Badge>}
          <span>{toldAt ? texts.told(day(toldAt)) : texts.since(day(createdAt))}</span>
          {lastDay && <span>{texts.until(shortDay(lastDay, locale))}</span>}
        </>
      )}
    </p>
  );
}

function News({
  saved: { id, news },
  name,
  navigate,
}: {
  readonly saved: Line['saved'];
  readonly name: string;
  readonly navigate: Navigate | undefined;
}) {
  const texts = useMessages(messages);
  const link = useLink(navigate);
  if (news === 0) return <span className="y-searches__none">{texts.noNews}</span>;
  const count = news >= savedSearchLimits.news ? texts.manyNews(savedSearchLimits.news) : texts.news(news);
  return (
    <a className="y-searches__new" {...link(newsPath(id))} aria-label={`${count}: ${texts.newsOf(name)}`}>
      <Icon name="bell" />
      {count}
    </a>
  );
}
