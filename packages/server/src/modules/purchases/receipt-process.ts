/**
 * The process that draws receipts, started by `receipt-drawer.ts` when one is wanted: drawing keeps a processor busy for a tenth of a second and
 * leaves the heap of whoever does it 150 MB larger (a thread's too, for its memory is the process's); ending it gives that back.
 */
import { serveParent } from '../../helpers/serve-parent.ts';
import { onceRead } from '../../once-read.ts';
import { readFaces } from './pdf-text.ts';
import { receiptPdf } from './receipt-pdf.ts';
import type { ReceiptRow } from './receipts.queries.ts';

const faces = onceRead(readFaces);
serveParent<ReceiptRow, Uint8Array>(async (row) => receiptPdf(row, await faces()));
