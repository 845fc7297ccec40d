import { formatCount, formatRupees } from '@yantra/domain';
import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/hi';
import type { filterMessages, messages } from '../equipment-listing.messages.ts';
import type { EquipmentListingLanguage } from './language.ts';

/** “क”, “ख” और “ग”। */
const listed = (words: readonly string[]): string => {
  const quoted = words.map((word) => `“${word}”`);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} और ${last}` : last;
};

const all = 'सभी';

const listing: Translated<typeof messages> = {
  title: (category) => (category.includes(all) ? 'किराए की सभी मशीनें' : `किराए की मशीनें: ${category}`),
  all,
  // Always followed by a postposition: 'सभी शहरों में'.
  everywhere: 'सभी शहरों',
  everywhereChip: 'सभी शहर',
  label: (place) => `${place} में किराए की मशीनें`,
  total: (count) => formatCount(count),
  totalRest: (count, search, place) => `${count === 1 ? 'मशीन' : 'मशीनें'} ${place} में${search && `, “${search}” के लिए`}`,
  inMap: (total) => `${total === 1 ? 'मशीन' : 'मशीनें'} नक्शे के इस हिस्से में`,
  loading: (place) => `${place} की मशीनें लोड हो रही हैं`,
  slow: 'अभी लोड हो रहा है। कनेक्शन धीमा लगता है।',
  showingFor: (words) => `${words} के लिए मशीनें दिखाई जा रही हैं`,
  searchInstead: (words) => `इसके बजाय ${words} खोजें`,
  unknown: (words) =>
    `${listed(words)} के बारे में कुछ नहीं मिला: ${words.length === 1 ? 'इसे' : 'इन्हें'} छोड़कर दिखाया जा रहा है।`,
  leftOut: (words) => `यहाँ ${listed(words)} नाम की मशीन नहीं है। ये इसी तरह की दूसरी मशीनें हैं।`,
  wordsElsewhere: (words) => `${listed(words)}, सबसे पास कहीं और`,
  facts: 'खोज का मतलब यह समझा गया',
  sizeFirst: (size) => `लगभग ${size} वाली पहले`,
  around: (place, km) => `${place} के आसपास, ${km} किमी के भीतर`,
  aroundYou: (km) => `आपके आसपास, ${km} किमी के भीतर`,
  // Followed by 'में'.
  nearYou: 'आपके इलाके',
  nearChip: 'आपके आसपास',
  exactChip: 'जैसा लिखा वैसा ही',
  nearMe: 'आपके पास की मशीनें दिखाने के लिए हमें आपकी जगह जाननी होगी।',
  useLocation: 'मेरी जगह से दिखाएँ',
  locating: 'आपकी जगह खोजी जा रही है...',
  locationDenied: 'आपके ब्राउज़र ने जगह नहीं बताई। कृपया शहर चुनें।',
  locationFailed: 'आपकी जगह पता नहीं चल सकी। कृपया शहर चुनें।',
  searchLabel: 'इन मशीनों में खोजें',
  searchPlaceholder: 'इस सूची में खोजें',
  sort: 'क्रम',
  sorts: {
    relevance: 'सबसे उपयुक्त',
    priceAsc: 'किराया: कम से ज़्यादा',
    priceDesc: 'किराया: ज़्यादा से कम',
    rating: 'सबसे अच्छी रेटिंग',
    newest: 'नई पहले',
    distance: 'पास वाली पहले',
    cost: 'कुल ख़र्च: कम से ज़्यादा',
  },
  totals: (place, hasOperator) => `कुल ख़र्च में ${hasOperator ? 'ऑपरेटर, ' : ''}${place} तक की ढुलाई और GST शामिल हैं।`,
  totalsRank: 'मालिक ने जो नहीं बताया, उसकी जगह वह रक़म मानी गई है जिससे ज़्यादा चार में से तीन मालिक नहीं माँगते।',
  chosen: 'चुने हुए फ़िल्टर',
  remove: (label) => `${label} हटाएँ`,
  clearAll: 'सब हटाएँ',
  emptyTitle: 'कोई मशीन नहीं मिली',
  emptyForFilters: (place) => `${place} में कोई मशीन चुने हुए सभी फ़िल्टरों से मेल नहीं खाती। कुछ फ़िल्टर हटाएँ, या और जगह देखें।`,
  emptyForSearch: (search, place) => `${place} में “${search}” जैसा कुछ नहीं है। शब्द जाँचें, या और जगह देखें।`,
  emptyForUnknown: (search) => `“${search}” नाम का हमें कुछ नहीं मिला। शब्द जाँचें, या इनमें से किसी प्रकार से शुरू करें।`,
  emptyInIndia: (search) => `भारत में अभी किसी ने हमारे यहाँ “${search}” नहीं लगाई है।`,
  emptyButNear: (search, place) => `${place} में अभी “${search}” जैसा कुछ नहीं है। सबसे पास की मशीनें ये हैं।`,
  emptyCityButNear: (place) => `${place} में अभी कुछ नहीं है। सबसे पास की मशीनें ये हैं।`,
  emptyForCategory: (category, place) => `${place} में अभी ${category} की कोई मशीन नहीं है। और जगह देखें।`,
  emptyForCity: (place) => `${place} में अभी कोई मशीन नहीं है। और जगह देखें।`,
  emptyForPage: (pages) => (pages === 1 ? 'इस सूची में एक ही पृष्ठ है।' : `इस सूची में केवल ${pages} पृष्ठ हैं।`),
  firstPage: 'पहले पृष्ठ पर जाएँ',
  removeFilters: 'फ़िल्टर हटाएँ',
  allCities: 'सभी शहरों में देखें',
  allMachines: 'सभी मशीनें देखें',
  elsewhere: (count, places) => `${formatCount(places)} और जगहों में ${formatCount(count)}, सबसे पास वाली पहले`,
  showAll: (count) => `सभी ${formatCount(count)} देखें`,
  nearest: 'सबसे पास की, दूसरी जगहों पर',
  moreNear: (place) => `${place} के पास और मशीनें`,
  towns: 'जिन शहरों में हैं, पास वाले पहले',
  town: (km, count) => `${formatCount(km)} किमी · ${formatCount(count)}`,
  tell: 'मालिकों को अपनी ज़रूरत बताएँ',
  tellText: 'ऐसी मशीनों के मालिकों को आपका संदेश मिलता है और वे आपको फ़ोन करते हैं। कोई पैसा नहीं, कोई काग़ज़ नहीं।',
  tellLink: 'अपनी ज़रूरत लिखें',
  related: 'ये भी देख सकते हैं',
  popular: 'लोग अक्सर ये खोजते हैं',
  inIndia: (count) => `भारत में ${formatCount(count)}`,
  error: (message) => `त्रुटि: ${message}`,
  errorText: 'कुछ भी खोया नहीं है। थोड़ी देर में फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
};

const filter: Translated<typeof filterMessages> = {
  filters: 'फ़िल्टर',
  close: 'बंद करें',
  failed: 'फ़िल्टर लोड नहीं हो सके। फिर कोशिश करने के लिए फ़िल्टर दबाएँ।',
  apply: 'लागू करें',
  clear: 'हटाएँ',
  yourDays: 'आपके दिन',
  freeOnThem: 'इन दिनों ख़ाली',
  days: (first, last) => (first === last ? first : `${first} से ${last}`),
  freeChip: (days) => `${days} ख़ाली`,
  hours: 'काम के घंटे',
  hoursFrom: 'काम के घंटे, कम से कम',
  hoursTo: 'काम के घंटे, ज़्यादा से ज़्यादा',
  hoursValue: (hours) => `सप्ताह में ${hours} घंटे`,
  hoursStart: (hours) => `${hours} घंटे`,
  hoursChip: (from, to) => `${from}–${to} घंटे`,
  zone: 'क्षेत्र',
  allZones: 'सभी क्षेत्र',
  zoneOption: (zone, count) => (count === undefined ? zone : `${zone} (${formatCount(count)})`),
  types: 'मशीन का प्रकार',
  noTypes: 'यहाँ चुनने के लिए कोई प्रकार नहीं है।',
  typesLater: 'प्रकार मशीनों के साथ आएँगे।',
  more: (count) => `${count} और दिखाएँ`,
  typeUnknown: (id) => `प्रकार ${id}`,
  capacity: (unit) => (unit ? `क्षमता, ${unit} में` : 'क्षमता'),
  capacityFrom: 'से',
  capacityTo: 'तक',
  capacityHint: 'जिन मशीनों की क्षमता नहीं बताई गई, वे नहीं दिखेंगी।',
  capacityInvalid: 'कोई संख्या लिखें, जैसे 14 या 62.5।',
  capacityRange: (from, to, unit) => {
    if (from === undefined) return `${to} ${unit}`.trim() + ' तक';
    return to === undefined ? `${from} ${unit}`.trim() + ' से' : `${from}–${to} ${unit}`.trim();
  },
  discount: 'छूट',
  discountOrMore: (percent) => `${percent}% या ज़्यादा`,
  discountHint: 'कई चुनने पर सबसे ऊँची छूट मानी जाती है।',
  discountNone: (percents) => `${percents.join(', ')}% पर यहाँ कुछ नहीं बचेगा।`,
  insurance: 'बीमा',
  any: 'कोई भी',
  yes: 'हाँ',
  no: 'नहीं',
  insuranceChip: { yes: 'बीमा के साथ', no: 'बिना बीमा' },
  price: 'किराया ₹ में',
  priceHint: 'सूची में लिखा किराया: घंटे, दिन, हफ़्ते या महीने का।',
  priceFrom: 'कम से कम',
  priceTo: 'ज़्यादा से ज़्यादा',
  priceRange: (from, to) => {
    if (from === undefined) return `${formatRupees(to ?? 0)} तक`;
    return to === undefined ? `${formatRupees(from)} से` : `${formatRupees(from)}–${formatRupees(to)}`;
  },
  priceInvalid: 'पूरे रुपये लिखें, जैसे 5000।',
  priceReversed: 'कम वाली रकम ज़्यादा वाली से बड़ी है।',
};

const hindi: EquipmentListingLanguage = {
  ...shared,
  texts: { ...shared.texts, 'equipment-listing': listing, 'equipment-listing.filter': filter },
};
export default speaking(hindi);
