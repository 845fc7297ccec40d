import {
  type Call,
  addUserPurchaseSubs,
  getOrder,
  getOverview,
  getOwnPayments,
  getOwnerEquipments,
  getPurchasedSubscriptions,
  startPayment,
  verifyPayment,
} from '@yantra/contract/calls';
import { later, useScope } from '@yantra/state';
import { useEffect, useMemo, useRef } from 'react';
import { type CheckoutModel, createCheckoutModel } from './checkout.model.ts';
import { loadGateway } from './gateway.ts';
import { keptOrder } from './kept-order.ts';

interface UseCheckout {
  readonly userId: string;
  /** The order named in the address. */
  readonly named: string | null;
  readonly onDone: (orderId: string) => void;
}

/** A purchase with the page's calls and storage. Resumes an unfinished order at once. */
export function useCheckout({ userId, named, onDone }: UseCheckout): CheckoutModel {
  const scope = useScope();
  const done = useRef(onDone);
  done.current = onDone;
  const model = useMemo(() => {
    // The model shows failures itself, in the panel's words.
    const quiet = { isQuiet: true } as const;
    return createCheckoutModel({
      language: scope.language,
      start: (input) => scope.send(startPayment, { ...input, locale: scope.language?.locale }, quiet),
      verify: (id) => scope.send(verifyPayment, { id }, quiet),
      find: (id) => scope.send(getOrder, { id }, quiet),
      consume: (orderId) => scope.send(addUserPurchaseSubs, { payment: { orderId } }, quiet),
      purchases: () => scope.send(getPurchasedSubscriptions, { id: undefined }, quiet),
      openGateway: (script) => loadGateway(script),
      kept: keptOrder(() => localStorage, userId),
      later,
      notify: scope.notify,
      onBought() {
        const changed = [getPurchasedSubscriptions, getOwnerEquipments, getOverview, getOwnPayments];
        for (const call of changed) scope.store.forget(call as Call);
      },
      onDone: (orderId) => done.current(orderId),
    });
  }, [scope, userId]);
  useEffect(() => {
    const back = () => void model.checkAgain();
    void model.resume(named);
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      model.stop();
    };
  }, [model, named]);
  return model;
}
