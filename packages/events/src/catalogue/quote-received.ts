import type { LanguageCode } from '@yantra/domain';
import { z } from 'zod';
import { defineEvent, type MailParts } from '../event.ts';
import { hireFacts, hireLink, hirePath, moment, money, named, paidDirectly, shortly } from './hire-words.ts';

const facts = hireFacts.extend({
  /** With GST. */
  totalPaise: z.number().int(),
  /** From 1. */
  version: z.number().int(),
  /** ISO 8601, UTC. */
  validUntil: z.string(),
  isHeld: z.boolean(),
  /** How many open quotes the request has now. */
  quotes: z.number().int(),
});
type Facts = z.output<typeof facts>;

const mailWords = {
  en: {
    held: 'Held for you',
    owner: 'Owner',
    machine: 'Machine',
    total: 'Total with GST',
    until: 'Valid until',
    version: 'Version',
  },
  hi: {
    held: 'आपके लिए रोकी हुई',
    owner: 'मालिक',
    machine: 'मशीन',
    total: 'GST के साथ कुल',
    until: 'कब तक मान्य',
    version: 'कौन सा कोटेशन',
  },
  mr: {
    held: 'तुमच्यासाठी राखून ठेवलेले',
    owner: 'मालक',
    machine: 'यंत्र',
    total: 'GST सह एकूण',
    until: 'कधीपर्यंत वैध',
    version: 'कितवे कोटेशन',
  },
} as const;

function mailOf(one: Facts, language: LanguageCode): MailParts {
  const said = mailWords[language];
  return {
    ...(one.isHeld && { state: { tone: 'good', sign: '✓', words: said.held } }),
    facts: [
      [said.owner, named(one.other)],
      [said.machine, named(one.machine)],
      [said.total, money(one.totalPaise)],
      [said.until, moment(one.validUntil, language)],
      ...(one.version > 1 ? [[said.version, String(one.version)] as const] : []),
    ],
    note: paidDirectly[language],
  };
}

/** An owner sent a quote, or a new version of it. */
export const quoteReceived = defineEvent({
  kind: 'quoteReceived',
  group: 'leads',
  sign: 'done',
  facts,
  isUrgent: false,
  ways: { email: 'on', sms: 'on', whatsApp: 'off', push: 'on' },
  aDay: { sms: 8 },
  path: hirePath,
  smsVariables: ([one], telling) => ({
    owner: shortly(one.other),
    total: money(one.totalPaise),
    machine: shortly(one.machine),
    until: moment(one.validUntil, telling.language),
    link: hireLink(one, telling),
  }),
  words: {
    en: {
      name: 'New quote',
      hint: 'An owner sends you a price',
      one: ({ other, machine, totalPaise, validUntil, version, isHeld }) => ({
        title:
          version === 1
            ? `${named(other)} quoted ${money(totalPaise)} for ${named(machine)}`
            : `${named(other)} changed the quote for ${named(machine)} to ${money(totalPaise)}`,
        text: `Valid until ${moment(validUntil, 'en')}.${isHeld ? ' The machine is held for you until then.' : ''}`,
      }),
      open: 'Compare your quotes',
      mail: (one) => mailOf(one, 'en'),
      sms: '{owner} quotes for {machine}: {total}, valid until {until}. Compare and accept at {link} - Yantra',
    },
    hi: {
      name: 'नया कोटेशन',
      hint: 'कोई मालिक आपको किराया बताता है',
      one: ({ other, machine, totalPaise, validUntil, version, isHeld }) => ({
        title:
          version === 1
            ? `${named(other)} ने ${named(machine)} के लिए ${money(totalPaise)} बताए`
            : `${named(other)} ने ${named(machine)} का कोटेशन बदलकर ${money(totalPaise)} किया`,
        text: `${moment(validUntil, 'hi')} तक मान्य।${isHeld ? ' तब तक मशीन आपके लिए रोकी हुई है।' : ''}`,
      }),
      open: 'कोटेशन की तुलना करें',
      mail: (one) => mailOf(one, 'hi'),
      sms: '{owner} ने {machine} के लिए {total} बताए, {until} तक मान्य। तुलना करें और मंज़ूर करें: {link} - Yantra',
    },
    mr: {
      name: 'नवे कोटेशन',
      hint: 'एखादा मालक तुम्हाला भाडे सांगतो',
      one: ({ other, machine, totalPaise, validUntil, version, isHeld }) => ({
        title:
          version === 1
            ? `${named(other)} यांनी ${named(machine)} साठी ${money(totalPaise)} सांगितले`
            : `${named(other)} यांनी ${named(machine)} चे कोटेशन बदलून ${money(totalPaise)} केले`,
        text: `${moment(validUntil, 'mr')} पर्यंत वैध.${isHeld ? ' तोवर यंत्र तुमच्यासाठी राखून ठेवले आहे.' : ''}`,
      }),
      open: 'कोटेशनची तुलना करा',
      mail: (one) => mailOf(one, 'mr'),
      sms: '{owner} यांनी {machine} साठी {total} सांगितले, {until} पर्यंत वैध. तुलना करा आणि मंजूर करा: {link} - Yantra',
    },
  },
});
