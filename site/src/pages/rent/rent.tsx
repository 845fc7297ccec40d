import { useSignals } from '@preact/signals-react/runtime';
import { type Landing, getLanding } from '@yantra/contract/calls';
import { formatCount, searchTermLength } from '@yantra/domain';
// Its cards stand as in a list.
import '@yantra/equipment-listing/styles.css';
import { useErrorText, useLanguage, useMessages, wordsIn } from '@yantra/language';
import { dataOf, useScope } from '@yantra/state';
import { Button, ButtonLink, CardSkeleton, EquipmentCard, StateMessage, ToolsOfCard } from '@yantra/ui';
import { useEffect, useMemo } from 'react';
import type { Address } from '../../address.ts';
import { applyHead } from '../../head.ts';
import '../../layout/crumbs.css';
import { useHref, usePages } from '../../navigation.tsx';
import { Lost } from '../not-found/not-found.tsx';
import { Facts, type PartProps, Sentences } from './facts.tsx';
import { cityNameOf } from './kind-names.ts';
import { selectCityOf, inputOf, isNone, listPath } from './landing-of.ts';
import { crumbsOf, rentHead } from './rent-head.ts';
import { messages as english } from './rent.messages.ts';
import './rent.css';

/** A landing page for searches: a kind of machine in a city, with its rents there. It consists of links. */
export function Rent({ params }: Address) {
  useSignals();
  const scope = useScope();
  const messages = useMessages(english);
  const errorText = useErrorText();
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
      <StateMessage picture="error" level={2} title={messages.failed(errorText(remote.error))}>
        <Button onClick={asked.reload}>{messages.retry}</Button>
      </StateMessage>
    </div>
  );
}

/** None of the kind there, or too few for a page: a search shows what there is, and the nearest elsewhere. */
function None({ words }: { readonly words: string }) {
  const messages = useMessages(english);
  const to = useHref();
  return (
    <Lost>
      <ButtonLink
        size="lg"
        icon="search"
        href={to(`/equipments/${encodeURIComponent(words.slice(0, searchTermLength))}`)}
      >
        {messages.searchFor(words)}
      </ButtonLink>
    </Lost>
  );
}

const skeletons = [1, 2, 3, 4, 5, 6, 7, 8];

function Waiting() {
  const messages = useMessages(english);
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
  const messages = useMessages(english);
  const { kind, city, elsewhere, others, parts } = landing;
  const names = messages.kind(kind);
  const language = useLanguage();
  const place = cityNameOf(city, language);
  const isCategory = kind.categoryId !== undefined;
  return (
    <article className="wrap rent">
      <Crumbs landing={landing} />
      <div className="rent__top">
        <div className="rent__words">
          <h1>{messages.name(names.many, place)}</h1>
          <p>
            <Sentences landing={landing} names={names} place={place} />
          </p>
        </div>
        <Facts landing={landing} />
      </div>
      <Machines landing={landing} names={names} place={place} />
      {isCategory && (
        <Links
          heading={messages.parts(names.manyWithin, place)}
          links={parts.map((one) => kindLink(one, false, messages))}
        />
      )}
      <Links
        heading={messages.elsewhere(names.many)}
        links={elsewhere.map(({ label, path, count, distanceKm }) => ({
          label: wordsIn(language, label),
          path,
          note: messages.away(distanceKm, messages.machines(count)),
        }))}
      />
      <Links
        heading={messages.others(place)}
        links={[
          ...(isCategory ? [] : parts.map((one) => kindLink(one, true, messages))),
          ...others.map((one) => kindLink(one, isCategory, messages)),
        ]}
      />
    </article>
  );
}

function Crumbs({ landing }: { readonly landing: Landing }) {
  const messages = useMessages(english);
  const to = useHref();
  const crumbs = crumbsOf(landing, useLanguage());
  return (
    <nav className="listing__crumbs" aria-label={messages.crumbs}>
      {crumbs.slice(0, -1).map(({ name, path }) => (
        <a key={path} href={to(path)}>
          {name}
        </a>
      ))}
      <span aria-current="page">{crumbs.at(-1)?.name}</span>
    </nav>
  );
}

/** Visible at once: their pictures load eagerly. */
const eagerCards = 4;
/** The drawn width of cards: horizontal on phones, else in columns. */
const pictureSizes = '(width < 640px) 43vw, (width < 1024px) 45vw, 300px';

function Machines({ landing, names, place }: PartProps) {
  const messages = useMessages(english);
  const to = useHref();
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
              href={to(`/equipment-details?id=${encodeURIComponent(machine.id)}`)}
              eager={index < eagerCards}
              sizes={pictureSizes}
            >
              <ToolsOfCard equipment={machine} />
            </EquipmentCard>
          </li>
        ))}
      </ul>
      <div className="rent__ways">
        <ButtonLink variant="primary" size="lg" href={to(listPath(landing))}>
          {messages.seeAll(total)}
        </ButtonLink>
        <ButtonLink size="lg" href={to(`/?${need}#lead`)}>
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
const kindLink = (
  { label, names, path, count }: Landing['others'][number],
  isCategory: boolean,
  { kind }: typeof english,
): Link => ({
  label: kind({ name: label, names, ...(isCategory && { categoryId: 0 }) }).many,
  path,
  note: formatCount(count),
});

function Links({ heading, links }: { readonly heading: string; readonly links: readonly Link[] }) {
  const to = useHref();
  if (links.length === 0) return null;
  return (
    <section className="rent__links">
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, path, note }) => (
          <li key={path}>
            <a href={to(path)}>
              {label} <small>{note}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
