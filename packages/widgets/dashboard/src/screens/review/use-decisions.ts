import { decideReview, undoReview } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { useState } from 'react';
import type { Reason } from '../../kit/review/reason-dialog.tsx';
import { messages } from './review.messages.ts';
import type { Line, Queue } from './use-queue.ts';

export type Act = 'approve' | 'hide' | 'mend';

/** The latest decision, which can be taken back. */
export interface LastDecision {
  readonly id: number;
  readonly name: string;
  readonly act: Act;
}

/** Decides about lines of the queue. */
export interface Decisions {
  readonly last: LastDecision | undefined;
  readonly isBusy: boolean;
  /** Rejects if it was refused. */
  readonly decide: (line: Line, act: Act, reason?: Reason) => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** @param onDecided called before a line leaves the list */
export function useDecisions(
  { drop, reload }: Pick<Queue, 'drop' | 'reload'>,
  onDecided: (line: Line) => void,
): Decisions {
  const texts = useMessages(messages);
  const { send, notify } = useScope();
  const [last, setLast] = useState<LastDecision>();
  const [isBusy, setBusy] = useState(false);
  return {
    last,
    isBusy,
    async decide(line, act, reason) {
      if (isBusy) return;
      setBusy(true);
      try {
        await send(decideReview, {
          id: line.id,
          version: line.version,
          decision: act,
          ...reason,
          words: reason?.words ?? '',
        });
        onDecided(line);
        drop(line);
        setLast({ id: line.id, name: line.name, act });
      } catch (failure) {
        // Somebody else was quicker, or its owner has changed it.
        reload();
        throw failure;
      } finally {
        setBusy(false);
      }
    },
    async undo() {
      if (!last || isBusy) return;
      setBusy(true);
      try {
        await send(undoReview, { id: last.id });
        notify({ kind: 'info', text: texts.undone(last.name), duration: noticeMs });
      } catch {
        // The scope has shown why.
      }
      setLast(undefined);
      setBusy(false);
      reload();
    },
  };
}
