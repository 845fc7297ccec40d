import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** The password was changed, or set anew after it was forgotten. */
export const passwordChanged = defineEvent({
  kind: 'passwordChanged',
  group: 'security',
  sign: 'shield',
  facts: z.object({}),
  isUrgent: true,
  ways: { email: 'always', sms: 'never', whatsApp: 'never', push: 'never' },
  path: () => '/contact-us',
  words: {
    en: {
      name: 'Password changed',
      hint: 'Cannot be switched off',
      one: () => ({
        title: 'Your password was changed',
        text: 'Your Yantra account has a new password. If it was not you, write to us at once.',
      }),
      open: 'Write to us',
    },
    hi: {
      name: 'पासवर्ड बदला',
      hint: 'बंद नहीं किया जा सकता',
      one: () => ({
        title: 'आपका पासवर्ड बदल गया है',
        text: 'आपके Yantra खाते का पासवर्ड बदल गया है। अगर यह आपने नहीं किया, तो तुरंत हमें लिखें।',
      }),
      open: 'हमें लिखें',
    },
    mr: {
      name: 'पासवर्ड बदलला',
      hint: 'बंद करता येत नाही',
      one: () => ({
        title: 'तुमचा पासवर्ड बदलला आहे',
        text: 'तुमच्या Yantra खात्याचा पासवर्ड बदलला आहे. हे तुम्ही केले नसेल, तर लगेच आम्हाला लिहा.',
      }),
      open: 'आम्हाला लिहा',
    },
  },
});
