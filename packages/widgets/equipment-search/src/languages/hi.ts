import { formatCount } from '@yantra/domain';
import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/hi';
import type { messages } from '../equipment-search.messages.ts';
import type { messages as helperMessages } from '../internal/helper.messages.ts';
import type { EquipmentSearchLanguage } from './language.ts';

const search: Translated<typeof messages> = {
  label: 'मशीनें खोजें',
  placeholder: 'ट्रैक्टर, क्रेन, लेथ मशीन खोजें',
  submit: 'खोजें',
};

const helper: Translated<typeof helperMessages> = {
  list: 'सुझाव',
  kinds: 'मशीनों के प्रकार',
  recent: 'पिछली खोजें',
  places: 'जगहें',
  machines: 'मशीनें',
  popular: (city) => `${city} में सबसे ज़्यादा`,
  machinesOfKind: (count) => (count === 1 ? '1 मशीन' : `${count} मशीनें`),
  around: 'मेरे आसपास की मशीनें',
  nearMe: 'मेरे पास',
  all: (text, total) =>
    total === undefined ? `“${text}” के सभी नतीजे देखें` : `“${text}” के सभी ${formatCount(total)} नतीजे देखें`,
  choose: 'चुनें',
  open: 'खोलें',
  back: 'खोज बंद करें',
  also: (names) => `इसे ${names} भी कहते हैं`,
  near: (count, city) => `${city} में ${count}`,
  away: (place, km) => `${place}, ${km} किमी`,
  km: (km) => `${formatCount(km)} किमी`,
  clear: 'सब हटाएँ',
  remove: (search) => `${search} हटाएँ`,
  countRecent: (searches) => `${searches} पिछली खोजें, तीर वाली कुंजियों से चुनें, Delete से हटाएँ`,
  count: (suggestions) => `${suggestions} सुझाव, तीर वाली कुंजियों से चुनें`,
  none: (text) => `“${text}” नाम का कुछ नहीं है। फिर भी खोजने के लिए Enter दबाएँ।`,
  offline: 'लगता है आप ऑफ़लाइन हैं। कनेक्शन आने पर सुझाव फिर दिखेंगे।',
};

const hindi: EquipmentSearchLanguage = {
  ...shared,
  texts: { ...shared.texts, 'equipment-search': search, 'equipment-search.helper': helper },
};
export default speaking(hindi);
