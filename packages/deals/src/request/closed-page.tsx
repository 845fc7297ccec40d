import { confirmRequirement, sendRequirementCode } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { StateMessage } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { Hidden } from '../accept/accept-form.tsx';
import { CodeButton, CodeField } from '../accept/code-field.tsx';
import { type CodeHandle, useCode } from '../accept/use-code.ts';
import { messages } from './request.messages.ts';

interface ClosedPageProps {
  readonly page: string;
  /** A code that was sent already. */
  readonly first?: CodeHandle | undefined;
  readonly onPage: (page: string) => void;
}

/** A page that was closed, and how its renter gets a new one. */
export function ClosedPage({ page, first, onPage }: ClosedPageProps) {
  const texts = useMessages(messages);
  const { send, siteUrl, language } = useScope();
  const ask = () =>
    send(sendRequirementCode, { page, ...(language && { locale: language.locale }) }, { isQuiet: true });
  const code = useCode(ask, first);
  const [isBusy, setBusy] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const { handle, digits, missing } = code;
  async function confirm({ id, securityStamp }: CodeHandle): Promise<void> {
    setBusy(true);
    try {
      onPage((await send(confirmRequirement, { page, id, securityStamp, otp: digits }, { isQuiet: true })).page);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      code.refuse(error);
    } finally {
      setBusy(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(handle !== undefined && missing > 0);
    if (!handle) void code.send();
    else if (missing === 0 && !isBusy) void confirm(handle);
  };
  return (
    <StateMessage picture="empty-list" title={texts.closedTitle} text={texts.closedText} level={1}>
      <form
        className="y-otp-form"
        method="post"
        action={`${siteUrl}/q/${encodeURIComponent(page)}/${handle ? 'confirm' : 'code'}`}
        onSubmit={submit}
      >
        <Hidden values={{ id: handle?.id, securityStamp: handle?.securityStamp }} />
        {handle && <CodeField {...{ code, isIncomplete }} phone="+91 ••••• •••••" />}
        <CodeButton code={code} isBusy={isBusy}>
          {texts.openAgain}
        </CodeButton>
      </form>
    </StateMessage>
  );
}
