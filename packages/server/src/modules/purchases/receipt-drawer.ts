import { besides } from '../../helpers/besides.ts';
import { createPaperDrawer } from '../papers/index.ts';
import type { Paper } from './receipt-pdf.ts';

/** Draws receipts in a helper process. */
export type ReceiptDrawer = ReturnType<typeof createReceiptDrawer>;

export const createReceiptDrawer = () =>
  createPaperDrawer<Paper>({ entry: besides('receipt-process', import.meta.url), name: 'drawer of receipts' });
