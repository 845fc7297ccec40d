import { type Plan, getMarket, getSubscriptions, searchEquipments } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { useLanguage, useMessages } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { EquipmentCard } from '@yantra/ui';
import { useState } from 'react';
import { rupeesText, unitText } from '../../kit/cells.tsx';
import { type FactList, Facts } from '../../kit/facts.tsx';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './setup.messages.ts';
import { cheapest } from './setup.model.ts';

const nothing = {};

/** The city that the person has chosen on the site. */
function useCity() {
  const scope = useScope();
  const [city] = useState(() => scope.city.peek());
  return city;
}

/** A machine as renters of one's city see it, for who has none: one from there, else the nearest. Nothing where there is none. */
export function Example() {
  const texts = useMessages(messages);
  const { siteUrl } = useScope();
  const { id } = useCity();
  const found = dataOf(useRemote(searchEquipments, { selectedCityId: id, page: 1, pageSize: 1 }).remote);
  const machine = found?.data[0] ?? found?.nearby?.[0];
  if (!machine) return null;
  const text = texts.example(machine.city);
  return (
    <aside className="y-dashboard__setup-see" aria-label={text}>
      <p>{text}</p>
      <EquipmentCard
        equipment={machine}
        href={`${siteUrl}/equipment-details?id=${encodeURIComponent(machine.id)}`}
        sizes="272px"
      />
    </aside>
  );
}

/** What is wanted, what is asked and what it costs, as far as it is known. */
export function Market() {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { id, name } = useCity();
  const { searched = [], rents = [] } = dataOf(useRemote(getMarket, { cityId: id }).remote) ?? {};
  const plans = dataOf(useRemote(getSubscriptions, nothing).remote) ?? [];
  return (
    <div className="y-dashboard__trio">
      <Part
        title={texts.searched}
        of={searched.map(({ kind, searches, machines }) => [kind, texts.searches(searches, machines, name)])}
      />
      <Part
        title={texts.rents(name)}
        of={rents.map(({ kind, low, high, rentalType }) => [
          kind,
          texts.rent(rupeesText(low), rupeesText(high), unitText(rentalType, language)),
        ])}
      />
      <Part title={texts.costs} of={costsOf(plans, texts)} />
    </div>
  );
}

function costsOf(plans: readonly Plan[], texts: typeof messages): FactList {
  const plan = cheapest(plans);
  return [
    [texts.adding, texts.free],
    ...(plan ? [[texts.beingListed, texts.fromPlan(formatRupees(plan.finalPrice1Month))] as const] : []),
    [texts.eachLead, texts.noCommission],
  ];
}

/** A list under its heading; none without a line. */
const Part = ({ title, of }: { readonly title: string; readonly of: FactList }) =>
  of.length > 0 && (
    <section className="y-dashboard__panel" aria-label={title}>
      <div className="y-dashboard__panel-head">
        <h2>{title}</h2>
      </div>
      <dl className="y-dashboard__wanted">
        <Facts of={of} />
      </dl>
    </section>
  );
