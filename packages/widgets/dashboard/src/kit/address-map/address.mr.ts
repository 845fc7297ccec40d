import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './address.messages.ts';

export const address: Translated<typeof messages> = {
  map: 'नकाशा',
  marker: 'यंत्र येथे आहे',
  instructions:
    'यंत्र कोठे आहे ते सांगण्यासाठी खूण ओढा किंवा नकाशावर दाबा. बाणाच्या कळा नकाशा हलवतात, अधिक आणि वजा कळांनी नकाशा मोठा-लहान होतो, Enter खूण मध्यभागी आणते; खूण निवडलेली असेल तर बाणाच्या कळा तिला हलवतात.',
  failed: 'नकाशा लोड होऊ शकला नाही',
  failedText: 'पत्ता तरीही लिहिता येतो.',
  retry: 'पुन्हा प्रयत्न करा',
  loading: 'नकाशा लोड होत आहे...',
  zoomIn: 'मोठा करा',
  zoomOut: 'लहान करा',
  noStreets: 'या नकाशात रस्ते नाहीत, पण खूण अचूक जागी ठेवता येते.',
  streetsFailed: 'रस्ते येऊ शकले नाहीत.',
  streetsSlow: 'रस्ते यायला वेळ लागत आहे.',
  credit: 'svg-maps, GeoNames CC BY 4.0 · Natural Earth',
  found: (count) =>
    count === 0
      ? ''
      : `${formatCount(count)} ${count === 1 ? 'ठिकाण सापडले' : 'ठिकाणे सापडली'}. निवडण्यासाठी खालचा बाण दाबा.`,
  places: 'सापडलेली ठिकाणे',
  unknown: 'या ठिकाणाचा पत्ता माहीत नाही. कृपया स्वतः लिहा.',
  filled: (city, state) => `शहर आणि राज्य भरले आहे: ${city}, ${state}.`,
  clash: (pin, there, here) => `PIN कोड ${pin} ${there} जवळचा आहे. पत्ता ${here} चा आहे. यांपैकी कोणता बरोबर आहे?`,
  follow: (city) => `${city} येथे न्या`,
  stay: (city) => `${city} ठेवा, PIN कोड पुसा`,
  pinUnknown: 'हा PIN कोड आमच्या यादीत नाही. कृपया शहर आणि राज्य लिहा.',
};
