import type { WidgetLanguage } from '@yantra/ui';
import type { messages } from '../saved-searches.messages.ts';
import type { messages as tell } from '../tell/tell.messages.ts';
import type { messages as words } from '../words/words.messages.ts';

/** All texts of the widget in another language; after its texts, the error codes of its calls. */
export type SavedSearchesLanguage = WidgetLanguage<
  typeof messages | typeof tell | typeof words,
  'savedSearch.unknown' | 'savedSearch.tooMany'
>;
