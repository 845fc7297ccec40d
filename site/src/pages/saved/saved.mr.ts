import favourites from '@yantra/favourites/languages/mr';
import { withOwn } from '../../languages/with-own.ts';
import type { messages as tabsMessages } from '../../saved/saved-tabs.messages.ts';
import { savedTabs } from '../../saved/saved-tabs.mr.ts';
import type { messages } from './saved.messages.ts';

export default withOwn<typeof messages | typeof tabsMessages>(
  'mr',
  {
    'site.saved': {
      head: 'जतन केलेले · Yantra',
      sharedHead: 'यंत्रांची यादी · Yantra',
      title: 'जतन केलेले',
      crumbs: 'तुम्ही येथे आहात',
      home: 'मुख्यपृष्ठ',
      notSaved: 'ज्या यंत्राचे हृदय तुम्ही दाबले ते अजून जतन झालेले नाही.',
      isSaved: 'ज्या यंत्राचे हृदय तुम्ही दाबले ते जतन झाले आहे.',
      save: 'आता जतन करा',
      needsAccount: 'JavaScript शिवाय यंत्रे खात्यात जतन होतात. जिथे JavaScript चालते तिथे लॉग इन करा; मग हृदये इथेही चालतील.',
      withoutScript:
        'खात्याशिवाय तुम्ही जे जतन करता ते JavaScript या ब्राउझरमध्ये ठेवते, म्हणून तिच्याशिवाय ते दिसत नाही. खात्यात जतन केलेले लॉग इन केल्यावर इथे दिसते.',
    },
    'site.saved-tabs': savedTabs,
  },
  [favourites],
);
