import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './address.messages.ts';

export const address: Translated<typeof messages> = {
  map: 'नक्शा',
  marker: 'मशीन यहाँ है',
  instructions:
    'मशीन कहाँ है यह बताने के लिए निशान को खींचें या नक्शे पर दबाएँ। तीर की कुंजियाँ नक्शा खिसकाती हैं, प्लस और माइनस से नक्शा बड़ा-छोटा होता है, Enter निशान को बीच में लाता है; निशान चुना हो तो तीर की कुंजियाँ उसे खिसकाती हैं।',
  failed: 'नक्शा लोड नहीं हो सका',
  failedText: 'पता फिर भी लिखा जा सकता है।',
  retry: 'फिर कोशिश करें',
  loading: 'नक्शा लोड हो रहा है...',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  noStreets: 'इस नक्शे में सड़कें नहीं हैं, पर निशान सही जगह रखा जा सकता है।',
  streetsFailed: 'सड़कें नहीं आ सकीं।',
  streetsSlow: 'सड़कें आने में समय लग रहा है।',
  credit: 'svg-maps, GeoNames CC BY 4.0 · Natural Earth',
  found: (count) =>
    count === 0 ? '' : `${formatCount(count)} ${count === 1 ? 'जगह मिली' : 'जगहें मिलीं'}। चुनने के लिए नीचे का तीर दबाएँ।`,
  places: 'मिली हुई जगहें',
  unknown: 'इस जगह का पता मालूम नहीं है। कृपया खुद लिखें।',
  filled: (city, state) => `शहर और राज्य भर दिए गए हैं: ${city}, ${state}।`,
  clash: (pin, there, here) => `PIN कोड ${pin} ${there} के पास का है। पता ${here} का है। इनमें से कौन-सा सही है?`,
  follow: (city) => `${city} ले जाएँ`,
  stay: (city) => `${city} रखें, PIN कोड मिटाएँ`,
  pinUnknown: 'यह PIN कोड हमारी सूची में नहीं है। कृपया शहर और राज्य लिखें।',
};
