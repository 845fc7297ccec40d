import type { WidgetLanguage } from '@yantra/ui';
import type { messages } from '../sample-widget.messages.ts';

/** All texts of the widget in another language; after its texts, the error codes of its calls. */
export type SampleWidgetLanguage = WidgetLanguage<typeof messages>;
