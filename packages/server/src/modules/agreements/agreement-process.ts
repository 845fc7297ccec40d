/** The process that draws agreements, started by `agreement-drawer.ts` on demand: it is given strangers' words, and has nothing of ours. */
import { serveParent } from '../../helpers/serve-parent.ts';
import { onceRead } from '../../once-read.ts';
import { readFonts } from '../papers/index.ts';
import type { AgreementPaper } from './agreement-paper.ts';
import { agreementPdf } from './agreement-pdf.ts';

const faces = onceRead(readFonts);
serveParent<AgreementPaper, Uint8Array>(async (paper) => agreementPdf(paper, await faces()));
