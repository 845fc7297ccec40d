import { useSignals } from '@preact/signals-react/runtime';
import { CityPicker } from '@yantra/city-picker';
import { useMessages, useWord } from '@yantra/language';
import { useScope } from '@yantra/state';
import { isPlainClick } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { useHref } from '../../navigation.tsx';
import { messages } from './below.messages.ts';
import { mapId } from './ids.ts';
import { type PopularCity, popularCities } from './popular-cities.ts';
import { messages as proof } from './proof.messages.ts';
import { SectionHead } from './section-head.tsx';
import { useCounts } from './use-counts.ts';

const drawn = popularCities.filter(({ iconUrl }) => iconUrl !== undefined);
const others = popularCities.filter(({ iconUrl }) => iconUrl === undefined);

/** The first twenty cities, with what is counted there: a press chooses the city and scrolls to the map. Without a script each is a link that does the same. */
export function PopularLocations() {
  const texts = useMessages(messages);
  return (
    <section className="wrap section" aria-labelledby="places">
      <SectionHead id="places" title={texts.places}>
        <CityPicker appearance="all" onCityChange={showMap} />
      </SectionHead>
      <div className="places">
        <ul className="places__tiles">
          {drawn.map((city) => (
            <Place key={city.id} city={city} />
          ))}
        </ul>
        <ul className="places__rows">
          {others.map((city) => (
            <Place key={city.id} city={city} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function showMap(): void {
  const map = document.getElementById(mapId);
  // How it scrolls, smoothly or at once, is the style sheet's to say: it knows who wants less motion.
  map?.scrollIntoView();
  map?.focus({ preventScroll: true });
}

function Place({ city }: { readonly city: PopularCity }) {
  useSignals();
  const scope = useScope();
  const texts = useMessages(proof);
  const word = useWord();
  const to = useHref();
  const count = useCounts(scope)?.byCity[city.id];
  const { id, name, state, latitude, longitude, iconUrl } = city;
  const choose = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    scope.selectCity({ id, name, state, latitude, longitude });
    showMap();
  };
  return (
    <li>
      <a
        className={iconUrl ? 'y-city' : 'y-city places__row'}
        href={to(`/?city=${id}#${mapId}`)}
        aria-current={id === scope.city.value.id}
        onClick={choose}
      >
        {iconUrl && <img src={iconUrl} alt="" width="52" height="52" loading="lazy" decoding="async" />}
        <span>{word(name)}</span>
        {iconUrl === undefined && <small>{word(state)}</small>}
        {count !== undefined && (
          <small className="places__count">
            {/* In a row the number alone says enough to the eye. */}
            {count} <span className={iconUrl ? undefined : 'y-hidden'}>{texts.machines(count)}</span>
          </small>
        )}
      </a>
    </li>
  );
}
