import compare from '@yantra/compare/languages/hi';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './compare.messages.ts';

export default withOwn<typeof messages>(
  'hi',
  {
    'site.compare': {
      title: (count) => (count < 2 ? 'मशीनों की तुलना · Yantra' : `किराए की ${count} मशीनों की तुलना · Yantra`),
      description: 'किराए की मशीनें साथ-साथ: दाम, हर एक से आपके काम का ख़र्च, दूरी, मालिक और तथ्य।',
      crumbs: 'आप यहाँ हैं',
      home: 'मुखपृष्ठ',
      all: 'सभी मशीनें',
      here: 'तुलना',
    },
  },
  [compare],
);
