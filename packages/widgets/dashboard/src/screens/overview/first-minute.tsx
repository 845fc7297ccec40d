import { type Plan, getMarket, getSubscriptions, searchEquipments } from '@yantra/contract/calls';
import { formatRupees } from '@yantra/domain';
import { useLanguage, useMessages, useWord, wordIn } from '@yantra/language';
import { type Remote, dataOf, useScope } from '@yantra/state';
import { CardSkeleton, EquipmentCard, Skeleton } from '@yantra/ui';
import { useState } from 'react';
import { rupeesText, unitText } from '../../kit/cells.tsx';
import { type FactList, Facts } from '../../kit/facts.tsx';
import { publicAddress } from '../../kit/public-address.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { messages } from './setup.messages.ts';
import { cheapest } from './setup.model.ts';

const nothing = {};

/** The city that the user has chosen on the site. */
function useCity() {
  const scope = useScope();
  const [city] = useState(() => scope.city.peek());
  return city;
}

/** The place of a machine's card. */
export const LoadingCard = () => (
  <div className="y-dashboard__setup-see">
    <p>
      <Skeleton />
    </p>
    <CardSkeleton />
  </div>
);

/** An example for users without a machine: one from their city, as renters see it, else the nearest. Nothing if there is none. */
export function Example() {
  const texts = useMessages(messages);
  const word = useWord();
  const { siteUrl } = useScope();
  const { id } = useCity();
  const { remote } = useRemote(searchEquipments, { selectedCityId: id, page: 1, pageSize: 1 });
  const found = dataOf(remote);
  if (isLoading(remote)) return <LoadingCard />;
  const machine = found?.data[0] ?? found?.nearby?.[0];
  if (!machine) return null;
  const text = texts.example(word(machine.city));
  return (
    <aside className="y-dashboard__setup-see" aria-label={text}>
      <p>{text}</p>
      <EquipmentCard equipment={machine} href={publicAddress(siteUrl, machine.id)} sizes="272px" />
    </aside>
  );
}

/** Demand, rents and plan prices, as far as known. */
export function Market() {
  const texts = useMessages(messages);
  const language = useLanguage();
  const city = useCity();
  const { id } = city;
  const name = wordIn(language, city.name);
  const market = useRemote(getMarket, { cityId: id }).remote;
  const offered = useRemote(getSubscriptions, nothing).remote;
  const { searched = [], rents = [] } = dataOf(market) ?? {};
  const plans = dataOf(offered) ?? [];
  return (
    <div className="y-dashboard__trio">
      <Part
        title={texts.searched}
        isLoading={isLoading(market)}
        of={searched.map(({ kind, searches, machines }) => [
          wordIn(language, kind),
          texts.searches(searches, machines, name),
        ])}
      />
      <Part
        title={texts.rents(name)}
        isLoading={isLoading(market)}
        of={rents.map(({ kind, low, high, rentalType }) => [
          wordIn(language, kind),
          texts.rent(rupeesText(low), rupeesText(high), unitText(rentalType, language)),
        ])}
      />
      <Part title={texts.costs} isLoading={isLoading(offered)} of={costsOf(plans, texts)} />
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

/** Whether there is no answer yet: placeholders keep its space. */
const isLoading = (remote: Remote<unknown>): boolean => remote.status !== 'failed' && dataOf(remote) === undefined;

interface PartProps {
  readonly title: string;
  readonly of: FactList;
  readonly isLoading: boolean;
}

/** A list with a heading; nothing without lines. */
const Part = ({ title, of, isLoading: isBusy }: PartProps) =>
  (isBusy || of.length > 0) && (
    <section className="y-dashboard__panel" aria-label={title} aria-busy={isBusy}>
      <div className="y-dashboard__panel-head">
        <h2>{title}</h2>
      </div>
      {isBusy ? (
        <div className="y-dashboard__wanted" aria-hidden="true">
          {[1, 2, 3].map((line) => (
            <div key={line}>
              <Skeleton />
            </div>
          ))}
        </div>
      ) : (
        <dl className="y-dashboard__wanted">
          <Facts of={of} />
        </dl>
      )}
    </section>
  );
