import { getAgreement } from '@yantra/contract/calls';
import { noticeMs } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { useScope } from '@yantra/state';
import { Button, Glyph } from '@yantra/ui';
import { useState } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { messages } from '../../kit/deals/deal.messages.ts';
import { messages as deals } from '../../kit/deals/deals.messages.ts';
import { momentText } from '../../kit/deals/moments.ts';
import { download } from '../../kit/download.ts';
import { glyphs } from '../../kit/glyphs.ts';
import type { PaneProps } from './deal-props.ts';

const shown = 8;

/** The agreement of a deal, as a file. */
export function AgreementPanel({ deal, now }: Pick<PaneProps, 'deal' | 'now'>) {
  const texts = useMessages(messages);
  const dealTexts = useMessages(deals);
  const dateTexts = useMessages(dates);
  const { isBusy, run } = useAgreement(deal.id);
  const { agreement, quote, state, stateAt } = deal;
  if (!agreement) return null;
  const hash = quote?.hash;
  const when = (at: string) => momentText(at, now, dealTexts, dateTexts);
  return (
    <section className="y-dashboard__panel y-dashboard__agree" aria-label={texts.agreement(agreement.number)}>
      <div>
        <Glyph d={glyphs.sheet} />
        <div>
          <h2>{texts.agreement(agreement.number)}</h2>
          <p>{state === 'cancelled' ? texts.cancelled(when(stateAt)) : texts.confirmed(when(agreement.acceptedAt))}</p>
        </div>
      </div>
      <Button busy={isBusy} onClick={run}>
        {!isBusy && <Glyph d={glyphs.download} />}
        {isBusy ? texts.loadingPdf : texts.pdf}
      </Button>
      {hash && <p className="y-dashboard__hash">{texts.hash(hash.slice(0, shown), hash.slice(-shown))}</p>}
    </section>
  );
}

function useAgreement(dealId: string) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { files, notify } = useScope();
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      const file = await files?.((way) => way.download(getAgreement, { dealId }));
      if (file === undefined) throw new Error(texts.filesHere);
      download(file.name, file.blob);
    } catch (error) {
      notify({ kind: 'error', text: texts.pdfFailed(errorText(error as Error)), duration: noticeMs });
    }
    setBusy(false);
  };
  return { isBusy, run: () => void load() };
}
