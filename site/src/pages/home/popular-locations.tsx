import { useSignals } from '@preact/signals-react/runtime';
import { useScope } from '@yantra/state';
import { isPlainClick } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { messages } from './below.messages.ts';
import { mapId } from './ids.ts';
import { type PopularCity, popularCities } from './popular-cities.ts';

/** The first twenty cities: a press chooses the city and scrolls to the map. Without a script each is a link that does the same. */
export function PopularLocations() {
  useSignals();
  const scope = useScope();
  const selected = scope.city.value;
  const choose = (event: MouseEvent, { id, name, state, latitude, longitude }: PopularCity) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    scope.selectCity({ id, name, state, latitude, longitude });
    const map = document.getElementById(mapId);
    // How it scrolls, smoothly or at once, is the style sheet's to say: it knows who wants less motion.
    map?.scrollIntoView();
    map?.focus({ preventScroll: true });
  };
  return (
    <section className="wrap section" aria-labelledby="places">
      <h2 id="places" className="h2 section__head">
        {messages.places}
      </h2>
      <ul className="places">
        {popularCities.map((city) => (
          <li key={city.id}>
            <a
              className="y-city"
              href={`/?city=${city.id}#${mapId}`}
              aria-current={city.id === selected.id}
              onClick={(event) => choose(event, city)}
            >
              {city.iconUrl ? (
                <img src={city.iconUrl} alt="" width="52" height="52" loading="lazy" decoding="async" />
              ) : (
                <span className="y-city__initial" aria-hidden="true">
                  {city.name.charAt(0)}
                </span>
              )}
              <span>{city.name}</span>
              {city.state !== city.name && <small>{city.state}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
