import compare from '@yantra/compare/languages/mr';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './compare.messages.ts';

export default withOwn<typeof messages>(
  'mr',
  {
    'site.compare': {
      title: (count) => (count < 2 ? 'यंत्रांची तुलना · Yantra' : `भाड्याच्या ${count} यंत्रांची तुलना · Yantra`),
      description: 'भाड्याची यंत्रे शेजारी शेजारी: दर, प्रत्येकाने तुमच्या कामाचा खर्च, अंतर, मालक आणि तथ्ये.',
      crumbs: 'तुम्ही येथे आहात',
      home: 'मुखपृष्ठ',
      all: 'सर्व यंत्रे',
      here: 'तुलना',
    },
  },
  [compare],
);
