import { confirmRequirement, sendRequirementCode } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { type FormEvent, useState } from 'react';
import { Hidden } from '../accept/accept-form.tsx';
import { CodeButton, CodeField } from '../accept/code-field.tsx';
import { type CodeHandle, useCode } from '../accept/use-code.ts';
import { messages } from './ask.messages.ts';

export interface ConfirmFormProps {
  readonly requestId: string;
  /** A code that was sent already. */
  readonly first?: CodeHandle | undefined;
  /** It is confirmed: the owner is asked, and this is its secret page. */
  readonly onPage: (page: string) => void;
}

/** Confirms the phone of a request by a code. A plain form, which works without a script too. */
export function ConfirmForm({ requestId, first, onPage }: ConfirmFormProps) {
  const texts = useMessages(messages);
  const { send, siteUrl, language } = useScope();
  const ask = () =>
    send(sendRequirementCode, { requestId, ...(language && { locale: language.locale }) }, { isQuiet: true });
  const code = useCode(ask, first);
  const [isBusy, setBusy] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const { handle, digits, missing } = code;
  async function confirm({ id, securityStamp }: CodeHandle): Promise<void> {
    setBusy(true);
    try {
      onPage((await send(confirmRequirement, { requestId, id, securityStamp, otp: digits }, { isQuiet: true })).page);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      code.refuse(error);
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
    <form
      className="y-otp-form"
      method="post"
      action={`${siteUrl}/ask-for-quote/${handle ? 'confirm' : 'code'}`}
      noValidate
      onSubmit={submit}
    >
      <Hidden values={{ requestId, id: handle?.id, securityStamp: handle?.securityStamp }} />
      {handle && <CodeField {...{ code, isIncomplete }} phone={texts.yourPhone} />}
      <CodeButton code={code} isBusy={isBusy} size="lg">
        {isBusy ? texts.confirming : texts.confirm}
      </CodeButton>
    </form>
  );
}
