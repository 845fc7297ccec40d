import { useSignals } from '@preact/signals-react/runtime';
import { lengths } from '@yantra/domain';
import type { FormField } from '@yantra/form';
import { useMessages } from '@yantra/language';
import { Field, Icon } from '@yantra/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { messages } from './address.messages.ts';
import type { AddressModel } from './address.model.ts';

interface AddressSearchProps {
  readonly model: AddressModel;
  readonly field: FormField;
  readonly label: string;
  readonly placeholder: string;
  readonly isReadOnly: boolean;
}

/** The address field, with suggestions while the user types. */
export function AddressSearch({ model, field, label, placeholder, isReadOnly }: AddressSearchProps) {
  const texts = useMessages(messages);
  useSignals();
  const listId = useId();
  const [active, setActive] = useState(-1);
  const places = model.suggestions.value;
  const isOpen = places.length > 0;
  const choose = (index: number) => {
    const place = places[index];
    if (place) model.choose(place);
    setActive(-1);
  };
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
  const key = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = steps[event.key];
    if (step !== undefined) setActive((last) => (last + step + places.length) % places.length);
    else if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'Escape') model.dismiss();
    else return;
    event.preventDefault();
  };
  return (
    <div className="y-dashboard__address y-dashboard__wide">
      <Field label={label} error={field.error.value}>
        {(ids) => (
          <div className="y-input">
            <Icon name="search" />
            <input
              {...ids}
              name="address"
              autoComplete="off"
              role="combobox"
              aria-expanded={isOpen}
              aria-autocomplete="list"
              aria-controls={listId}
              {...(active >= 0 && isOpen && { 'aria-activedescendant': `${listId}-${active}` })}
              value={field.value.value}
              placeholder={placeholder}
              readOnly={isReadOnly}
              maxLength={lengths.address}
              onInput={(event) => {
                setActive(-1);
                model.type(event.currentTarget.value);
              }}
              onKeyDown={key}
              onBlur={() => {
                field.leave();
                model.dismiss();
              }}
            />
          </div>
        )}
      </Field>
      <div className="y-dashboard__places" id={listId} role="listbox" aria-label={texts.places} hidden={!isOpen}>
        {places.map((place, index) => (
          // Pressing a suggestion must not take the focus from the field: the list would close.
          <button
            type="button"
            role="option"
            tabIndex={-1}
            key={`${place.label} ${place.latitude}`}
            id={`${listId}-${index}`}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            <Icon name="pin" />
            {place.label}
          </button>
        ))}
      </div>
      <p className="y-hidden" role="status">
        {texts.found(places.length)}
      </p>
    </div>
  );
}
