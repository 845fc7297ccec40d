import { type ReviewKind, isolated, reviewKinds } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { ApiError, useServed } from '@yantra/state';
import { Button, StateMessage } from '@yantra/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addressOf } from '../../kit/address.ts';
import { messages as dates } from '../../kit/dates.messages.ts';
import { sinceText } from '../../kit/dates.ts';
import { Link, LinkButton } from '../../kit/link.tsx';
import { ReasonDialog } from '../../kit/review/reason-dialog.tsx';
import { useReportToReview, waitingIn } from '../../kit/review/to-review.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import { Failed } from '../../kit/table/table-states.tsx';
import { UndoBar } from '../../kit/undo-bar.tsx';
import { Skeletons } from '../../kit/waiting.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewView } from './review-view.tsx';
import { messages } from './review.messages.ts';
import { type Act, type LastDecision, useDecisions } from './use-decisions.ts';
import { type Line, type Queue, type QueueFilter, useQueue } from './use-queue.ts';

const address = addressOf('/review');

/** What is shown, by the address: a kind, or what is flagged. */
type Shown = ReviewKind | 'flagged' | undefined;
const shownIn = (text: string | null): Shown =>
  text === 'flagged' ? 'flagged' : reviewKinds.find((kind) => kind === text);
const filterOf = (shown: Shown): QueueFilter => (shown === 'flagged' ? { isFlagged: true } : { kind: shown });

/* Keeps the line's height. */
const nothingYet = '\u00a0';

/** New and changed machines, ratings and reports, to be approved, hidden or mended; by keyboard alone too. */
export function Screen({ query }: ScreenProps) {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  const [clock] = useState(() => Date.now());
  // The server’s clock need not be that of the browser which takes over.
  const now = useServed() ? undefined : clock;
  const shown = shownIn(query.get('kind'));
  const queue = useQueue(filterOf(shown));
  const { page, known, isLoading, error, reload } = queue;
  const count = known && waitingIn(known.counts);
  useReportToReview(count);
  const lines = page?.lines ?? [];
  const noteOf = (oldest: string | undefined): string => {
    if (count === undefined || now === undefined) return nothingYet;
    return count > 0 && oldest !== undefined ? texts.note(count, sinceText(oldest, now, dateTexts)) : texts.nothingNote;
  };
  return (
    <>
      <ScreenHead title={texts.title} note={noteOf(known?.oldest)}>
        {known && <Filters counts={known.counts} shown={shown} />}
      </ScreenHead>
      {!page && isLoading && <Skeletons label={texts.loading} />}
      {error && <Failed error={error} onRetry={reload} />}
      {page && lines.length === 0 && !isLoading && <Nothing shown={shown} />}
      {page && <Desk key={shown} queue={queue} lines={lines} now={now} />}
    </>
  );
}

interface FiltersProps {
  readonly counts: Readonly<Partial<Record<ReviewKind | 'flagged', number>>>;
  readonly shown: Shown;
}

function Filters({ counts, shown }: FiltersProps) {
  const texts = useMessages(messages);
  return (
    <nav className="y-dashboard__chips" aria-label={texts.filter}>
      <Link className="y-chip" href={address} aria-current={shown === undefined ? 'true' : undefined}>
        {texts.filters.all(waitingIn(counts))}
      </Link>
      {([...reviewKinds, 'flagged'] as const).map((one) => (
        <Link
          key={one}
          className="y-chip"
          href={`${address}?kind=${one}`}
          aria-current={shown === one ? 'true' : undefined}
        >
          {texts.filters[one](counts[one] ?? 0)}
        </Link>
      ))}
    </nav>
  );
}

function Nothing({ shown }: { readonly shown: Shown }) {
  const texts = useMessages(messages);
  if (shown === undefined) {
    return <StateMessage picture="no-leads" title={texts.empty} text={texts.emptyText} level={2} />;
  }
  return (
    <StateMessage picture="empty-search" title={texts.noneOfKind} level={2}>
      <LinkButton href={address}>{texts.showAll}</LinkButton>
    </StateMessage>
  );
}

interface DeskProps {
  readonly queue: Queue;
  readonly lines: readonly Line[];
  readonly now: number | undefined;
}

/* Not while something is typed or chosen. */
const isTyping = (target: EventTarget): boolean =>
  (target as Element).closest('input, textarea, select, dialog') !== null;

const keyed = (keys: Readonly<Record<string, () => void>>) => (event: KeyboardEvent) => {
  const press = keys[event.key.toLowerCase()];
  if (!press || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  event.preventDefault();
  press();
};

/** Which line is open, and moves the focus along with it. */
function useCurrent(lines: readonly Line[]) {
  const list = useRef<HTMLOListElement>(null);
  const [currentId, setCurrentId] = useState<number>();
  const current = lines.find(({ id }) => id === currentId) ?? lines[0];
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || wanted.current !== current?.id) return;
    // A dialog that closes gives the focus back first, to what may be gone.
    if (document.querySelector('dialog:modal')) return;
    wanted.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-line="${current.id}"]`)?.focus();
  });
  const open = (line: Line | undefined, isFocused = true) => {
    if (!line) return;
    if (isFocused) wanted.current = line.id;
    setCurrentId(line.id);
  };
  const step = (by: 1 | -1) => open(lines[lines.findIndex(({ id }) => id === current?.id) + by]);
  return { list, current, open, step };
}

/** What the undo bar says. */
const saidOf = (last: LastDecision | undefined, { done }: typeof messages) =>
  last && { id: last.id, text: done[last.act](isolated(last.name)) };

/** The list, the open entry, and the keys of both. */
function Desk({ queue, lines, now }: DeskProps) {
  const texts = useMessages(messages);
  const { list, current, open, step } = useCurrent(lines);
  const view = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<{ readonly line: Line; readonly act: 'hide' | 'mend' }>();
  const [hasKeys, setKeys] = useState(false);
  const decisions = useDecisions(queue, (line) => {
    const place = lines.findIndex(({ id }) => id === line.id);
    open(lines[place + 1] ?? lines[place - 1]);
    if (lines.length < 4) queue.more();
  });
  const act = (what: Act) => {
    if (!current) return;
    if (what !== 'approve') return setAsked({ line: current, act: what });
    decisions.decide(current, what).catch((failure: unknown) => {
      // The scope has shown why.
      if (!(failure instanceof ApiError)) throw failure;
    });
  };
  const onKeyDown = keyed({
    j: () => step(1),
    k: () => step(-1),
    a: () => act('approve'),
    h: () => act('hide'),
    u: () => void decisions.undo(),
    '?': () => setKeys(true),
  });
  return (
    // The keys work only inside, so that they are in nobody's way elsewhere.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="y-dashboard__desk" onKeyDown={onKeyDown}>
      {current && (
        <div className="y-dashboard__panel y-dashboard__queue" aria-busy={queue.isLoading}>
          <div className="y-dashboard__queue-side">
            <ReviewList
              lines={lines}
              currentId={current.id}
              now={now}
              list={list}
              onChoose={(line) => {
                open(line);
                view.current?.scrollIntoView({ block: 'nearest' });
              }}
            />
            {queue.page?.next !== undefined && (
              <Button busy={queue.isLoading} onClick={queue.more}>
                {texts.more}
              </Button>
            )}
          </div>
          <article ref={view} className="y-dashboard__queue-view">
            <ReviewView key={`${current.id} ${current.version}`} line={current} isBusy={decisions.isBusy} onAct={act} />
          </article>
        </div>
      )}
      {current && (
        <Button className="y-dashboard__keys-button" variant="quiet" size="sm" onClick={() => setKeys(true)}>
          {texts.keys} <kbd aria-hidden="true">?</kbd>
        </Button>
      )}
      <UndoBar {...decisions} last={saidOf(decisions.last, texts)} keyName="U" />
      {asked && (
        <ReasonDialog
          name={isolated(asked.line.name)}
          act={asked.act}
          onClose={() => setAsked(undefined)}
          onGiven={async (reason) => {
            await decisions.decide(asked.line, asked.act, reason);
            setAsked(undefined);
          }}
        />
      )}
      {hasKeys && <KeysDialog onClose={() => setKeys(false)} />}
    </div>
  );
}
