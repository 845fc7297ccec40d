import { type Translated, speaking } from '@yantra/language';
import { cost, shared } from '@yantra/ui/languages/hi';
import type { messages } from '../job-cost.messages.ts';
import type { JobCostLanguage } from './language.ts';

const own: Translated<typeof messages> = {
  heading: (name) => `${name} का ख़र्च`,
  invitation: 'बताएँ कितने दिन चाहिए, और ढुलाई, ऑपरेटर और GST मिलाकर कुल ख़र्च देखें।',
  askQuote: 'दाम पूछें',
  by: 'हिसाब Yantra का',
  totalFailed: 'कुल ख़र्च नहीं निकला।',
  loading: 'मशीन का ख़र्च लोड हो रहा है',
  none: 'ख़र्च निकालने के लिए कोई मशीन नहीं है।',
  gone: 'यह मशीन अब सूची में नहीं है।',
  failed: (reason) => `ख़र्च लोड नहीं हो सका: ${reason}`,
  unreadable: 'मिला हुआ जवाब पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
};

const hindi: JobCostLanguage = {
  ...shared,
  texts: { ...shared.texts, cost, 'job-cost': own },
  errors: { ...shared.errors, 'network.unreadable': own.unreadable, 'equipment.unknown': own.gone },
};
export default speaking(hindi);
