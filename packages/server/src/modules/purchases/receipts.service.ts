import { createHash } from 'node:crypto';
import type { getCreditNote, InputOf } from '@yantra/contract/calls';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller, FileAnswer } from '../../http/bind.ts';
import type { ReceiptDrawer } from './receipt-drawer.ts';
import { receiptTexts } from './receipt.messages.ts';
import { creditNoteOf, keepReceipt, keptReceipt, receiptOf, type ReceiptRow } from './receipts.queries.ts';

/** Tax invoices and credit notes as files. */
export type Receipts = ReturnType<typeof createReceipts>;

/* Raise it when the drawing changes: stored receipts are then drawn anew. */
const edition = 2;

/** A key of everything that a receipt shows: an invoice loses its buyer with the account, and a payment may be reported late. */
const contentOf = (row: ReceiptRow): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, row]))
    .digest('base64url');

/** Papers are for the buyer and for who keeps the books. */
const maySee = ({ user_id: buyer }: { readonly user_id: string }, { userId, role, rights }: Caller): boolean =>
  buyer === userId || role === 'admin' || rights?.includes('finance') === true;

/**
 * Receipts are drawn once, in a process of their own, and stored in the database: all processes find them there, and they are deleted in the very transaction
 * that removes their buyer, which other storage could not ensure.
 */
export function createReceipts({ db, clock, drawer }: DbAndClock & { readonly drawer: Pick<ReceiptDrawer, 'draw'> }) {
  const underWay = new Map<string, Promise<Buffer>>();

  async function drawn(row: ReceiptRow, purchaseId: string, content: string, who: string): Promise<Buffer> {
    const bytes = await drawer.draw({ kind: 'invoice', row }, who);
    await keepReceipt(db, { purchaseId, isNamed: row.buyer !== null, content, bytes, at: clock.now() });
    return bytes;
  }

  /* Concurrent requests share one drawing. */
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
    /** @throws AppError `purchase.unknown`, also for another's and for a purchase without an invoice; `server.busy` if too many wait */
    async file(purchaseId: string, caller: Caller): Promise<FileAnswer> {
      const row = await receiptOf(db, purchaseId);
      if (row === undefined || !maySee(row, caller)) throw new AppError('purchase.unknown');
      return {
        name: receiptTexts.fileName(row.number),
        type: 'application/pdf',
        bytes: await drawnOnce(row, purchaseId, caller.userId),
      };
    },
    /**
     * Drawn each time: they are rare, and wanted once.
     * @throws AppError `purchase.unknown`, also for another's and for a purchase without one; `server.busy` if too many wait
     */
    async creditNote({ id, number }: InputOf<typeof getCreditNote>, caller: Caller): Promise<FileAnswer> {
      const row = await creditNoteOf(db, id, number);
      if (row === undefined || !maySee(row, caller)) throw new AppError('purchase.unknown');
      return {
        name: receiptTexts.creditNote.fileName(row.number),
        type: 'application/pdf',
        bytes: await drawer.draw({ kind: 'creditNote', row }, caller.userId),
      };
    },
  };
}
