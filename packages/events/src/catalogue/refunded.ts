import { formatRupees, type LanguageCode, paiseToRupees } from '@yantra/domain';
import { z } from 'zod';
import { defineEvent } from '../event.ts';

const facts = z.object({
  plan: z.string(),
  paise: z.number().int(),
  /** In the words of who gave it back. */
  reason: z.string(),
  /** All of it went back, and the plan has ended. */
  hasEnded: z.boolean(),
  /** By bank transfer, as it was paid; else by the gateway. */
  isByTransfer: z.boolean(),
  /** Given at the commit: until then absent. */
  creditNote: z.string().optional(),
  orderId: z.string(),
});
type Facts = z.output<typeof facts>;

const money = (paise: number): string => formatRupees(paiseToRupees(paise), 2);

/** The staff gave money back. */
export const refunded = defineEvent({
  kind: 'refunded',
  group: 'machines',
  sign: 'done',
  facts,
  isUrgent: true,
  ways: { email: 'always', sms: 'never', whatsApp: 'off', push: 'off' },
  path: ({ orderId }) => `/dashboard/payments?order=${encodeURIComponent(orderId)}`,
  words: {
    en: {
      name: 'Refund',
      hint: 'Money that we give back',
      one: ({ plan, paise, hasEnded, isByTransfer }) => ({
        title: `You get ${money(paise)} back`,
        text: `${isByTransfer ? 'We have sent it to your bank.' : 'It reaches you within 5 to 7 working days, the way you paid.'} ${
          hasEnded ? `Your plan ${plan} has ended.` : `Your plan ${plan} stays as it is.`
        }`,
      }),
      open: 'See the payment',
      mail: (one) => ({ state: { tone: 'good', sign: '✓', words: 'Refund' }, facts: factsOf(one, 'en') }),
    },
    hi: {
      name: 'रिफ़ंड',
      hint: 'जो पैसा हम लौटाते हैं',
      one: ({ plan, paise, hasEnded, isByTransfer }) => ({
        title: `आपको ${money(paise)} वापस मिलेंगे`,
        text: `${isByTransfer ? 'हमने पैसा आपके बैंक को भेज दिया है।' : 'जैसे आपने चुकाया था, वैसे ही 5 से 7 कामकाजी दिनों में मिल जाएगा।'} ${
          hasEnded ? `आपका प्लान ${plan} बंद हो गया है।` : `आपका प्लान ${plan} पहले जैसा चलता रहेगा।`
        }`,
      }),
      open: 'भुगतान देखें',
      mail: (one) => ({ state: { tone: 'good', sign: '✓', words: 'रिफ़ंड' }, facts: factsOf(one, 'hi') }),
    },
    mr: {
      name: 'परतावा',
      hint: 'आम्ही परत करतो ते पैसे',
      one: ({ plan, paise, hasEnded, isByTransfer }) => ({
        title: `तुम्हाला ${money(paise)} परत मिळतील`,
        text: `${isByTransfer ? 'आम्ही पैसे तुमच्या बँकेत पाठवले आहेत.' : 'ज्या मार्गाने भरले, त्याच मार्गाने 5 ते 7 कामाच्या दिवसांत मिळतील.'} ${
          hasEnded ? `तुमचा ${plan} प्लॅन संपला आहे.` : `तुमचा ${plan} प्लॅन पूर्वीसारखाच सुरू राहील.`
        }`,
      }),
      open: 'पेमेंट पाहा',
      mail: (one) => ({ state: { tone: 'good', sign: '✓', words: 'परतावा' }, facts: factsOf(one, 'mr') }),
    },
  },
});

function factsOf(one: Facts, language: LanguageCode): readonly (readonly [string, string])[] {
  const said = factWords[language];
  return [
    [said.plan, one.plan],
    [said.amount, money(one.paise)],
    [said.reason, one.reason],
    ...(one.creditNote === undefined ? [] : [[said.creditNote, one.creditNote] as const]),
  ];
}

const factWords = {
  en: { plan: 'Plan', amount: 'Refund, GST included', reason: 'Why', creditNote: 'Credit note' },
  hi: { plan: 'प्लान', amount: 'रिफ़ंड, GST सहित', reason: 'क्यों', creditNote: 'क्रेडिट नोट' },
  mr: { plan: 'प्लॅन', amount: 'परतावा, GST सह', reason: 'का', creditNote: 'क्रेडिट नोट' },
} as const;
