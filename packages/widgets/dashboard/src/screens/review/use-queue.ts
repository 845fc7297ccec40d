import { type InputOf, type OutputOf, getReviewQueue } from '@yantra/contract/calls';
import { ApiError, dataOf, useScope } from '@yantra/state';
import { useState } from 'react';
import { useRemote } from '../../kit/use-remote.ts';

type Page = OutputOf<typeof getReviewQueue>;
/** A line of the queue. */
export type Line = Page['lines'][number];
/** Which lines are shown. */
export type QueueFilter = Pick<InputOf<typeof getReviewQueue>, 'kind' | 'isFlagged'>;

/** What waits, as far as it has been loaded. */
export interface Queue {
  /** Undefined until the first page has come. */
  readonly page: Page | undefined;
  /** The latest answer's, whatever it was asked for. */
  readonly known: Pick<Page, 'counts' | 'oldest'> | undefined;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly reload: () => void;
  /** Loads the next page behind what is there. */
  readonly more: () => void;
  /** Takes a line out that has been decided. */
  readonly drop: (line: Line) => void;
}

const flaggedIn = ({ flags }: Line): number => (flags.length > 0 ? 1 : 0);

const without = ({ lines, counts, ...page }: Page, line: Line): Page => ({
  ...page,
  lines: lines.filter(({ id }) => id !== line.id),
  counts: {
    ...counts,
    [line.kind]: Math.max(0, (counts[line.kind] ?? 0) - 1),
    flagged: Math.max(0, (counts['flagged'] ?? 0) - flaggedIn(line)),
  },
});

/** Reads the queue page by page; its first page comes with the document. What is shown stays while it is read anew. */
export function useQueue({ kind, isFlagged }: QueueFilter): Queue {
  const { send } = useScope();
  const { remote, reload } = useRemote(getReviewQueue, { kind, isFlagged });
  const first = dataOf(remote);
  // The first page with those behind it and without what is decided, until it is read anew.
  const [changed, setChanged] = useState<{ readonly of: Page; readonly page: Page }>();
  const [rereadOf, setRereadOf] = useState<Page>();
  const [isMore, setMore] = useState(false);
  const [known, setKnown] = useState<Page>();
  const own = changed !== undefined && changed.of === first ? changed.page : undefined;
  // What is kept from an earlier visit may be decided by now.
  const isOld = remote.status === 'loading' && first !== rereadOf;
  const page = own ?? (isOld ? undefined : first);
  if (page !== undefined && page !== known) setKnown(page);
  return {
    page,
    known: page ?? known,
    isLoading: isMore || remote.status === 'loading',
    error: remote.status === 'failed' ? remote.error : undefined,
    reload: () => {
      setRereadOf(first);
      reload();
    },
    more: () => {
      if (page?.next === undefined || first === undefined || isMore) return;
      setMore(true);
      send(getReviewQueue, { kind, isFlagged, after: page.next })
        .then(
          (next) =>
            setChanged((before) => {
              const shown = before?.of === first ? before.page : first;
              return { of: first, page: { ...next, lines: [...shown.lines, ...next.lines] } };
            }),
          (error: unknown) => {
            // The scope has shown why; the button is there again.
            if (!(error instanceof ApiError)) throw error;
          },
        )
        .finally(() => setMore(false));
    },
    drop: (line) =>
      first && setChanged((before) => ({ of: first, page: without(before?.of === first ? before.page : first, line) })),
  };
}
