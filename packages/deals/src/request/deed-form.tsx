import { changeDeal, type Deal } from '@yantra/contract/calls';
import { type DealReason, dealLimits, dealReasons, noticeMs } from '@yantra/domain';
import { failureIn, useErrorText, useLanguage, useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Button, type ButtonProps, Field, Select, TextArea } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { Hidden } from '../accept/accept-form.tsx';
import { words } from '../words/words.messages.ts';
import { messages } from './request.messages.ts';

type Deed = 'refuse' | 'withdraw' | 'askAgain' | 'cancel';

interface DeedFormProps {
  readonly deal: Deal;
  readonly deed: Deed;
  /** The secret page: from there it works without a script too. */
  readonly page: string | undefined;
  readonly onDone: (deal: Deal) => void;
  /** The deal is not as it was. */
  readonly onChanged: () => void;
}

function useDeed({ deal, deed, page, onDone, onChanged }: DeedFormProps) {
  const texts = useMessages(messages);
  const { send, notify } = useScope();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  async function act(more: { readonly why?: DealReason; readonly whyWords?: string } = {}): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const { id: dealId, version } = deal;
      const input = { dealId, version, deed, whyWords: '', ...(page !== undefined && { page }), ...more };
      const done = await send(changeDeal, input, { isQuiet: true });
      notify({ kind: 'success', text: texts.done[deed], duration: noticeMs });
      onDone(done);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      if (failure.code === 'deal.changed') onChanged();
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, error, act, setError };
}

const actionOf = (siteUrl: string, page: string | undefined) =>
  page !== undefined && { method: 'post', action: `${siteUrl}/q/${encodeURIComponent(page)}/change` };

/** A deed that needs no more than a press. */
export function DeedButton(props: DeedFormProps & Pick<ButtonProps, 'variant' | 'block' | 'className'>) {
  const { deal, deed, page, onDone: _, onChanged: __, variant = 'ghost', ...look } = props;
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { siteUrl } = useScope();
  const { isBusy, error, act } = useDeed(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void act();
  };
  return (
    <form className="y-deed" onSubmit={submit} {...actionOf(siteUrl, page)}>
      <Hidden values={{ dealId: deal.id, deed, version: String(deal.version) }} />
      <Button type="submit" variant={variant} busy={isBusy} {...look}>
        {texts.deeds[deed]}
      </Button>
      {error && (
        <p className="y-deed__error" role="alert">
          {errorText(error)}
        </p>
      )}
    </form>
  );
}

/** Cancels what was agreed, with a reason. */
export function CancelForm(props: Omit<DeedFormProps, 'deed'>) {
  const { deal, page } = props;
  const texts = useMessages(messages);
  const say = useMessages(words);
  const errorText = useErrorText();
  const { siteUrl } = useScope();
  const language = useLanguage();
  const { isBusy, error, act } = useDeed({ ...props, deed: 'cancel' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const why = dealReasons.cancel.find((one) => one === said.get('why'));
    if (!isBusy) void act({ ...(why && { why }), whyWords: String(said.get('whyWords') ?? '') });
  };
  const wrong = error && failureIn(language, error).errors?.['why'];
  const reasons = dealReasons.cancel.map((reason) => ({ value: reason, label: say.reasons[reason] }));
  return (
    <details className="y-cancel">
      <summary className="y-link">{texts.deeds.cancel}</summary>
      <form onSubmit={submit} {...actionOf(siteUrl, page)}>
        <Hidden values={{ dealId: deal.id, deed: 'cancel', version: String(deal.version) }} />
        <p>{texts.cancelNote}</p>
        <Field label={texts.cancelWhy} error={wrong}>
          {(ids) => (
            <Select
              {...ids}
              name="why"
              required
              defaultValue=""
              placeholder={texts.cancelPlaceholder}
              options={reasons}
            />
          )}
        </Field>
        <Field label={texts.cancelWords} optional>
          {(ids) => <TextArea {...ids} name="whyWords" rows={2} maxLength={dealLimits.why} />}
        </Field>
        {error && !wrong && (
          <p className="y-deed__error" role="alert">
            {errorText(error)}
          </p>
        )}
        <Button type="submit" variant="danger" busy={isBusy}>
          {texts.cancelNow}
        </Button>
      </form>
    </details>
  );
}
