import { useMessages } from '@yantra/language';
import { Checkbox } from '@yantra/ui';
import { useEffect, useState } from 'react';
import { useSlots } from '../../kit/slots.ts';
import { messages } from './notification-settings.messages.ts';

/** Pushes to this browser, where it can show them. */
export function DeviceSwitch() {
  const texts = useMessages(messages);
  const { push } = useSlots();
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    let isHere = true;
    push?.isOn().then(
      (on) => isHere && setOn(on),
      // Without the server's word nothing is offered.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [push]);
  if (!push || isOn === undefined) return null;
  return (
    <Checkbox
      className="y-reach__device"
      label={texts.thisDevice}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => {
        // The page says what failed; the switch stays as it was.
        push.turn(checked).then(setOn, () => undefined);
      }}
    />
  );
}
