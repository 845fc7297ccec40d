import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { dayIn } from './day-in.ts';

/** A plan ends soon. */
export const planEnds = defineEvent({
  kind: 'planEnds',
  group: 'machines',
  sign: 'plan',
  facts: z.object({
    plan: z.string(),
    /** How many days are left. */
    days: z.number().int(),
    /** The last moment, ISO 8601 UTC. */
    ends: z.string(),
    machines: z.number().int(),
  }),
  isUrgent: false,
  ways: { email: 'on', sms: 'on', whatsApp: 'off', push: 'off' },
  path: () => '/dashboard/subscription-admin',
  smsName: 'expiryReminder',
  smsVariables: ([{ plan, days, ends }], { language, host }) => ({
    plan,
    days: spans[language](days),
    ends: dayIn(language, ends),
    host,
  }),
  words: {
    en: {
      name: 'Plan ends',
      hint: '7 days and 1 day before',
      one: ({ plan, days, machines }) => ({
        title: `Your plan ends in ${spans.en(days)}`,
        text: `${plan}, ${machines === 1 ? '1 machine' : `${machines} machines`}. Renew to keep ${machines === 1 ? 'it' : 'them'} on show.`,
      }),
      open: 'Renew the plan',
      sms: 'Your Yantra subscription {plan} ends in {days}, on {ends}. Renew it at {host} so that your machines stay listed.',
    },
    hi: {
      name: 'प्लान ख़त्म होने वाला है',
      hint: '7 दिन और 1 दिन पहले',
      one: ({ plan, days, machines }) => ({
        title: `आपका प्लान ${spans.hi(days)} में ख़त्म होगा`,
        text: `${plan}, ${machines} ${machines === 1 ? 'मशीन' : 'मशीनें'}। दिखती रहें, इसके लिए प्लान आगे बढ़ाएँ।`,
      }),
      open: 'प्लान आगे बढ़ाएँ',
      sms: 'आपका Yantra प्लान {plan} {days} में, {ends} को ख़त्म होगा। मशीनें दिखती रहें, इसके लिए यहाँ प्लान आगे बढ़ाएँ: {host}/hi',
    },
    mr: {
      name: 'प्लॅन संपत आहे',
      hint: '7 दिवस आणि 1 दिवस आधी',
      one: ({ plan, days, machines }) => ({
        title: `तुमचा प्लॅन ${spans.mr(days)} संपेल`,
        text: `${plan}, ${machines} ${machines === 1 ? 'यंत्र' : 'यंत्रे'}. दिसत राहण्यासाठी प्लॅन वाढवा.`,
      }),
      open: 'प्लॅन वाढवा',
      sms: 'तुमचा Yantra प्लॅन {plan} {days}, {ends} रोजी संपेल. यंत्रे दिसत राहण्यासाठी येथे प्लॅन वाढवा: {host}/mr',
    },
  },
});

const spans = {
  en: (days: number): string => (days === 1 ? '1 day' : `${days} days`),
  hi: (days: number): string => `${days} दिन`,
  mr: (days: number): string => (days === 1 ? '1 दिवसात' : `${days} दिवसांत`),
} as const;
