import type { Translated } from '@yantra/language';
import type { messages } from './ratings.messages.ts';

export const ratings: Translated<typeof messages> = {
  title: (name) => `${name} चे रेटिंग`,
  close: 'बंद करा',
  loading: 'लोड होत आहे...',
  none: 'या यंत्राला अजून कोणीही रेटिंग दिलेले नाही.',
  yours: (day) => `तुमचे उत्तर, ${day}`,
  answer: 'उत्तर द्या',
  answerOf: (name) => `${name} यांना तुमचे उत्तर`,
  change: 'बदला',
  hint: 'यंत्र पाहणारा प्रत्येक जण ते रेटिंगखाली वाचतो.',
  emptyTakesBack: 'रिकामे ठेवल्यास तुमचे उत्तर मागे घेतले जाते.',
  missing: 'कृपया तुमचे उत्तर लिहा.',
  cancel: 'रद्द करा',
  save: 'उत्तर जतन करा',
  saving: 'जतन होत आहे...',
  saved: 'तुमचे उत्तर रेटिंगखाली दिसते.',
  takenBack: 'तुमचे उत्तर मागे घेतले.',
};
