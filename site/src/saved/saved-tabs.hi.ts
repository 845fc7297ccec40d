import type { Translated } from '@yantra/language';
import type { messages } from './saved-tabs.messages.ts';

export const savedTabs: Translated<typeof messages> = {
  lists: 'जो आपने सहेजा',
  machines: 'मशीनें',
  searches: 'खोजें',
};
