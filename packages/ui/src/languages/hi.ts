import { formatCount, jobLimits, kindNamesHi, momentText } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import { placeNames } from '@yantra/places/devanagari';
import type { categoryMessages } from '../category-bar/category-bar.messages.ts';
import type { freeMessages } from '../free-badge/free.messages.ts';
import type { heartMessages } from '../heart/heart.messages.ts';
import type { jobMessages } from '../job-bar/job-bar.messages.ts';
import type { jobTotalMessages } from '../job-total/job-total.messages.ts';
import type { machineMessages } from '../machine.messages.ts';
import type { messages } from '../ui.messages.ts';
import type { WidgetLanguage } from './language.ts';

export { compareButton } from '../compare-button/compare-button.hi.ts';
export { cost } from '../cost/cost.hi.ts';
export { days } from '../days/days.hi.ts';

const places = placeNames('hi');

const ui: Translated<typeof messages> = {
  clear: 'मिटाएँ',
  close: 'बंद करें',
  next: 'अगला',
  notifications: 'सूचनाएँ',
  optional: 'वैकल्पिक',
  page: (page) => `पृष्ठ ${page}`,
  pages: 'पृष्ठ',
  previous: 'पिछला',
  remove: (label) => `${label} हटाएँ`,
  search: 'खोजें',
};

const equipment: Translated<typeof machineMessages> = {
  standing: (place, km) =>
    [
      places[place] ?? place,
      ...(km === undefined ? [] : [`${km < 1 ? '1 किमी से कम' : `${formatCount(Math.round(km))} किमी`}`]),
    ].join(', '),
  noRatings: 'कोई रेटिंग नहीं',
  originalPrice: 'मूल किराया',
  percentOff: (percent) => `${percent}% छूट`,
  rentStartsFrom: 'शुरुआती किराया',
  stars: (stars) => `5 में से ${stars}`,
};

const categories: Translated<typeof categoryMessages> = {
  allCategories: 'सभी',
  categories: 'श्रेणियाँ',
};

const job: Translated<typeof jobMessages> = {
  job: 'आपका काम',
  where: 'कहाँ',
  from: 'कब से',
  for: 'कितने दिन',
  hours: 'घंटे',
  operator: 'ऑपरेटर',
  days: (_days, until) => `दिन${until ? `, ${until} तक` : ''}`,
  hoursADay: (hours) => `रोज़ ${hours} घंटे`,
  operators: { needed: 'ऑपरेटर के साथ', own: 'अपना ऑपरेटर' },
  clear: 'काम हटाएँ',
  show: 'कुल ख़र्च दिखाएँ',
  line: (days, from) => (from ? `${from} से ${days} दिन` : `${days} दिन`),
  about: { needed: 'ऑपरेटर के साथ', own: 'अपना ऑपरेटर' },
  none: 'देखें आपके काम पर कितना ख़र्च होगा',
  noneAbout: 'ढुलाई, ऑपरेटर और GST मिलाकर',
  wrong: {
    days: `बताएँ कितने दिन: 1 से ${jobLimits.days} तक की पूरी संख्या।`,
    from: 'कृपया आज से एक साल के भीतर का कोई दिन चुनें।',
  },
};

const free: Translated<typeof freeMessages> = {
  yours: 'आपके दिनों में ख़ाली',
  from: (day) => `${day} से ख़ाली`,
  today: 'आज ख़ाली',
};

const heart: Translated<typeof heartMessages> = {
  save: (name) => `${name} सहेजें`,
  saveIt: 'सहेजें',
  tooMany: (most) => `${most} मशीनें पहले से सहेजी हैं, इससे ज़्यादा नहीं हो सकतीं। कृपया पहले एक हटाएँ।`,
};

const jobTotal: Translated<typeof jobTotalMessages> = {
  about: 'लगभग',
  days: (days) => `${days} दिन के लिए,`,
  plus: (parts) => `+ ${parts.join(', ')}`,
  unknown: (parts) => (parts.length === 1 ? `${parts[0]} नहीं बताया` : `${parts.length} ख़र्च नहीं बताए`),
  nothing: 'और कुछ नहीं जुड़ेगा',
  missing: 'कुल ख़र्च नहीं निकल सका',
  parts: {
    overtime: 'ओवरटाइम',
    transport: 'ढुलाई-ख़र्च',
    operator: 'ऑपरेटर-ख़र्च',
    fuel: 'ईंधन-ख़र्च',
    deposit: 'जमा-राशि',
    board: 'ऑपरेटर का खाना और ठहरना',
  },
};

/** The texts of the primitives, and those that all widgets share: errors of calls, names of places and kinds, units of rent, states of a machine. */
export const shared: WidgetLanguage = {
  locale: 'hi',
  texts: { ui, equipment, categories, free, heart, job, 'job-total': jobTotal },
  errors: {
    'network.offline': 'लगता है आप ऑफ़लाइन हैं। कृपया अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    'network.unreachable': 'Yantra से संपर्क नहीं हो सका। कृपया फिर कोशिश करें।',
    'network.timeout': 'इसमें बहुत समय लग रहा है। कृपया फिर कोशिश करें।',
    'network.unreadable': 'मिला हुआ उत्तर पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
    'network.noList': 'मशीनों की जानकारी नहीं लाई जा सकी।',
    'network.unsaid': 'जानकारी लाते समय कुछ गड़बड़ हो गई।',
    'request.invalid': 'कृपया चिह्नित खाने जाँचें।',
    'request.origin': 'इस वेबसाइट को इसकी अनुमति नहीं है।',
    'auth.required': 'आगे बढ़ने के लिए कृपया लॉग इन करें।',
    'auth.forbidden': 'आपके खाते को इसकी अनुमति नहीं है।',
    'session.ended': 'आपका सत्र समाप्त हो गया है। कृपया फिर लॉग इन करें।',
    'reads.tooMany':
      'आपके कनेक्शन से बहुत ज़्यादा खोज हो रही है। कृपया कुछ सेकंड रुककर फिर कोशिश करें, या लॉग इन करें: तब आपका हिस्सा अलग होगा।',
    'partner.unknown': 'इस वेबसाइट की कुंजी अब मान्य नहीं है।',
    'partner.origin': 'इस पेज की कुंजी किसी दूसरी वेबसाइट की है।',
    'partner.tooMany': 'इस वेबसाइट पर अभी बहुत भीड़ है। कृपया एक मिनट बाद फिर कोशिश करें।',
    'server.busy': 'अभी बहुत भीड़ है। कृपया थोड़ी देर में फिर कोशिश करें।',
    'server.maintenance': ({ until }) =>
      `Yantra पर काम चल रहा है। आप सब कुछ देख सकते हैं; ${momentText(new Date(until), 'hi')} से फिर सहेज सकेंगे।`,
    'server.failed': 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  },
  words: {
    ...places,
    ...kindNamesHi,
    hour: 'घंटा',
    day: 'दिन',
    week: 'सप्ताह',
    month: 'महीना',
    Available: 'उपलब्ध',
    'On rent': 'किराए पर',
    North: 'उत्तर',
    South: 'दक्षिण',
    East: 'पूर्व',
    West: 'पश्चिम',
    Central: 'मध्य',
    'North-East': 'पूर्वोत्तर',
    Unavailable: 'उपलब्ध नहीं',
  },
};
