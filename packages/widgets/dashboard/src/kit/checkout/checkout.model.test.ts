import type { Order } from '@yantra/contract/calls';
import { ApiError } from '@yantra/state';
import { makeOrder, makePurchase, paidAttempt, paymentSession } from '@yantra/testing';
import { describe, expect, test, vi } from 'vitest';
import { messages } from './checkout.messages.ts';
import { createCheckoutModel } from './checkout.model.ts';
import type { CheckoutDependencies } from './checkout.types.ts';
import type { CheckoutResult } from './gateway.ts';
import type { BegunOrder } from './kept-order.ts';
import { checkDelaysMs } from './order-watch.ts';

const { order_id: orderId } = paymentSession;
const selection = {
  amount: 6750,
  subscriptionId: 2,
  subscriptionPeriod: 6 as const,
  selectedEquipmentIds: ['Pune-1'],
  renewalOf: undefined,
  upgradeOf: undefined,
};
const offline = new ApiError('network.offline', 0, 'You are offline.');
const unpaid = { message: 'Payment details not available. Please try again.' };

/** A purchase with dependencies that a test sets; `wake` runs the next scheduled check. */
function purchase(some: Partial<CheckoutDependencies> = {}, result: CheckoutResult = { paymentDetails: {} }) {
  let begun: BegunOrder | undefined;
  const waits: number[] = [];
  let checks = 0;
  let act: (() => void) | undefined;
  const checkout = vi.fn(() => Promise.resolve(result));
  const gateway = vi.fn(() => ({ checkout }));
  const notices: string[] = [];
  const parts = {
    start: vi.fn(() => Promise.resolve(paymentSession)),
    verify: vi.fn(() => Promise.resolve([paidAttempt])),
    find: vi.fn(() => Promise.resolve(makeOrder({ state: 'fulfilled', purchaseId: 'p1' }))),
    consume: vi.fn(() => Promise.resolve({ id: 'p1' })),
    purchases: () => Promise.resolve([makePurchase({ id: 'p1' })]),
    openGateway: vi.fn(() => Promise.resolve(gateway)),
    onDone: vi.fn(),
    ...some,
  };
  const model = createCheckoutModel({
    ...parts,
    verify(id) {
      checks += 1;
      return parts.verify(id);
    },
    kept: {
      read: () => begun,
      write: (order) => (begun = order),
      forget: () => (begun = undefined),
    },
    later(next, ms) {
      waits.push(ms);
      act = next;
      return () => (act = undefined);
    },
    notify: ({ text }) => notices.push(text),
  });
  const wake = async () => {
    const before = checks;
    act?.();
    await vi.waitFor(() => expect(checks).toBe(before + 1));
  };
  return { ...parts, model, checkout, gateway, notices, waits, wake, kept: () => begun?.id };
}

const orderedAs = (state: Order['state'], some: Partial<Order> = {}): Partial<CheckoutDependencies> => ({
  verify: vi.fn(() => Promise.resolve(unpaid)),
  find: vi.fn(() => Promise.resolve(makeOrder({ state, ...some }))),
});

describe('a purchase', () => {
  // spec: purchase.buy, purchase.checkout, purchase.verified, says.purchased
  test('opens the gateway’s checkout only after the order, and becomes a subscription', async () => {
    const { model, openGateway, checkout, gateway, consume, onDone, notices, kept } = purchase();
    expect(openGateway).not.toHaveBeenCalled();
    await model.buy(selection);
    expect(openGateway).toHaveBeenCalledExactlyOnceWith(paymentSession.gateway_script);
    expect(gateway).toHaveBeenCalledWith({ mode: 'sandbox' });
    expect(checkout).toHaveBeenCalledWith({ paymentSessionId: 'session_abc', redirectTarget: '_modal' });
    expect(consume).toHaveBeenCalledWith(orderId);
    expect(model.now.value).toMatchObject({ step: 'done', attempt: paidAttempt, purchase: { id: 'p1' } });
    expect(notices).toEqual(['Subscription purchased successfully!']);
    expect(onDone).toHaveBeenCalledWith(orderId);
    expect(kept()).toBeUndefined();
  });

  // spec: purchase.checkout, limit.gateway
  test('takes real money in production only', async () => {
    const { model, gateway } = purchase({
      start: () => Promise.resolve({ ...paymentSession, gateway_mode: 'production' }),
    });
    await model.buy(selection);
    expect(gateway).toHaveBeenCalledWith({ mode: 'production' });
  });

  test('creates one order, however often Buy is pressed', async () => {
    const { model, start } = purchase();
    await Promise.all([model.buy(selection), model.buy(selection)]);
    expect(start).toHaveBeenCalledOnce();
  });

  // spec: says.session-not-started
  test.for([
    [new ApiError('payment.unavailable', 503, 'Failed to start the payment session. Please try again.')],
    [new ApiError('purchase.running', 409, 'One of the machines is in a running subscription.')],
  ])('shows the server’s message when no order is created: %s', async ([error]) => {
    const { model, kept, notices } = purchase({ start: () => Promise.reject(error as Error) });
    await model.buy(selection);
    expect(model.now.value).toEqual({ step: 'refused', problem: error?.message });
    expect(notices).toEqual([error?.message]);
    expect(kept()).toBeUndefined();
  });

  // spec: says.session-invalid, says.session-missing, says.order-missing
  test.for([
    [undefined, 'Invalid response for payment session initiation'],
    [{ order_id: 'o1' }, 'Failed to get payment session.'],
    [{ payment_session_id: 's1' }, 'Order ID missing'],
  ])('refuses an answer without a session: %j', async ([answer, sentence]) => {
    const { model, notices } = purchase({ start: () => Promise.resolve(answer as never) });
    await model.buy(selection);
    expect(model.now.value).toEqual({ step: 'refused', problem: sentence });
    expect(notices).toEqual([sentence]);
  });

  // spec: says.initiation-failed, says.unexpected
  test.for([
    [
      new ApiError('request.invalid', 400, 'Please check.', { amount: 'An amount is needed.' }),
      'Payment initiation failed. Please check your details and try again.',
    ],
    [new TypeError('x is undefined'), 'Unexpected error occurred'],
  ])('shows its own message for invalid input and unexpected errors: %s', async ([error, sentence]) => {
    const { model, notices } = purchase({ start: () => Promise.reject(error as Error) });
    await model.buy(selection);
    expect(model.now.value).toEqual({ step: 'refused', problem: sentence });
    expect(notices).toEqual([sentence]);
  });

  // spec: says.not-purchased, says.request-failed
  test.for([
    [new ApiError('server.failed', 500, 'Broken.'), 'Failed to purchase subscription. Please try again.'],
    [new TypeError('x'), 'An error occurred while processing your request. Please try again later.'],
  ])('says so when it is paid but cannot be used yet: %s', async ([error, sentence]) => {
    const { model, notices, wake } = purchase({
      find: vi.fn(() => Promise.resolve(makeOrder({ state: 'confirming' }))),
      consume: () => Promise.reject(error as Error),
    });
    await model.buy(selection);
    expect(model.now.value).toMatchObject({ step: 'ordered', problem: sentence });
    await wake();
    expect(notices, 'shown once, however often it is checked').toEqual([sentence]);
  });

  // spec: says.not-initiated
  test('says that it could not start while offline', async () => {
    const { model, notices } = purchase({ start: () => Promise.reject(offline) });
    await model.buy(selection);
    const problem = 'Failed to initiate payment. Please try again.';
    expect(model.now.value).toEqual({ step: 'refused', problem });
    expect(notices).toEqual([problem]);
  });

  // spec: says.gateway-failed, purchase.kept
  test('keeps the order when the gateway’s script fails to load', async () => {
    const { model, kept } = purchase({ ...orderedAs('open'), openGateway: () => Promise.reject(new Error('404')) });
    await model.buy(selection);
    expect(model.now.value).toMatchObject({ step: 'ordered', problem: 'Error initializing payment gateway.' });
    expect(kept()).toBe(orderId);
  });

  // spec: says.payment-problem
  test('can be tried again with the same order after a failure', async () => {
    const { model, checkout, start } = purchase(orderedAs('failed'), { error: { code: 'payment_failed' } });
    await model.buy(selection);
    expect(model.now.value).toMatchObject({
      step: 'ordered',
      problem: 'There was a problem processing your payment. Please try again.',
      order: { state: 'failed' },
    });
    await model.pay();
    expect(checkout).toHaveBeenCalledTimes(2);
    expect(start).toHaveBeenCalledOnce();
  });

  test('says that nothing was charged when the checkout was closed', async () => {
    const { model } = purchase(orderedAs('open'), { error: { code: 'payment_dropped' } });
    await model.buy(selection);
    expect(model.now.value).toMatchObject({ problem: messages.cancelled, isWatched: false });
  });

  test('succeeds even if the gateway’s modal reports a failure', async () => {
    const { model } = purchase({}, { error: { code: 'payment_failed' } });
    await model.buy(selection);
    expect(model.now.value.step).toBe('done');
  });
});

describe('an order that is being confirmed', () => {
  test('is checked again at growing intervals, and finally no more', async () => {
    const { model, waits, wake } = purchase(orderedAs('confirming', { paymentSessionId: null }));
    await model.resume(orderId);
    for (const [at] of checkDelaysMs.entries()) {
      await vi.waitFor(() => expect(waits).toHaveLength(at + 1));
      await wake();
    }
    await vi.waitFor(() => expect(model.now.value).toMatchObject({ step: 'ordered', isWatched: false }));
    expect(waits).toEqual([...checkDelaysMs]);
  });

  test('becomes a subscription once the gateway confirms the payment', async () => {
    const find = vi
      .fn(() => Promise.resolve(makeOrder({ state: 'fulfilled', purchaseId: 'p1' })))
      .mockResolvedValueOnce(makeOrder({ state: 'confirming' }));
    const { model, wake } = purchase({
      find,
      consume: () => Promise.reject(new ApiError('payment.pending', 409, '…')),
    });
    await model.resume(orderId);
    expect(model.now.value).toMatchObject({ step: 'ordered', isWatched: true, problem: undefined });
    await wake();
    await vi.waitFor(() => expect(model.now.value.step).toBe('done'));
  });

  test('survives a connection lost between two checks', async () => {
    const verify = vi.fn(() => Promise.resolve([] as never[])).mockResolvedValueOnce([]);
    const { model, wake, waits } = purchase({ ...orderedAs('confirming'), verify });
    await model.resume(orderId);
    verify.mockRejectedValueOnce(offline);
    await wake();
    await vi.waitFor(() => expect(waits).toHaveLength(2));
    expect(model.now.value).toMatchObject({ step: 'ordered', order: { state: 'confirming' } });
  });

  test.each([
    ['paid', {}, { paymentDetails: {} }, 'Subscription purchased successfully!', 1],
    [
      'closed',
      orderedAs('open'),
      { error: { code: 'payment_closed' } },
      'You closed the payment before it was finished. Nothing was taken.',
      0,
    ],
    ['being confirmed', orderedAs('confirming'), { paymentDetails: {} }, messages.notes.confirming, 0],
    ['paid, and closed', orderedAs('confirming'), { error: { code: 'payment_closed' } }, messages.notes.confirming, 0],
    ['paid, and of no use any more', orderedAs('refunding'), { paymentDetails: {} }, messages.notes.refunding, 0],
    ['refused', orderedAs('failed'), { error: {} }, messages.notes.failed, 0],
    [
      'closed while the gateway does not answer us',
      { ...orderedAs('open'), verify: () => Promise.resolve({ ...unpaid, isUnknown: true }) },
      { error: { code: 'payment_closed' } },
      messages.lostNote,
      0,
    ],
    [
      'paid while the server is away',
      { verify: () => Promise.reject(offline) },
      { paymentDetails: {} },
      messages.lostNote,
      0,
    ],
  ] as const)(
    '%s in the gateway’s sheet after its screen was left is told in a notice',
    async (_how, some, result, said, times) => {
      let end: (ended: CheckoutResult) => void = () => undefined;
      const onBought = vi.fn();
      const { model, checkout, notices, onDone } = purchase({ ...some, onBought });
      checkout.mockImplementation(() => new Promise((resolve) => (end = resolve)));
      const paying = model.buy(selection);
      await vi.waitFor(() => expect(model.now.value.step).toBe('paying'));
      await vi.waitFor(() => expect(checkout).toHaveBeenCalled());
      model.stop();
      end(result);
      await paying;
      expect(notices).toEqual([said]);
      expect(onBought).toHaveBeenCalledTimes(times);
      // Nobody is led away from where they are.
      expect(onDone).not.toHaveBeenCalled();
      expect(model.now.value).toEqual({ step: 'none' });
    },
  );

  test('is not checked any more after stop', async () => {
    const { model, verify } = purchase(orderedAs('confirming'));
    await model.resume(orderId);
    model.stop();
    expect(model.now.value).toEqual({ step: 'none' });
    expect(verify).toHaveBeenCalledOnce();
  });
});

describe('resuming', () => {
  test('makes no call where no order was started', async () => {
    const { model, verify } = purchase();
    await model.resume();
    expect(model.now.value).toEqual({ step: 'none' });
    expect(verify).not.toHaveBeenCalled();
  });

  test('takes up the order kept on this device, which can be discarded', async () => {
    const first = purchase({ ...orderedAs('open') }, { error: { code: 'payment_closed' } });
    await first.model.buy(selection);
    first.model.stop();
    await first.model.resume();
    expect(first.model.now.value).toMatchObject({ step: 'ordered', order: { state: 'open' } });
    first.model.discard();
    expect(first.kept()).toBeUndefined();
    expect(first.model.now.value).toEqual({ step: 'none' });
  });

  test('silently forgets another user’s order', async () => {
    const { model } = purchase({ verify: () => Promise.reject(new ApiError('order.unknown', 404, 'None.')) });
    await model.resume(orderId);
    expect(model.now.value).toEqual({ step: 'none' });
  });

  test('does not announce an old purchase again', async () => {
    const { model, notices } = purchase();
    await model.resume(orderId);
    expect(model.now.value.step).toBe('done');
    expect(notices).toEqual([]);
  });

  // spec: says.verification-failed
  test('says that it cannot see the payment’s state, and checks again on request', async () => {
    const verify = vi.fn(() => Promise.resolve([paidAttempt])).mockRejectedValueOnce(offline);
    const { model, notices } = purchase({ verify });
    await model.resume(orderId);
    const problem = 'Payment verification failed. Please contact support.';
    expect(model.now.value).toMatchObject({ step: 'unknown', orderId, problem, amount: undefined, isWatched: true });
    expect(notices).toEqual([problem]);
    await model.checkAgain();
    expect(model.now.value.step).toBe('done');
  });

  test('shows the paid amount while it cannot see the payment’s state, and checks again automatically', async () => {
    const verify = vi.fn(() => Promise.resolve([paidAttempt])).mockRejectedValueOnce(offline);
    const { model, wake, waits, kept } = purchase({ verify });
    await model.buy(selection);
    expect(model.now.value).toMatchObject({ step: 'unknown', orderId, amount: 6750, isPaid: true, isWatched: true });
    expect([waits, kept()]).toEqual([[checkDelaysMs[0]], orderId]);
    await wake();
    await vi.waitFor(() => expect(model.now.value.step).toBe('done'));
  });

  test('calls no order unpaid while the gateway cannot be asked', async () => {
    const verify = () => Promise.resolve({ message: 'Your payment is being confirmed.', isUnknown: true });
    const { model } = purchase({ ...orderedAs('open'), verify }, { error: {} });
    await model.buy(selection);
    expect(model.now.value).toMatchObject({ step: 'ordered', isUnsure: true, isWatched: true });
  });

  test('shows the amount also after a reload', async () => {
    const verify = vi.fn(() => Promise.reject<never>(offline));
    const { model } = purchase({ verify });
    await model.buy(selection);
    model.stop();
    await model.resume();
    expect(model.now.value).toMatchObject({ step: 'unknown', orderId, amount: 6750, isPaid: false, isWatched: true });
  });

  test.for(['open', 'failed', 'expired'] as const)(
    'calls an order that was %s neither unpaid nor over while the gateway cannot be asked, and does afterwards',
    async (state) => {
      const unknown = { message: 'Your payment is being confirmed.', isUnknown: true };
      const verify = vi
        .fn<CheckoutDependencies['verify']>(() => Promise.resolve(unpaid))
        .mockResolvedValueOnce(unknown);
      const { model, wake, waits, kept } = purchase({ ...orderedAs(state), verify }, { error: { code: 'dropped' } });
      await model.buy(selection);
      expect(model.now.value).toMatchObject({ isUnsure: true, isWatched: true, problem: undefined });
      expect([kept(), waits]).toEqual([orderId, [checkDelaysMs[0]]]);
      await wake();
      await vi.waitFor(() => expect(model.now.value).toMatchObject({ isUnsure: false, problem: messages.cancelled }));
    },
  );

  test('skips the gateway when credit covers the price', async () => {
    const session = { ...paymentSession, payment_session_id: '', order_amount: 0 };
    const { model, openGateway } = purchase({
      start: () => Promise.resolve(session),
      verify: () => Promise.resolve({ message: 'Subscription purchased successfully!' }),
    });
    await model.buy(selection);
    expect(model.now.value).toMatchObject({ step: 'done', attempt: undefined, purchase: { id: 'p1' } });
    expect(openGateway).not.toHaveBeenCalled();
  });

  test.for(['expired', 'refunding', 'refunded'] as const)('no longer keeps an order that is %s', async (state) => {
    const { model, kept } = purchase(orderedAs(state), { error: {} });
    await model.buy(selection);
    expect(model.now.value).toMatchObject({ step: 'ordered', isWatched: false });
    expect(kept()).toBeUndefined();
  });
});
