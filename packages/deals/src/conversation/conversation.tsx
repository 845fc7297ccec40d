import { useSignals } from '@preact/signals-react/runtime';
import { type DealParty, isolated } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, Skeleton } from '@yantra/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNow } from '../words/use-now.ts';
import { Composer } from './composer.tsx';
import { messages } from './conversation.messages.ts';
import type { ConversationModel } from './conversation.model.ts';
import { Log } from './log.tsx';
import { useConversation } from './use-conversation.ts';

export interface ConversationProps {
  readonly dealId: string;
  /** Whose view it is. */
  readonly side: DealParty;
  /** The other's name. */
  readonly other: string;
  /** The secret page it is read from; without one, who is logged in reads. */
  readonly page?: string | undefined;
  /** An admin reads as the owner does and writes nothing. */
  readonly isReader?: boolean | undefined;
  /** Puts the focus into the field; a new object each time. */
  readonly focus?: object | undefined;
  /** Milliseconds since the epoch; for stories. */
  readonly now?: number | undefined;
  readonly className?: string | undefined;
}

/* What scrolls is reached by keyboard. */
const scrolled = { tabIndex: 0 } as const;

/** How near the end counts as being there, in pixels. */
const nearEnd = 80;

/** Stays at the end while new lines come, unless somebody reads further up. */
function useEnd(box: RefObject<HTMLDivElement | null>, length: number, sent: number): void {
  const wasAtEnd = useRef(true);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const look = () => {
      wasAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearEnd;
    };
    current.addEventListener('scroll', look, { passive: true });
    return () => current.removeEventListener('scroll', look);
  }, [box]);
  const wasSent = useRef(sent);
  useLayoutEffect(() => {
    const isOwn = sent > wasSent.current;
    wasSent.current = sent;
    const { current } = box;
    if (current && (wasAtEnd.current || isOwn)) current.scrollTo(0, current.scrollHeight);
  }, [box, length, sent]);
}

/** Says that everything was read while the end of the log is in sight. */
function useSeen(end: RefObject<HTMLElement | null>, { seen }: ConversationModel, unread: number): void {
  const isInSight = useRef(false);
  useEffect(() => {
    const tell = () => {
      if (isInSight.current && document.visibilityState === 'visible') seen();
    };
    tell();
    const { current } = end;
    if (!current) return undefined;
    const watch = new IntersectionObserver((entries) => {
      isInSight.current = entries.at(-1)?.isIntersecting ?? false;
      tell();
    });
    watch.observe(current);
    document.addEventListener('visibilitychange', tell);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [end, seen, unread]);
}

/**
 * What two people write about a deal, live: a log and a field to write in. It is as high as its parent lets it be (`--y-talk-height` limits the log). On the
 * secret page it works without a script too.
 */
export function Conversation({
  dealId,
  side,
  other,
  page,
  isReader = false,
  focus,
  now: fixed,
  className,
}: ConversationProps) {
  useSignals();
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  const now = useNow(fixed);
  const model = useConversation({ dealId, page, side, now: fixed });
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [lines, outgoing] = [model.lines.value, model.outgoing.value];
  useEnd(box, lines.length + outgoing.length, outgoing.length);
  useSeen(end, model, model.unread.value);
  const isReady = model.status.value === 'ready';
  return (
    <div className={`y-talk${className ? ` ${className}` : ''}`}>
      <div
        ref={box}
        className="y-talk__log"
        role="log"
        aria-label={texts.log(isolated(other))}
        aria-busy={model.status.value === 'loading'}
        // Older lines are no news.
        aria-live={model.isReadingBack.value ? 'off' : 'polite'}
        {...scrolled}
      >
        {model.hasEarlier.value && (
          <Button variant="ghost" busy={model.isReadingBack.value} onClick={() => void model.readBack()}>
            {texts.earlier}
          </Button>
        )}
        <State model={model} />
        {isReady && lines.length + outgoing.length === 0 && (
          <p className="y-talk__empty">{texts.empty(isolated(other))}</p>
        )}
        <Log {...{ lines, outgoing, side, other, now }} otherReadTo={model.otherReadTo.value} onAgain={model.again} />
        <div ref={end} className="y-talk__end" />
      </div>
      {model.mayTalk.value && !isReader && <Composer {...{ model, dealId, page, other, siteUrl, focus }} />}
      {isReady && (isReader || !model.mayTalk.value) && (
        <p className="y-talk__closed">{isReader ? texts.reading : texts.closed}</p>
      )}
    </div>
  );
}

/** Loading, or why it did not load. */
function State({ model }: { readonly model: ConversationModel }) {
  useSignals();
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const error = model.error.value;
  if (model.status.value === 'loading')
    return (
      <>
        <span className="y-hidden">{texts.loading}</span>
        <Skeleton className="y-talk__blank" />
        <Skeleton className="y-talk__blank" />
        <Skeleton className="y-talk__blank" />
      </>
    );
  if (error === undefined) return null;
  return (
    <div className="y-talk__failed" role="alert">
      <p>{texts.failed(errorText(error))}</p>
      <Button icon="retry" onClick={() => void model.look()}>
        {texts.retry}
      </Button>
    </div>
  );
}
