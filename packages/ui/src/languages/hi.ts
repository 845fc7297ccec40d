import type { Translated } from '@yantra/language';
import type { messages } from '../ui.messages.ts';

const ui: Translated<typeof messages> = {
  allCategories: 'सभी',
  categories: 'श्रेणियाँ',
  clear: 'मिटाएँ',
  close: 'बंद करें',
  next: 'अगला',
  noRatings: 'कोई रेटिंग नहीं',
  notifications: 'सूचनाएँ',
  optional: 'वैकल्पिक',
  originalPrice: 'मूल किराया',
  page: (page) => `पृष्ठ ${page}`,
  pages: 'पृष्ठ',
  percentOff: (percent) => `${percent}% छूट`,
  previous: 'पिछला',
  remove: (label) => `${label} हटाएँ`,
  rentStartsFrom: 'शुरुआती किराया',
  search: 'खोजें',
  stars: (stars) => `5 में से ${stars}`,
};

/** The texts of the primitives, for the languages of widgets to take in. */
export const uiTexts = { ui };

/** What rules, the line and the server say, wherever they are met: units of rent, states of a machine, lost lines. */
export const sentences: Readonly<Record<string, string>> = {
  hour: 'घंटा',
  day: 'दिन',
  week: 'सप्ताह',
  month: 'महीना',
  Available: 'उपलब्ध',
  'On rent': 'किराए पर',
  Unavailable: 'उपलब्ध नहीं',
  'You seem to be offline. Please check your connection and try again.':
    'लगता है आप ऑफ़लाइन हैं। कृपया अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  'We could not reach Yantra. Please try again.': 'Yantra से संपर्क नहीं हो सका। कृपया फिर कोशिश करें।',
  'This is taking too long. Please try again.': 'इसमें बहुत समय लग रहा है। कृपया फिर कोशिश करें।',
  'That is a lot of searching from your connection. Please wait a few seconds and try again, or log in for a share of your own.':
    'आपके कनेक्शन से बहुत ज़्यादा खोज हो रही है। कृपया कुछ सेकंड रुककर फिर कोशिश करें, या लॉग इन करें: तब आपका हिस्सा अलग होगा।',
  'We got an answer we could not read. Please try again.': 'मिला हुआ उत्तर पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
};
