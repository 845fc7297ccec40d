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
    void push?.isOn().then((on) => {
      if (isHere) setOn(on);
    });
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
      onChange={({ currentTarget: { checked } }) => void push.turn(checked).then(setOn)}
    />
  );
}
