import { staffRights } from '@yantra/domain';
import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** Somebody was given a right: to be an admin, or to help with a part of it. */
export const rightGiven = defineEvent({
  kind: 'rightGiven',
  group: 'security',
  sign: 'shield',
  facts: z.object({ right: z.enum(staffRights), reason: z.string() }),
  isUrgent: false,
  ways: { email: 'always', sms: 'never', whatsApp: 'never', push: 'never' },
  path: () => '/dashboard',
  words: {
    en: {
      name: 'You have a new right',
      hint: 'Cannot be switched off',
      one: ({ right, reason }) => ({
        title: {
          admin: 'You are an admin of Yantra now',
          moderator: 'You look at machines and reviews for Yantra now',
          finance: 'You look after Yantra’s payments now',
        }[right],
        text: `Given because: ${reason}. Log in again to see it.`,
      }),
      open: 'Open the dashboard',
    },
    hi: {
      name: 'नया अधिकार मिला',
      hint: 'बंद नहीं किया जा सकता',
      one: ({ right, reason }) => ({
        title: {
          admin: 'अब आप Yantra के एडमिन हैं',
          moderator: 'अब आप Yantra के लिए मशीनें और समीक्षाएँ देखते हैं',
          finance: 'अब आप Yantra के भुगतान सँभालते हैं',
        }[right],
        text: `कारण: ${reason}। इसे देखने के लिए फिर से लॉग इन करें।`,
      }),
      open: 'डैशबोर्ड खोलें',
    },
    mr: {
      name: 'नवा अधिकार मिळाला',
      hint: 'बंद करता येत नाही',
      one: ({ right, reason }) => ({
        title: {
          admin: 'तुम्ही आता Yantra चे अ‍ॅडमिन आहात',
          moderator: 'तुम्ही आता Yantra साठी यंत्रे आणि परीक्षणे पाहता',
          finance: 'तुम्ही आता Yantra ची पेमेंट सांभाळता',
        }[right],
        text: `कारण: ${reason}. पाहण्यासाठी पुन्हा लॉग इन करा.`,
      }),
      open: 'डॅशबोर्ड उघडा',
    },
  },
});
