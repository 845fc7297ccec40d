import type { Translated } from '@yantra/language';
import type { daysMessages } from './days.messages.ts';

/** What a calendar of free days says, in Marathi. */
export const days: Translated<typeof daysMessages> = {
  weekdays: ['सो', 'मं', 'बु', 'गु', 'शु', 'श', 'र'],
  weekdayNames: ['सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  before: 'मागचा महिना',
  after: 'पुढचा महिना',

  states: {
    past: 'होऊन गेला',
    far: 'फार पुढे',
    unknown: 'लोड झाला नाही',
    taken: 'बुक आहे',
    free: 'मोकळा',
    only: 'तुमच्या कामाचा दिवस',
    start: 'तुमच्या कामाचा पहिला दिवस',
    in: 'तुमच्या कामात',
    end: 'तुमच्या कामाचा शेवटचा दिवस',
  },
  today: 'आज',

  chooseFirst: 'पहिला दिवस निवडा.',
  chooseLast: (first) => `${first} पासून. आता शेवटचा दिवस निवडा.`,
  isTaken: (day) => `${day} बुक आहे.`,
  snapped: (taken, last) => `${taken} बुक आहे: तुमचे दिवस ${last} ला संपतात.`,
  longest: (count, last) => `भाडे जास्तीत जास्त ${count} दिवसांचे: तुमचे दिवस ${last} ला संपतात.`,
  range: (first, last, count) => (count === 1 ? `${first}, 1 दिवस` : `${first} ते ${last}, ${count} दिवस`),
  allFree: (range) => `${range}. या सर्व दिवशी यंत्र मोकळे आहे.`,
  someTaken: (range) => `${range}. यांतले काही दिवस यंत्र मोकळे नाही.`,
  freeToday: 'आज मोकळे आहे.',
  freeFrom: (day) => `${day} पासून मोकळे.`,
  noneFree: 'मोकळा दिवस माहीत नाही.',

  key: 'खुणा',
  kinds: { free: 'मोकळा', taken: 'बुक', chosen: 'तुमचे दिवस', today: 'आज' },
  keys: { day: 'दिवस', month: 'महिना', enter: 'Enter', choose: 'निवडा', pageUp: 'Page Up', pageDown: 'Page Down' },
  clear: 'दिवस काढा',

  loading: 'दिवस लोड होत आहेत',
  failed: 'दिवस लोड झाले नाहीत',
  retry: 'पुन्हा प्रयत्न करा',

  takenDays: 'बुक दिवस',
  first: 'पहिला दिवस',
  last: 'शेवटचा दिवस',
  noEnd: 'कधीपर्यंत ते माहीत नाही',
  noneTaken: 'कोणताही दिवस बुक नाही.',
};
