import { type ReadonlySignal, signal } from '@preact/signals-react';
import type {
  InputOf,
  Order,
  OutputOf,
  PaymentSession,
  PurchasedPlan,
  StartPaymentInput,
  verifyPayment,
} from '@yantra/contract/calls';
import { type Language, sentenceIn, textsIn } from '@yantra/language';
import { ApiError, type Notice } from '@yantra/state';
import { messages } from './checkout.messages.ts';
import type { Cashfree, CheckoutResult } from './gateway.ts';
import type { KeptOrder } from './kept-order.ts';

type Texts = typeof messages;
type Verified = OutputOf<typeof verifyPayment>;
/** One attempt to pay. */
export type Attempt = Extract<Verified, readonly unknown[]>[number];
export type OrderId = InputOf<typeof verifyPayment>['id'];

/** Where a purchase stands for the person who makes it. */
export type Checkout =
  | { readonly step: 'none' | 'starting' | 'paying' | 'checking' }
  /** No order came about. */
  | { readonly step: 'refused'; readonly problem: string }
  /** There is an order; nobody can say how it stands. */
  | { readonly step: 'lost'; readonly orderId: OrderId; readonly problem: string }
  | {
      readonly step: 'standing';
      readonly order: Order;
      /** Whether we ask again by ourselves. */
      readonly isWatched: boolean;
      readonly isBusy: boolean;
      /** What has just gone wrong. */
      readonly problem: string | undefined;
    }
  | {
      readonly step: 'done';
      readonly order: Order;
      readonly attempt: Attempt | undefined;
      readonly purchase: PurchasedPlan | undefined;
    };

export interface CheckoutDependencies {
  /** In which problems are told; without it, English. */
  readonly language?: Language | undefined;
  /** @throws {ApiError} */
  readonly start: (input: StartPaymentInput) => Promise<PaymentSession>;
  /** @throws {ApiError} */
  readonly verify: (id: OrderId) => Promise<Verified>;
  /** @throws {ApiError} */
  readonly find: (id: OrderId) => Promise<Order>;
  /** @throws {ApiError} */
  readonly consume: (id: OrderId) => Promise<unknown>;
  /** @throws {ApiError} */
  readonly purchases: () => Promise<readonly PurchasedPlan[]>;
  /** Loads the gateway's script. */
  readonly openGateway: (script: string) => Promise<Cashfree>;
  readonly kept: KeptOrder;
  /** Calls back once after so many milliseconds; returns how to call it off. */
  readonly later: (act: () => void, ms: number) => () => void;
  readonly notify: (notice: Notice) => void;
  /** A subscription has come of an order. */
  readonly onDone?: (orderId: OrderId) => void;
}

export interface CheckoutModel {
  readonly now: ReadonlySignal<Checkout>;
  /** Begins a purchase and opens the gateway's checkout. */
  readonly buy: (input: StartPaymentInput) => Promise<void>;
  /** Opens the checkout of an order that stands. */
  readonly pay: () => Promise<void>;
  readonly checkAgain: () => Promise<void>;
  readonly discard: () => void;
  /** Takes up an order that is not finished: the one that is named, else the one this device keeps. */
  readonly resume: (named?: string | null) => Promise<void>;
  /** Nobody looks any more. */
  readonly stop: () => void;
}

/** Milliseconds between one look at a payment and the next; after the last of them we stop asking. */
export const watchMs = [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000, 45_000, 60_000] as const;
const noticeMs = 4000;

/** How an order is looked at. */
interface Look {
  /** How often it was looked at before. */
  readonly tries?: number;
  readonly problem?: string | undefined;
  /** The gateway has said that a payment was made: an order that looks unpaid is about to change. */
  readonly isExpected?: boolean;
  /** Somebody has only come back to a page; what is known to nobody is no news. */
  readonly isResumed?: boolean;
}

export function createCheckoutModel(dependencies: CheckoutDependencies): CheckoutModel {
  const { language, kept, later, notify } = dependencies;
  const texts = textsIn(language, messages);
  const now = signal<Checkout>({ step: 'none' });
  let turn = 0;
  let callOff: () => void = () => undefined;

  /** A new act; what comes of older ones changes nothing any more. */
  function begin(next?: Checkout): () => boolean {
    callOff();
    turn += 1;
    const mine = turn;
    if (next) now.value = next;
    return () => mine === turn;
  }

  async function truth(id: OrderId) {
    const verified = await dependencies.verify(id);
    const attempts = Array.isArray(verified) ? verified : [];
    const attempt = attempts.find(({ payment_status: status }) => status === 'SUCCESS');
    let problem: string | undefined;
    if (attempt) {
      try {
        await dependencies.consume(id);
      } catch (error) {
        problem = consumeProblem(error, texts);
      }
    }
    return { order: await dependencies.find(id), attempt, problem };
  }

  async function look(id: OrderId, given: Look = {}): Promise<void> {
    const isMine = begin();
    try {
      const { order, attempt, problem } = await truth(id);
      if (!isMine()) return;
      if (order.state === 'fulfilled') return await finish(order, attempt, isMine);
      stand(order, { ...given, problem: given.problem ?? problem });
    } catch (error) {
      if (isMine()) lose(id, error, given);
    }
  }

  function stand(order: Order, given: Look): void {
    const { tries = 0, problem, isExpected = false } = given;
    const isAwaited = order.state === 'confirming' || (isExpected && order.state === 'open');
    const wait = isAwaited ? watchMs[tries] : undefined;
    now.value = { step: 'standing', order, isWatched: wait !== undefined, isBusy: false, problem };
    if (order.state === 'expired' || order.state === 'refunding' || order.state === 'refunded') kept.forget();
    if (wait !== undefined) callOff = later(() => void look(order.orderId, { ...given, tries: tries + 1 }), wait);
  }

  function lose(id: OrderId, error: unknown, given: Look): void {
    const isUnknown = error instanceof ApiError && error.code === 'order.unknown';
    if (isUnknown) kept.forget();
    if (isUnknown && given.isResumed) {
      now.value = { step: 'none' };
      return;
    }
    const before = now.peek();
    // A line that drops between two looks is no news: the next look may find it mended.
    if (before.step === 'standing' && before.isWatched && !isUnknown) return stand(before.order, given);
    const problem = given.problem ?? (isUnknown ? sentenceIn(language, error.message) : texts.verificationFailed);
    now.value = { step: 'lost', orderId: id, problem };
  }

  async function finish(order: Order, attempt: Attempt | undefined, isMine: () => boolean): Promise<void> {
    const isNews = kept.read() === order.orderId;
    kept.forget();
    const purchases = await dependencies.purchases().catch(() => []);
    if (!isMine()) return;
    const purchase = purchases.find(({ id }) => id === order.purchaseId);
    now.value = { step: 'done', order, attempt, purchase };
    if (isNews) notify({ kind: 'success', text: texts.purchased, duration: noticeMs });
    dependencies.onDone?.(order.orderId);
  }

  async function open(id: OrderId, { script, session, mode }: Opening): Promise<void> {
    const isMine = begin({ step: 'paying' });
    const gateway = await dependencies.openGateway(script).catch(() => undefined);
    if (!isMine()) return;
    if (!gateway) return look(id, { problem: texts.gatewayFailed });
    const result = await resultOf(gateway, session, mode);
    if (!isMine()) return;
    now.value = { step: 'checking' };
    await look(id, { problem: problemOf(result, texts), isExpected: result.paymentDetails !== undefined });
  }

  return {
    now,
    async buy(input) {
      const { step } = now.peek();
      if (step === 'starting' || step === 'paying') return;
      const isMine = begin({ step: 'starting' });
      try {
        const session = sessionIn(await dependencies.start(input), texts);
        // Also when nobody waits any more: the order is open now.
        kept.write(session.id);
        if (isMine()) await open(session.id, session);
      } catch (error) {
        if (isMine()) now.value = { step: 'refused', problem: startProblem(error, texts, language) };
      }
    },
    async pay() {
      const at = now.peek();
      if (at.step !== 'standing' || at.isBusy || at.order.paymentSessionId === null) return;
      const { orderId, paymentSessionId: session, gatewayScript: script, gatewayMode: mode } = at.order;
      kept.write(orderId);
      await open(orderId, { session, script, mode });
    },
    async checkAgain() {
      const at = now.peek();
      if (at.step === 'standing' && !at.isBusy) {
        now.value = { ...at, isBusy: true, isWatched: false };
        await look(at.order.orderId);
      } else if (at.step === 'lost') {
        now.value = { step: 'checking' };
        await look(at.orderId);
      }
    },
    discard() {
      begin({ step: 'none' });
      kept.forget();
    },
    async resume(named) {
      const id = named || kept.read();
      if (id === undefined || now.peek().step !== 'none') return;
      now.value = { step: 'checking' };
      await look(id, { isResumed: true });
    },
    stop() {
      begin();
      now.value = { step: 'none' };
    },
  };
}

interface Opening {
  readonly session: string;
  readonly script: string;
  readonly mode: Order['gatewayMode'];
}

/** An answer that is no session to pay in; its message is a sentence for the person. */
class NoSession extends Error {}

/** What the answer to a start says; it may be another server's, or nothing at all. */
function sessionIn(answer: Partial<PaymentSession> | null, texts: Texts): Opening & { readonly id: OrderId } {
  if (typeof answer !== 'object' || answer === null) throw new NoSession(texts.invalidSession);
  const { payment_session_id: session, order_id: id, gateway_script: script = '', gateway_mode: mode } = answer;
  if (!session) throw new NoSession(texts.noSession);
  if (!id) throw new NoSession(texts.noOrder);
  return { id, session, script, mode: mode ?? 'production' };
}

function startProblem(error: unknown, texts: Texts, language: Language | undefined): string {
  if (error instanceof NoSession) return error.message;
  if (!(error instanceof ApiError)) return texts.unexpected;
  if (error.status === 0) return texts.startFailed;
  return error.errors ? texts.initiationFailed : sentenceIn(language, error.message);
}

/** What stood in the way of a paid order, unless the order itself tells it. */
function consumeProblem(error: unknown, texts: Texts): string | undefined {
  if (!(error instanceof ApiError)) return texts.processingFailed;
  return error.code.startsWith('payment.') ? undefined : texts.purchaseFailed;
}

const resultOf = (gateway: Cashfree, session: string, mode: Order['gatewayMode']): Promise<CheckoutResult> =>
  // The simulator plays the sandbox: only `production` takes real money.
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
