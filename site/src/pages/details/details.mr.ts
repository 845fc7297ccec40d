import details from '@yantra/equipment-details/languages/mr';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './details.messages.ts';

export default withOwn<typeof messages>(
  'mr',
  {
    'site.details': {
      fallbackTitle: 'यंत्र · Yantra',
      title: (name, city) => `${city} येथे भाड्याने ${name} · Yantra`,
      description: (name, city) =>
        `${city} येथे ${name} थेट मालकाकडून भाड्याने घ्या: एककासह दर, छायाचित्रे, कामाची क्षमता आणि इतर ग्राहकांची मते.`,
      keywords: (name, city, category) =>
        [name, `${name} भाड्याने`, `${name} भाडे ${city}`, ...(category ? [`${city} येथे ${category} भाड्याने`] : [])].join(
          ', ',
        ),
      report: 'या यंत्राची तक्रार करा',
      withoutScript: 'या यंत्राच्या मालकाशी संपर्क साधण्यासाठी कृपया येथे लिहा:',
    },
  },
  [details],
);
