import { useMessages } from '@yantra/language';
import { ScreenHead } from '../../kit/screen-head.tsx';
import { useSlots } from '../../kit/slots.ts';
import { titles } from '../screens.messages.ts';

/** Everything that the person was told of. */
export function Screen() {
  const texts = useMessages(titles);
  const { notifications } = useSlots();
  return notifications ?? <ScreenHead title={texts.notifications} />;
}
