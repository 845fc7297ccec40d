import { isolated } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Glyph, Picture } from '@yantra/ui';
import type { RefObject } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { sinceText } from '../../kit/dates.ts';
import { glyphs } from '../../kit/glyphs.ts';
import { messages } from './review.messages.ts';
import type { Line } from './use-queue.ts';

interface ReviewListProps {
  readonly lines: readonly Line[];
  readonly currentId: number | undefined;
  readonly now: number | undefined;
  readonly list: RefObject<HTMLOListElement | null>;
  readonly onChoose: (line: Line) => void;
}

/** The lines of the queue, the longest waiting first. */
export function ReviewList({ lines, currentId, now, list, onChoose }: ReviewListProps) {
  const texts = useMessages(messages);
  return (
    <ol ref={list} className="y-dashboard__queue-list" aria-label={texts.list}>
      {lines.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            data-line={line.id}
            aria-current={line.id === currentId ? 'true' : undefined}
            onClick={() => onChoose(line)}
          >
            <LineText line={line} now={now} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function LineText({ line, now }: { readonly line: Line; readonly now: number | undefined }) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const { kind, what, rating, name, person, reports, flags, image1Url, waitsSince } = line;
  const said = [
    texts.lines[kind][what],
    ...(rating ? [texts.stars(rating.starRating)] : []),
    ...(reports > 0 ? [texts.times(reports)] : []),
  ];
  return (
    <>
      {rating ? (
        <span className="y-dashboard__queue-glyph">
          <Glyph d={glyphs.star} />
        </span>
      ) : (
        <span className="y-dashboard__queue-picture">
          <Picture url={image1Url} alt="" sizes="56px" />
        </span>
      )}
      <span>
        <b>{rating ? texts.quoted(isolated(rating.comment)) : name}</b>
        <small>
          {said.join(', ')} · <bdi>{person.name}</bdi>
        </small>
        {flags.map((flag) => (
          <small key={flag} className="y-dashboard__queue-flag">
            <Glyph d={glyphs.warning} />
            {texts.flags[flag]}
          </small>
        ))}
      </span>
      <time dateTime={waitsSince}>{now !== undefined && sinceText(waitsSince, now, dateTexts)}</time>
    </>
  );
}
