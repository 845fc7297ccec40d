import type { OwnEquipment, PurchasedPlan } from '@yantra/contract/calls';
import { formatCount, formatRupees } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import type { ReactNode } from 'react';
import { messages as dates } from '../../kit/dates.messages.ts';
import { dayText } from '../../kit/dates.ts';
import { expiryText } from '../../kit/plans/expiry.ts';
import { machinesOf } from './subscription.model.ts';
import { messages } from './subscriptions.messages.ts';

interface TilesProps {
  readonly plan: PurchasedPlan;
  readonly machines: readonly OwnEquipment[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** How full the plan is, its price and end, and the figures of its machines. */
export function SubscriptionTiles({ plan, machines, now }: TilesProps) {
  const { equipmentIds, equipmentCount, finalPrice, subscriptionPeriod, endDate } = plan;
  const { tiles } = useMessages(messages);
  const dateTexts = useMessages(dates);
  const language = useLanguage();
  const on = machinesOf(plan, machines);
  const sum = (of: (machine: OwnEquipment) => number) => on.reduce((total, machine) => total + of(machine), 0);
  const leads = sum((machine) => machine.leads ?? 0);
  const places = equipmentCount * subscriptionPeriod;
  return (
    <dl className="y-dashboard__tiles">
      <Tile name={tiles.machines} value={formatCount(equipmentIds.length)} of={tiles.of(equipmentCount)}>
        <svg className="y-dashboard__meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="6" />
          <rect
            width={equipmentCount > 0 ? Math.min(100, (equipmentIds.length / equipmentCount) * 100) : 0}
            height="6"
            data-share=""
          />
        </svg>
      </Tile>
      <Tile name={tiles.paid} value={formatRupees(finalPrice, 2)}>
        {places > 0 && tiles.each(formatRupees(finalPrice / places, 2))}
      </Tile>
      <Tile name={tiles.ends} value={dayText(endDate, dateTexts)}>
        {tiles.renewal(expiryText(plan, now, language))}
      </Tile>
      <Tile name={tiles.brought} value={formatCount(leads)} of={tiles.leads(leads)}>
        {tiles.views(sum(({ views }) => views))}
      </Tile>
    </dl>
  );
}

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly of?: string;
  readonly children: ReactNode;
}

const Tile = ({ name, value, of, children }: TileProps) => (
  <div className="y-dashboard__tile">
    <dt>{name}</dt>
    <dd>
      {value} {of && <small>{of}</small>}
    </dd>
    <dd>{children}</dd>
  </div>
);
