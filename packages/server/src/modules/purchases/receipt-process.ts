/**
 * The process that draws receipts, started by `receipt-drawer.ts` on demand: drawing takes a tenth of a second of a core and enlarges the heap by 150 MB (also
 * in a thread, which shares the process's memory); ending it frees that.
 */
import { serveParent } from '../../helpers/serve-parent.ts';
import { onceRead } from '../../once-read.ts';
import { readFonts } from '../papers/index.ts';
import { type Paper, paperPdf } from './receipt-pdf.ts';

const faces = onceRead(readFonts);
serveParent<Paper, Uint8Array>(async (paper) => paperPdf(paper, await faces()));
