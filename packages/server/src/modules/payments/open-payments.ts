import type { Logger } from 'pino';
import type { DbAndClock } from '../../database/types.ts';
import type { Background } from '../../jobs/background.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Random } from '../../random.ts';
import type { SellerSettings } from '../purchases/index.ts';
import { type AskedRefunds, createAskedRefunds } from './asked-refunds.ts';
import { cashfree } from './cashfree.ts';
import type { GatewaySettings } from './gateway.settings.ts';
import { GatewayError, type PaymentGateway } from './gateway.ts';
import { createOrders, type Orders } from './orders.service.ts';
import { createPayments, type Payments } from './payments.service.ts';
import { createRefunds } from './refunds.ts';
import { createSettle } from './settle.ts';
import { createSweeper, type Sweeper } from './sweeper.ts';
import { createTransfers, type Transfers } from './transfers.ts';
import type { SignedMessage } from './webhook-signature.ts';
import { createWebhook } from './webhook.ts';

export interface OpenPaymentsParts extends DbAndClock {
  readonly random: Random;
  readonly limits: Limits;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  readonly background: Background;
  readonly gateway: GatewaySettings;
  readonly seller: SellerSettings;
  readonly ownUrl: () => string | undefined;
  /** Calls the gateway; by default the platform's. */
  readonly fetch?: typeof fetch | undefined;
}

/** All parts of paying, put together. */
export interface PaymentParts {
  readonly orders: Orders;
  readonly payments: Payments;
  readonly giveBack: AskedRefunds;
  readonly transfers: Transfers;
  readonly handleWebhook: (message: SignedMessage) => Promise<void>;
  readonly sweeper: Sweeper;
}

export function openPayments(parts: OpenPaymentsParts): PaymentParts {
  const { db, clock, limits, logger, background, gateway: settings } = parts;
  const { apiUrl: url, account } = settings;
  const fetcher = parts.fetch === undefined ? {} : { fetch: parts.fetch };
  const gateway = account === undefined ? closedGateway : cashfree({ url, ...account, ...fetcher });
  const { settle } = createSettle({ ...parts, gateway });
  const refund = createRefunds({ db, clock, logger, gateway });
  const sweeper = createSweeper({ db, clock, logger, background, settle, refund });
  return {
    sweeper,
    orders: createOrders({ ...parts, gateway, settings }),
    payments: createPayments({ db, clock, limits, settle, refund, wake: sweeper.wake }),
    giveBack: createAskedRefunds({ db, clock, seller: parts.seller, wake: sweeper.wake }),
    transfers: createTransfers(parts),
    handleWebhook: createWebhook({ db, clock, secret: account?.clientSecret, wake: sweeper.wake }),
  };
}

const closed = async (): Promise<never> => {
  throw new GatewayError('No account at a payment gateway is set (GATEWAY_CLIENT_ID).', 0);
};

/** Without an account nobody can pay; everything else works. */
const closedGateway: PaymentGateway = {
  createOrder: closed,
  findOrder: closed,
  paymentsOf: closed,
  terminate: closed,
  refund: closed,
  findRefund: closed,
};
