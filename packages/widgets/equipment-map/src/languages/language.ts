import type { ErrorsOf } from '@yantra/contract/calls';
import type { WidgetLanguage } from '@yantra/ui';
import type { mapMessages, messages } from '../equipment-map.messages.ts';

/** All texts of the widget in another language. */
export type EquipmentMapLanguage = WidgetLanguage<
  typeof messages | typeof mapMessages,
  ErrorsOf<'getEquipmentById' | 'geocode'>
>;
