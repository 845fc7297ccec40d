import { besides } from '../../helpers/besides.ts';
import { createHelperProcess } from '../../helpers/helper-process.ts';
import { createWorkQueue } from '../../jobs/work-queue.ts';
import type { Paper } from './receipt-pdf.ts';

/** Draws receipts beside the server. */
export type ReceiptDrawer = ReturnType<typeof createReceiptDrawer>;

/* One after the other, for one keeps a processor busy. Who is last waits some ten seconds. */
const limits = { atOnce: 1, waiting: 80, retryAfterSeconds: 10 } as const;

/** Nothing starts before the first receipt is drawn. */
export function createReceiptDrawer() {
  const queue = createWorkQueue(limits);
  const helper = createHelperProcess<Paper, Uint8Array>({
    entry: besides('receipt-process', import.meta.url),
    name: 'drawer of receipts',
    idleMs: 5_000,
    timeoutMs: 15_000,
  });
  return {
    /**
     * The PDF of an invoice or a credit note.
     * @param who whose turn it takes
     * @throws AppError `server.busy` when many wait already
     */
    draw: async (paper: Paper, who: string): Promise<Buffer> =>
      Buffer.from(await queue.run(() => helper.ask(paper), { who })),
    /** How many wait to be drawn. */
    get waiting() {
      return queue.waiting;
    },
    /** Ends its process, if it runs; what is under way rejects. */
    close: (): void => helper.close(),
  };
}
