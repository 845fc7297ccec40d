import { besides } from '../../helpers/besides.ts';
import { createHelperProcess } from '../../helpers/helper-process.ts';
import { createWorkQueue } from '../../jobs/work-queue.ts';
import type { ReceiptRow } from './receipts.queries.ts';

/** Draws receipts beside the server. */
export interface ReceiptDrawer {
  /**
   * The PDF of a receipt.
   * @param who whose turn it takes
   * @throws AppError `server.busy` when many wait already
   */
  draw(row: ReceiptRow, who: string): Promise<Buffer>;
  /** How many wait to be drawn. */
  readonly waiting: number;
  /** Ends its process, if it runs; what is under way rejects. */
  close(): void;
}

/* One after the other, for one keeps a processor busy. Who is last waits some ten seconds. */
const limits = { atOnce: 1, waiting: 80, retryAfterSeconds: 10 } as const;

/** Nothing starts before the first receipt is drawn. */
export function createReceiptDrawer(): ReceiptDrawer {
  const queue = createWorkQueue(limits);
  const helper = createHelperProcess<ReceiptRow, Uint8Array>({
    entry: besides('receipt-process', import.meta.url),
    name: 'drawer of receipts',
    idleMs: 5_000,
    timeoutMs: 15_000,
  });
  return {
    draw: async (row, who) => Buffer.from(await queue.run(() => helper.ask(row), { who })),
    get waiting() {
      return queue.waiting;
    },
    close: () => helper.close(),
  };
}
