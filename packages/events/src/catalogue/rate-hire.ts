import { defineEvent } from '../event.ts';
import { hireFacts, hireLink, hirePath, named, shortly } from './hire-words.ts';

/** A hire is over: the renter is asked how it was. */
export const rateHire = defineEvent({
  kind: 'rateHire',
  group: 'leads',
  sign: 'done',
  facts: hireFacts,
  isUrgent: false,
  ways: { email: 'on', sms: 'off', whatsApp: 'off', push: 'on' },
  path: hirePath,
  smsVariables: ([one], telling) => ({
    machine: shortly(one.machine),
    owner: shortly(one.other),
    link: hireLink(one, telling),
  }),
  words: {
    en: {
      name: 'How was the hire?',
      hint: 'Once it is over',
      one: ({ machine, other }) => ({
        title: `How was ${named(machine)}?`,
        text: `Your stars help others, and ${named(other)}. They are marked as from somebody who hired it.`,
      }),
      open: 'Give stars',
      sms: 'You hired from {owner}: how was {machine}? Your stars help others: {link} - Yantra',
    },
    hi: {
      name: 'किराया कैसा रहा?',
      hint: 'काम पूरा होने पर',
      one: ({ machine, other }) => ({
        title: `${named(machine)} कैसी रही?`,
        text: `आपके तारे दूसरों के और ${named(other)} के काम आते हैं। साथ में लिखा रहेगा कि आपने मशीन किराये पर ली थी।`,
      }),
      open: 'तारे दें',
      sms: '{owner} की {machine} कैसी रही? आपके तारे दूसरों के काम आते हैं: {link} - Yantra',
    },
    mr: {
      name: 'भाडे कसे झाले?',
      hint: 'काम संपल्यावर',
      one: ({ machine, other }) => ({
        title: `${named(machine)} कसे होते?`,
        text: `तुमचे तारे इतरांच्या आणि ${named(other)} यांच्या उपयोगी पडतात. तुम्ही यंत्र भाड्याने घेतले होते, असे सोबत लिहिले जाईल.`,
      }),
      open: 'तारे द्या',
      sms: '{owner} यांचे {machine} कसे होते? तुमचे तारे इतरांच्या उपयोगी पडतात: {link} - Yantra',
    },
  },
});
