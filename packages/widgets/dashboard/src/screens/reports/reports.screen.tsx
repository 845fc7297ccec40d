import { reportMonths } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { Segment } from '@yantra/ui';
import { addressOf } from '../../kit/address.ts';
import { ScreenHead } from '../../kit/screen-head.tsx';
import { isFor, type ScreenProps } from '../../kit/screen.ts';
import { MarketPart } from './market-report.tsx';
import { MoneyPart } from './money-report.tsx';
import { messages } from './reports.messages.ts';

const usualMonths = 12;

/** The marketplace in numbers, each figure a chart, a table and a file; money for finance, machines and requirements for moderators. */
export function Screen({ query, navigate, user }: ScreenProps) {
  const texts = useMessages(messages);
  const months = reportMonths.find((one) => String(one) === query.get('months')) ?? usualMonths;
  return (
    <>
      <ScreenHead title={texts.title} note={texts.note}>
        <Segment
          label={texts.span}
          options={reportMonths.map((count) => ({ value: String(count), label: texts.spans[count] ?? String(count) }))}
          value={String(months)}
          onValue={(value) => navigate(`${addressOf('/reports')}?months=${value}`, { replace: true })}
        />
      </ScreenHead>
      {isFor({ roles: ['admin'], rights: ['finance'] }, user) && <MoneyPart months={months} />}
      {isFor({ roles: ['admin'], rights: ['moderator'] }, user) && <MarketPart months={months} />}
    </>
  );
}
