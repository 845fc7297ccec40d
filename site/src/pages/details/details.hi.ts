import details from '@yantra/equipment-details/languages/hi';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './details.messages.ts';

export default withOwn<typeof messages>(
  'hi',
  {
    'site.details': {
      fallbackTitle: 'मशीन · Yantra',
      title: (name, city) => `${city} में किराए पर ${name} · Yantra`,
      description: (name, city) =>
        `${city} में ${name} सीधे मालिक से किराए पर लें: इकाई के साथ दाम, तस्वीरें, काम की क्षमता और दूसरे ग्राहकों की राय।`,
      keywords: (name, city, category) =>
        [
          name,
          `${name} किराए पर`,
          `${name} किराया ${city}`,
          ...(category ? [`${city} में ${category} किराए पर`] : []),
        ].join(', '),
      report: 'इस मशीन की शिकायत करें',
      withoutScript: 'इस मशीन के मालिक से संपर्क के लिए कृपया यहाँ लिखें:',
    },
  },
  [details],
);
