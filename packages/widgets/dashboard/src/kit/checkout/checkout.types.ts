import type {
  InputOf,
  Order,
  OutputOf,
  PaymentSession,
  PurchasedPlan,
  StartPaymentInput,
  verifyPayment,
} from '@yantra/contract/calls';
import type { Language } from '@yantra/language';
import type { Notice } from '@yantra/state';
import type { Cashfree } from './gateway.ts';
import type { KeptOrder } from './kept-order.ts';

type Verified = OutputOf<typeof verifyPayment>;
export type Attempt = Extract<Verified, readonly unknown[]>[number];
export type OrderId = InputOf<typeof verifyPayment>['id'];

/** The state of a purchase for the buyer. */
export type Checkout =
  | { readonly step: 'none' | 'starting' | 'paying' | 'checking' }
  /** No order was created. */
  | { readonly step: 'refused'; readonly problem: string }
  /** There is an order, but its state is unknown. */
  | {
      readonly step: 'unknown';
      readonly orderId: OrderId;
      readonly problem: string;
      /** Rupees, where they are known. */
      readonly amount: number | undefined;
      /** Whether the gateway has reported the payment. */
      readonly isPaid: boolean;
      /** Whether the next check runs by itself. */
      readonly isWatched: boolean;
    }
  | {
      readonly step: 'ordered';
      readonly order: Order;
      /** It looks unpaid but may have been paid. */
      readonly isUnsure: boolean;
      /** Whether the next check runs by itself. */
      readonly isWatched: boolean;
      readonly isBusy: boolean;
      /** What just went wrong. */
      readonly problem: string | undefined;
    }
  | {
      readonly step: 'done';
      readonly order: Order;
      readonly attempt: Attempt | undefined;
      readonly purchase: PurchasedPlan | undefined;
      /** The purchase it replaced. */
      readonly former: PurchasedPlan | undefined;
    };

export interface CheckoutDependencies {
  /** The language of error texts; English without it. */
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
  /** Calls back once after some milliseconds; returns how to cancel it. */
  readonly later: (act: () => void, ms: number) => () => void;
  readonly notify: (notice: Notice) => void;
  /** What is known of purchases is out of date. */
  readonly onBought?: () => void;
  /** An order has become a purchase, and its screen is there still. */
  readonly onDone?: (orderId: OrderId) => void;
}
