import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** An admin has ended sessions of the account. */
export const loggedOutByUs = defineEvent({
  kind: 'loggedOutByUs',
  group: 'security',
  sign: 'shield',
  facts: z.object({}),
  isUrgent: true,
  ways: { email: 'always', sms: 'never', whatsApp: 'never', push: 'never' },
  path: () => '/contact-us',
  words: {
    en: {
      name: 'Logged out by us',
      hint: 'Cannot be switched off',
      one: () => ({
        title: 'We logged you out of your Yantra account',
        text: 'We ended the log-ins of your account, to keep it safe. Log in again with your password. If you wonder why, write to us.',
      }),
      open: 'Write to us',
    },
    hi: {
      name: 'हमने लॉग आउट किया',
      hint: 'बंद नहीं किया जा सकता',
      one: () => ({
        title: 'हमने आपको Yantra खाते से लॉग आउट किया है',
        text: 'आपके खाते की सुरक्षा के लिए हमने उसे लॉग आउट किया है। अपने पासवर्ड से फिर लॉग इन करें। कारण जानना हो, तो हमें लिखें।',
      }),
      open: 'हमें लिखें',
    },
    mr: {
      name: 'आम्ही लॉग आउट केले',
      hint: 'बंद करता येत नाही',
      one: () => ({
        title: 'आम्ही तुम्हाला Yantra खात्यातून लॉग आउट केले आहे',
        text: 'तुमच्या खात्याच्या सुरक्षेसाठी आम्ही ते लॉग आउट केले आहे. तुमच्या पासवर्डने पुन्हा लॉग इन करा. कारण हवे असल्यास आम्हाला लिहा.',
      }),
      open: 'आम्हाला लिहा',
    },
  },
});
