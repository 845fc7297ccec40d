import type { ErrorsOf } from '@yantra/contract/calls';
import type { WidgetLanguage, costMessages } from '@yantra/ui';
import type { messages } from '../favourites.messages.ts';

/** All texts of the widget in another language; after its texts, the error codes of its calls. */
export type FavouritesLanguage = WidgetLanguage<
  typeof costMessages | typeof messages,
  ErrorsOf<'changeFavourites' | 'shareFavourites' | 'getSharedFavourites'>
>;
