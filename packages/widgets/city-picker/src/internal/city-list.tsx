import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import type { City } from '@yantra/places';
import { Button, Icon, Skeleton } from '@yantra/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../city-picker.messages.ts';
import type { CityPickerModel } from '../city-picker.model.ts';
import { matchedPart } from './matched-part.ts';

/** Rows drawn at first and added at each reach of the end: a cheap phone draws 60 in a frame or two, 1,222 in a second. */
const batchSize = 60;

interface CityListProps {
  readonly model: CityPickerModel;
}

/** The full list under the search. */
export function CityList({ model }: CityListProps) {
  useSignals();
  const state = model.listState.value;
  if (state === 'failed') return <ListFailure model={model} />;
  if (state !== 'ready') return <ListSkeleton />;
  return <Results model={model} key={model.query.value} />;
}

function ListFailure({ model }: CityListProps) {
  const texts = useMessages(messages);
  return (
    <div role="alert" className="y-city-panel__state">
      <p>{texts.listFailed}</p>
      <Button variant="secondary" onClick={model.retry}>
        {texts.retry}
      </Button>
    </div>
  );
}

function ListSkeleton() {
  const texts = useMessages(messages);
  return (
    <div className="y-city-panel__loading">
      <p className="y-hidden" role="status">
        {texts.loading}
      </p>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} />
      ))}
    </div>
  );
}

function Results({ model }: CityListProps) {
  const texts = useMessages(messages);
  useSignals();
  const [shown, setShown] = useState(batchSize);
  const results = model.results.value;
  const query = model.query.value.trim();
  const rest = results.length - shown;
  return (
    <>
      <p role="status" className="y-hidden">
        {query && texts.found(results.length)}
      </p>
      {results.length === 0 && (
        <div className="y-city-panel__state">
          <p>
            <strong>{texts.none(query)}</strong>
          </p>
          <p>{texts.noneText}</p>
        </div>
      )}
      <ul className="y-city-list" aria-label={texts.listLabel}>
        {results.slice(0, shown).map((city) => (
          <li key={city.id}>
            <button type="button" aria-current={city.id === model.selected.value.id} onClick={() => model.pick(city)}>
              <Icon name="pin" />
              <Name city={city} query={query} />
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && <More key={shown} onMore={() => setShown(shown + batchSize)} />}
    </>
  );
}

/** Adds rows when the end comes near; the button is for those who do not scroll. */
function More({ onMore }: { readonly onMore: () => void }) {
  const texts = useMessages(messages);
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    if (!end.current) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current());
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={end}>
      <Button variant="quiet" block onClick={onMore}>
        {texts.showMore}
      </Button>
    </div>
  );
}

function Name({ city, query }: { readonly city: City; readonly query: string }) {
  const part = matchedPart(city.name, query);
  return (
    <span>
      <span className="y-city-list__name">
        {part ? (
          <>
            {city.name.slice(0, part.start)}
            <mark>{city.name.slice(part.start, part.end)}</mark>
            {city.name.slice(part.end)}
          </>
        ) : (
          city.name
        )}
      </span>
      {city.state !== city.name && `, ${city.state}`}
    </span>
  );
}
