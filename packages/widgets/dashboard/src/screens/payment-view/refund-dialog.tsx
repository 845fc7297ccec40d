import { refundPayment } from '@yantra/contract/calls';
import { latinDigits, formatRupees, inputLengths, lengths, noticeMs, rupeesToPaise, leastReason } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { Field, Segment, TextArea, TextInput } from '@yantra/ui';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../kit/dialogs.tsx';
import { messages } from './payment-view.messages.ts';
import type { Payment } from './payment.ts';

interface RefundDialogProps {
  readonly payment: Payment;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface Draft {
  readonly isWhole: boolean;
  readonly amount: string;
  readonly reason: string;
  readonly reference: string;
}

/** `1,200.50` in rupees; `undefined` unless it is an amount up to the most. */
export function refundIn(text: string, most: number): number | undefined {
  const tidy = latinDigits(text).replaceAll(/[₹,\s]/g, '');
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(tidy)) return undefined;
  const rupees = Number(tidy);
  return rupees > 0 && rupeesToPaise(rupees) <= rupeesToPaise(most) ? rupees : undefined;
}

/* Also where a page is not served by https, on which `randomUUID` is missing. */
const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** What is wrong with a draft. */
function errorsOf({ reason, reference }: Draft, rupees: number | undefined, isByTransfer: boolean) {
  return {
    amount: rupees === undefined,
    reason: reason.trim().length < leastReason,
    reference: isByTransfer && reference.trim() === '',
  };
}

function useRefund({ payment, onDone }: RefundDialogProps) {
  const { dialog: texts } = useMessages(messages);
  const errorText = useErrorText();
  const { send, notify } = useScope();
  // One for the dialog: pressing twice, or again after a lost answer, gives back once.
  const [requestId] = useState(newRequestId);
  const [draft, setDraft] = useState<Draft>({ isWhole: false, amount: '', reason: '', reference: '' });
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const rupees = draft.isWhole ? payment.refundable : refundIn(draft.amount, payment.refundable);
  const wrong = errorsOf(draft, rupees, payment.transfer !== null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setRefusal(undefined);
    if (rupees === undefined || Object.values(wrong).includes(true)) return;
    setBusy(true);
    try {
      const [reason, reference] = [draft.reason.trim(), draft.reference.trim()];
      const input = { id: payment.orderId, requestId, amount: rupees, reason };
      await send(refundPayment, { ...input, ...(reference && { reference }) });
      notify({ kind: 'success', text: texts.told(formatRupees(rupees, 2)), duration: noticeMs });
      onDone();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return { draft, setDraft, rupees, wrong: isTried ? wrong : undefined, isBusy, refusal, submit };
}

/** Asks how much goes back, and why. */
export function RefundDialog(props: RefundDialogProps) {
  const { payment, onClose } = props;
  const { dialog: texts } = useMessages(messages);
  const { draft, setDraft, rupees, wrong, isBusy, refusal, submit } = useRefund(props);
  const left = formatRupees(payment.refundable, 2);
  const amount = formatRupees(rupees ?? 0, 2);
  return (
    <FormDialog
      onClose={onClose}
      title={texts.title}
      note={texts.note(payment.userFullname, left)}
      cancel={texts.cancel}
      act={isBusy ? texts.acting : texts.act(amount)}
      variant="danger"
      isBusy={isBusy}
      onSubmit={submit}
      formClass="y-dashboard__form"
      refusal={refusal}
    >
      <Segment<'part' | 'whole'>
        label={texts.how}
        options={[
          { value: 'part', label: texts.part },
          { value: 'whole', label: texts.whole },
        ]}
        value={draft.isWhole ? 'whole' : 'part'}
        onValue={(value) => setDraft({ ...draft, isWhole: value === 'whole' })}
      />
      {!draft.isWhole && (
        <Field
          label={texts.amount}
          hint={texts.amountHint(left)}
          error={wrong?.amount ? texts.amountWrong(left) : undefined}
        >
          {(ids) => (
            <TextInput
              {...ids}
              prefix="₹"
              inputMode="decimal"
              autoComplete="off"
              data-autofocus=""
              value={draft.amount}
              onChange={({ currentTarget }) => setDraft({ ...draft, amount: currentTarget.value })}
            />
          )}
        </Field>
      )}
      <Field label={texts.reason} hint={texts.reasonHint} error={wrong?.reason ? texts.reasonWrong : undefined}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={3}
            maxLength={lengths.reason}
            value={draft.reason}
            onChange={({ currentTarget }) => setDraft({ ...draft, reason: currentTarget.value.replaceAll('\n', ' ') })}
          />
        )}
      </Field>
      {payment.transfer !== null && (
        <Field
          label={texts.reference}
          hint={texts.referenceHint}
          error={wrong?.reference ? texts.referenceWrong : undefined}
        >
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              maxLength={inputLengths.transferReference}
              value={draft.reference}
              onChange={({ currentTarget }) => setDraft({ ...draft, reference: currentTarget.value })}
            />
          )}
        </Field>
      )}
      <Outcome payment={payment} isWhole={rupees === payment.refundable} />
    </FormDialog>
  );
}

/** What becomes of the plan. */
function Outcome({ payment, isWhole }: { readonly payment: Payment; readonly isWhole: boolean }) {
  const { dialog: texts } = useMessages(messages);
  const [now] = useState(() => Date.now());
  const isOver = payment.endDate === null || Date.parse(payment.endDate) <= now;
  return (
    <div className="y-dashboard__outcome" role="status">
      <p>{isOver ? texts.over : isWhole ? texts.ends : texts.stays}</p>
      {isWhole && payment.creditAmount > 0 && <p>{texts.credit(formatRupees(payment.creditAmount, 2))}</p>}
    </div>
  );
}
