import type { z } from 'zod';
import { defineEvent, type Many } from '../event.ts';
import { type HireFacts, hireFacts, hireLink, hirePath, named, shortly } from './hire-words.ts';

type Facts = z.output<typeof hireFacts>;

const most = 3;
/** About what: `Tata Hitachi EX 200LC; JCB 3DX`. What was written stays in the conversation. */
const about = (all: Many<HireFacts>): string =>
  [...new Set(all.map(({ machine }) => named(machine)))].slice(0, most).join('; ');
const isOne = (all: Many<Facts>): boolean => new Set(all.map(({ other }) => other)).size === 1;

/** The other of a deal wrote, and this person is not looking. */
export const dealMessage = defineEvent({
  kind: 'dealMessage',
  group: 'leads',
  sign: 'message',
  facts: hireFacts,
  isUrgent: false,
  ways: { email: 'off', sms: 'off', whatsApp: 'off', push: 'on' },
  bundleMinutes: 30,
  worthHours: 24,
  aDay: { sms: 4 },
  path: hirePath,
  smsVariables: ([one], telling) => ({
    from: shortly(one.other),
    machine: shortly(one.machine),
    link: hireLink(one, telling),
  }),
  words: {
    en: {
      name: 'Message',
      hint: 'Somebody writes to you about a hire',
      one: ({ other, machine }) => ({ title: `${named(other)} wrote to you`, text: `About ${named(machine)}` }),
      several: (all) => ({
        title: isOne(all) ? `${all.length} messages from ${named(all[0].other)}` : `${all.length} new messages`,
        text: `About ${about(all)}`,
      }),
      open: 'Read and answer',
      sms: '{from} wrote to you about {machine}. Read and answer at {link} - Yantra',
    },
    hi: {
      name: 'संदेश',
      hint: 'किराये के बारे में कोई आपको लिखता है',
      one: ({ other, machine }) => ({ title: `${named(other)} ने आपको लिखा`, text: `${named(machine)} के बारे में` }),
      several: (all) => ({
        title: isOne(all) ? `${named(all[0].other)} के ${all.length} संदेश` : `${all.length} नए संदेश`,
        text: `${about(all)} के बारे में`,
      }),
      open: 'पढ़ें और जवाब दें',
      sms: '{from} ने {machine} के बारे में आपको लिखा। पढ़ें और जवाब दें: {link} - Yantra',
    },
    mr: {
      name: 'संदेश मिळाला',
      hint: 'भाड्याबद्दल कोणीतरी तुम्हाला लिहिते',
      one: ({ other, machine }) => ({ title: `${named(other)} यांनी तुम्हाला लिहिले`, text: `${named(machine)} बद्दल` }),
      several: (all) => ({
        title: isOne(all) ? `${named(all[0].other)} यांचे ${all.length} संदेश` : `${all.length} नवे संदेश`,
        text: `${about(all)} बद्दल`,
      }),
      open: 'वाचा आणि उत्तर द्या',
      sms: '{from} यांनी {machine} बद्दल तुम्हाला लिहिले. वाचा आणि उत्तर द्या: {link} - Yantra',
    },
  },
});
