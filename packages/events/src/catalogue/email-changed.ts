import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** The e-mail address was changed; told to the one before. */
export const emailChanged = defineEvent({
  kind: 'emailChanged',
  group: 'security',
  sign: 'shield',
  facts: z.object({}),
  isUrgent: true,
  ways: { email: 'always', sms: 'never', whatsApp: 'never', push: 'never' },
  path: () => '/contact-us',
  words: {
    en: {
      name: 'E-mail address changed',
      hint: 'Cannot be switched off',
      one: () => ({
        title: 'The e-mail address of your Yantra account was changed',
        text: 'Your Yantra account has another e-mail address now. The one before gets no more mails from us. If it was not you, write to us at once.',
      }),
      open: 'Write to us',
    },
    hi: {
      name: 'ई-मेल पता बदला',
      hint: 'बंद नहीं किया जा सकता',
      one: () => ({
        title: 'आपके Yantra खाते का ई-मेल पता बदल गया है',
        text: 'आपके Yantra खाते में अब दूसरा ई-मेल पता है। पुराने पते पर हमारे मेल अब नहीं आएँगे। अगर यह आपने नहीं किया, तो तुरंत हमें लिखें।',
      }),
      open: 'हमें लिखें',
    },
    mr: {
      name: 'ई-मेल पत्ता बदलला',
      hint: 'बंद करता येत नाही',
      one: () => ({
        title: 'तुमच्या Yantra खात्याचा ई-मेल पत्ता बदलला आहे',
        text: 'तुमच्या Yantra खात्यात आता दुसरा ई-मेल पत्ता आहे. आधीच्या पत्त्यावर आमचे मेल आता येणार नाहीत. हे तुम्ही केले नसेल, तर लगेच आम्हाला लिहा.',
      }),
      open: 'आम्हाला लिहा',
    },
  },
});
