import { type Locale, localeNamed } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { smsTextsIn, type Sms, SmsFailed } from '../sms/index.ts';
import { dateInIndia } from './india-date.ts';
import { claimReminder, type DueReminder, dueReminders, releaseReminder } from './reminders.queries.ts';

export interface RemindParts extends DbAndClock {
  readonly sms: Pick<Sms, 'send' | 'localeFor'>;
  /** The origin of the message's link. */
  readonly siteOrigin: () => string;
}

/**
 * Tells buyers by text message that a subscription ends, seven days and one day before. Each reminder is claimed before it is sent, so that several processes
 * send it once; one that surely was not sent is retried at the next run. Returns how many were sent.
 */
export async function remindOfExpiry({ db, clock, sms, siteOrigin }: RemindParts): Promise<number> {
  let sent = 0;
  for (const due of await dueReminders(db, clock.now())) {
    if (!(await claimReminder(db, due, clock.now()))) continue;
    try {
      await sms.send(messageOf(due, sms.localeFor('expiryReminder', localeNamed(due.language)), siteOrigin()));
      sent += 1;
    } catch (error) {
      if (!(error instanceof SmsFailed)) throw error;
      if (!error.mayHaveLeft) await releaseReminder(db, due);
    }
  }
  return sent;
}

function messageOf({ plan, days, end_date, phone }: DueReminder, locale: Locale | undefined, host: string) {
  const ends = dateInIndia(end_date, locale);
  const text = smsTextsIn(locale).expiryReminder(plan, days, ends, host);
  const variables = { plan, days: String(days), ends, host };
  return { phone, kind: 'expiryReminder' as const, locale, text, variables };
}
