import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '@yantra/language';
import { Icon } from '@yantra/ui';
import type { MouseEvent } from 'react';
import { mapMessages, messages } from '../equipment-map.messages.ts';
import type { EquipmentMapModel } from '../equipment-map.model.ts';

interface FoundPlaceProps {
  readonly model: Pick<EquipmentMapModel, 'pinned'>;
  /** Whether it is seen too: elsewhere the heading says it. */
  readonly isShown: boolean;
  readonly onClear: () => void;
}

/** Says near which place the map is, and takes it away. */
export function FoundPlace({ model, isShown, onClear }: FoundPlaceProps) {
  const texts = useMessages(messages);
  const mapTexts = useMessages(mapMessages);
  useSignals();
  const name = model.pinned.value?.name;
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with the place; the focus goes where another one is looked for.
    currentTarget.closest('.y-map-widget__search')?.querySelector('input')?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <div className={isShown && name ? 'y-map-widget__near' : 'y-hidden'}>
      <p role="status">{name && texts.heading(name)}</p>
      {isShown && name && (
        <button type="button" aria-label={mapTexts.removePlace(name)} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
