import { useSignals } from '@preact/signals-react/runtime';
import { useMessages, useWord } from '@yantra/language';
import type { City } from '@yantra/places';
import { Button, Skeleton, matchedPart } from '@yantra/ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import { messages } from '../city-picker.messages.ts';
import type { CityPickerModel } from '../city-picker.model.ts';
import type { AreasModel } from './areas.model.ts';
import { CityRow, type Counts } from './city-row.tsx';

/** Rows drawn at first and added each time the end is near: a cheap phone draws 60 in a frame or two, 1,222 in a second. */
const batchSize = 60;

interface CityListProps {
  readonly model: CityPickerModel;
  /** What is found of a search that names no city. */
  readonly areas: AreasModel;
  readonly counts: Counts;
}

/** The full list under the search. */
export function CityList(props: CityListProps) {
  const { model, areas } = props;
  const texts = useMessages(messages);
  useSignals();
  useEffect(() => areas.start(), [areas]);
  const state = model.listState.value;
  if (state === 'failed') return <Failure text={texts.listFailed} onRetry={model.retry} />;
  if (state !== 'ready') return <ListSkeleton />;
  return <Results {...props} key={model.query.value} />;
}

function Failure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const texts = useMessages(messages);
  return (
    <div role="alert" className="y-city-panel__state">
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
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

/** The cities that a PIN code, a locality or a village belongs to. */
function Areas({ model, areas, counts }: CityListProps) {
  const texts = useMessages(messages);
  const word = useWord();
  useSignals();
  const heading = texts.nearQuery(model.query.value.trim());
  return (
    <section className="y-city-panel__areas">
      <h3>{heading}</h3>
      <ul className="y-city-list" aria-label={heading}>
        {areas.areas.value.map(({ city, place }) => (
          <li key={city.id}>
            <CityRow
              name={word(city.name)}
              note={`${city.state === city.name ? '' : `, ${word(city.state)}`} · ${place}`}
              count={counts?.[city.id]}
              isSelected={city.id === model.selected.value.id}
              onPick={() => model.pick(city)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is said of a search that finds nothing among the names. */
function Unnamed({ areas, query }: Pick<CityListProps, 'areas'> & { readonly query: string }) {
  const texts = useMessages(messages);
  useSignals();
  const state = areas.state.value;
  if (state === 'found') return null;
  if (state === 'failed') return <Failure text={texts.lookUpFailed(query)} onRetry={areas.retry} />;
  if (state === 'waiting')
    return (
      <p role="status" className="y-city-panel__state">
        {texts.lookingUp(query)}
      </p>
    );
  return (
    <div className="y-city-panel__state">
      <p>
        <strong>{texts.none(query)}</strong>
      </p>
      <p>{texts.noneText}</p>
    </div>
  );
}

function Results(props: CityListProps) {
  const { model, areas, counts } = props;
  const texts = useMessages(messages);
  const word = useWord();
  useSignals();
  const [shown, setShown] = useState(batchSize);
  const results = model.results.value;
  const query = model.query.value.trim();
  const rest = results.length - shown;
  const isWaiting = areas.state.value === 'waiting';
  // Search results are ordered by how well they fit.
  const letterOf = (city: City | undefined) => city && word(city.name).charAt(0);
  const letterBefore = (city: City, before: City | undefined) =>
    query === '' && letterOf(city) !== letterOf(before) ? letterOf(city) : undefined;
  return (
    <>
      <p role="status" className="y-hidden">
        {query && !isWaiting && texts.found(results.length + areas.areas.value.length)}
      </p>
      {areas.areas.value.length > 0 && <Areas {...props} />}
      {results.length === 0 && <Unnamed areas={areas} query={query} />}
      <ul className="y-city-list" aria-label={texts.listLabel}>
        {results.slice(0, shown).map((city, place) => (
          <Fragment key={city.id}>
            <Letter letter={letterBefore(city, results[place - 1])} />
            <li>
              <CityRow
                name={<Name name={word(city.name)} query={query} />}
                note={city.state !== city.name && `, ${word(city.state)}`}
                count={counts?.[city.id]}
                isSelected={city.id === model.selected.value.id}
                onPick={() => model.pick(city)}
              />
            </li>
          </Fragment>
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

/** Sticks while its cities are in view; hidden from screen readers, which read the cities' names. */
function Letter({ letter }: { readonly letter: string | undefined }) {
  return letter === undefined ? null : (
    <li className="y-city-list__letter" aria-hidden="true">
      {letter}
    </li>
  );
}

function Name({ name, query }: { readonly name: string; readonly query: string }) {
  // One that was found another way (alias, slip) has no such part.
  const [before, matched, behind] = matchedPart(name, query);
  return (
    <>
      {before}
      {matched && <mark>{matched}</mark>}
      {behind}
    </>
  );
}
