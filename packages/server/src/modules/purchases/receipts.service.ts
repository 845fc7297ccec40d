import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller, FileAnswer } from '../../http/bind.ts';
import type { ReceiptDrawer } from './receipt-drawer.ts';
import { receiptTexts } from './receipt.messages.ts';
import { keepReceipt, keptReceipt, receiptOf, type ReceiptRow } from './receipts.queries.ts';

/** Tax invoices as files. */
export interface Receipts {
  /** @throws AppError `purchase.unknown`, also for another's and for a purchase without an invoice; `server.busy` when many wait */
  file(purchaseId: string, caller: Caller): Promise<FileAnswer>;
}

/** What they need from outside. */
export interface ReceiptsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly drawer: Pick<ReceiptDrawer, 'draw'>;
}

/* Raise it when a receipt is drawn in another way: those that were kept are then drawn anew. */
const edition = 1;

/** Names all that a receipt shows, and how: an invoice loses its buyer with the account, and a payment may be told of late. */
const contentOf = (row: ReceiptRow): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, row]))
    .digest('base64url');

/**
 * Receipts are drawn in a process of their own, once, and kept in the database: all processes have them there, and they go in the very
 * transaction that deletes their buyer, which no storage beside the database could promise.
 */
export function createReceipts({ db, clock, drawer }: ReceiptsParts): Receipts {
  const underWay = new Map<string, Promise<Buffer>>();

  async function drawn(row: ReceiptRow, purchaseId: string, content: string, who: string): Promise<Buffer> {
    const bytes = await drawer.draw(row, who);
    await keepReceipt(db, { purchaseId, isNamed: row.buyer !== null, content, bytes, at: clock.now() });
    return bytes;
  }

  /* Many who ask at once wait for one drawing. */
  function drawnOnce(row: ReceiptRow, purchaseId: string, who: string): Promise<Buffer> {
    const content = contentOf(row);
    const already = underWay.get(content);
    if (already !== undefined) return already;
    const making = (async () =>
      (await keptReceipt(db, purchaseId, content)) ?? (await drawn(row, purchaseId, content, who)))().finally(() =>
      underWay.delete(content),
    );
    underWay.set(content, making);
    return making;
  }

  return {
    async file(purchaseId, caller) {
      const row = await receiptOf(db, purchaseId);
      const maySee = row !== undefined && (row.user_id === caller.userId || caller.role === 'admin');
      if (!maySee) throw new AppError('purchase.unknown');
      return {
        name: receiptTexts.fileName(row.number),
        type: 'application/pdf',
        bytes: await drawnOnce(row, purchaseId, caller.userId),
      };
    },
  };
}
