import { useSignals } from '@preact/signals-react/runtime';
import { useMessages, wordIn } from '@yantra/language';
import { cityCount, loadAllCities } from '@yantra/places';
import { type SelectedCity, useScope } from '@yantra/state';
import { Icon, isPlainClick } from '@yantra/ui';
import { type ComponentType, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from './city-picker.messages.ts';
import {
  type CityPickerModel,
  type CityPickerView,
  type LocationFailure,
  type Position,
  createCityPickerModel,
} from './city-picker.model.ts';
import type { PanelProps } from './internal/panel.tsx';

/** A city is large: a rough position a few minutes old is enough, and comes faster. */
const options: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 10_000 };

/** Asks the browser for the position. */
const locate = (): Promise<Position> =>
  new Promise((resolve, reject: (failure: LocationFailure) => void) => {
    if (!('geolocation' in navigator)) {
      reject('failed');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => reject(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      options,
    );
  });

export interface CityPickerProps {
  /**
   * `button` stands alone and shows city and state; `inline` is part of another control and shows the city; `all` is a link
   * that says how many cities there are and opens the list of all. Without a script it leads to the machines.
   */
  readonly appearance?: 'button' | 'inline' | 'all' | undefined;
  /** A city was chosen. Only ids and small facts, so that the event can stay stable. */
  readonly onCityChange?: ((city: Pick<SelectedCity, 'id' | 'name' | 'state'>) => void) | undefined;
  /** For the element: a city picker has its data from the start. */
  readonly onStateChange?: ((state: 'ready') => void) | undefined;
}

/** The panel is loaded when it is opened: most visits never do. */
function usePanel(model: CityPickerModel) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [hasFailed, setFailed] = useState(false);
  const load = async () => {
    try {
      setFailed(false);
      const { Panel: loaded } = await import('./internal/panel.tsx');
      setPanel(() => loaded);
      return true;
    } catch {
      return false;
    }
  };
  return {
    Panel,
    hasFailed,
    prepare: () => void load(),
    open: async (view?: CityPickerView) => {
      if (Panel || (await load())) model.open(view);
      else setFailed(true);
    },
  };
}

/** The chosen city as a button; it opens the panel to choose another. */
export function CityPicker({ appearance = 'button', onCityChange, onStateChange }: CityPickerProps) {
  const texts = useMessages(messages);
  useSignals();
  const scope = useScope();
  const onChange = useRef(onCityChange);
  onChange.current = onCityChange;
  const model = useMemo(
    () =>
      createCityPickerModel({
        selected: scope.city,
        select(city) {
          scope.selectCity(city);
          onChange.current?.({ id: city.id, name: city.name, state: city.state });
        },
        loadCities: loadAllCities,
        loadDevanagari: async () => (await import('@yantra/places/devanagari')).devanagariNames(),
        locate,
        locale: scope.language?.locale ?? 'en',
        nameOf: ({ name }) => wordIn(scope.language, name),
      }),
    [scope],
  );
  const { Panel, hasFailed, prepare, open } = usePanel(model);
  useEffect(() => onStateChange?.('ready'), [onStateChange]);
  const { selected } = model;
  const [name, state] = [wordIn(scope.language, selected.value.name), wordIn(scope.language, selected.value.state)];
  const isInline = appearance === 'inline';
  const view = appearance === 'all' ? 'all' : 'featured';
  const opener = {
    part: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': model.isOpen.value,
    onPointerEnter: prepare,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void open(view);
    },
  } as const;
  return (
    <div className="y-root y-city-picker">
      {view === 'all' ? (
        <a {...opener} className="y-link" href={`${scope.siteUrl}/equipments`}>
          {texts.all(cityCount)}
          <Icon name="right" />
        </a>
      ) : (
        <button
          {...opener}
          type="button"
          className={isInline ? 'y-city-picker__inline' : 'y-button y-button--secondary'}
        >
          <Icon name="pin" />
          <span className="y-city-picker__name">{isInline || name === state ? name : `${name}, ${state}`}</span>
          <Icon name="down" />
        </button>
      )}
      {hasFailed && (
        <p className="y-city-picker__failure" role="alert">
          {texts.panelFailed}{' '}
          <button type="button" className="y-link" onClick={() => void open(view)}>
            {texts.retry}
          </button>
        </p>
      )}
      {Panel && <Panel model={model} />}
    </div>
  );
}
