import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/hi';
import type { messages } from '../sample-widget.messages.ts';
import type { SampleWidgetLanguage } from './language.ts';

const own: Translated<typeof messages> = {
  greeting: (city) => `${city} में Sample widget`,
};

const hindi: SampleWidgetLanguage = { ...shared, texts: { ...shared.texts, 'sample-widget': own } };
export default speaking(hindi);
