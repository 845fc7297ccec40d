import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/mr';
import type { messages } from '../sample-widget.messages.ts';
import type { SampleWidgetLanguage } from './language.ts';

const own: Translated<typeof messages> = {
  greeting: (city) => `${city} येथे Sample widget`,
};

const marathi: SampleWidgetLanguage = { ...shared, texts: { ...shared.texts, 'sample-widget': own } };
export default speaking(marathi);
