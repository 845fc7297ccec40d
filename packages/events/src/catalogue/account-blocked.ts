import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** An admin has blocked the account. */
export const accountBlocked = defineEvent({
  kind: 'accountBlocked',
  group: 'security',
  sign: 'lock',
  /** What the admin says to them; may be empty. */
  facts: z.object({ message: z.string() }),
  isUrgent: true,
  ways: { email: 'always', sms: 'always', whatsApp: 'never', push: 'never' },
  path: () => '/contact-us',
  smsVariables: (_all, { host }) => ({ host }),
  words: {
    en: {
      name: 'Account locked',
      hint: 'Cannot be switched off',
      one: ({ message }) => ({
        title: 'Your Yantra account is locked',
        text: [
          message,
          'Nobody can log in to it, and your machines are off the lists. What you paid stays paid. Write to us, and we look at it together.',
        ]
          .filter((part) => part !== '')
          .join(' '),
      }),
      open: 'Write to us',
      sms: 'Your Yantra account is locked, and your machines are off the lists. Write to us at {host}/contact-us',
    },
    hi: {
      name: 'खाता बंद हुआ',
      hint: 'बंद नहीं किया जा सकता',
      one: ({ message }) => ({
        title: 'आपका Yantra खाता फ़िलहाल बंद है',
        text: [
          message,
          'अभी इसमें लॉग इन नहीं हो सकता और आपकी मशीनें सूची में नहीं दिखेंगी। आपका भुगतान सुरक्षित है। हमें लिखें, हम मिलकर देखेंगे।',
        ]
          .filter((part) => part !== '')
          .join(' '),
      }),
      open: 'हमें लिखें',
      sms: 'आपका Yantra खाता फ़िलहाल बंद है और आपकी मशीनें सूची में नहीं दिखेंगी। हमें लिखें: {host}/hi/contact-us',
    },
    mr: {
      name: 'खाते बंद झाले',
      hint: 'बंद करता येत नाही',
      one: ({ message }) => ({
        title: 'तुमचे Yantra खाते सध्या बंद आहे',
        text: [
          message,
          'सध्या त्यात लॉग इन करता येत नाही आणि तुमची यंत्रे यादीत दिसत नाहीत. तुम्ही भरलेले पैसे सुरक्षित आहेत. आम्हाला लिहा, आपण मिळून पाहू.',
        ]
          .filter((part) => part !== '')
          .join(' '),
      }),
      open: 'आम्हाला लिहा',
      sms: 'तुमचे Yantra खाते सध्या बंद आहे आणि तुमची यंत्रे यादीत दिसत नाहीत. आम्हाला लिहा: {host}/mr/contact-us',
    },
  },
});
