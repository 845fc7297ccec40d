import dialogs from '@yantra/auth-modals/languages/hi';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './log-in.messages.ts';

export default withOwn<typeof messages>(
  'hi',
  {
    'site.log-in': {
      title: 'लॉग इन · Yantra',
      titles: { 'log-in': 'लॉग इन', 'sign-up': 'साइन अप', 'forgot-password': 'पासवर्ड भूल गए' },
      in: 'आप लॉग इन हैं',
      loggedIn: (name) => `आप ${name} के नाम से लॉग इन हैं।`,
      back: 'अब आप यह विंडो बंद कर सकते हैं।',
      home: 'मुखपृष्ठ पर जाएँ',
      withoutScript: 'लॉग इन के लिए JavaScript चाहिए। मशीनें देखना, खोजना और ज़रूरत भेजना उसके बिना भी चलता है।',
      art: 'खाता किस काम का है',
      logInArt: {
        headline: 'आपने जो पूछा, सब वहीं मिलेगा जहाँ छोड़ा था।',
        facts: [
          ['मालिक', 'नाम और नंबर, तुरंत'],
          ['आपकी मशीनें', 'किराया, तस्वीरें, लीड'],
          ['हाल में देखी गईं', 'जो आपने पिछली बार देखा'],
        ],
      },
      machines: 'किराए की मशीनें',
      signUpArt: {
        headline: 'एक ही खाता: किराए पर लेने का भी, अपनी मशीनों का भी।',
        facts: [
          ['1,222', 'शहर और क़स्बे'],
          ['₹0', 'पूछने और साइन अप का'],
        ],
      },
    },
  },
  [dialogs],
);
