import { getPayments, getSubscriptions } from '@yantra/contract/calls';
import { useMessages } from '@yantra/language';
import { dataOf } from '@yantra/state';
import { Segment } from '@yantra/ui';
import { addressOf } from '../../kit/address.ts';
import { LinkButton } from '../../kit/link.tsx';
import { messages as allTexts } from '../../kit/payments/all-payments.messages.ts';
import { messages } from '../../kit/payments/payments.messages.ts';
import { daysIn, Sums } from '../../kit/payments/sums.tsx';
import { ScreenHead } from '../../kit/screen-head.tsx';
import type { ScreenProps } from '../../kit/screen.ts';
import type { TableFilter } from '../../kit/table/toolbar.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { PaymentsTable } from './payments-table.tsx';

const address = addressOf('/admin-payments');

/** Everybody's payments, with the sums of the period; orders that nobody tried to pay stand apart. */
export function Screen(props: ScreenProps) {
  const texts = useMessages(messages);
  const all = useMessages(allTexts);
  const isUntried = props.query.has('untried');
  const filters = useFilters(isUntried);
  return (
    <>
      <ScreenHead title={texts.title.all} note={isUntried ? all.untriedNote : texts.note.all}>
        <LinkButton href={`${address}/register`}>{all.register}</LinkButton>
        <LinkButton href={`${address}/transfer`}>{all.addTransfer}</LinkButton>
      </ScreenHead>
      <Segment<'tried' | 'untried'>
        className="y-dashboard__which"
        label={all.which}
        options={[
          { value: 'tried', label: all.tried },
          { value: 'untried', label: all.untried },
        ]}
        value={isUntried ? 'untried' : 'tried'}
        onValue={(which) => props.navigate(which === 'untried' ? `${address}?untried=1` : address)}
      />
      {!isUntried && <Sums days={daysIn(props.query)} />}
      <PaymentsTable kind="all" call={getPayments} filters={filters} {...props} />
    </>
  );
}

function useFilters(isUntried: boolean): readonly TableFilter[] {
  const { statuses, status, plan, from, to } = useMessages(allTexts);
  const plans = dataOf(useRemote(getSubscriptions, {}, true).remote) ?? [];
  const kinds = Object.entries(statuses).map(([value, label]) => ({ value, label }));
  const planOptions = plans.map(({ id, displayName }) => ({ value: String(id), label: displayName }));
  return [
    { key: 'untried', label: '', options: [], isUnseen: true },
    ...(isUntried ? [] : [{ key: 'status', label: status, options: kinds }]),
    { key: 'plan', label: plan, options: planOptions },
    { key: 'from', label: from, options: [], isDay: true },
    { key: 'to', label: to, options: [], isDay: true },
  ];
}
