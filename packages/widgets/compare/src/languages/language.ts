import type { ErrorsOf } from '@yantra/contract/calls';
import type { WidgetLanguage, compareButtonMessages, costMessages } from '@yantra/ui';
import type { messages } from '../compare.messages.ts';
import type { trayMessages } from '../tray/tray.messages.ts';

/** All texts of the widget in another language; after its texts, the error codes of its calls. */
export type CompareLanguage = WidgetLanguage<
  typeof compareButtonMessages | typeof costMessages | typeof messages | typeof trayMessages,
  ErrorsOf<'getAvailability' | 'getEquipmentById'>
>;
