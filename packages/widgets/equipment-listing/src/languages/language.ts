import type { WidgetLanguage } from '@yantra/ui';
import type { filterMessages, messages } from '../equipment-listing.messages.ts';

/** All texts of the widget in another language. */
export type EquipmentListingLanguage = WidgetLanguage<typeof messages | typeof filterMessages>;
