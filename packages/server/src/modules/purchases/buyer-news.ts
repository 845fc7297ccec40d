import { localeNamed, localePrefix } from '@yantra/domain';
import type { DbAndClock } from '../../database/types.ts';
import { personName } from '../../person-name.ts';
import { type DrawMail, type Mail, MailFailed } from '../mail/index.ts';
import * as queries from './buyer-news.queries.ts';

export interface BuyerNewsParts extends DbAndClock {
  /** Absent without mail. */
  readonly mail: Mail | undefined;
  readonly drawMail: DrawMail | undefined;
  /** The site's address, e.g. `https://yantra.example.in`. */
  readonly ownUrl: () => string | undefined;
}

/* Longer than a mail server's time limit. */
const leaseMs = 120_000;
const firstWaitMs = 30_000;
const longestWaitMs = 6 * 3_600_000;
/* After three days the buyer has long seen it. */
const oldestMs = 3 * 86_400_000;
/* The most per run; the next run does the others. */
const mostAtOnce = 200;

const waitMs = (tries: number): number => Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(tries - 1, 20));

/**
 * Mails buyers what they have bought, once activated, with a link to the invoice. Each mail is queued in the purchase's transaction, so none is lost; one is
 * sent twice only if a process dies, or the line fails, between sending and recording. Buyers without an e-mail address see it on the page only.
 * @returns how many mails were sent; several processes may do so at once
 */
export async function tellBuyers({ db, clock, mail, drawMail, ownUrl }: BuyerNewsParts): Promise<number> {
  let told = 0;
  for (let turns = 0; turns < mostAtOnce; turns += 1) {
    const now = clock.now();
    const news = await queries.takeNews(db, now, leaseMs);
    if (news === undefined) return told;
    const { purchase_id: id } = news;
    const site = ownUrl();
    const isOld = news.queued_at.getTime() + oldestMs <= now.getTime();
    const row = isOld ? undefined : await queries.boughtRow(db, id);
    if (row === undefined || row.email === '' || mail === undefined || drawMail === undefined || site === undefined) {
      await queries.endNews(db, id);
      continue;
    }
    try {
      await mail.send({
        ...drawMail(contentOf(row, site, now)),
        to: row.email,
        kind: 'purchased',
        id: `purchase-${id}`,
      });
    } catch (error) {
      if (!(error instanceof MailFailed)) throw error;
      await queries.postponeNews(db, id, new Date(clock.now().getTime() + waitMs(news.tries)));
      continue;
    }
    await queries.endNews(db, id);
    told += 1;
  }
  return told;
}

const contentOf = (row: queries.BoughtRow, origin: string, now: Date): Parameters<DrawMail>[0] => {
  const locale = localeNamed(row.locale);
  const site = origin + localePrefix(locale);
  return {
    kind: 'purchased',
    locale,
    name: personName(row),
    plan: row.plan,
    months: row.period_months,
    startDate: row.start_date,
    endDate: row.end_date,
    isComing: row.start_date > now,
    machines: row.machines,
    paidPaise: Number(row.paid_paise),
    creditPaise: Number(row.credit_paise),
    invoiceNumber: row.invoice_number,
    address: `${site}/dashboard/subscription-admin?order=${encodeURIComponent(row.order_id)}`,
    contactAddress: `${site}/contact-us`,
  };
};
