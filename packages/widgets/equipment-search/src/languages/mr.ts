import type { Language, Translated } from '@yantra/language';
import { sentences, uiTexts } from '@yantra/ui/languages/mr';
import type { messages } from '../equipment-search.messages.ts';
import type { messages as helperMessages } from '../internal/helper.messages.ts';

const search: Translated<typeof messages> = {
  label: 'यंत्रे शोधा',
  placeholder: 'ट्रॅक्टर, क्रेन, लेथ शोधा',
  submit: 'शोधा',
};

const helper: Translated<typeof helperMessages> = {
  list: 'सूचना',
  type: 'यंत्रांचे प्रकार',
  recent: 'आधीचे शोध',
  machine: 'यंत्रे',
  category: 'वर्ग',
  city: 'शहरे',
  also: (names) => `याला ${names} असेही म्हणतात`,
  near: (count, city) => `${city} जवळ ${count}`,
  nearest: (city, km) => `सर्वात जवळ: ${city}, ${km} किमी`,
  clear: 'सर्व काढा',
  remove: (search) => `${search} काढा`,
  countRecent: (searches) => `${searches} आधीचे शोध, बाणांच्या कळांनी निवडा, Delete ने काढा`,
  count: (suggestions) => `${suggestions} सूचना, बाणांच्या कळांनी निवडा`,
  none: (text) => `“${text}” नावाचे काही नाही. तरीही शोधण्यासाठी Enter दाबा.`,
  offline: 'तुम्ही ऑफलाइन आहात असे दिसते. कनेक्शन आल्यावर सूचना पुन्हा दिसतील.',
};

const marathi: Language = {
  locale: 'mr',
  texts: { ...uiTexts, 'equipment-search': search, 'equipment-search.helper': helper },
  sentences,
};
export default marathi;
