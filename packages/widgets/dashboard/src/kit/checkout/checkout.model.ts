import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Order, PaymentSession, StartPaymentInput } from '@yantra/contract/calls';
import { type Language, failureIn, textsIn } from '@yantra/language';
import { ApiError } from '@yantra/state';
import { messages } from './checkout.messages.ts';
import type { Checkout, CheckoutDependencies, OrderId } from './checkout.types.ts';
import type { Cashfree, CheckoutResult } from './gateway.ts';
import { createOrderWatch, tellLeft } from './order-watch.ts';

type Texts = typeof messages;
export interface CheckoutModel {
  readonly now: ReadonlySignal<Checkout>;
  /** Creates an order and opens the gateway's checkout. */
  readonly buy: (input: StartPaymentInput) => Promise<void>;
  /** Opens the checkout of the existing order. */
  readonly pay: () => Promise<void>;
  readonly checkAgain: () => Promise<void>;
  readonly discard: () => void;
  /** Resumes an unfinished order: the named one, else the one this device keeps. */
  readonly resume: (named?: string | null) => Promise<void>;
  /** Stops checking the order. */
  readonly stop: () => void;
}

export function createCheckoutModel(dependencies: CheckoutDependencies): CheckoutModel {
  const { language, kept } = dependencies;
  const texts = textsIn(language, messages);
  const now = signal<Checkout>({ step: 'none' });
  const { begin, check, refuse } = createOrderWatch(dependencies, now, texts);

  async function open(id: OrderId, { script, session, mode, amount }: Opening): Promise<void> {
    const isCurrent = begin({ step: 'paying' });
    const gateway = await dependencies.openGateway(script).catch(() => undefined);
    if (!isCurrent()) return;
    if (!gateway) return check(id, { problem: texts.gatewayFailed, amount });
    const result = await resultOf(gateway, session, mode);
    const problem = problemOf(result, texts);
    if (!isCurrent()) return tellLeft(dependencies, now, texts, { id, problem });
    now.value = { step: 'checking' };
    await check(id, { problem, isExpected: result.paymentDetails !== undefined, amount });
  }

  return {
    now,
    async buy(input) {
      const { step } = now.peek();
      if (step === 'starting' || step === 'paying') return;
      const isCurrent = begin({ step: 'starting' });
      try {
        const session = sessionIn(await dependencies.start(input), texts);
        // Also after `stop`: the order is open now.
        kept.write(session);
        if (!isCurrent()) return;
        // An order that credit pays in full is already done.
        if (session.session === '') await check(session.id);
        else await open(session.id, session);
      } catch (error) {
        if (isCurrent()) refuse(startProblem(error, texts, language));
      }
    },
    async pay() {
      const at = now.peek();
      if (at.step !== 'ordered' || at.isBusy || at.order.paymentSessionId === null) return;
      const { orderId, orderAmount, paymentSessionId: session, gatewayScript: script, gatewayMode: mode } = at.order;
      kept.write({ id: orderId, amount: orderAmount });
      await open(orderId, { session, script, mode, amount: orderAmount });
    },
    async checkAgain() {
      const at = now.peek();
      if (at.step === 'ordered' && !at.isBusy) {
        now.value = { ...at, isBusy: true, isWatched: false };
        await check(at.order.orderId);
      } else if (at.step === 'unknown') {
        now.value = { step: 'checking' };
        await check(at.orderId, { amount: at.amount, isExpected: at.isPaid });
      }
    },
    discard() {
      begin({ step: 'none' });
      kept.forget();
    },
    async resume(named) {
      const begun = kept.read();
      const id = named || begun?.id;
      if (id === undefined || now.peek().step !== 'none') return;
      now.value = { step: 'checking' };
      await check(id, { isResumed: true, amount: begun?.id === id ? begun.amount : undefined });
    },
    stop() {
      begin();
      now.value = { step: 'none' };
    },
  };
}

interface Opening {
  /** Empty where there is nothing to pay. */
  readonly session: string;
  /** Rupees. */
  readonly amount: number | undefined;
  readonly script: string;
  readonly mode: Order['gatewayMode'];
}

/** The answer holds no payment session; the message is a sentence for the user. */
class SessionError extends Error {}

/** Reads the answer to a start, which may be malformed or empty. */
function sessionIn(answer: Partial<PaymentSession> | null, texts: Texts): Opening & { readonly id: OrderId } {
  if (typeof answer !== 'object' || answer === null) throw new SessionError(texts.invalidSession);
  const { payment_session_id: session = '', order_id: id, order_amount: amount } = answer;
  const { gateway_script: script = '', gateway_mode: mode } = answer;
  if (session === '' && amount !== 0) throw new SessionError(texts.noSession);
  if (!id) throw new SessionError(texts.noOrder);
  return { id, session, script, amount, mode: mode ?? 'production' };
}

function startProblem(error: unknown, texts: Texts, language: Language | undefined): string {
  if (error instanceof SessionError) return error.message;
  if (!(error instanceof ApiError)) return texts.unexpected;
  if (error.status === 0) return texts.startFailed;
  return error.errors ? texts.initiationFailed : failureIn(language, error).message;
}

const resultOf = (gateway: Cashfree, session: string, mode: Order['gatewayMode']): Promise<CheckoutResult> =>
  // The simulator stands in for the sandbox: only `production` takes real money.
  Promise.resolve()
    .then(() =>
      gateway({ mode: mode === 'production' ? mode : 'sandbox' }).checkout({
        paymentSessionId: session,
        redirectTarget: '_modal',
      }),
    )
    .catch(() => ({ error: {} }));

function problemOf({ error }: CheckoutResult, texts: Texts): string | undefined {
  if (!error) return undefined;
  const isClosed = /clos|drop|cancel/i.test(`${error.code ?? ''} ${error.message ?? ''}`);
  return isClosed ? texts.cancelled : texts.problem;
}
