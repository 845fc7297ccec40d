import { useSignals } from '@preact/signals-react/runtime';
import type { OrderState } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Button, Glyph, Icon } from '@yantra/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { glyphs } from '../glyphs.ts';
import { Link } from '../link.tsx';
import { messages as plans } from '../plans/plans.messages.ts';
import { scrollAndFocus } from '../scroll.ts';
import { messages } from './checkout.messages.ts';
import type { CheckoutModel } from './checkout.model.ts';
import type { Checkout } from './checkout.types.ts';
import { PaymentSuccess } from './payment-success.tsx';

type OrderedStep = Extract<Checkout, { readonly step: 'ordered' }>;

/** The state of the purchase in progress or unfinished; nothing where there is none. */
export function CheckoutPanel({ model }: { readonly model: CheckoutModel }) {
  const texts = useMessages(messages);
  useSignals();
  const at = model.now.value;
  const place = useScrollToResult(at.step);
  if (at.step === 'none') return null;
  if (at.step === 'done') return <PaymentSuccess {...at} />;
  return (
    <section ref={place} className="y-dashboard__checkout" aria-label={texts.panel} data-step={at.step}>
      {(at.step === 'starting' || at.step === 'paying' || at.step === 'checking') && (
        <p role="status">{texts[at.step]}</p>
      )}
      {at.step === 'refused' && (
        <>
          <Problem>{at.problem}</Problem>
          <div className="y-dashboard__actions">
            <Button onClick={model.discard}>{texts.close}</Button>
          </div>
        </>
      )}
      {at.step === 'unknown' && <UnknownOrder at={at} model={model} />}
      {at.step === 'ordered' && <Order at={at} model={model} />}
    </section>
  );
}

/** Scrolls the panel into view once a payment has an outcome: the user may be looking elsewhere. */
function useScrollToResult(step: Checkout['step']) {
  const place = useRef<HTMLElement>(null);
  const isWaitingForResult = useRef(false);
  useEffect(() => {
    if (step === 'starting' || step === 'paying') isWaitingForResult.current = true;
    else if (step !== 'checking' && isWaitingForResult.current) {
      isWaitingForResult.current = false;
      scrollAndFocus(place.current);
    }
  }, [step]);
  return place;
}

const Problem = ({ children }: { readonly children: ReactNode }) => (
  <p className="y-dashboard__problem" role="alert">
    <Icon name="alert" />
    <span>{children}</span>
  </p>
);

interface UnknownOrderProps {
  readonly at: Extract<Checkout, { readonly step: 'unknown' }>;
  readonly model: CheckoutModel;
}

const UnknownOrder = ({ at, model }: UnknownOrderProps) => {
  const texts = useMessages(messages);
  return (
    <>
      <Problem>{at.problem}</Problem>
      <div>
        <h2>{texts.lost}</h2>
        <p>{at.amount === undefined ? texts.lostNote : texts.lostAmount(formatRupees(at.amount, 2), at.isPaid)}</p>
        <p role="status">{at.isWatched ? texts.lostWatching : texts.lostResting}</p>
        <Support orderId={at.orderId} />
      </div>
      <div className="y-dashboard__actions">
        <Button variant="primary" icon="retry" onClick={() => void model.checkAgain()}>
          {texts.checkAgain}
        </Button>
      </div>
    </>
  );
};

/** How to reach support, and the reference by which we find the payment. */
const Support = ({ orderId }: { readonly orderId: string }) => {
  const texts = useMessages(messages);
  return (
    <p>
      {texts.support} <b className="y-dashboard__reference">{orderId}</b>.{' '}
      <Link className="y-link" href="/contact-us">
        {texts.contactUs}
      </Link>
    </p>
  );
};

interface OrderProps {
  readonly at: OrderedStep;
  readonly model: CheckoutModel;
}

const pictures: Readonly<Record<OrderState, ReactNode>> = {
  open: <Glyph d={glyphs.clock} />,
  confirming: <Glyph d={glyphs.clock} />,
  fulfilled: <Icon name="success" />,
  failed: <Icon name="alert" />,
  expired: <Icon name="alert" />,
  refunding: <Glyph d={glyphs.rupee} />,
  refunded: <Glyph d={glyphs.rupee} />,
};

function Order({ at, model }: OrderProps) {
  const texts = useMessages(messages);
  const planTexts = useMessages(plans);
  const { order, isUnsure, isWatched, problem } = at;
  const state = shownState(at);
  return (
    <>
      {problem !== undefined && <Problem>{problem}</Problem>}
      <div className="y-dashboard__order" data-state={state}>
        {pictures[state]}
        <div>
          <div role={state === 'failed' ? 'alert' : 'status'}>
            <h2>{texts.titles[state]}</h2>
            <p>{isUnsure ? texts.lostAmount(formatRupees(order.orderAmount, 2), false) : texts.notes[state]}</p>
          </div>
          <p className="y-muted">
            {texts.of(
              order.displayName,
              planTexts.period(order.subscriptionPeriod),
              formatRupees(order.orderAmount, 2),
            )}
            <br />
            {texts.orderId(order.orderId)}
          </p>
          {state === 'confirming' && <p role="status">{nextCheckText(at, texts)}</p>}
          {state === 'confirming' && (isUnsure || !isWatched) && <Support orderId={order.orderId} />}
        </div>
      </div>
      <OrderActions at={at} model={model} />
    </>
  );
}

/** An order that may be paid is not called unpaid. */
const shownState = ({ order, isUnsure }: OrderedStep): OrderState => (isUnsure ? 'confirming' : order.state);

/** When it is checked again. */
function nextCheckText({ isUnsure, isWatched }: OrderedStep, texts: typeof messages): string {
  if (isUnsure) return isWatched ? texts.lostWatching : texts.lostResting;
  return isWatched ? texts.watching : texts.notWatching;
}

const isUnpaid = (state: OrderState): boolean => state === 'open' || state === 'failed';

/** The actions for the order; one that may already be paid cannot be discarded. */
function OrderActions({ at, model }: OrderProps) {
  const texts = useMessages(messages);
  const state = shownState(at);
  const { isBusy } = at;
  const { paymentSessionId } = at.order;
  const canPay = paymentSessionId !== null && isUnpaid(state);
  const isFinal = state === 'refunded' || state === 'expired';
  return (
    <div className="y-dashboard__actions">
      {canPay && (
        <Button variant="primary" onClick={() => void model.pay()}>
          {state === 'failed' ? texts.tryAgain : texts.continuePayment}
        </Button>
      )}
      {!isFinal && (
        <Button icon="retry" busy={isBusy} onClick={() => void model.checkAgain()}>
          {texts.checkAgain}
        </Button>
      )}
      {isUnpaid(state) && <Button onClick={model.discard}>{texts.discard}</Button>}
      {(isFinal || state === 'refunding') && <Button onClick={model.discard}>{texts.close}</Button>}
    </div>
  );
}
