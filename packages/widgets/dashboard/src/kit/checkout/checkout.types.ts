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

/** Where a purchase stands for the person who makes it. */
export type Checkout =
  | { readonly step: 'none' | 'starting' | 'paying' | 'checking' }
  /** No order came about. */
  | { readonly step: 'refused'; readonly problem: string }
  /** There is an order; nobody can say how it stands. */
  | {
      readonly step: 'lost';
      readonly orderId: OrderId;
      readonly problem: string;
      /** Rupees, where they are known. */
      readonly amount: number | undefined;
      /** Whether the gateway has said that they were paid. */
      readonly isPaid: boolean;
      /** Whether we look again by ourselves. */
      readonly isWatched: boolean;
    }
  | {
      readonly step: 'standing';
      readonly order: Order;
      /** It looks unpaid, and may be paid all the same. */
      readonly isUnsure: boolean;
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
      /** What gave way to it. */
      readonly former: PurchasedPlan | undefined;
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
  /** Calls back once after so many milliseconds; returns how to cancel it. */
  readonly later: (act: () => void, ms: number) => () => void;
  readonly notify: (notice: Notice) => void;
  /** A subscription has come of an order. */
  readonly onDone?: (orderId: OrderId) => void;
}
