import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** The e-mail address is not confirmed yet. */
export const confirmEmail = defineEvent({
  kind: 'confirmEmail',
  group: 'security',
  sign: 'message',
  facts: z.object({}),
  isUrgent: true,
  ways: { email: 'always', sms: 'never', whatsApp: 'never', push: 'never' },
  path: () => '/dashboard/settings?confirm=email',
  words: {
    en: {
      name: 'E-mail address to confirm',
      hint: 'Cannot be switched off',
      one: () => ({
        title: 'Please confirm your e-mail address',
        text: 'Your Yantra account has this address, but nobody has confirmed it yet. Log in, and we send you a code to enter. If you have no account, ignore this mail.',
      }),
      open: 'Confirm',
    },
    hi: {
      name: 'ई-मेल पते की पुष्टि',
      hint: 'बंद नहीं किया जा सकता',
      one: () => ({
        title: 'अपने ई-मेल पते की पुष्टि करें',
        text: 'आपके Yantra खाते में यह पता है, पर इसकी पुष्टि अभी नहीं हुई। लॉग इन करें, हम आपको एक कोड भेजेंगे। अगर आपका खाता नहीं है, तो इस मेल को छोड़ दें।',
      }),
      open: 'पुष्टि करें',
    },
    mr: {
      name: 'ई-मेल पत्त्याची खात्री',
      hint: 'बंद करता येत नाही',
      one: () => ({
        title: 'तुमच्या ई-मेल पत्त्याची खात्री करा',
        text: 'तुमच्या Yantra खात्यात हा पत्ता आहे, पण त्याची खात्री अजून झालेली नाही. लॉग इन करा, आम्ही तुम्हाला एक कोड पाठवू. तुमचे खाते नसेल, तर या मेलकडे दुर्लक्ष करा.',
      }),
      open: 'खात्री करा',
    },
  },
});
