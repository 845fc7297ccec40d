import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './static.messages.ts';

export const common: Translated<typeof messages> = {
  title: (title) => `${title} · Yantra`,
  updated: 'शेवटचा बदल',
  contents: 'या पानावर',
  print: 'प्रिंट करा',
  short: 'थोडक्यात',
  original: 'हा इंग्रजी मजकुराचा अनुवाद आहे. दोन्हींत फरक असल्यास इंग्रजी मजकूर ग्राह्य धरला जाईल.',
  toOriginal: 'इंग्रजीत वाचा',
  papers: {
    terms: 'नियम आणि अटी',
    privacy: 'गोपनीयता धोरण',
    refund: 'परतावा धोरण',
    contact: 'संपर्क करा',
  },
  spans: {
    year: (count) => `${formatCount(count)} ${count === 1 ? 'वर्ष' : 'वर्षे'}`,
    month: (count) => `${formatCount(count)} ${count === 1 ? 'महिना' : 'महिने'}`,
    day: (count) => `${formatCount(count)} दिवस`,
    hour: (count) => `${formatCount(count)} तास`,
  },
};
