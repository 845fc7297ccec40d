import { formatCount, formatRupees, type LanguageCode, paiseToRupees } from '@yantra/domain';
import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { dayIn } from './day-in.ts';

const facts = z.object({
  plan: z.string(),
  months: z.number().int(),
  /** ISO 8601, UTC. */
  starts: z.string(),
  ends: z.string(),
  isComing: z.boolean(),
  machines: z.number().int(),
  paidPaise: z.number().int(),
  creditPaise: z.number().int(),
  /** Given at the commit: until then absent. */
  invoice: z.string().optional(),
  orderId: z.string(),
});
type Facts = z.output<typeof facts>;

const money = (paise: number): string => formatRupees(paiseToRupees(paise), 2);

/** A plan was paid and activated. */
export const paid = defineEvent({
  kind: 'paid',
  group: 'machines',
  sign: 'done',
  facts,
  isUrgent: true,
  ways: { email: 'always', sms: 'never', whatsApp: 'off', push: 'off' },
  path: ({ orderId }) => `/dashboard/subscription-admin?order=${encodeURIComponent(orderId)}`,
  words: {
    en: {
      name: 'Payment',
      hint: 'Receipt of a plan',
      one: ({ plan, isComing, starts }) => ({
        title: `Your plan ${plan} is paid`,
        text: isComing
          ? `Thank you. Your payment has arrived. ${plan} begins on ${dayIn('en', starts)}.`
          : `Thank you. Your payment has arrived and ${plan} is running.`,
      }),
      open: 'Open the invoice',
      mail: (one) => ({
        state: { tone: 'good', sign: '✓', words: 'Paid' },
        facts: factsOf(one, 'en'),
        note: 'You are asked to log in first: the invoice is for you alone.',
      }),
    },
    hi: {
      name: 'भुगतान',
      hint: 'प्लान की रसीद',
      one: ({ plan, isComing, starts }) => ({
        title: `आपके प्लान ${plan} का भुगतान हो गया`,
        text: isComing
          ? `धन्यवाद। आपका भुगतान मिल गया है। ${plan} ${dayIn('hi', starts)} को शुरू होगा।`
          : `धन्यवाद। आपका भुगतान मिल गया है और ${plan} चालू है।`,
      }),
      open: 'इनवॉइस खोलें',
      mail: (one) => ({
        state: { tone: 'good', sign: '✓', words: 'भुगतान हो गया' },
        facts: factsOf(one, 'hi'),
        note: 'पहले लॉग इन करना होगा: इनवॉइस केवल आपके लिए है।',
      }),
    },
    mr: {
      name: 'पेमेंट',
      hint: 'प्लॅनची पावती',
      one: ({ plan, isComing, starts }) => ({
        title: `तुमच्या ${plan} प्लॅनचे पैसे मिळाले`,
        text: isComing
          ? `धन्यवाद. तुमचे पेमेंट मिळाले आहे. ${plan} ${dayIn('mr', starts)} रोजी सुरू होईल.`
          : `धन्यवाद. तुमचे पेमेंट मिळाले आहे आणि ${plan} सुरू आहे.`,
      }),
      open: 'इनव्हॉइस उघडा',
      mail: (one) => ({
        state: { tone: 'good', sign: '✓', words: 'पैसे मिळाले' },
        facts: factsOf(one, 'mr'),
        note: 'आधी लॉग इन करावे लागेल: इनव्हॉइस फक्त तुमच्यासाठी आहे.',
      }),
    },
  },
});

function factsOf(one: Facts, language: LanguageCode): readonly (readonly [string, string])[] {
  const said = factWords[language];
  return [
    [said.plan, `${one.plan}, ${said.span(one.months)}`],
    [said.runs, said.from(dayIn(language, one.starts), dayIn(language, one.ends))],
    [said.machines, formatCount(one.machines)],
    [said.paid, money(one.paidPaise)],
    ...(one.creditPaise > 0 ? [[said.credit, money(one.creditPaise)] as const] : []),
    ...(one.invoice === undefined ? [] : [[said.invoice, one.invoice] as const]),
  ];
}

const factWords = {
  en: {
    plan: 'Plan',
    runs: 'Runs',
    machines: 'Machines',
    paid: 'Paid, GST included',
    credit: 'Paid by credit',
    invoice: 'Invoice',
    span: (months: number): string => (months === 12 ? '1 year' : months === 1 ? '1 month' : `${months} months`),
    from: (first: string, last: string): string => `${first} to ${last}`,
  },
  hi: {
    plan: 'प्लान',
    runs: 'कब से कब तक',
    machines: 'मशीनें',
    paid: 'भुगतान, GST सहित',
    credit: 'जमा से चुकाया',
    invoice: 'इनवॉइस',
    span: (months: number): string => (months === 12 ? '1 साल' : `${months} ${months === 1 ? 'महीना' : 'महीने'}`),
    from: (first: string, last: string): string => `${first} से ${last}`,
  },
  mr: {
    plan: 'प्लॅन',
    runs: 'कधीपासून कधीपर्यंत',
    machines: 'यंत्रे',
    paid: 'भरलेली रक्कम, GST सह',
    credit: 'शिल्लक रकमेतून',
    invoice: 'इनव्हॉइस',
    span: (months: number): string => (months === 12 ? '1 वर्ष' : `${months} ${months === 1 ? 'महिना' : 'महिने'}`),
    from: (first: string, last: string): string => `${first} ते ${last}`,
  },
} as const;
