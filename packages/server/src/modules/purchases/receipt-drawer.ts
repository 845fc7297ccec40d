import { besides } from '../../helpers/besides.ts';
import { createHelperProcess } from '../../helpers/helper-process.ts';
import { createWorkQueue } from '../../jobs/work-queue.ts';
import type { Paper } from './receipt-pdf.ts';

/** Draws receipts in a helper process. */
export type ReceiptDrawer = ReturnType<typeof createReceiptDrawer>;

/* One at a time, as each occupies a core. The last in the queue waits some ten seconds. */
const limits = { atOnce: 1, waiting: 80, retryAfterSeconds: 10 } as const;

/** The process starts with the first receipt. */
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
     * @param who whose turn it is
     * @throws AppError `server.busy` if too many wait
     */
    draw: async (paper: Paper, who: string): Promise<Buffer> =>
      Buffer.from(await queue.run(() => helper.ask(paper), { who })),
    /** How many wait to be drawn. */
    get waiting() {
      return queue.waiting;
    },
    /** Ends its process, if it runs; work under way is rejected. */
    close: (): void => helper.close(),
  };
}
