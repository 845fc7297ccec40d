import type { LogLine } from '@yantra/contract/calls';
import { type DealParty, isolated } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { Glyph } from '@yantra/ui';
import type { ReactNode } from 'react';
import { glyphs } from '../glyphs.ts';
import { saidRupees } from '../rupees.ts';
import { useMoments } from '../words/moments.ts';
import { messages } from './conversation.messages.ts';
import { type LogItem, logItems } from './log-items.ts';
import type { Outgoing } from './outgoing.ts';

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly outgoing: readonly Outgoing[];
  readonly side: DealParty;
  /** The other's name. */
  readonly other: string;
  readonly otherReadTo: number;
  readonly now: number;
  readonly onAgain: (key: string) => void;
}

/** What was written and done, and what is on its way. */
export function Log({ lines, outgoing, side, other, otherReadTo, now, onAgain }: LogProps) {
  const moments = useMoments(now);
  return (
    <>
      {logItems(lines).map((item) =>
        item.kind === 'day' ? (
          <p key={`day ${item.at}`} className="y-talk__day">
            <span>{moments.heading(item.at)}</span>
          </p>
        ) : (
          <Line key={item.line.place} {...{ item, side, other, now }} isRead={item.line.place <= otherReadTo} />
        ),
      )}
      {outgoing.map((message) => (
        <Unsent key={message.key} message={message} now={now} onAgain={() => onAgain(message.key)} />
      ))}
    </>
  );
}

interface LineProps extends Pick<LogProps, 'side' | 'other' | 'now'> {
  readonly item: Extract<LogItem, { kind: 'line' }>;
  readonly isRead: boolean;
}

function Line({ item, side, other, now, isRead }: LineProps) {
  const texts = useMessages(messages);
  const { time } = useMoments(now);
  const { line } = item;
  const isMine = line.side === side;
  const isSaid = line.kind === 'message' || (line.kind === 'ask' && line.words !== '');
  return (
    <>
      {line.kind !== 'message' && <Event item={item} who={isMine ? undefined : isolated(other)} />}
      {isSaid && (
        <Bubble words={line.words} pictures={line.pictures} isMine={isMine} other={other}>
          <time dateTime={line.at}>{time(line.at)}</time>
          {isMine && (
            <>
              <Glyph d={isRead ? glyphs.read : glyphs.sent} />
              <span>{isRead ? texts.read : texts.sent}</span>
            </>
          )}
        </Bubble>
      )}
    </>
  );
}

interface EventProps extends Pick<LineProps, 'item'> {
  readonly who: string | undefined;
}

function Event({ item: { line, before }, who }: EventProps) {
  const texts = useMessages(messages);
  const { kind, words, version, total } = line;
  if (kind === 'quote' && version !== undefined && total !== undefined) {
    const by = before && Math.round((total - before.total) * 100) / 100;
    const change =
      by === undefined || by === 0 || before === undefined
        ? ''
        : `. ${(by < 0 ? texts.less : texts.more)(saidRupees(Math.abs(by)), before.version)}`;
    return (
      <p className="y-talk__event">
        <Glyph d={glyphs.sheet} />
        <span>
          <b className="y-num">{texts.quote(version, saidRupees(total))}</b>
          {change}
        </span>
      </p>
    );
  }
  const event = texts.events[kind](who);
  return (
    <p className="y-talk__event">
      <Glyph d={kind === 'accept' ? glyphs.sent : glyphs.flag} />
      <span>{kind !== 'ask' && words !== '' ? texts.said(event, isolated(words)) : event}</span>
    </p>
  );
}

interface BubbleProps {
  readonly words: string;
  readonly pictures: readonly string[];
  readonly isMine: boolean;
  readonly isFailed?: boolean;
  readonly other?: string;
  readonly children: ReactNode;
}

function Bubble({ words, pictures, isMine, isFailed = false, other = '', children }: BubbleProps) {
  const texts = useMessages(messages);
  return (
    <div className="y-talk__bubble" data-mine={isMine ? '' : undefined} data-failed={isFailed ? '' : undefined}>
      <span className="y-hidden">{isMine ? texts.you : texts.says(isolated(other))} </span>
      {pictures.length > 0 && (
        <div className="y-talk__pictures" data-one={pictures.length === 1 ? '' : undefined}>
          {pictures.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={texts.picture(index + 1, isMine ? undefined : isolated(other))} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      {words !== '' && <p dir="auto">{words}</p>}
      <p className="y-talk__meta">{children}</p>
    </div>
  );
}

interface UnsentProps extends Pick<LogProps, 'now'> {
  readonly message: Outgoing;
  readonly onAgain: () => void;
}

function Unsent({ message: { words, pictures, state, error }, onAgain }: UnsentProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const isFailed = state === 'failed';
  return (
    <Bubble {...{ words, pictures, isFailed }} isMine>
      <Glyph d={glyphs.clock} />
      {state === 'sending' && texts.sending}
      {state === 'waiting' && texts.waiting}
      {isFailed && (
        <span role="alert">
          {texts.notSent} {error && errorText(error)}{' '}
          <button type="button" className="y-link" onClick={onAgain}>
            {texts.again}
          </button>
        </span>
      )}
    </Bubble>
  );
}
