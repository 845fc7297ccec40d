import { getPaymentSums } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { messages as dates } from '../dates.messages.ts';
import { dayText } from '../dates.ts';
import { Stat } from '../stat.tsx';
import { useRemote } from '../use-remote.ts';
import { messages } from './all-payments.messages.ts';

export interface Days {
  /** `2026-03-10`; absent from the beginning, or until now. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days of an address, if they are days. */
export function daysIn(query: URLSearchParams): Days {
  const day = (key: string) => {
    const text = query.get(key) ?? '';
    return /^\d{4}-\d\d-\d\d$/.test(text) ? { [key]: text } : {};
  };
  return { ...day('from'), ...day('to') };
}

/** A period in words. */
export function usePeriodText(): (days: Days) => string {
  const texts = useMessages(messages);
  const dateTexts = useMessages(dates);
  return ({ from, to }) => {
    const text = (day: string) => dayText(`${day}T00:00:00Z`, dateTexts);
    if (from !== undefined && to !== undefined) return texts.period.between(text(from), text(to));
    if (from !== undefined) return texts.period.from(text(from));
    return to === undefined ? texts.period.always : texts.period.until(text(to));
  };
}

/** What was booked in a period. Nothing while it is not known: the table below has its own state. */
export function Sums({ days }: { readonly days: Days }) {
  const texts = useMessages(messages);
  const period = usePeriodText()(days);
  const { remote } = useRemote(getPaymentSums, days, true);
  const sums = dataOf(remote);
  if (sums === undefined) return null;
  const money = (rupees: number) => formatRupees(rupees, 2);
  const { paid, refunded, kept, gst, payments, refunds, byTransfer } = sums;
  return (
    <section aria-label={texts.sums.of(period)} className="y-dashboard__sums">
      <p className="y-muted">{texts.sums.of(period)}</p>
      <dl className="y-dashboard__stats">
        <Stat label={texts.sums.paid} value={money(paid)} more={texts.sums.payments(payments)} />
        <Stat label={texts.sums.refunded} value={money(refunded)} more={texts.sums.refunds(refunds)} />
        <Stat
          label={texts.sums.kept}
          value={money(kept)}
          more={byTransfer > 0 && texts.sums.byTransfer(money(byTransfer))}
        />
        <Stat label={texts.sums.gst} value={money(gst)} />
      </dl>
    </section>
  );
}
