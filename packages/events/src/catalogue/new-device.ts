import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** A log-in from a device that the person had not used. */
export const newDevice = defineEvent({
  kind: 'newDevice',
  group: 'security',
  sign: 'shield',
  facts: z.object({ device: z.string() }),
  isUrgent: true,
  ways: { email: 'always', sms: 'never', whatsApp: 'never', push: 'never' },
  path: () => '/dashboard/profile',
  words: {
    en: {
      name: 'Log-in from a new device',
      hint: 'Cannot be switched off',
      one: ({ device }) => ({
        title: 'Log-in from a new device',
        text: `${device}. Was that you? If not, change your password and log out everywhere.`,
      }),
      open: 'See your log-ins',
    },
    hi: {
      name: 'नए डिवाइस से लॉग-इन',
      hint: 'बंद नहीं किया जा सकता',
      one: ({ device }) => ({
        title: 'नए डिवाइस से लॉग-इन',
        text: `${device}। क्या यह आप थे? नहीं, तो पासवर्ड बदलें और सभी जगह से लॉग आउट करें।`,
      }),
      open: 'अपने लॉग-इन देखें',
    },
    mr: {
      name: 'नव्या उपकरणावरून लॉग-इन',
      hint: 'बंद करता येत नाही',
      one: ({ device }) => ({
        title: 'नव्या उपकरणावरून लॉग-इन',
        text: `${device}. हे तुम्हीच होता का? नसाल तर पासवर्ड बदला आणि सगळीकडून लॉग आउट करा.`,
      }),
      open: 'तुमचे लॉग-इन पाहा',
    },
  },
});
