import { type LanguageCode, shortDay } from '@yantra/domain';
import { z } from 'zod';
import { defineEvent, type MailParts } from '../event.ts';
import { hireFacts, hireLink, hirePath, money, named, shortly } from './hire-words.ts';

const facts = hireFacts.extend({
  totalPaise: z.number().int(),
  /** `2026-11-24`; null where no day was agreed. */
  from: z.string().nullable(),
  /** Of the agreement. */
  number: z.string(),
});
type Facts = z.output<typeof facts>;

const mailWords = {
  en: {
    good: 'Agreed',
    renter: 'Renter',
    machine: 'Machine',
    from: 'From',
    total: 'Total with GST',
    number: 'Agreement',
  },
  hi: { good: 'तय हुआ', renter: 'किरायेदार', machine: 'मशीन', from: 'कब से', total: 'GST के साथ कुल', number: 'करार' },
  mr: { good: 'ठरले', renter: 'भाडेकरू', machine: 'यंत्र', from: 'कधीपासून', total: 'GST सह एकूण', number: 'करार' },
} as const;

function mailOf(one: Facts, language: LanguageCode): MailParts {
  const said = mailWords[language];
  return {
    state: { tone: 'good', sign: '✓', words: said.good },
    facts: [
      [said.renter, named(one.other)],
      [said.machine, named(one.machine)],
      ...(one.from === null ? [] : [[said.from, shortDay(one.from, language)] as const]),
      [said.total, money(one.totalPaise)],
      [said.number, one.number],
    ],
  };
}

/** A renter accepted a quote: the owner hears of it at once. */
export const quoteAccepted = defineEvent({
  kind: 'quoteAccepted',
  group: 'leads',
  sign: 'done',
  facts,
  isUrgent: true,
  ways: { email: 'on', sms: 'on', whatsApp: 'off', push: 'on' },
  path: hirePath,
  smsVariables: ([one], telling) => ({
    renter: shortly(one.other),
    total: money(one.totalPaise),
    machine: shortly(one.machine),
    link: hireLink(one, telling),
  }),
  words: {
    en: {
      name: 'Quote accepted',
      hint: 'A renter agrees to your price',
      one: ({ other, machine, totalPaise, from, number }) => ({
        title: `${named(other)} accepted your quote`,
        text: `${money(totalPaise)} for ${named(machine)}${from === null ? '' : ` from ${shortDay(from, 'en')}`}. Agreement ${number}.`,
      }),
      open: 'Open the hire',
      mail: (one) => mailOf(one, 'en'),
      sms: '{renter} accepted your quote for {machine}: {total}. Number and agreement at {link} - Yantra',
    },
    hi: {
      name: 'कोटेशन मंज़ूर',
      hint: 'किरायेदार आपका किराया मान लेता है',
      one: ({ other, machine, totalPaise, from, number }) => ({
        title: `${named(other)} ने आपका कोटेशन मंज़ूर किया`,
        text: `${named(machine)} के लिए ${money(totalPaise)}${from === null ? '' : `, ${shortDay(from, 'hi')} से`}। करार ${number}।`,
      }),
      open: 'पूरी जानकारी देखें',
      mail: (one) => mailOf(one, 'hi'),
      sms: '{renter} ने {machine} के लिए आपका {total} का कोटेशन मंज़ूर किया। नंबर और करार: {link} - Yantra',
    },
    mr: {
      name: 'कोटेशन मंजूर',
      hint: 'भाडेकरूला तुमचे भाडे मान्य आहे',
      one: ({ other, machine, totalPaise, from, number }) => ({
        title: `${named(other)} यांनी तुमचे कोटेशन मंजूर केले`,
        text: `${named(machine)} साठी ${money(totalPaise)}${from === null ? '' : `, ${shortDay(from, 'mr')} पासून`}. करार ${number}.`,
      }),
      open: 'पूर्ण माहिती पाहा',
      mail: (one) => mailOf(one, 'mr'),
      sms: '{renter} यांनी {machine} साठी तुमचे {total} चे कोटेशन मंजूर केले. नंबर आणि करार: {link} - Yantra',
    },
  },
});
