/**
 * The process that draws receipts, started by `receipt-drawer.ts` when one is wanted: drawing keeps a processor busy for a tenth of a second and
 * leaves the heap of whoever does it 150 MB larger (a thread's too, for its memory is the process's); ending it gives that back.
 */
import { serveParent } from '../../helpers/serve-parent.ts';
import { onceRead } from '../../once-read.ts';
import { readFonts } from './pdf-text.ts';
import { type Paper, paperPdf } from './receipt-pdf.ts';

const faces = onceRead(readFonts);
serveParent<Paper, Uint8Array>(async (paper) => paperPdf(paper, await faces()));
