import { acceptQuote, type Deal, type Quote, sendAcceptCode } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { saidRupees } from '../rupees.ts';
import { messages } from './accept.messages.ts';
import { Agree, What } from './agree.tsx';
import { CodeButton, CodeField } from './code-field.tsx';
import { keptCode } from './kept-code.ts';
import { type Code, type CodeHandle, useCode } from './use-code.ts';

export interface AcceptFormProps {
  readonly deal: Deal & { readonly quote: Quote };
  /** The secret page: from there it works without a script too. */
  readonly page: string | undefined;
  /** The renter's, masked. */
  readonly phone: string;
  readonly now: number;
  /** A code that was sent already. */
  readonly first?: CodeHandle | undefined;
  /** Sends a code as soon as it is shown. */
  readonly sendsAtOnce?: boolean;
  readonly onAccepted: (deal: Deal) => void;
  /** It cannot be accepted any more: taken, over, or another version. */
  readonly onRefused: (error: ApiError, at: 'code' | 'accept') => void;
}

const refusals: readonly string[] = [
  'quote.changed',
  'quote.over',
  'days.taken',
  'deal.changed',
  'deal.unknown',
  'requestPage.closed',
];

/** The code for a deal: the one that is on its way, or a new one. */
function useAcceptCode({ deal, page, first, sendsAtOnce = false, onRefused }: AcceptFormProps): Code {
  const { send, language } = useScope();
  const dealId = deal.id;
  const ask = async () => {
    const sent = await send(
      sendAcceptCode,
      { dealId, ...(page !== undefined && { page }), ...(language && { locale: language.locale }) },
      { isQuiet: true },
    ).catch((error: unknown) => {
      if (error instanceof ApiError && refusals.includes(error.code)) onRefused(error, 'code');
      throw error;
    });
    keptCode(dealId).write({ dealId, handle: sent, at: Date.now() });
    return sent;
  };
  // A page that a server drew begins as it was drawn.
  const [kept] = useState(() => (sendsAtOnce ? keptCode(dealId).read() : undefined));
  const code = useCode(ask, first ?? kept?.handle, kept?.at);
  const isBegun = useRef(false);
  useEffect(() => {
    if (!sendsAtOnce || isBegun.current || code.handle) return;
    isBegun.current = true;
    void code.send();
  }, [sendsAtOnce, code]);
  return code;
}

/** Says what is agreed, and takes the code with which it is. */
export function AcceptForm(props: AcceptFormProps) {
  const { deal, page, phone, now, sendsAtOnce = false, onAccepted, onRefused } = props;
  const texts = useMessages(messages);
  const { send, siteUrl } = useScope();
  const { quote, id: dealId } = deal;
  const named = { dealId, ...(page !== undefined && { page }) };
  const code = useAcceptCode(props);
  const [isBusy, setBusy] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const { handle, digits, missing } = code;
  async function accept({ id, securityStamp }: CodeHandle): Promise<void> {
    setBusy(true);
    code.refuse(undefined);
    try {
      const { id: quoteId, hash } = quote;
      const accepted = await send(
        acceptQuote,
        { ...named, quoteId, hash, id, securityStamp, otp: digits },
        { isQuiet: true },
      );
      keptCode(dealId).forget();
      onAccepted(accepted);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (refusals.includes(error.code)) onRefused(error, 'accept');
      else code.refuse(error);
    } finally {
      setBusy(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(handle !== undefined && missing > 0);
    if (!handle) void code.send();
    else if (missing === 0 && !isBusy) void accept(handle);
  };
  const step = handle ? 'accept' : 'accept-code';
  return (
    <form
      className="y-sign"
      noValidate={sendsAtOnce}
      onSubmit={submit}
      {...(page !== undefined && { method: 'post', action: `${siteUrl}/q/${encodeURIComponent(page)}/${step}` })}
    >
      <Hidden
        values={{ dealId, quoteId: quote.id, hash: quote.hash, id: handle?.id, securityStamp: handle?.securityStamp }}
      />
      <What deal={deal} now={now} />
      <Agree deal={deal} />
      {handle ? (
        <CodeField {...{ code, phone, isIncomplete }} />
      ) : (
        <p>{code.isSending ? texts.sending : texts.codeTo(phone)}</p>
      )}
      <CodeButton code={code} isBusy={isBusy} size="lg">
        {isBusy ? texts.accepting : texts.accept(saidRupees(quote.total))}
      </CodeButton>
      <p className="y-sign__fine">
        {texts.later}{' '}
        <a className="y-link" href={`${siteUrl}/terms-and-conditions`} target="_blank" rel="noreferrer">
          {texts.terms}
        </a>
      </p>
      <p className="y-hash">{texts.hash(quote.version, quote.hash)}</p>
    </form>
  );
}

/** Fields that a plain form sends besides. */
export function Hidden({ values }: { readonly values: Readonly<Record<string, string | undefined>> }) {
  return Object.entries(values).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}
