import { z } from 'zod';
import { defineEvent } from '../event.ts';

/** A list of machines was brought in. */
export const importFinished = defineEvent({
  kind: 'importFinished',
  group: 'machines',
  sign: 'done',
  facts: z.object({
    added: z.number().int(),
    /** How many wait for a picture. */
    drafts: z.number().int(),
  }),
  isUrgent: false,
  ways: { email: 'off', sms: 'never', whatsApp: 'never', push: 'on' },
  path: () => '/dashboard/equipments-list',
  words: {
    en: {
      name: 'Import finished',
      hint: 'Your list of machines is in',
      one: ({ added, drafts }) => ({
        title: added === 1 ? '1 machine imported' : `${added} machines imported`,
        text: drafts === 0 ? 'All are in your list.' : `${drafts} of them still need a picture.`,
      }),
      open: 'See the machines',
    },
    hi: {
      name: 'इंपोर्ट पूरा',
      hint: 'आपकी मशीनों की सूची आ गई',
      one: ({ added, drafts }) => ({
        title: `${added} ${added === 1 ? 'मशीन' : 'मशीनें'} इंपोर्ट हुईं`,
        text: drafts === 0 ? 'सब आपकी सूची में हैं।' : `इनमें से ${drafts} को अभी फ़ोटो चाहिए।`,
      }),
      open: 'मशीनें देखें',
    },
    mr: {
      name: 'इम्पोर्ट पूर्ण',
      hint: 'तुमच्या यंत्रांची यादी आली',
      one: ({ added, drafts }) => ({
        title: `${added} ${added === 1 ? 'यंत्र' : 'यंत्रे'} इम्पोर्ट झाली`,
        text: drafts === 0 ? 'सर्व तुमच्या यादीत आहेत.' : `त्यांपैकी ${drafts} यंत्रांना अजून फोटो हवा.`,
      }),
      open: 'यंत्रे पाहा',
    },
  },
});
