import type { ErrorsOf } from '@yantra/contract/calls';
import type { WidgetLanguage, costMessages, daysMessages } from '@yantra/ui';
import type { messages } from '../availability.messages.ts';

/** All texts of the widget in another language; after its texts, the error codes of its calls. */
export type AvailabilityLanguage = WidgetLanguage<
  typeof costMessages | typeof daysMessages | typeof messages,
  ErrorsOf<'getAvailability' | 'getEquipmentById'>
>;
