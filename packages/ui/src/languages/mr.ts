import type { Translated } from '@yantra/language';
import type { messages } from '../ui.messages.ts';

const ui: Translated<typeof messages> = {
  allCategories: 'सर्व',
  categories: 'वर्ग',
  clear: 'पुसा',
  close: 'बंद करा',
  next: 'पुढील',
  noRatings: 'रेटिंग नाही',
  notifications: 'सूचना',
  optional: 'ऐच्छिक',
  originalPrice: 'मूळ भाडे',
  page: (page) => `पान ${page}`,
  pages: 'पाने',
  percentOff: (percent) => `${percent}% सूट`,
  previous: 'मागील',
  remove: (label) => `${label} काढा`,
  rentStartsFrom: 'सुरुवातीचे भाडे',
  search: 'शोधा',
  stars: (stars) => `5 पैकी ${stars}`,
};

/** The texts of the primitives, for the languages of widgets to take in. */
export const uiTexts = { ui };

/** What rules, the line and the server say, wherever they are met: units of rent, states of a machine, lost lines. */
export const sentences: Readonly<Record<string, string>> = {
  hour: 'तास',
  day: 'दिवस',
  week: 'आठवडा',
  month: 'महिना',
  Available: 'उपलब्ध',
  'On rent': 'भाड्याने दिलेले',
  Unavailable: 'उपलब्ध नाही',
  'You seem to be offline. Please check your connection and try again.':
    'तुम्ही ऑफलाइन आहात असे दिसते. कृपया कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  'We could not reach Yantra. Please try again.': 'Yantra शी संपर्क होऊ शकला नाही. कृपया पुन्हा प्रयत्न करा.',
  'This is taking too long. Please try again.': 'यास खूप वेळ लागत आहे. कृपया पुन्हा प्रयत्न करा.',
  'That is a lot of searching from your connection. Please wait a few seconds and try again, or log in for a share of your own.':
    'तुमच्या जोडणीवरून खूप शोध होत आहेत. कृपया काही सेकंद थांबून पुन्हा प्रयत्न करा, किंवा लॉग इन करा: मग तुमचा वाटा वेगळा असेल.',
  'We got an answer we could not read. Please try again.': 'मिळालेले उत्तर वाचता आले नाही. कृपया पुन्हा प्रयत्न करा.',
};
