import { type Deal, getAgreement, queryOf } from '@yantra/contract/calls';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Button, ButtonLink, Glyph } from '@yantra/ui';
import { useState } from 'react';
import { glyphs } from '../glyphs.ts';
import { useMoments } from '../words/moments.ts';
import { messages } from './request.messages.ts';

export interface AgreementProps {
  readonly deal: Deal;
  readonly page?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The agreement of a deal: its number, when it was made, and the paper. */
export function Agreement({ deal, page, now }: AgreementProps) {
  const texts = useMessages(messages);
  const { moment } = useMoments(now);
  const { agreement, state, stateAt, quote } = deal;
  if (!agreement) return null;
  return (
    <section className="y-agreement" aria-labelledby={`agreement-${deal.id}`}>
      <div className="y-agreement__head">
        <Glyph d={glyphs.sheet} />
        <div>
          <h2 id={`agreement-${deal.id}`}>{texts.agreement(agreement.number)}</h2>
          <p>
            {state === 'cancelled'
              ? texts.cancelledThen(moment(stateAt))
              : texts.bothConfirmed(moment(agreement.acceptedAt))}
          </p>
        </div>
      </div>
      <Paper deal={deal} page={page} />
      {quote && <p className="y-hash">{texts.hash(`${quote.hash.slice(0, 8)} … ${quote.hash.slice(-8)}`)}</p>}
    </section>
  );
}

/** From a secret page it is an address; who is logged in shows their token, which no address has. */
function Paper({ deal: { id: dealId }, page }: Pick<AgreementProps, 'deal' | 'page'>) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { siteUrl, files } = useScope();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const glyph = <Glyph d={glyphs.download} />;
  if (page !== undefined)
    return (
      <ButtonLink
        block
        href={`${siteUrl}/api${getAgreement.path}?${queryOf({ dealId, page })}`}
        rel="noreferrer"
        download
      >
        {glyph}
        {texts.pdf}
      </ButtonLink>
    );
  async function save(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const file = await files?.((send) => send.download(getAgreement, { dealId }));
      if (file) saveFile(file);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button block busy={isBusy} onClick={() => void save()}>
        {!isBusy && glyph}
        {texts.pdf}
      </Button>
      {error && (
        <p className="y-deed__error" role="alert">
          {texts.pdfFailed(errorText(error))}
        </p>
      )}
    </>
  );
}

function saveFile({ name, blob }: { readonly name: string; readonly blob: Blob }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
