import type { Translated } from '@yantra/language';
import type { daysMessages } from './days.messages.ts';

/** What a calendar of free days says, in Hindi. */
export const days: Translated<typeof daysMessages> = {
  weekdays: ['सो', 'मं', 'बु', 'गु', 'शु', 'श', 'र'],
  weekdayNames: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  before: 'पिछला महीना',
  after: 'अगला महीना',

  states: {
    past: 'बीत गया',
    far: 'बहुत आगे',
    unknown: 'लोड नहीं हुआ',
    taken: 'बुक है',
    free: 'ख़ाली',
    only: 'आपके काम का दिन',
    start: 'आपके काम का पहला दिन',
    in: 'आपके काम में',
    end: 'आपके काम का आख़िरी दिन',
  },
  today: 'आज',

  chooseFirst: 'पहला दिन चुनें।',
  chooseLast: (first) => `${first} से। अब आख़िरी दिन चुनें।`,
  isTaken: (day) => `${day} बुक है।`,
  snapped: (taken, last) => `${taken} बुक है: आपके दिन ${last} तक हैं।`,
  longest: (count, last) => `किराया ज़्यादा से ज़्यादा ${count} दिन का: आपके दिन ${last} तक हैं।`,
  range: (first, last, count) => (count === 1 ? `${first}, 1 दिन` : `${first} से ${last}, ${count} दिन`),
  allFree: (range) => `${range}। इन सब दिन मशीन ख़ाली है।`,
  someTaken: (range) => `${range}। इनमें से कुछ दिन मशीन ख़ाली नहीं है।`,
  freeToday: 'आज ख़ाली है।',
  freeFrom: (day) => `${day} से ख़ाली।`,
  noneFree: 'कोई ख़ाली दिन पता नहीं।',

  key: 'निशान',
  kinds: { free: 'ख़ाली', taken: 'बुक', chosen: 'आपके दिन', today: 'आज' },
  keys: { day: 'दिन', month: 'महीना', enter: 'Enter', choose: 'चुनें', pageUp: 'Page Up', pageDown: 'Page Down' },
  clear: 'दिन हटाएँ',

  loading: 'दिन लोड हो रहे हैं',
  failed: 'दिन लोड नहीं हुए',
  retry: 'फिर कोशिश करें',

  takenDays: 'बुक दिन',
  first: 'पहला दिन',
  last: 'आख़िरी दिन',
  noEnd: 'कब तक, पता नहीं',
  noneTaken: 'कोई दिन बुक नहीं है।',
};
