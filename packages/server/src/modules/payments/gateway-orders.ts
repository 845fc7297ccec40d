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
  /** Where this site is known, e.g. `https://yantra.example.in`; absent while nobody can reach it. */
  readonly ownUrl: () => string | undefined;
}

/** Our orders as the gateway has them: opened there, and ended when another takes their place. */
export function createGatewayOrders({ db, clock, logger, gateway, settings, ownUrl }: GatewayOrderParts) {
  /** Two orders for one machine must not both be paid: the older one ends. If it was paid already, that money finds its own way. */
  async function endOthers(orders: readonly queries.OrderRow[]): Promise<void> {
    for (const { id } of orders) {
      try {
        await gateway.terminate(id);
        // Who changes back to what it was for must not be sent to an order that has ended.
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

/* A real gateway calls https only; the simulator runs beside us. */
function addresses(ownUrl: string | undefined, mode: GatewaySettings['mode']) {
  if (ownUrl === undefined || (mode !== 'simulator' && !ownUrl.startsWith('https:'))) return {};
  return {
    notifyUrl: `${ownUrl}/api/Payment/Webhook`,
    returnUrl: `${ownUrl}/dashboard/subscription-plan?order={order_id}`,
  };
}
