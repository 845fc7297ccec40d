import type { Logger } from 'pino';
import type { DbAndClock } from '../../database/types.ts';
import { AppError } from '../../errors.ts';
import { personName } from '../../person-name.ts';
import type { GatewaySettings } from './gateway.settings.ts';
import { GatewayError, type PaymentGateway } from './gateway.ts';
import * as queries from './payments.queries.ts';

export interface GatewayOrderParts extends DbAndClock {
  readonly logger: Pick<Logger, 'warn'>;
  readonly gateway: PaymentGateway;
  readonly settings: GatewaySettings;
  /** The site's address, e.g. `https://yantra.example.in`; absent while nobody can reach it. */
  readonly ownUrl: () => string | undefined;
}

/** Our orders at the gateway: created there, and ended when another replaces them. */
export function createGatewayOrders({ db, clock, logger, gateway, settings, ownUrl }: GatewayOrderParts) {
  /** Two orders for one machine must not both be paid: the older one is ended. If it was already paid, settling decides about that money. */
  async function endOthers(orders: readonly queries.OrderRow[]): Promise<void> {
    for (const { id } of orders) {
      try {
        await gateway.terminate(id);
        // Who returns to the earlier choice must not be sent to an ended order.
        await queries.closeOrder(db, id, clock.now());
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        logger.warn({ err: error, order: id }, 'An order that another took the place of could not be ended.');
      }
    }
  }

  async function sessionOf(
    order: queries.OrderRow,
    customer: NonNullable<Awaited<ReturnType<typeof queries.lockCustomer>>>,
  ): Promise<string> {
    if (order.payment_session_id) return order.payment_session_id;
    try {
      const opened = await gateway.createOrder({
        orderId: order.id,
        amountPaise: order.amount_paise,
        expiresAt: order.expires_at,
        customer: {
          id: customer.id.replaceAll('-', ''),
          phone: customer.phone,
          name: personName(customer),
          ...(customer.email === '' ? {} : { email: customer.email }),
        },
        ...addresses(ownUrl(), settings.mode),
      });
      await queries.openOrder(db, order.id, opened);
      return opened.paymentSessionId;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      logger.warn({ err: error, order: order.id }, 'The payment gateway opened no order.');
      throw new AppError('payment.unavailable', undefined, { cause: error });
    }
  }

  return { endOthers, sessionOf };
}

/* A real gateway calls https only; the simulator runs locally. */
function addresses(ownUrl: string | undefined, mode: GatewaySettings['mode']) {
  if (ownUrl === undefined || (mode !== 'simulator' && !ownUrl.startsWith('https:'))) return {};
  return {
    notifyUrl: `${ownUrl}/api/Payment/Webhook`,
    returnUrl: `${ownUrl}/dashboard/subscription-plan?order={order_id}`,
  };
}
