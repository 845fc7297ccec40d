import { addTransfer, type getPayer, type OutputOf, type Plan } from '@yantra/contract/calls';
import { dayInIndia, noticeMs, type PlanPeriod } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { ApiError, useScope } from '@yantra/state';
import { type FormEvent, useState } from 'react';
import { paymentAddress } from '../../kit/payments/payment-address.ts';
import { isSold, priceFor } from '../../kit/plans/periods.ts';
import type { Navigate } from '../../kit/screen.ts';
import { messages } from './transfer.messages.ts';

type Payer = OutputOf<typeof getPayer>;

interface Draft {
  readonly planId: string;
  readonly months: PlanPeriod;
  /** The purchase that it follows; empty to begin at once. */
  readonly renewalOf: string;
  readonly reference: string;
  /** `2026-03-10` */
  readonly day: string;
}

const empty: Draft = { planId: '', months: 12, renewalOf: '', reference: '', day: '' };
/* As the contract has it. */
const leastReference = 6;

/** The form's state, and entering it. */
export type TransferModel = ReturnType<typeof useTransfer>;

export function useTransfer(plans: readonly Plan[], navigate: Navigate) {
  const texts = useMessages(messages);
  const errorText = useErrorText();
  const { send, notify } = useScope();
  const [payer, choosePayer] = useState<Payer>();
  const [draft, setDraft] = useState(empty);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [today] = useState(() => dayInIndia(new Date()));
  const plan = plans.find(({ id }) => String(id) === draft.planId);
  const price = plan && priceFor(plan, draft.months);
  const wrong = {
    plan: price === undefined || !isSold(price),
    reference: draft.reference.trim().length < leastReference,
    day: draft.day === '' || draft.day > today,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setRefusal(undefined);
    if (payer === undefined || plan === undefined || price === undefined || Object.values(wrong).includes(true)) return;
    setBusy(true);
    try {
      const { orderId } = await send(addTransfer, {
        userId: payer.userId,
        subscriptionId: plan.id,
        subscriptionPeriod: draft.months,
        amount: price.finalPrice,
        reference: draft.reference.trim(),
        transferredOn: draft.day,
        ...(draft.renewalOf && { renewalOf: draft.renewalOf }),
      });
      notify({ kind: 'success', text: texts.saved, duration: noticeMs });
      navigate(paymentAddress(orderId));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setRefusal(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return {
    plans,
    plan,
    payer,
    /** Another person has other plans to follow. */
    setPayer: (next: Payer | undefined) => {
      choosePayer(next);
      setDraft({ ...draft, renewalOf: '' });
    },
    draft,
    change: (some: Partial<Draft>) => setDraft({ ...draft, ...some }),
    wrong: isTried ? wrong : undefined,
    isBusy,
    refusal,
    today,
    submit,
  };
}
