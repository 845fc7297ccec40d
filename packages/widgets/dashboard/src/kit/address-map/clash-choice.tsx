import { useSignals } from '@preact/signals-react/runtime';
import { useMessages, useWord } from '@yantra/language';
import { Button } from '@yantra/ui';
import { Notice } from '../form/summary.tsx';
import { messages } from './address.messages.ts';
import type { AddressModel } from './address.model.ts';

/** PIN code and address are in different towns: the user chooses which one is right. */
export function ClashChoice({ model }: { readonly model: AddressModel }) {
  const texts = useMessages(messages);
  const word = useWord();
  useSignals();
  const clash = model.clash.value;
  if (!clash) return null;
  const { place, currentPlace, city } = clash;
  const [name, state] = [word(place.city.name), word(place.city.state)];
  return (
    <div className="y-dashboard__wide">
      <Notice kind="error">
        <p>{texts.clash(place.pinCode ?? '', `${name}, ${state}`, currentPlace)}</p>
        <Button size="sm" onClick={model.acceptPin}>
          {texts.follow(name)}
        </Button>
        <Button size="sm" onClick={model.keepAddress}>
          {texts.stay(word(city))}
        </Button>
      </Notice>
    </div>
  );
}
