import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import type { Caller, FileAnswer } from '../../http/bind.ts';
import { onceRead } from '../../once-read.ts';
import { readFaces } from './pdf-text.ts';
import { receiptTexts } from './receipt.messages.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { receiptOf } from './receipts.queries.ts';

/** Tax invoices as files. */
export interface Receipts {
  /** @throws AppError `purchase.unknown`, also for another's and for a purchase without an invoice */
  file(purchaseId: string, caller: Caller): Promise<FileAnswer>;
}

export function createReceipts({ db }: { readonly db: Kysely<Database> }): Receipts {
  const faces = onceRead(readFaces);
  return {
    async file(purchaseId, caller) {
      const row = await receiptOf(db, purchaseId);
      const maySee = row !== undefined && (row.user_id === caller.userId || caller.role === 'admin');
      if (!maySee) throw new AppError('purchase.unknown');
      return {
        name: receiptTexts.fileName(row.number),
        type: 'application/pdf',
        bytes: await receiptPdf(row, await faces()),
      };
    },
  };
}
