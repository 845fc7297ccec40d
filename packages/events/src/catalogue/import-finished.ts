import { z } from 'zod';
import { defineEvent, type Told } from '../event.ts';

const facts = z.object({
  added: z.number().int(),
  /** How many wait for a picture. */
  drafts: z.number().int(),
});
type Facts = z.output<typeof facts>;

/* A long list comes in several parts. */
const sumOf = (all: readonly Facts[]): Facts => ({
  added: all.reduce((sum, { added }) => sum + added, 0),
  drafts: all.reduce((sum, { drafts }) => sum + drafts, 0),
});

const inEnglish = ({ added, drafts }: Facts): Told => ({
  title: added === 1 ? '1 machine imported' : `${added} machines imported`,
  text: drafts === 0 ? 'All are in your list.' : `${drafts} of them still need a picture.`,
});
const inHindi = ({ added, drafts }: Facts): Told => ({
  title: added === 1 ? '1 मशीन इंपोर्ट हुई' : `${added} मशीनें इंपोर्ट हुईं`,
  text: drafts === 0 ? 'सब आपकी सूची में हैं।' : `इनमें से ${drafts} को अभी फ़ोटो चाहिए।`,
});
const inMarathi = ({ added, drafts }: Facts): Told => ({
  title: added === 1 ? '1 यंत्र इम्पोर्ट झाले' : `${added} यंत्रे इम्पोर्ट झाली`,
  text: drafts === 0 ? 'सर्व तुमच्या यादीत आहेत.' : `त्यांपैकी ${drafts} यंत्रांना अजून फोटो हवा.`,
});

/** A list of machines was brought in. */
export const importFinished = defineEvent({
  kind: 'importFinished',
  group: 'machines',
  sign: 'done',
  facts,
  isUrgent: false,
  ways: { email: 'off', sms: 'never', whatsApp: 'never', push: 'on' },
  bundleMinutes: 10,
  path: () => '/dashboard/equipments-list',
  words: {
    en: {
      name: 'Import finished',
      hint: 'Your list of machines is in',
      one: (one) => inEnglish(one),
      several: (all) => inEnglish(sumOf(all)),
      open: 'See the machines',
    },
    hi: {
      name: 'इंपोर्ट पूरा',
      hint: 'आपकी मशीनों की सूची आ गई',
      one: (one) => inHindi(one),
      several: (all) => inHindi(sumOf(all)),
      open: 'मशीनें देखें',
    },
    mr: {
      name: 'इम्पोर्ट पूर्ण',
      hint: 'तुमच्या यंत्रांची यादी आली',
      one: (one) => inMarathi(one),
      several: (all) => inMarathi(sumOf(all)),
      open: 'यंत्रे पाहा',
    },
  },
});
