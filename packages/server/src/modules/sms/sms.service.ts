import { maskPhone } from '@yantra/domain';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import * as queries from './sms.queries.ts';
import { ProviderError, type Sms, SmsFailed, type SmsMessage, type SmsProvider } from './sms.ts';

/** What sending needs from outside. */
export interface SmsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  readonly provider: SmsProvider;
  /** Messages a day in India at most, of all processes together. */
  readonly dailyCap: number;
}

/** Our own outbox: a message is sent once it is stored. */
export const outbox: SmsProvider = { name: 'outbox', deliver: async () => undefined };

/**
 * Sends messages through a provider and keeps what became of each. The outbox keeps the text; of what really goes out neither text nor number is
 * stored. Each attempt counts towards the day's cap, for what failed may have cost too.
 */
export function createSms({ db, clock, logger, provider, dailyCap }: SmsParts): Sms {
  async function demandRoom(now: Date): Promise<void> {
    const day = dayInIndia(now);
    if (await queries.countOne(db, day, dailyCap)) return;
    if (await queries.isFirstToReport(db, day)) {
      logger.error({ day, cap: dailyCap }, 'The text messages of the day are used up (SMS_DAILY_CAP).');
    }
    throw new SmsFailed(false);
  }

  return {
    async send(message) {
      const now = clock.now();
      await demandRoom(now);
      const id = await queries.insertMessage(db, rowOf(message, provider.name, now));
      try {
        const providerId = await provider.deliver(message);
        if (provider.name !== 'outbox') await queries.setState(db, id, 'sent', providerId);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        logger.error(
          { err: error, provider: provider.name, kind: message.kind, message: id },
          'A text message was not taken.',
        );
        await queries.setState(db, id, 'failed', undefined);
        throw new SmsFailed(error.mayHaveLeft);
      }
    },
  };
}

function rowOf({ kind, phone, text }: SmsMessage, provider: SmsProvider['name'], now: Date) {
  const isOutbox = provider === 'outbox';
  return {
    provider,
    kind,
    created_at: now,
    provider_id: null,
    phone: isOutbox ? phone : maskPhone(phone),
    text: isOutbox ? text : null,
    state: isOutbox ? ('sent' as const) : ('sending' as const),
  };
}

const dayMs = 86_400_000;
const indiaAheadMs = 5.5 * 3_600_000;

/** The date in Asia/Kolkata, `2026-03-10`; India knows no summer time. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + indiaAheadMs).toISOString().slice(0, 10);
}

/** How much of that day is left. */
export const msLeftOfDayInIndia = (moment: Date): number => dayMs - ((moment.getTime() + indiaAheadMs) % dayMs);
