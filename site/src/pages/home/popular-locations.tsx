import { useSignals } from '@preact/signals-react/runtime';
import { useScope } from '@yantra/state';
import { isPlainClick } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { messages } from './below.messages.ts';
import { mapId } from './ids.ts';
import { type PopularCity, popularCities } from './popular-cities.ts';
import { messages as proof } from './proof.messages.ts';
import { useCounts } from './use-counts.ts';

/** The first twenty cities, with what is counted there: a press chooses the city and scrolls to the map. Without a script each is a link that does the same. */
export function PopularLocations() {
  useSignals();
  const scope = useScope();
  const selected = scope.city.value;
  const machines = useCounts(scope)?.byCity ?? {};
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
              className={city.iconUrl ? 'y-city' : 'y-city places__row'}
              href={`/?city=${city.id}#${mapId}`}
              aria-current={city.id === selected.id}
              onClick={(event) => choose(event, city)}
            >
              {city.iconUrl && <img src={city.iconUrl} alt="" width="52" height="52" loading="lazy" decoding="async" />}
              <span>{city.name}</span>
              {city.iconUrl === undefined && <small>{city.state}</small>}
              {machines[city.id] !== undefined && (
                <small className="places__count">
                  {machines[city.id]} <span>{proof.machines(machines[city.id] ?? 0)}</span>
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
