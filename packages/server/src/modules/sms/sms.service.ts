import { dayInIndia, maskPhone, msLeftOfDayInIndia } from '@yantra/domain';
import type { Logger } from 'pino';
import type { DbAndClock } from '../../database/types.ts';
import { smsLog } from './sms.messages.ts';
import * as queries from './sms.queries.ts';
import {
  codeKinds,
  ProviderError,
  type Sms,
  SmsFailed,
  type SmsKind,
  smsKinds,
  type SmsMessage,
  type SmsProvider,
} from './sms.ts';

export interface SmsParts extends DbAndClock {
  readonly logger: Pick<Logger, 'error'>;
  readonly provider: SmsProvider;
  /** The most messages a day in India, over all processes. */
  readonly dailyCap: number;
  /** How many of them are reserved for codes; by default half. */
  readonly codeReserve?: number | undefined;
}

/** Our own outbox: storing is sending. */
export const outbox: SmsProvider = {
  name: 'outbox',
  deliver: async () => undefined,
  has: () => true,
  speaks: () => true,
  isReachable: async () => true,
};

/* How long a provider's state is trusted; also an outage met by others, unless a message is sent before. */
const probedMs = 15_000;
const outageMs = 600_000;
/* Results of codes for forgotten passwords must not affect later answers: that would reveal who has an account. */
const telling = smsKinds.filter((kind) => kind !== 'otpResetPassword');

/**
 * Sends messages through a provider and records each result. The outbox keeps the text; of sent messages neither text nor number is stored. Each attempt counts
 * towards the day's cap, as failures may cost too.
 */
export function createSms({ db, clock, logger, provider, dailyCap, codeReserve }: SmsParts): Sms {
  const othersCap = dailyCap - Math.min(dailyCap, codeReserve ?? Math.floor(dailyCap / 2));
  let probe: { readonly at: number; readonly isReachable: Promise<boolean> } | undefined;

  async function requireCapacity(kind: SmsKind): Promise<void> {
    const now = clock.now();
    const day = dayInIndia(now);
    const isCode = codeKinds.includes(kind);
    if (await queries.countOne(db, day, dailyCap, isCode ? undefined : othersCap)) return;
    if (await queries.isFirstToReport(db, day, isCode)) {
      if (isCode) logger.error({ day, cap: dailyCap }, smsLog.usedUp);
      else logger.error({ day, cap: othersCap }, smsLog.othersUsedUp);
    }
    throw new SmsFailed(false, 'sms.usedUp', { retryAfterSeconds: Math.ceil(msLeftOfDayInIndia(now) / 1000) });
  }

  async function requireProvider(): Promise<void> {
    const now = clock.now().getTime();
    if (probe === undefined || now - probe.at >= probedMs) probe = { at: now, isReachable: provider.isReachable() };
    const isReachable = await probe.isReachable;
    const since = new Date(now - outageMs);
    if (!isReachable || (await queries.hasOutage(db, provider.name, telling, since))) throw new SmsFailed(false);
  }

  async function deliver(message: SmsMessage): Promise<void> {
    const id = await queries.insertMessage(db, rowOf(message, provider.name, clock.now()));
    try {
      const providerId = await provider.deliver(message);
      if (provider.name !== 'outbox')
        await queries.setState(db, id, { state: 'sent', provider_id: providerId ?? null });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logger.error({ err: error, provider: provider.name, kind: message.kind, message: id }, smsLog.notTaken);
      await queries.setState(db, id, { state: 'failed', is_outage: error.isOutage });
      throw new SmsFailed(error.mayHaveLeft);
    }
  }

  return {
    kindOr: (wanted, other) => (provider.has(wanted) ? wanted : other),
    localeFor: (kind, wanted) => (wanted !== undefined && provider.speaks(kind, wanted) ? wanted : undefined),
    async send(message) {
      await requireCapacity(message.kind);
      await deliver(message);
    },
    async book(kind) {
      await requireProvider();
      await requireCapacity(kind);
      return deliver;
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
