import searches from '@yantra/saved-searches/languages/hi';
import { withOwn } from '../../languages/with-own.ts';
import { savedTabs } from '../../saved/saved-tabs.hi.ts';
import type { messages as tabsMessages } from '../../saved/saved-tabs.messages.ts';
import type { newSearchMessages } from '../results/results.messages.ts';
import type { messages } from './searches.messages.ts';

export default withOwn<typeof messages | typeof newSearchMessages | typeof tabsMessages>(
  'hi',
  {
    'site.searches': {
      head: 'सहेजी हुई खोजें · Yantra',
      newNote: 'हर नई उपयुक्त मशीन की ख़बर एक बार मिलती है, और दोबारा तभी जब वह कम से कम 10% सस्ती हो।',
      crumbs: 'आप यहाँ हैं',
      home: 'मुखपृष्ठ',
      saved: 'सहेजा हुआ',
      searches: 'खोजें',
      withoutScript:
        'आपकी खोजों की सूची के लिए JavaScript चाहिए। खोज उसके बिना भी सहेजी जा सकती है: मशीनों की किसी भी सूची पर “नई आने पर बताएँ” से।',
      done: 'आपकी खोज सहेज ली गई है। अब से नई मशीनों की ख़बर मिलेगी।',
      backToResults: 'मशीनों पर वापस जाएँ',
    },
    'site.saved-tabs': savedTabs,
    'site.new-search': { title: 'नई आने पर बताएँ · Yantra' },
  },
  [searches],
);
