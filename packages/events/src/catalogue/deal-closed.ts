import type { DealReason, LanguageCode } from '@yantra/domain';
import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { hireFacts, hireLink, hirePath, named, shortly } from './hire-words.ts';

const ends = ['sibling', 'declined', 'takenBack', 'refused', 'withdrawn', 'cancelled'] as const;
const facts = hireFacts.extend({
  /** How: another’s quote was accepted, the owner declined or took the quote back, the renter refused it or took the question back, one of them cancelled. */
  how: z.enum(ends),
  /** A reason of `dealReasons`; null for none. */
  why: z.string().nullable(),
  /** In the other’s own words; may be empty. */
  whyWords: z.string(),
});
type Facts = z.output<typeof facts>;
type How = (typeof ends)[number];

const reasons: Readonly<Record<LanguageCode, Readonly<Record<DealReason, string>>>> = {
  en: {
    busy: 'The machine is busy on those days.',
    tooFar: 'The place is too far.',
    tooSmall: 'The job is too small.',
    notMine: 'It is not the kind of work they do.',
    mistake: 'There was a mistake in it.',
    machineFailed: 'The machine broke down.',
    notNeeded: 'The machine is not needed any more.',
    datesChanged: 'The dates have changed.',
    notCame: 'The machine did not come.',
    other: '',
  },
  hi: {
    busy: 'उन दिनों मशीन ख़ाली नहीं है।',
    tooFar: 'जगह बहुत दूर है।',
    tooSmall: 'काम बहुत छोटा है।',
    notMine: 'वे यह काम नहीं करते।',
    mistake: 'उसमें ग़लती थी।',
    machineFailed: 'मशीन ख़राब हो गई।',
    notNeeded: 'अब मशीन नहीं चाहिए।',
    datesChanged: 'तारीख़ें बदल गईं।',
    notCame: 'मशीन नहीं आई।',
    other: '',
  },
  mr: {
    busy: 'त्या दिवशी यंत्र मोकळे नाही.',
    tooFar: 'जागा खूप लांब आहे.',
    tooSmall: 'काम खूप छोटे आहे.',
    notMine: 'ते असे काम करत नाहीत.',
    mistake: 'त्यात चूक होती.',
    machineFailed: 'यंत्र बिघडले.',
    notNeeded: 'यंत्र आता नको आहे.',
    datesChanged: 'तारखा बदलल्या.',
    notCame: 'यंत्र आले नाही.',
    other: '',
  },
};

const titles: Readonly<Record<LanguageCode, Readonly<Record<How, (other: string, machine: string) => string>>>> = {
  en: {
    sibling: (_other, machine) => `${machine}: another quote was accepted`,
    declined: (other, machine) => `${other} has no quote for ${machine}`,
    takenBack: (other, machine) => `${other} took back the quote for ${machine}`,
    refused: (other, machine) => `${other} does not take your quote for ${machine}`,
    withdrawn: (other, machine) => `${other} no longer asks for ${machine}`,
    cancelled: (other, machine) => `${other} cancelled the hire of ${machine}`,
  },
  hi: {
    sibling: (_other, machine) => `${machine}: दूसरा कोटेशन मंज़ूर हुआ`,
    declined: (other, machine) => `${other} ने ${machine} के लिए मना किया`,
    takenBack: (other, machine) => `${other} ने ${machine} का कोटेशन वापस लिया`,
    refused: (other, machine) => `${other} ने ${machine} का आपका कोटेशन नहीं माना`,
    withdrawn: (other, machine) => `${other} को अब ${machine} नहीं चाहिए`,
    cancelled: (other, machine) => `${other} ने ${machine} का किराया रद्द किया`,
  },
  mr: {
    sibling: (_other, machine) => `${machine}: दुसरे कोटेशन मंजूर झाले`,
    declined: (other, machine) => `${other} यांनी ${machine} साठी नकार दिला`,
    takenBack: (other, machine) => `${other} यांनी ${machine} चे कोटेशन मागे घेतले`,
    refused: (other, machine) => `${other} यांनी ${machine} चे तुमचे कोटेशन नाकारले`,
    withdrawn: (other, machine) => `${other} यांना आता ${machine} नको आहे`,
    cancelled: (other, machine) => `${other} यांनी ${machine} चे भाडे रद्द केले`,
  },
};

/** What follows where no reason was given. */
const next: Readonly<Record<LanguageCode, string>> = {
  en: 'See where it stands.',
  hi: 'आगे की स्थिति देखें।',
  mr: 'पुढची स्थिती पाहा.',
};

const titleOf = ({ how, other, machine }: Facts, language: LanguageCode): string =>
  titles[language][how](named(other), named(machine));

function told(one: Facts, language: LanguageCode) {
  const reason = one.why !== null && one.why in reasons.en ? reasons[language][one.why as DealReason] : '';
  const own = one.whyWords.trim() === '' ? '' : `“${named(one.whyWords.trim())}”`;
  const text = [reason, own].filter((part) => part !== '').join(' ');
  return { title: titleOf(one, language), text: text === '' ? next[language] : text };
}

/** A deal came to its end without an agreement, or the agreement was cancelled. */
export const dealClosed = defineEvent({
  kind: 'dealClosed',
  group: 'leads',
  sign: 'calendar',
  facts,
  isUrgent: false,
  ways: { email: 'on', sms: 'off', whatsApp: 'off', push: 'on' },
  aDay: { sms: 8 },
  path: hirePath,
  smsVariables: ([one], telling) => ({
    what: titles[telling.language][one.how](shortly(one.other), shortly(one.machine)),
    link: hireLink(one, telling),
  }),
  words: {
    en: {
      name: 'A hire is off',
      hint: 'Declined, taken back or cancelled, and why',
      one: (one) => told(one, 'en'),
      open: 'See where it stands',
      sms: '{what}. More at {link} - Yantra',
    },
    hi: {
      name: 'किराया तय नहीं रहा',
      hint: 'मना किया, वापस लिया या रद्द किया, और क्यों',
      one: (one) => told(one, 'hi'),
      open: 'स्थिति देखें',
      sms: '{what}। और जानें: {link} - Yantra',
    },
    mr: {
      name: 'भाडे ठरले नाही',
      hint: 'नाकारले, मागे घेतले किंवा रद्द केले, आणि का',
      one: (one) => told(one, 'mr'),
      open: 'स्थिती पाहा',
      sms: '{what}. अधिक माहिती: {link} - Yantra',
    },
  },
});
