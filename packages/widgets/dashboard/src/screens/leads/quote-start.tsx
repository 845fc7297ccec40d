import { type LeadRow, openDeal } from '@yantra/contract/calls';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Button, Glyph } from '@yantra/ui';
import { useState } from 'react';
import { quoteAddress } from '../../kit/deals/deal-address.ts';
import { glyphs } from '../../kit/glyphs.ts';
import type { ScreenProps } from '../../kit/screen.ts';
import { messages } from './inbox.messages.ts';

interface QuoteStartProps extends Pick<ScreenProps, 'navigate'> {
  readonly lead: LeadRow;
}

/** Begins a quote for a requirement, or says why there can be none. */
export function QuoteStart({ lead, navigate }: QuoteStartProps) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { send } = useScope();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const start = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { dealId } = await send(openDeal, { requirementId: lead.id }, { isQuiet: true });
      navigate(quoteAddress(dealId));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(errorText(failure));
      setBusy(false);
    }
  };
  return (
    <div className="y-dashboard__actions">
      <Button busy={isBusy} onClick={() => void start()}>
        {!isBusy && <Glyph d={glyphs.send} />}
        {texts.send}
      </Button>
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  );
}
