import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** The mobile number was changed; told to the one before. */
export const phoneChanged = defineEvent({
  kind: 'phoneChanged',
  group: 'security',
  sign: 'shield',
  /** The last four digits of the new number. */
  facts: z.object({ digits: z.string() }),
  isUrgent: true,
  ways: { email: 'always', sms: 'always', whatsApp: 'never', push: 'never' },
  path: () => '/contact-us',
  smsVariables: ([{ digits }], { host }) => ({ digits, host }),
  words: {
    en: {
      name: 'Mobile number changed',
      hint: 'Cannot be switched off',
      one: ({ digits }) => ({
        title: 'The mobile number of your Yantra account was changed',
        text: `The mobile number of your Yantra account was changed to one that ends in ${digits}. You log in with it from now on. If it was not you, write to us at once.`,
      }),
      open: 'Write to us',
      sms: 'The mobile number of your Yantra account was changed to one that ends in {digits}. If it was not you, write to us at {host}/contact-us',
    },
    hi: {
      name: 'मोबाइल नंबर बदला',
      hint: 'बंद नहीं किया जा सकता',
      one: ({ digits }) => ({
        title: 'आपके Yantra खाते का मोबाइल नंबर बदल गया है',
        text: `नए नंबर के आख़िरी अंक हैं ${digits}। अब उसी नंबर से लॉग इन करें। अगर यह आपने नहीं किया, तो तुरंत हमें लिखें।`,
      }),
      open: 'हमें लिखें',
      sms: 'आपके Yantra खाते का मोबाइल नंबर बदल गया है। नए नंबर के आख़िरी अंक हैं {digits}। अगर यह आपने नहीं किया, तो हमें लिखें: {host}/hi/contact-us',
    },
    mr: {
      name: 'मोबाइल नंबर बदलला',
      hint: 'बंद करता येत नाही',
      one: ({ digits }) => ({
        title: 'तुमच्या Yantra खात्याचा मोबाइल नंबर बदलला आहे',
        text: `नव्या नंबरचे शेवटचे अंक ${digits} आहेत. आता त्याच नंबरने लॉग इन करा. हे तुम्ही केले नसेल, तर लगेच आम्हाला लिहा.`,
      }),
      open: 'आम्हाला लिहा',
      sms: 'तुमच्या Yantra खात्याचा मोबाइल नंबर बदलला आहे. नव्या नंबरचे शेवटचे अंक {digits} आहेत. हे तुम्ही केले नसेल तर आम्हाला लिहा: {host}/mr/contact-us',
    },
  },
});
