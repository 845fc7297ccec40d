import type { Translated } from '@yantra/language';
import type { messages } from './saved-tabs.messages.ts';

export const savedTabs: Translated<typeof messages> = {
  lists: 'तुम्ही जतन केलेले',
  machines: 'यंत्रे',
  searches: 'शोध',
};
