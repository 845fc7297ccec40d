import type { WidgetLanguage } from '@yantra/ui';
import type { messages } from '../city-picker.messages.ts';

/** All texts of the widget in another language. */
export type CityPickerLanguage = WidgetLanguage<typeof messages>;
