import type { ErrorsOf } from '@yantra/contract/calls';
import type { WidgetLanguage, costMessages, daysMessages } from '@yantra/ui';
import type { messages, zoomMessages } from '../equipment-details.messages.ts';

/** All texts of the widget in another language. */
export type EquipmentDetailsLanguage = WidgetLanguage<
  typeof costMessages | typeof daysMessages | typeof messages | typeof zoomMessages,
  ErrorsOf<'getAvailability' | 'getEquipmentById' | 'getSupplierDetails'>
>;
