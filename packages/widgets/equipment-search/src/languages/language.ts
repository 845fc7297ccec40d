import type { WidgetLanguage } from '@yantra/ui';
import type { messages } from '../equipment-search.messages.ts';
import type { messages as helperMessages } from '../internal/helper.messages.ts';

/** All texts of the widget in another language. */
export type EquipmentSearchLanguage = WidgetLanguage<typeof messages | typeof helperMessages>;
