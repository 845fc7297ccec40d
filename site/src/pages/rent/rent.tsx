import { useSignals } from '@preact/signals-react/runtime';
import { type Landing, getLanding } from '@yantra/contract/calls';
import { formatCapacity, formatCount, formatRupees, searchTermLength } from '@yantra/domain';
import { dataOf, useScope } from '@yantra/state';
import { Button, ButtonLink, CardSkeleton, EquipmentCard, StateMessage } from '@yantra/ui';
import { useEffect, useMemo } from 'react';
import type { Address } from '../../address.ts';
import { applyHead } from '../../head.ts';
import { usePages } from '../../navigation.tsx';
import { Lost } from '../not-found/not-found.tsx';
import { type KindNames, cityNameOf, kindNames } from './kind-names.ts';
import { selectCityOf, inputOf, isNone, listPath, unitOf } from './landing-of.ts';
import { crumbsOf, rentHead } from './rent-head.ts';
import { messages } from './rent.messages.ts';
import './rent.css';

/** A landing page for searches: a kind of machine in a city, with its rents there. It consists of links. */
export function Rent({ params }: Address) {
  useSignals();
  const scope = useScope();
  const { prefix } = usePages();
  const { kind, city } = params;
  const asked = useMemo(
    () => scope.resource(getLanding, () => inputOf({ params: { kind, city } })),
    [scope, kind, city],
  );
  const remote = asked.remote.value;
  const landing = dataOf(remote);
  const { status } = remote;
  useEffect(() => {
    // In the browser the data loads after the page, and so does the head.
    if (status !== 'loading')
      applyHead(rentHead(scope, { params: { kind, city }, query: new URLSearchParams() }), prefix);
    if (landing) void selectCityOf(scope, landing);
  }, [scope, kind, city, status, landing, prefix]);
  if (landing) return <Page landing={landing} />;
  if (remote.status === 'idle') return <Lost />;
  if (isNone(remote)) return <None words={`${kind} ${city}`.replaceAll('-', ' ')} />;
  if (remote.status !== 'failed') return <Waiting />;
  return (
    <div className="wrap rent">
      <StateMessage picture="error" level={2} title={messages.failed(remote.error.message)}>
        <Button onClick={asked.reload}>{messages.retry}</Button>
      </StateMessage>
    </div>
  );
}

/** None of the kind there, or too few for a page: a search shows what there is, and the nearest elsewhere. */
function None({ words }: { readonly words: string }) {
  return (
    <Lost>
      <ButtonLink size="lg" icon="search" href={`/equipments/${encodeURIComponent(words.slice(0, searchTermLength))}`}>
        {messages.searchFor(words)}
      </ButtonLink>
    </Lost>
  );
}

const skeletons = [1, 2, 3, 4, 5, 6, 7, 8];

function Waiting() {
  return (
    <div className="wrap rent" aria-busy="true">
      <p className="y-hidden" role="status">
        {messages.loading}
      </p>
      <div className="rent__cards">
        <div className="y-listing__grid" aria-hidden="true">
          {skeletons.map((place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Page({ landing }: { readonly landing: Landing }) {
  const { kind, city, elsewhere, others, parts } = landing;
  const names = kindNames(kind);
  const place = cityNameOf(city);
  const isCategory = kind.categoryId !== undefined;
  return (
    <article className="wrap rent">
      <Crumbs landing={landing} />
      <div className="rent__top">
        <div className="rent__words">
          <h1>{messages.name(names.many, place)}</h1>
          <p>{sentencesOf(landing, names, place)}</p>
        </div>
        <Facts landing={landing} />
      </div>
      <Machines landing={landing} names={names} place={place} />
      {isCategory && (
        <Links heading={messages.parts(names.manyWithin, place)} links={parts.map((one) => kindLink(one, false))} />
      )}
      <Links
        heading={messages.elsewhere(names.many)}
        links={elsewhere.map(({ label, path, count, distanceKm }) => ({
          label,
          path,
          note: messages.away(distanceKm, messages.machines(count)),
        }))}
      />
      <Links
        heading={messages.others(place)}
        links={[
          ...(isCategory ? [] : parts.map((one) => kindLink(one, true))),
          ...others.map((one) => kindLink(one, isCategory)),
        ]}
      />
    </article>
  );
}

/** `74 to 92 HP` */
function sizesOf({ unit, min, max }: NonNullable<Landing['capacity']>): string {
  const most = formatCapacity({ value: max, unit });
  return min === max ? most : messages.between(formatCapacity({ value: min, unit: '' }).trim(), most);
}

/** From this many on it is worth saying what half of them ask. */
const leastForHalf = 3;

/** The known facts, in sentences. */
function sentencesOf({ total, rents, capacity, localities, kind, city }: Landing, names: KindNames, place: string) {
  const named = localities.slice(0, 4);
  const located = localities.reduce((sum, { count }) => sum + count, 0);
  return [
    messages.counted(total, names.manyWithin, place, city.slug.length > city.name.length ? place : city.state),
    ...rents.slice(0, 2).map(({ rentalType, min, median, max, count }) => {
      const sentence = messages.rent(unitOf(rentalType), formatRupees(min), formatRupees(max), count);
      return `${sentence}${count >= leastForHalf && min < max ? messages.halfPay(formatRupees(median)) : ''}.`;
    }),
    capacity && messages.size(sizesOf(capacity)),
    named.length > 0 &&
      messages.places(
        named.map(({ name }) => name),
        localities.length === named.length && located === total,
      ),
    kind.also.length > 0 && messages.also(kind.also),
  ]
    .filter(Boolean)
    .join(' ');
}

function Crumbs({ landing }: { readonly landing: Landing }) {
  const crumbs = crumbsOf(landing);
  return (
    <nav className="listing__crumbs" aria-label={messages.crumbs}>
      {crumbs.slice(0, -1).map(({ name, path }) => (
        <a key={path} href={path}>
          {name}
        </a>
      ))}
      <span aria-current="page">{crumbs.at(-1)?.name}</span>
    </nav>
  );
}

/** The rents by unit, and the other facts, like a rating plate. */
function Facts({ landing: { total, rents, capacity, localities } }: { readonly landing: Landing }) {
  const facts = [
    [messages.onRent, messages.machines(total)],
    capacity && [messages.capacity, sizesOf(capacity)],
    localities.length > 0 && [
      messages.localities,
      localities.map(({ name, count }) => messages.locality(name, count)).join(', '),
    ],
  ].filter((fact) => !!fact);
  return (
    <section className="rent__facts" aria-label={messages.facts}>
      <table className="rent__table">
        <thead>
          <tr>
            <th scope="col">{messages.rentHead}</th>
            <th scope="col">{messages.leastHead}</th>
            <th scope="col">{messages.middleHead}</th>
            <th scope="col">{messages.mostHead}</th>
          </tr>
        </thead>
        <tbody>
          {rents.map(({ rentalType, min, median, max, count }) => (
            <tr key={rentalType}>
              <th scope="row">
                {messages.perUnit(unitOf(rentalType))} <small>{messages.machines(count)}</small>
              </th>
              <td>{formatRupees(min)}</td>
              <td>{count >= leastForHalf ? formatRupees(median) : messages.unknown}</td>
              <td>{formatRupees(max)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Visible at once: their pictures load eagerly. */
const eagerCards = 4;
/** The drawn width of cards: horizontal on phones, else in columns. */
const pictureSizes = '(width < 640px) 43vw, (width < 1024px) 45vw, 300px';

interface MachinesProps {
  readonly landing: Landing;
  readonly names: KindNames;
  readonly place: string;
}

function Machines({ landing, names, place }: MachinesProps) {
  const { kind, city, data, total } = landing;
  const category = kind.categoryId ?? data[0]?.categories[0]?.id;
  const need = new URLSearchParams({
    need: messages.need(names.one, place),
    ...(category !== undefined && { categoryId: String(category) }),
    city: city.id,
  });
  return (
    <section className="rent__cards" aria-labelledby="rent-machines">
      <h2 id="rent-machines">{messages.list(names.many, place)}</h2>
      <ul className="y-listing__grid" aria-labelledby="rent-machines">
        {data.map((machine, index) => (
          <li key={machine.id}>
            <EquipmentCard
              equipment={machine}
              href={`/equipment-details?id=${encodeURIComponent(machine.id)}`}
              eager={index < eagerCards}
              sizes={pictureSizes}
            />
          </li>
        ))}
      </ul>
      <div className="rent__ways">
        <ButtonLink variant="primary" size="lg" href={listPath(landing)}>
          {messages.seeAll(total)}
        </ButtonLink>
        <ButtonLink size="lg" href={`/?${need}#lead`}>
          {messages.tell}
        </ButtonLink>
      </div>
    </section>
  );
}

interface Link {
  readonly label: string;
  readonly path: string;
  readonly note: string;
}

/** A link to a kind, with its count. */
const kindLink = ({ label, path, count }: Landing['others'][number], isCategory: boolean): Link => ({
  label: kindNames({ name: label, ...(isCategory && { categoryId: 0 }) }).many,
  path,
  note: formatCount(count),
});

function Links({ heading, links }: { readonly heading: string; readonly links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <section className="rent__links">
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, path, note }) => (
          <li key={path}>
            <a href={path}>
              {label} <small>{note}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
