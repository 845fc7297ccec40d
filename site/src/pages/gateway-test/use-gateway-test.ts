import {
  type PaymentSession,
  type StartPaymentInput,
  addUserPurchaseSubs,
  startPayment,
  verifyPayment,
} from '@yantra/contract/calls';
import { loadGateway } from '@yantra/dashboard/gateway';
import { useScope } from '@yantra/state';
import { useState } from 'react';
import { messages } from './gateway-test.messages.ts';

interface Answer {
  readonly step: string;
  readonly sentence: string;
  readonly raw: string;
}

const isSuccess = (record: { readonly payment_status: string }) => record.payment_status === 'SUCCESS';
const { steps } = messages;

/** A purchase in steps that a developer triggers one by one. */
export function useGatewayTest() {
  const { send } = useScope();
  const [session, setSession] = useState<PaymentSession>();
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [isBusy, setBusy] = useState(false);

  /** Runs a step and shows its result. */
  const take = async <Result>(
    step: string,
    act: () => Promise<Result>,
    say: (result: Result) => string,
    failure: string,
  ): Promise<void> => {
    setBusy(true);
    const answer = await act().then(
      (result) => ({ step, sentence: say(result), raw: JSON.stringify(result, undefined, 2) }),
      (error: unknown) => ({ step, sentence: failure, raw: rawOf(error) }),
    );
    setAnswers((before) => [answer, ...before]);
    setBusy(false);
  };
  const orderId = session?.order_id ?? '';
  const quiet = { isQuiet: true } as const;

  return {
    session,
    answers,
    isBusy,
    create: (input: StartPaymentInput) =>
      take(
        steps.create,
        async () => {
          const opened = await send(startPayment, input, quiet);
          setSession(opened);
          return opened;
        },
        ({ order_id }) => order_id,
        messages.noSession,
      ),
    pay: ({ gateway_script: script, payment_session_id: id }: PaymentSession) =>
      take(
        steps.pay,
        async () => {
          const gateway = await loadGateway(script);
          return gateway({ mode: 'sandbox' }).checkout({ paymentSessionId: id, redirectTarget: '_modal' });
        },
        (result) => ('error' in result ? messages.failed : ''),
        messages.noGateway,
      ),
    verify: () =>
      take(
        steps.verify,
        () => send(verifyPayment, { id: orderId }, quiet),
        (found) =>
          !Array.isArray(found) ? messages.noDetails : found.some(isSuccess) ? messages.successful : messages.failed,
        messages.notVerified,
      ),
    purchase: () =>
      take(
        steps.purchase,
        () => send(addUserPurchaseSubs, { payment: { orderId } }, quiet),
        () => messages.purchased,
        messages.notPurchased,
      ),
  };
}

function rawOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return JSON.stringify({ ...error, name: error.name, message: error.message }, undefined, 2);
}
