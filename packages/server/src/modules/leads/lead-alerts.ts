import type { City } from '@yantra/places';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/types.ts';
import type { Background } from '../../jobs/background.ts';
import { smsTexts } from '../sms/sms.messages.ts';
import { type Sms, SmsFailed } from '../sms/sms.ts';
import * as queries from './lead-alerts.queries.ts';

/** What telling suppliers needs from outside. */
export interface LeadAlertsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly sms: Sms;
  readonly background: Background;
  readonly cityById: (id: string) => City | undefined;
  /** The host where leads are answered. */
  readonly siteHost: string;
}

/** Tells suppliers by text message that somebody needs what they let; nothing of who it is stands in it. */
export function createLeadAlerts({ db, clock, sms, background, cityById, siteHost }: LeadAlertsParts) {
  async function tell(requirementId: string, alert: queries.DueAlert): Promise<void> {
    const { category, city_id, phone, user_id } = alert;
    const where = (city_id === null ? undefined : cityById(city_id)?.name) ?? 'India';
    try {
      const text = smsTexts.leadAlert(category, where, siteHost);
      await sms.send({ phone, kind: 'leadAlert', text, variables: { category, where, host: siteHost } });
    } catch (error) {
      if (!(error instanceof SmsFailed)) throw error;
      if (!error.mayHaveLeft) await queries.releaseAlert(db, requirementId, user_id);
    }
  }

  /** Soon, in the background: who asks does not wait for it. */
  return (requirementId: string): void =>
    background.run(0, async () => {
      for (const alert of await queries.claimAlerts(db, requirementId, clock.now())) await tell(requirementId, alert);
    });
}
