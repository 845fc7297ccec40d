import { type PurchasedEquipment, type PurchasedPlan, getEquipmentBySubscriptionId } from '@yantra/contract/calls';
import { formatCount } from '@yantra/domain';
import { useMessages, useWord } from '@yantra/language';
import { dataOf } from '@yantra/state';
import type { ReactNode } from 'react';
import { addressOf } from '../../kit/address.ts';
import { FinalValue } from '../../kit/cells.tsx';
import { Link } from '../../kit/link.tsx';
import { OwnersStatus } from '../../kit/machine-status.tsx';
import { Status } from '../../kit/status.tsx';
import { Failed } from '../../kit/table/table-states.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './subscriptions.messages.ts';

type Head = keyof typeof messages.machine;
const heads = Object.keys(messages.machine) as readonly Head[];

const cells: Readonly<Record<Head, (machine: PurchasedEquipment, word: (value: string) => string) => ReactNode>> = {
  name: ({ id, name, isDeleted }) =>
    isDeleted ? name : <Link href={addressOf(`/equipments-list/view/${encodeURIComponent(id)}`)}>{name}</Link>,
  modelNumber: ({ modelNumber }) => modelNumber,
  noOfWorkingHrs: ({ noOfWorkingHrs }) => formatCount(noOfWorkingHrs),
  finalRentalValue: ({ finalRentalValue, rentalType }) => (
    <FinalValue value={finalRentalValue} rentalType={rentalType} />
  ),
  category: ({ category }, word) => word(category) || '—',
  city: ({ city }, word) => word(city),
  state: ({ state }, word) => word(state),
  country: ({ country }, word) => word(country),
  status: ({ status, isDeleted }) => (isDeleted ? <Deleted /> : <OwnersStatus status={status} />),
};

const Deleted = () => {
  const texts = useMessages(messages);
  return <Status kind="aside">{texts.deletedMachine}</Status>;
};

/** The machines of a purchase (dashboard.md §3). */
export function PurchasedMachines({ id, displayName }: Pick<PurchasedPlan, 'id' | 'displayName'>) {
  const texts = useMessages(messages);
  const word = useWord();
  const { remote, reload } = useRemote(getEquipmentBySubscriptionId, { id });
  const machines = dataOf(remote);
  if (remote.status === 'failed' && !machines) return <Failed error={remote.error} onRetry={reload} />;
  if (!machines) return <p role="status">{texts.loading}</p>;
  if (machines.length === 0) return <p>{texts.noMachines}</p>;
  return (
    <div className="y-dashboard__table-frame">
      <table className="y-dashboard__table">
        <caption className="y-hidden">{texts.machinesOf(displayName)}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {texts.machine[head]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {machines.map((machine) => (
            <tr key={machine.id}>
              {heads.map((head) => (
                <td key={head} data-label={texts.machine[head]} data-lead={head === 'name' || undefined}>
                  {cells[head](machine, word)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
