import { kindNamesHi, kindNamesMr, type LanguageCode } from '@yantra/domain';
import { z } from 'zod';
import { defineEvent, type Telling } from '../event.ts';

const facts = z.object({ requirementId: z.string(), category: z.string(), cityId: z.string().nullable() });
type Facts = z.output<typeof facts>;

const kinds: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: {},
  hi: kindNamesHi,
  mr: kindNamesMr,
};
const anywhere: Readonly<Record<LanguageCode, string>> = { en: 'India', hi: 'भारत', mr: 'भारत' };

/** What is needed and where: `Backhoe loader, Pune`. A name that an admin made stays as it is. */
const needs = ({ category, cityId }: Facts, { language, cityName }: Telling): string => {
  const city = cityId === null ? undefined : cityName(cityId);
  return [kinds[language][category] ?? category, city ?? anywhere[language]].join(', ');
};

/** Yantra gave a requirement to somebody: an owner, or one of the staff. */
export const leadAssigned = defineEvent({
  kind: 'leadAssigned',
  group: 'leads',
  sign: 'lead',
  facts,
  isUrgent: false,
  ways: { email: 'on', sms: 'never', whatsApp: 'never', push: 'on' },
  path: ({ requirementId }) => `/dashboard/leads?lead=${encodeURIComponent(requirementId)}`,
  words: {
    en: {
      name: 'Lead given to you',
      hint: 'Yantra passes a requirement on to you',
      one: (one, telling) => ({ title: 'Yantra gave you a lead', text: needs(one, telling) }),
      open: 'See the lead',
    },
    hi: {
      name: 'आपको दी गई लीड',
      hint: 'Yantra कोई ज़रूरत आप तक पहुँचाता है',
      one: (one, telling) => ({ title: 'Yantra ने आपको एक लीड दी', text: needs(one, telling) }),
      open: 'लीड देखें',
    },
    mr: {
      name: 'तुम्हाला दिलेली लीड',
      hint: 'Yantra एखादी गरज तुमच्याकडे पाठवते',
      one: (one, telling) => ({ title: 'Yantra ने तुम्हाला एक लीड दिली', text: needs(one, telling) }),
      open: 'लीड पाहा',
    },
  },
});
