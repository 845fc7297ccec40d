import type { Language, Translated } from '@yantra/language';
import { sentences, uiTexts } from '@yantra/ui/languages/hi';
import type { messages } from '../equipment-search.messages.ts';
import type { messages as helperMessages } from '../internal/helper.messages.ts';

const search: Translated<typeof messages> = {
  label: 'मशीनें खोजें',
  placeholder: 'ट्रैक्टर, क्रेन, लेथ मशीन खोजें',
  submit: 'खोजें',
};

const helper: Translated<typeof helperMessages> = {
  list: 'सुझाव',
  type: 'मशीनों के प्रकार',
  recent: 'पिछली खोजें',
  machine: 'मशीनें',
  category: 'श्रेणियाँ',
  city: 'शहर',
  also: (names) => `इसे ${names} भी कहते हैं`,
  near: (count, city) => `${city} के पास ${count}`,
  nearest: (city, km) => `सबसे पास: ${city}, ${km} किमी`,
  clear: 'सब हटाएँ',
  remove: (search) => `${search} हटाएँ`,
  countRecent: (searches) => `${searches} पिछली खोजें, तीर वाली कुंजियों से चुनें, Delete से हटाएँ`,
  count: (suggestions) => `${suggestions} सुझाव, तीर वाली कुंजियों से चुनें`,
  none: (text) => `“${text}” नाम का कुछ नहीं है। फिर भी खोजने के लिए Enter दबाएँ।`,
  offline: 'लगता है आप ऑफ़लाइन हैं। कनेक्शन आने पर सुझाव फिर दिखेंगे।',
};

const hindi: Language = {
  locale: 'hi',
  texts: { ...uiTexts, 'equipment-search': search, 'equipment-search.helper': helper },
  sentences,
};
export default hindi;
