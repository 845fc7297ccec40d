import type { WidgetLanguage } from '@yantra/ui';
import type { messages } from '../sample-widget.messages.ts';

/** All that it says in another language; after its texts, the codes of what its calls refuse. */
export type SampleWidgetLanguage = WidgetLanguage<typeof messages>;
