import favourites from '@yantra/favourites/languages/hi';
import { withOwn } from '../../languages/with-own.ts';
import { savedTabs } from '../../saved/saved-tabs.hi.ts';
import type { messages as tabsMessages } from '../../saved/saved-tabs.messages.ts';
import type { messages } from './saved.messages.ts';

export default withOwn<typeof messages | typeof tabsMessages>(
  'hi',
  {
    'site.saved': {
      head: 'सहेजी हुई · Yantra',
      sharedHead: 'मशीनों की सूची · Yantra',
      title: 'सहेजी हुई',
      crumbs: 'आप यहाँ हैं',
      home: 'मुखपृष्ठ',
      notSaved: 'जिस मशीन का दिल आपने दबाया वह अभी सहेजी नहीं गई है।',
      isSaved: 'जिस मशीन का दिल आपने दबाया वह सहेजी गई है।',
      save: 'अभी सहेजें',
      needsAccount:
        'JavaScript के बिना मशीनें खाते में सहेजी जाती हैं। जहाँ JavaScript चलती है वहाँ लॉग इन करें; फिर दिल यहाँ भी काम करेंगे।',
      withoutScript:
        'बिना खाते के आप जो सहेजते हैं उसे JavaScript इस ब्राउज़र में रखती है, इसलिए उसके बिना वह नहीं दिखता। खाते में सहेजा हुआ लॉग इन करने पर यहाँ दिखता है।',
    },
    'site.saved-tabs': savedTabs,
  },
  [favourites],
);
