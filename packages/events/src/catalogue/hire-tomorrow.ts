import { type LanguageCode, shortDay } from '@yantra/domain';
import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { hireFacts, hireLink, hirePath, named, shortly } from './hire-words.ts';

const facts = hireFacts.extend({
  /** The first day, `2026-11-24`. */
  from: z.string(),
  /** In the renter’s words; may be empty. */
  place: z.string(),
});
type Facts = z.output<typeof facts>;

const says: Readonly<Record<LanguageCode, (one: Facts, place: string) => string>> = {
  en: ({ to, other }, place) =>
    to === 'renter'
      ? `${named(other)} brings it${place === '' ? '' : ` to ${place}`}.`
      : `${named(other)} expects it${place === '' ? '' : ` in ${place}`}.`,
  hi: ({ to, other }, place) =>
    to === 'renter'
      ? `${named(other)} मशीन ${place === '' ? '' : `${place} `}पहुँचाएँगे।`
      : `${named(other)} ${place === '' ? '' : `${place} में `}मशीन का इंतज़ार करेंगे।`,
  mr: ({ to, other }, place) =>
    to === 'renter'
      ? `${named(other)} यंत्र ${place === '' ? '' : `${place} येथे `}आणतील.`
      : `${named(other)} ${place === '' ? '' : `${place} येथे `}यंत्राची वाट पाहतील.`,
};
const told = (one: Facts, language: LanguageCode): string => says[language](one, named(one.place));

/** A hire begins within a day: both are reminded. */
export const hireTomorrow = defineEvent({
  kind: 'hireTomorrow',
  group: 'leads',
  sign: 'calendar',
  facts,
  isUrgent: false,
  ways: { email: 'on', sms: 'on', whatsApp: 'off', push: 'on' },
  worthHours: 24,
  path: hirePath,
  smsVariables: ([one], telling) => ({
    machine: shortly(one.machine),
    day: shortDay(one.from, telling.language),
    other: shortly(one.other),
    link: hireLink(one, telling),
  }),
  words: {
    en: {
      name: 'A hire begins',
      hint: 'The day before',
      one: (one) => ({ title: `${named(one.machine)} begins on ${shortDay(one.from, 'en')}`, text: told(one, 'en') }),
      open: 'Open the hire',
      sms: '{other} and you: the hire of {machine} begins on {day}. All about it at {link} - Yantra',
    },
    hi: {
      name: 'किराया शुरू',
      hint: 'एक दिन पहले',
      one: (one) => ({
        title: `${named(one.machine)} का काम ${shortDay(one.from, 'hi')} से शुरू`,
        text: told(one, 'hi'),
      }),
      open: 'पूरी जानकारी देखें',
      sms: '{other} के साथ {machine} का किराया {day} से शुरू है। पूरी जानकारी: {link} - Yantra',
    },
    mr: {
      name: 'भाडे सुरू',
      hint: 'एक दिवस आधी',
      one: (one) => ({
        title: `${named(one.machine)} चे काम ${shortDay(one.from, 'mr')} पासून सुरू`,
        text: told(one, 'mr'),
      }),
      open: 'पूर्ण माहिती पाहा',
      sms: '{other} यांच्यासोबत {machine} चे भाडे {day} पासून सुरू होते. पूर्ण माहिती: {link} - Yantra',
    },
  },
});
