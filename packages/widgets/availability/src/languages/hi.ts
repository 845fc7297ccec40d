import { type Translated, speaking } from '@yantra/language';
import { cost, days, shared } from '@yantra/ui/languages/hi';
import type { messages } from '../availability.messages.ts';
import type { AvailabilityLanguage } from './language.ts';

const own: Translated<typeof messages> = {
  cost: (total, rest) => `${total}, ${rest}`,
  askQuote: 'दाम पूछें',
  by: 'ख़ाली दिन: Yantra',
  loading: 'मशीन के ख़ाली दिन लोड हो रहे हैं',
  none: 'दिन दिखाने के लिए कोई मशीन नहीं है।',
  gone: 'यह मशीन अब सूची में नहीं है।',
  failed: (reason) => `मशीन लोड नहीं हो सकी: ${reason}`,
  unreadable: 'मिला हुआ जवाब पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
};

const hindi: AvailabilityLanguage = {
  ...shared,
  texts: { ...shared.texts, cost, days, availability: own },
  errors: { ...shared.errors, 'network.unreadable': own.unreadable, 'equipment.unknown': own.gone },
};
export default speaking(hindi);
