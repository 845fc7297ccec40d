import { staffRights } from '@yantra/domain';
import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** A right was taken from somebody. */
export const rightTaken = defineEvent({
  kind: 'rightTaken',
  group: 'security',
  sign: 'shield',
  facts: z.object({ right: z.enum(staffRights), reason: z.string() }),
  isUrgent: false,
  ways: { email: 'always', sms: 'never', whatsApp: 'never', push: 'never' },
  path: () => '/contact-us',
  words: {
    en: {
      name: 'A right was taken',
      hint: 'Cannot be switched off',
      one: ({ right, reason }) => ({
        title: {
          admin: 'You are no longer an admin of Yantra',
          moderator: 'You no longer look at machines and reviews for Yantra',
          finance: 'You no longer look after Yantra’s payments',
        }[right],
        text: `Taken because: ${reason}. Your account stays as it is otherwise.`,
      }),
      open: 'Write to us',
    },
    hi: {
      name: 'अधिकार वापस लिया गया',
      hint: 'बंद नहीं किया जा सकता',
      one: ({ right, reason }) => ({
        title: {
          admin: 'अब आप Yantra के एडमिन नहीं हैं',
          moderator: 'अब आप Yantra के लिए मशीनें और समीक्षाएँ नहीं देखते',
          finance: 'अब आप Yantra के भुगतान नहीं सँभालते',
        }[right],
        text: `कारण: ${reason}। आपका खाता बाक़ी वैसा ही है।`,
      }),
      open: 'हमें लिखें',
    },
    mr: {
      name: 'अधिकार काढून घेतला',
      hint: 'बंद करता येत नाही',
      one: ({ right, reason }) => ({
        title: {
          admin: 'तुम्ही आता Yantra चे अ‍ॅडमिन नाही',
          moderator: 'तुम्ही आता Yantra साठी यंत्रे आणि परीक्षणे पाहत नाही',
          finance: 'तुम्ही आता Yantra ची पेमेंट सांभाळत नाही',
        }[right],
        text: `कारण: ${reason}. तुमचे खाते बाकी तसेच आहे.`,
      }),
      open: 'आम्हाला लिहा',
    },
  },
});
