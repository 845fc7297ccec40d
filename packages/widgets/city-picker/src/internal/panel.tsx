import { useSignals } from '@preact/signals-react/runtime';
import { getCounts } from '@yantra/contract/calls';
import { useMessages, useWord } from '@yantra/language';
import { type City, cityCount, featuredCities } from '@yantra/places';
import { type Scope, type SelectedCity, dataOf, useScope } from '@yantra/state';
import { Button, Dialog, Icon, SearchInput } from '@yantra/ui';
import { useMemo } from 'react';
import { messages } from '../city-picker.messages.ts';
import type { CityPickerModel } from '../city-picker.model.ts';
import { createAreasModel } from './areas.model.ts';
import { CityList } from './city-list.tsx';
import { type Counts, CityRow } from './city-row.tsx';

const featuredIds = featuredCities.map(({ id }) => id);

/** How many machines each city has, and which cities are nearest. */
const countsOf = ({ isOpen, selected }: CityPickerModel, scope: Scope) =>
  scope.resource(getCounts, () =>
    isOpen.value ? { cityIds: featuredIds, everyCity: true, nearCityId: selected.value.id } : undefined,
  );

interface CityTileProps {
  readonly city: City | SelectedCity;
  readonly siteUrl: string;
  readonly isSelected: boolean;
  /** Below the name. */
  readonly note: string;
  readonly onPick: (city: City | SelectedCity) => void;
}

/** A city as a tile: its landmark where one is drawn, its initial otherwise. */
function CityTile({ city, siteUrl, isSelected, note, onPick }: CityTileProps) {
  const name = useWord()(city.name);
  const iconUrl = 'iconUrl' in city ? city.iconUrl : undefined;
  return (
    <button type="button" className="y-city" aria-pressed={isSelected} onClick={() => onPick(city)}>
      {iconUrl ? (
        <img src={siteUrl + iconUrl} alt="" width="36" height="36" />
      ) : (
        <span className="y-city__initial" aria-hidden="true">
          {name.charAt(0)}
        </span>
      )}
      <span>{name}</span>
      <small className="y-num">{note}</small>
    </button>
  );
}

export interface PanelProps {
  readonly model: CityPickerModel;
}

/** The side panel: nearest and ten featured cities first, every city behind "More Cities" or a search. */
export function Panel({ model }: PanelProps) {
  const texts = useMessages(messages);
  useSignals();
  const isAll = model.view.value === 'all';
  const scope = useScope();
  // Requested when the panel is first opened; without an answer no counts are shown.
  const asked = useMemo(() => countsOf(model, scope), [model, scope]);
  const areas = useMemo(() => createAreasModel(model, scope), [model, scope]);
  const remote = asked.remote.value;
  const counts = dataOf(remote);
  return (
    <Dialog
      kind="side"
      open={model.isOpen.value}
      onClose={model.close}
      title={texts.title}
      closeLabel={texts.close}
      className={isAll ? 'y-city-panel--all' : ''}
      footer={!isAll && <MoreCities model={model} />}
    >
      {isAll && (
        <Button variant="ghost" className="y-city-panel__back" onClick={model.showFeatured}>
          <Icon name="left" />
          {texts.back}
        </Button>
      )}
      <div className="y-city-panel__search">
        <SearchInput
          placeholder={texts.search}
          label={texts.searchLabel}
          value={model.query.value}
          onValue={model.search}
          enterKeyHint="go"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // Else the button that gets the focus back would be pressed, and the panel open again.
            event.preventDefault();
            if (!areas.submit()) model.pickFirst();
          }}
        />
      </div>
      {isAll ? (
        <CityList model={model} areas={areas} counts={counts?.byCity} />
      ) : (
        <Featured model={model} counts={counts?.byCity} isWaiting={remote.status === 'loading'} />
      )}
      {!isAll && <Near model={model} near={counts?.near} />}
    </Dialog>
  );
}

function MoreCities({ model }: PanelProps) {
  const texts = useMessages(messages);
  return (
    <div className="y-city-panel__more">
      <Button variant="secondary" block onClick={model.showAll}>
        {texts.moreCities}
        <Icon name="right" />
      </Button>
      <p className="y-muted">{texts.count(cityCount)}</p>
    </div>
  );
}

interface FeaturedProps extends PanelProps {
  readonly counts: Counts;
  readonly isWaiting: boolean;
}

function Featured({ model, counts, isWaiting }: FeaturedProps) {
  const texts = useMessages(messages);
  useSignals();
  const word = useWord();
  const { siteUrl } = useScope();
  const { id } = model.selected.value;
  const noteOf = ({ id: cityId, name, state }: City | SelectedCity) => {
    const machines = counts?.[cityId] ?? 0;
    if (machines > 0) return texts.machines(machines);
    return isWaiting || state === name ? '' : word(state);
  };
  return (
    <>
      <UseLocation model={model} />
      <ul className="y-city-panel__grid">
        {model.featured.value.map((city) => (
          <li key={city.id}>
            <CityTile
              city={city}
              siteUrl={siteUrl}
              isSelected={city.id === id}
              note={noteOf(city)}
              onPick={model.pick}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface NearProps extends PanelProps {
  readonly near: readonly (SelectedCity & { readonly distanceKm: number; readonly count: number })[] | undefined;
}

/** The nearest cities that have machines. */
function Near({ model, near }: NearProps) {
  const texts = useMessages(messages);
  const word = useWord();
  useSignals();
  if (!near?.length) return null;
  const heading = texts.near(word(model.selected.value.name));
  return (
    <section className="y-city-panel__near">
      <h3>{heading}</h3>
      <ul className="y-city-list" aria-label={heading}>
        {near.map((city) => (
          <li key={city.id}>
            <CityRow
              name={word(city.name)}
              note={` ${texts.km(city.distanceKm)}`}
              count={city.count}
              onPick={() => model.pick(city)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UseLocation({ model }: Pick<PanelProps, 'model'>) {
  const texts = useMessages(messages);
  useSignals();
  const state = model.locationState.value;
  const isLocating = state === 'locating';
  return (
    <div>
      <Button
        variant="ghost"
        className="y-city-panel__locate"
        busy={isLocating}
        onClick={() => void model.useLocation()}
      >
        {!isLocating && <Icon name="locate" />}
        {isLocating ? texts.locating : texts.useLocation}
      </Button>
      <p role="status" className="y-city-panel__note">
        {state === 'denied' && texts.locationDenied}
        {state === 'failed' && texts.locationFailed}
      </p>
    </div>
  );
}
