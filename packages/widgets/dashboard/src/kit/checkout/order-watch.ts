import type { Signal } from '@preact/signals-react';
import type { Order, OrderState } from '@yantra/contract/calls';
import { failureNoticeMs, noticeMs } from '@yantra/domain';
import { failureIn } from '@yantra/language';
import { ApiError } from '@yantra/state';
import type { messages } from './checkout.messages.ts';
import type { Attempt, Checkout, CheckoutDependencies, OrderId } from './checkout.types.ts';

type Texts = typeof messages;

/** Milliseconds between one look at a payment and the next; after the last of them we stop asking. */
export const watchMs = [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000, 45_000, 60_000] as const;
/** How an order is looked at. */
interface Look {
  /** How often it was looked at before. */
  readonly tries?: number;
  readonly problem?: string | undefined;
  /** The gateway has said that a payment was made: an order that looks unpaid is about to change. */
  readonly isExpected?: boolean;
  /** Rupees that are asked for, where they are known. */
  readonly amount?: number | undefined;
  /** Somebody has only come back to a page; what is known to nobody is no news. */
  readonly isResumed?: boolean;
}

/** What stood in the way of a paid order, unless the order itself tells it. */
function consumeProblem(error: unknown, texts: Texts): string | undefined {
  if (!(error instanceof ApiError)) return texts.processingFailed;
  return error.code.startsWith('payment.') ? undefined : texts.purchaseFailed;
}

/** How an order stands; what was paid for is taken. */
async function truthOf({ verify, consume, find }: CheckoutDependencies, id: OrderId, texts: Texts) {
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

/** States of an order that nobody has paid, as far as we know; where the gateway could not be asked, it may be paid all the same. */
const looksUnpaid: readonly OrderState[] = ['open', 'failed', 'expired'];
const isOver: readonly OrderState[] = ['expired', 'refunding', 'refunded'];

/** A failure is told besides the panel, in the very sentence that stands there. */
function createTelling({ notify }: CheckoutDependencies, now: Signal<Checkout>) {
  const tell = (problem: string) => notify({ kind: 'error', text: problem, duration: failureNoticeMs });
  return {
    tell,
    /** No order came about. */
    refuse: (problem: string): void => {
      now.value = { step: 'refused', problem };
      tell(problem);
    },
  };
}

/** Looks at an order, and again for as long as its payment is awaited. */
export function createOrderWatch(dependencies: CheckoutDependencies, now: Signal<Checkout>, texts: Texts) {
  const { language, kept, later, notify } = dependencies;
  const { tell, refuse } = createTelling(dependencies, now);
  let turn = 0;
  let cancel = () => undefined as void;

  /** A new act; what comes of older ones changes nothing any more. */
  function begin(next?: Checkout): () => boolean {
    cancel();
    turn += 1;
    const mine = turn;
    if (next) now.value = next;
    return () => mine === turn;
  }

  async function look(id: OrderId, given: Look = {}): Promise<void> {
    const isMine = begin();
    try {
      const { order, attempt, problem, isUnknown } = await truthOf(dependencies, id, texts);
      if (!isMine()) return;
      if (order.state === 'fulfilled') return await finish(order, attempt, isMine);
      const isAbout = given.isExpected === true && order.state === 'open';
      const isUnsure = isAbout || (isUnknown && looksUnpaid.includes(order.state));
      // What is looked at again by itself and still stands there is no news.
      const isNews = problem !== undefined && given.problem === undefined;
      showOrder(order, isUnsure, { ...given, amount: order.orderAmount, problem: given.problem ?? problem });
      if (isNews && !isUnsure) tell(problem);
    } catch (error) {
      if (isMine()) showLost(id, error, given);
    }
  }

  function showOrder(order: Order, isUnsure: boolean, given: Look): void {
    const { tries = 0 } = given;
    // That nothing was taken, or that one should try again, is not said of what may be paid.
    const problem = isUnsure ? undefined : given.problem;
    const isAwaited = order.state === 'confirming' || isUnsure;
    const wait = isAwaited ? watchMs[tries] : undefined;
    now.value = { step: 'standing', order, isUnsure, isWatched: wait !== undefined, isBusy: false, problem };
    if (!isUnsure && isOver.includes(order.state)) kept.forget();
    if (wait !== undefined) cancel = later(() => void look(order.orderId, { ...given, tries: tries + 1 }), wait);
  }

  function showLost(id: OrderId, error: unknown, given: Look): void {
    const isUnknown = error instanceof ApiError && error.code === 'order.unknown';
    if (isUnknown) kept.forget();
    if (isUnknown && given.isResumed) {
      now.value = { step: 'none' };
      return;
    }
    const before = now.peek();
    // A line that drops between two looks is no news: the next look may find it mended.
    if (before.step === 'standing' && before.isWatched && !isUnknown) {
      return showOrder(before.order, before.isUnsure, given);
    }
    if (isUnknown) {
      return refuse(given.problem ?? failureIn(language, error).message);
    }
    const { tries = 0, amount, isExpected: isPaid = false, problem = texts.verificationFailed } = given;
    const wait = watchMs[tries];
    now.value = { step: 'lost', orderId: id, problem, amount, isPaid, isWatched: wait !== undefined };
    if (before.step !== 'lost') tell(problem);
    if (wait !== undefined) cancel = later(() => void look(id, { ...given, tries: tries + 1 }), wait);
  }

  async function finish(order: Order, attempt: Attempt | undefined, isMine: () => boolean): Promise<void> {
    const isNews = kept.read()?.id === order.orderId;
    kept.forget();
    const purchases = await dependencies.purchases().catch(() => []);
    if (!isMine()) return;
    const purchase = purchases.find(({ id }) => id === order.purchaseId);
    const former = purchases.find(({ id }) => id === order.upgradeOf);
    now.value = { step: 'done', order, attempt, purchase, former };
    if (isNews) notify({ kind: 'success', text: texts.purchased, duration: noticeMs });
    dependencies.onDone?.(order.orderId);
  }

  return { begin, look, refuse };
}
