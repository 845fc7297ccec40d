import { useSignals } from '@preact/signals-react/runtime';
import { lengths } from '@yantra/domain';
import { useErrorText, useMessages } from '@yantra/language';
import { Icon, SearchInput } from '@yantra/ui';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { mapMessages, messages } from '../equipment-map.messages.ts';
import type { PlaceSearchModel } from './place-search.model.ts';

interface PlaceSearchProps {
  readonly model: PlaceSearchModel;
  /** Whether the field had the focus before the map had loaded. */
  readonly hasFocus: boolean;
  /** In the field's frame, after it. */
  readonly children?: ReactNode;
  /** Below the field. */
  readonly below: ReactNode;
}

/** 'Search for location': a field with a list of places, an ARIA combobox. */
export function PlaceSearch({ model, hasFocus, children, below }: PlaceSearchProps) {
  const texts = useMessages(messages);
  const mapTexts = useMessages(mapMessages);
  useSignals();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Before the next key: between a field that goes and the one that comes, keys would be lost.
  useLayoutEffect(() => {
    if (hasFocus) box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [hasFocus]);
  const isOpen = model.isOpen.value && model.state.value !== 'idle';
  const active = model.active.value;
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { ArrowDown: () => model.move(1), ArrowUp: () => model.move(-1), Enter: model.submit }[event.key];
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      model.close();
    } else if (act) {
      event.preventDefault();
      act();
    }
  };
  return (
    <div
      className="y-map-widget__search"
      ref={box}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && model.close()}
    >
      <SearchInput
        role="combobox"
        placeholder={texts.search}
        label={texts.search}
        value={model.text.value}
        onValue={model.type}
        onKeyDown={onKeyDown}
        onFocus={model.open}
        maxLength={lengths.place}
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}${active}` : undefined}
      >
        {children}
      </SearchInput>
      <div className="y-map-widget__found" hidden={!isOpen}>
        <Places model={model} id={id} />
      </div>
      {below}
      <p className="y-hidden" role="status">
        {isOpen &&
          model.state.value === 'found' &&
          (model.isAsking.value ? mapTexts.whichPlace : mapTexts.placesFound(model.places.value.length))}
      </p>
    </div>
  );
}

function Places({ model, id }: { readonly model: PlaceSearchModel; readonly id: string }) {
  const errorText = useErrorText();
  const mapTexts = useMessages(mapMessages);
  useSignals();
  const state = model.state.value;
  const instead = model.places.value[0]?.instead;
  const part = instead === 'unanswered' ? mapTexts.partUnanswered : instead && mapTexts.partKnown(model.query.value);
  const note = part ?? (model.isAsking.value ? mapTexts.whichPlace : undefined);
  return (
    <>
      {note && <p className="y-muted">{note}</p>}
      <div role="listbox" id={`${id}list`} aria-label={mapTexts.places}>
        {model.places.value.map((place, index) => (
          // The field keeps the focus: a press on a place must not take it.
          <button
            type="button"
            role="option"
            tabIndex={-1}
            key={`${place.label} ${place.latitude}`}
            id={`${id}${index}`}
            aria-selected={index === model.active.value}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => model.pick(place)}
          >
            <Icon name="pin" />
            {place.label}
          </button>
        ))}
      </div>
      {state === 'loading' && <p className="y-muted">{mapTexts.placesLoading}</p>}
      {state === 'none' && <p role="status">{mapTexts.noPlace(model.query.value)}</p>}
      {state === 'failed' && (
        <p role="alert">
          {mapTexts.placesFailed(model.error.value ? errorText(model.error.value) : '')}{' '}
          <button type="button" className="y-link" onClick={model.retry}>
            {mapTexts.retry}
          </button>
        </p>
      )}
    </>
  );
}
