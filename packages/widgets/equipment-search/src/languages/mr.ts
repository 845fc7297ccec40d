import { formatCount } from '@yantra/domain';
import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/mr';
import type { messages } from '../equipment-search.messages.ts';
import type { messages as helperMessages } from '../internal/helper.messages.ts';
import type { EquipmentSearchLanguage } from './language.ts';

const search: Translated<typeof messages> = {
  label: 'यंत्रे शोधा',
  placeholder: 'ट्रॅक्टर, क्रेन, लेथ शोधा',
  submit: 'शोधा',
};

const helper: Translated<typeof helperMessages> = {
  list: 'सूचना',
  kinds: 'यंत्रांचे प्रकार',
  recent: 'आधीचे शोध',
  places: 'ठिकाणे',
  machines: 'यंत्रे',
  popular: (city) => `${city} येथे सर्वाधिक`,
  machinesOfKind: (count) => (count === 1 ? '1 यंत्र' : `${count} यंत्रे`),
  around: 'माझ्या आसपासची यंत्रे',
  nearMe: 'माझ्या जवळ',
  all: (text, total) =>
    total === undefined ? `“${text}” चे सर्व निकाल पहा` : `“${text}” चे सर्व ${formatCount(total)} निकाल पहा`,
  choose: 'निवडा',
  open: 'उघडा',
  back: 'शोध बंद करा',
  also: (names) => `याला ${names} असेही म्हणतात`,
  near: (count, city) => `${city} येथे ${count}`,
  away: (place, km) => `${place}, ${km} किमी`,
  km: (km) => `${formatCount(km)} किमी`,
  clear: 'सर्व काढा',
  remove: (search) => `${search} काढा`,
  countRecent: (searches) => `${searches} आधीचे शोध, बाणांच्या कळांनी निवडा, Delete ने काढा`,
  count: (suggestions) => `${suggestions} सूचना, बाणांच्या कळांनी निवडा`,
  none: (text) => `“${text}” नावाचे काही नाही. तरीही शोधण्यासाठी Enter दाबा.`,
  offline: 'तुम्ही ऑफलाइन आहात असे दिसते. कनेक्शन आल्यावर सूचना पुन्हा दिसतील.',
};

const marathi: EquipmentSearchLanguage = {
  ...shared,
  texts: { ...shared.texts, 'equipment-search': search, 'equipment-search.helper': helper },
};
export default speaking(marathi);
