import type { Signal } from '@preact/signals-react';
import type { Order, OrderState } from '@yantra/contract/calls';
import { failureNoticeMs, noticeMs } from '@yantra/domain';
import { failureIn } from '@yantra/language';
import { ApiError } from '@yantra/state';
import type { messages } from './checkout.messages.ts';
import type { Attempt, Checkout, CheckoutDependencies, OrderId } from './checkout.types.ts';

type Texts = typeof messages;

/** Milliseconds between checks of a payment; after the last one we stop. */
export const checkDelaysMs = [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000, 45_000, 60_000] as const;
/** How an order is checked. */
interface CheckOptions {
  /** How often it was checked before. */
  readonly tries?: number;
  readonly problem?: string | undefined;
  /** The gateway has reported a payment: an order that looks unpaid is about to change. */
  readonly isExpected?: boolean;
  /** The amount in rupees, where known. */
  readonly amount?: number | undefined;
  /** The user has only come back to the page: an order that the server does not know is not an error then. */
  readonly isResumed?: boolean;
}

/** Why a paid order could not be used, unless the order itself shows it. */
function consumeProblem(error: unknown, texts: Texts): string | undefined {
  if (!(error instanceof ApiError)) return texts.processingFailed;
  return error.code.startsWith('payment.') ? undefined : texts.purchaseFailed;
}

/** The state of an order; a paid one is turned into a purchase. */
async function statusOf({ verify, consume, find }: CheckoutDependencies, id: OrderId, texts: Texts) {
  const verified = await verify(id);
  const attempts = Array.isArray(verified) ? verified : [];
  const attempt = attempts.find(({ payment_status: status }) => status === 'SUCCESS');
  let problem: string | undefined;
  if (attempt) {
    try {
      await consume(id);
    } catch (error) {
      problem = consumeProblem(error, texts);
    }
  }
  const isUnknown = !Array.isArray(verified) && verified.isUnknown === true;
  return { order: await find(id), attempt, problem, isUnknown };
}

/** States of an order that is unpaid as far as we know; where the gateway could not be asked, it may have been paid. */
const unpaidStates: readonly OrderState[] = ['open', 'failed', 'expired'];
const finalStates: readonly OrderState[] = ['expired', 'refunding', 'refunded'];

/** Failures are shown as a notice too, in the same words as in the panel. */
function createNotifier({ notify }: CheckoutDependencies, now: Signal<Checkout>) {
  const showError = (problem: string) => notify({ kind: 'error', text: problem, duration: failureNoticeMs });
  return {
    showError,
    /** No order was created. */
    refuse: (problem: string): void => {
      now.value = { step: 'refused', problem };
      showError(problem);
    },
  };
}

/** Checks an order, again and again while its payment is expected. */
export function createOrderWatch(dependencies: CheckoutDependencies, now: Signal<Checkout>, texts: Texts) {
  const { language, kept, later, notify } = dependencies;
  const { showError, refuse } = createNotifier(dependencies, now);
  let currentRun = 0;
  let cancel = () => undefined as void;

  /** A new action; results of earlier ones are ignored from now on. */
  function begin(next?: Checkout): () => boolean {
    cancel();
    currentRun += 1;
    const run = currentRun;
    if (next) now.value = next;
    return () => run === currentRun;
  }

  async function check(id: OrderId, options: CheckOptions = {}): Promise<void> {
    const isCurrent = begin();
    try {
      const { order, attempt, problem, isUnknown } = await statusOf(dependencies, id, texts);
      if (!isCurrent()) return;
      if (order.state === 'fulfilled') return await finish(order, attempt, isCurrent);
      const isPaymentExpected = options.isExpected === true && order.state === 'open';
      const isUnsure = isPaymentExpected || (isUnknown && unpaidStates.includes(order.state));
      // A problem that an automatic check finds again is not announced again.
      const shouldNotify = problem !== undefined && options.problem === undefined;
      showOrder(order, isUnsure, { ...options, amount: order.orderAmount, problem: options.problem ?? problem });
      if (shouldNotify && !isUnsure) showError(problem);
    } catch (error) {
      if (isCurrent()) showUnknown(id, error, options);
    }
  }

  function showOrder(order: Order, isUnsure: boolean, options: CheckOptions): void {
    const { tries = 0 } = options;
    // An order that may be paid is not reported as unpaid, and nobody is told to try again.
    const problem = isUnsure ? undefined : options.problem;
    const isPending = order.state === 'confirming' || isUnsure;
    const wait = isPending ? checkDelaysMs[tries] : undefined;
    now.value = { step: 'ordered', order, isUnsure, isWatched: wait !== undefined, isBusy: false, problem };
    if (!isUnsure && finalStates.includes(order.state)) kept.forget();
    if (wait !== undefined) cancel = later(() => void check(order.orderId, { ...options, tries: tries + 1 }), wait);
  }

  function showUnknown(id: OrderId, error: unknown, options: CheckOptions): void {
    const isUnknown = error instanceof ApiError && error.code === 'order.unknown';
    if (isUnknown) kept.forget();
    if (isUnknown && options.isResumed) {
      now.value = { step: 'none' };
      return;
    }
    const before = now.peek();
    // A connection lost between two automatic checks is not reported: the next check may succeed.
    if (before.step === 'ordered' && before.isWatched && !isUnknown) {
      return showOrder(before.order, before.isUnsure, options);
    }
    if (isUnknown) {
      return refuse(options.problem ?? failureIn(language, error).message);
    }
    const { tries = 0, amount, isExpected: isPaid = false, problem = texts.verificationFailed } = options;
    const wait = checkDelaysMs[tries];
    now.value = { step: 'unknown', orderId: id, problem, amount, isPaid, isWatched: wait !== undefined };
    if (before.step !== 'unknown') showError(problem);
    if (wait !== undefined) cancel = later(() => void check(id, { ...options, tries: tries + 1 }), wait);
  }

  async function finish(order: Order, attempt: Attempt | undefined, isCurrent: () => boolean): Promise<void> {
    const shouldNotify = kept.read()?.id === order.orderId;
    kept.forget();
    const purchases = await dependencies.purchases().catch(() => []);
    if (!isCurrent()) return;
    const purchase = purchases.find(({ id }) => id === order.purchaseId);
    const former = purchases.find(({ id }) => id === order.upgradeOf);
    now.value = { step: 'done', order, attempt, purchase, former };
    if (shouldNotify) notify({ kind: 'success', text: texts.purchased, duration: noticeMs });
    dependencies.onBought?.();
    dependencies.onDone?.(order.orderId);
  }

  return { begin, check, refuse };
}

/** Says in a notice how a payment ended whose screen was left: the gateway's sheet stays over the page, and may be used there. */
export async function tellLeft(
  dependencies: CheckoutDependencies,
  now: Signal<Checkout>,
  texts: Texts,
  { id, problem }: { readonly id: OrderId; readonly problem: string | undefined },
): Promise<void> {
  const { kept, notify, onBought } = dependencies;
  const status = await statusOf(dependencies, id, texts).catch(() => undefined);
  // Its screen is there again, and says so itself.
  if (kept.read()?.id !== id || now.peek().step !== 'none') return;
  if (status?.order.state === 'fulfilled') {
    kept.forget();
    onBought?.();
    notify({ kind: 'success', text: texts.purchased, duration: noticeMs });
  } else notify({ kind: 'info', text: leftText(status, problem, texts), duration: failureNoticeMs });
}

/** What is said of an order that is no purchase. Only of one that is known to be unpaid is it said that nothing was taken. */
function leftText(status: Awaited<ReturnType<typeof statusOf>> | undefined, problem: string | undefined, texts: Texts) {
  if (status === undefined || status.isUnknown) return texts.lostNote;
  const { state } = status.order;
  return state === 'open' ? (problem ?? texts.notes.confirming) : texts.notes[state];
}
