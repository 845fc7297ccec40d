import searches from '@yantra/saved-searches/languages/mr';
import { withOwn } from '../../languages/with-own.ts';
import type { messages as tabsMessages } from '../../saved/saved-tabs.messages.ts';
import { savedTabs } from '../../saved/saved-tabs.mr.ts';
import type { newSearchMessages } from '../results/results.messages.ts';
import type { messages } from './searches.messages.ts';

export default withOwn<typeof messages | typeof newSearchMessages | typeof tabsMessages>(
  'mr',
  {
    'site.searches': {
      head: 'जतन केलेले शोध · Yantra',
      newNote: 'जुळणाऱ्या प्रत्येक नव्या यंत्राची बातमी एकदा मिळते, आणि पुन्हा ते किमान 10% स्वस्त झाल्यावरच.',
      crumbs: 'तुम्ही इथे आहात',
      home: 'मुख्यपृष्ठ',
      saved: 'जतन केलेले',
      searches: 'शोध',
      withoutScript:
        'तुमच्या शोधांच्या यादीसाठी JavaScript लागते. शोध त्याशिवायही जतन होतो: यंत्रांच्या कोणत्याही यादीवरील “नवे आल्यावर सांगा” ने.',
      done: 'तुमचा शोध जतन झाला आहे. आतापासून नव्या यंत्रांची बातमी मिळेल.',
      backToResults: 'यंत्रांकडे परत जा',
    },
    'site.saved-tabs': savedTabs,
    'site.new-search': { title: 'नवे आल्यावर सांगा · Yantra' },
  },
  [searches],
);
