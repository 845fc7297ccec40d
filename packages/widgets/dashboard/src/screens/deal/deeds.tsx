import { changeDeal } from '@yantra/contract/calls';
import { dealLimits, dealReasons, type DealReason, noticeMs } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Field, Select, TextArea } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { messages } from '../../kit/deals/deal.messages.ts';
import { messages as deals } from '../../kit/deals/deals.messages.ts';
import { FormDialog } from '../../kit/dialogs.tsx';
import type { PaneProps } from './deal-props.ts';

const ownerDeeds = ['decline', 'takeBack', 'cancel'] as const;
type OwnerDeed = (typeof ownerDeeds)[number];
type DeedProps = Pick<PaneProps, 'deal' | 'onChanged' | 'onStale'>;

/** The ways out of a deal: declining, taking back, cancelling, each with its reason. */
export function Deeds(props: DeedProps) {
  const texts = useMessages(messages);
  const [open, setOpen] = useState<OwnerDeed>();
  const may = ownerDeeds.filter((deed) => props.deal.may.includes(deed));
  return (
    <>
      {may.length > 0 && (
        <div className="y-dashboard__deal-end">
          {may.map((deed) => (
            <button key={deed} type="button" className="y-link" onClick={() => setOpen(deed)}>
              {texts.deeds[deed].act}
            </button>
          ))}
        </div>
      )}
      {open && <DeedDialog {...props} deed={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface DialogProps extends DeedProps {
  readonly deed: OwnerDeed;
  readonly onClose: () => void;
}

function DeedDialog({ deal, deed, onChanged, onStale, onClose }: DialogProps) {
  const texts = useMessages(messages);
  const { reasons: labels } = useMessages(deals);
  const { title, text, act } = texts.deeds[deed];
  const [why, setWhy] = useState<DealReason>();
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, refusal, change } = useDeed({ deal, onChanged, onStale, onClose });
  const reasons: readonly DealReason[] = dealReasons[deed];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (why === undefined) return setError(texts.reasonMissing);
    await change(deed, why, words.trim());
  };
  return (
    <FormDialog
      title={title}
      cancel={texts.keep}
      act={act}
      variant="danger"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
      formClass="y-dashboard__dialog-form"
      refusal={refusal}
    >
      <p>{text}</p>
      <Field label={texts.reason} error={error}>
        {(ids) => (
          <Select
            {...ids}
            data-autofocus=""
            value={why ?? ''}
            placeholder={texts.chooseReason}
            options={reasons.map((value) => ({ value, label: labels[value] }))}
            onChange={({ currentTarget }) => {
              setWhy(reasons.find((one) => one === currentTarget.value));
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Field label={texts.words} hint={texts.wordsHint} optional count={`${words.length} / ${dealLimits.why}`}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            maxLength={dealLimits.why}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** Does it, or says in the dialog why not; what was typed stays. */
function useDeed({ deal, onChanged, onStale, onClose }: Omit<DialogProps, 'deed'>) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { send, notify } = useScope();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const change = async (deed: OwnerDeed, why: DealReason, whyWords: string) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const changed = await send(changeDeal, { dealId: deal.id, deed, why, whyWords, version: deal.version });
      notify({ kind: 'success', text: texts.why(texts.done, texts.deeds[deed].act), duration: noticeMs });
      onChanged(changed);
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(errorText(failure));
      if (failure.code === 'deal.changed') onStale();
      setBusy(false);
    }
  };
  return { isBusy, refusal, change };
}
