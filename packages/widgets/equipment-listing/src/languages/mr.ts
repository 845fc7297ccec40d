import { formatCount, formatRupees } from '@yantra/domain';
import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/mr';
import type { filterMessages, messages } from '../equipment-listing.messages.ts';
import type { EquipmentListingLanguage } from './language.ts';

/** “क”, “ख” आणि “ग”. */
const listed = (words: readonly string[]): string => {
  const quoted = words.map((word) => `“${word}”`);
  const last = quoted.pop() ?? '';
  return quoted.length > 0 ? `${quoted.join(', ')} आणि ${last}` : last;
};

const all = 'सर्व';
const everywhere = 'सर्व शहरे';
const nearYou = 'तुमचा परिसर';

/** A name of a city takes no ending, since it may be any; what we call a place ourselves does. */
const within = (place: string): string =>
  ({ [everywhere]: 'सर्व शहरांत', [nearYou]: 'तुमच्या परिसरात' })[place] ?? `${place} येथे`;
const from = (place: string): string =>
  ({ [everywhere]: 'सर्व शहरांतील', [nearYou]: 'तुमच्या परिसरातील' })[place] ?? `${place} येथील`;

const listing: Translated<typeof messages> = {
  title: (category) => (category.includes(all) ? 'भाड्याची सर्व यंत्रे' : `भाड्याची यंत्रे: ${category}`),
  all,
  everywhere,
  everywhereChip: everywhere,
  label: (place) => `${from(place)} भाड्याची यंत्रे`,
  total: (count) => formatCount(count),
  totalRest: (count, search, place) =>
    `${count === 1 ? 'यंत्र' : 'यंत्रे'} ${within(place)}${search && `, “${search}” साठी`}`,
  inMap: (total) => `${total === 1 ? 'यंत्र' : 'यंत्रे'} नकाशाच्या या भागात`,
  loading: (place) => `${from(place)} यंत्रे लोड होत आहेत`,
  slow: 'अजून लोड होत आहे. कनेक्शन संथ दिसते.',
  showingFor: (words) => `${words} साठीची यंत्रे दाखवत आहे`,
  searchInstead: (words) => `त्याऐवजी ${words} शोधा`,
  unknown: (words) =>
    `${listed(words)} बद्दल काही सापडले नाही: ${words.length === 1 ? 'तो शब्द' : 'ते शब्द'} सोडून दाखवत आहे.`,
  leftOut: (words) => `इथे ${listed(words)} नावाचे यंत्र नाही. ही त्याच प्रकारची दुसरी यंत्रे आहेत.`,
  wordsElsewhere: (words) => `${listed(words)}, सर्वात जवळ इतरत्र`,
  facts: 'शोधाचा अर्थ असा घेतला',
  sizeFirst: (size) => `सुमारे ${size} ची आधी`,
  around: (place, km) => `${place} परिसरात, ${km} किमीच्या आत`,
  aroundYou: (km) => `तुमच्या आसपास, ${km} किमीच्या आत`,
  nearYou,
  nearChip: 'तुमच्या आसपास',
  exactChip: 'लिहिले तसेच',
  nearMe: 'तुमच्या जवळची यंत्रे दाखवण्यासाठी तुमचे ठिकाण माहीत असावे लागेल.',
  useLocation: 'माझ्या ठिकाणावरून दाखवा',
  locating: 'तुमचे ठिकाण शोधत आहे...',
  locationDenied: 'तुमच्या ब्राउझरने ठिकाण सांगितले नाही. कृपया शहर निवडा.',
  locationFailed: 'तुमचे ठिकाण समजू शकले नाही. कृपया शहर निवडा.',
  searchLabel: 'या यंत्रांमध्ये शोधा',
  searchPlaceholder: 'या यादीत शोधा',
  sort: 'क्रम',
  sorts: {
    relevance: 'सर्वात योग्य',
    priceAsc: 'भाडे: कमी ते जास्त',
    priceDesc: 'भाडे: जास्त ते कमी',
    rating: 'सर्वोत्तम रेटिंग',
    newest: 'नवीन आधी',
    distance: 'जवळचे आधी',
    cost: 'एकूण खर्च: कमी ते जास्त',
  },
  totals: (place, hasOperator) => `एकूण खर्चात ${hasOperator ? 'ऑपरेटर, ' : ''}${place} पर्यंतची वाहतूक आणि GST धरले आहेत.`,
  totalsRank: 'मालकाने जे सांगितले नाही, त्याजागी चारपैकी तीन मालक ज्यापेक्षा जास्त मागत नाहीत ती रक्कम धरली आहे.',
  chosen: 'निवडलेले फिल्टर',
  remove: (label) => `${label} काढा`,
  clearAll: 'सर्व काढा',
  emptyTitle: 'यंत्र सापडले नाही',
  emptyForFilters: (place) =>
    `${from(place)} एकही यंत्र निवडलेल्या सर्व फिल्टरमध्ये बसत नाही. काही फिल्टर काढा, किंवा आणखी ठिकाणी पाहा.`,
  emptyForSearch: (search, place) => `${within(place)} “${search}” सारखे काही नाही. शब्द तपासा, किंवा आणखी ठिकाणी पाहा.`,
  emptyForUnknown: (search) =>
    `“${search}” नावाचे आम्हाला काही सापडले नाही. शब्द तपासा, किंवा यांपैकी एका प्रकारापासून सुरुवात करा.`,
  emptyInIndia: (search) => `भारतात अजून कोणी आमच्याकडे “${search}” नोंदवलेले नाही.`,
  emptyButNear: (search, place) => `${within(place)} अजून “${search}” सारखे काही नाही. सर्वात जवळची यंत्रे ही आहेत.`,
  emptyCityButNear: (place) => `${within(place)} अजून काही नाही. सर्वात जवळची यंत्रे ही आहेत.`,
  emptyForCategory: (category, place) => `${within(place)} अजून ${category} प्रकारचे यंत्र नाही. आणखी ठिकाणी पाहा.`,
  emptyForCity: (place) => `${within(place)} अजून यंत्र नाही. आणखी ठिकाणी पाहा.`,
  emptyForPage: (pages) => (pages === 1 ? 'या यादीत एकच पान आहे.' : `या यादीत फक्त ${pages} पाने आहेत.`),
  firstPage: 'पहिल्या पानावर जा',
  removeFilters: 'फिल्टर काढा',
  allCities: 'सर्व शहरांमध्ये पाहा',
  allMachines: 'सर्व यंत्रे पाहा',
  elsewhere: (count, places) => `आणखी ${formatCount(places)} ठिकाणी ${formatCount(count)}, सर्वात जवळचे आधी`,
  showAll: (count) => `सर्व ${formatCount(count)} दाखवा`,
  nearest: 'सर्वात जवळ, इतर ठिकाणी',
  moreNear: (place) => `${place === nearYou ? 'तुमच्या' : place} परिसरातील आणखी यंत्रे`,
  towns: 'जिथे आहेत ती शहरे, जवळची आधी',
  town: (km, count) => `${formatCount(km)} किमीवर · ${formatCount(count)}`,
  tell: 'मालकांना तुमची गरज सांगा',
  tellText: 'अशा यंत्रांच्या मालकांना तुमचा संदेश मिळतो आणि ते तुम्हाला फोन करतात. पैसे नाहीत, कागद नाहीत.',
  tellLink: 'तुमची गरज लिहा',
  related: 'हेही पाहू शकता',
  popular: 'लोक अनेकदा हे शोधतात',
  inIndia: (count) => `भारतात ${formatCount(count)}`,
  error: (message) => `त्रुटी: ${message}`,
  errorText: 'काहीही हरवलेले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
};

const filter: Translated<typeof filterMessages> = {
  filters: 'फिल्टर',
  close: 'बंद करा',
  failed: 'फिल्टर लोड होऊ शकले नाहीत. पुन्हा प्रयत्न करण्यासाठी फिल्टर दाबा.',
  apply: 'लागू करा',
  clear: 'काढा',
  yourDays: 'तुमचे दिवस',
  freeOnThem: 'या दिवशी मोकळी',
  days: (first, last) => (first === last ? first : `${first} ते ${last}`),
  freeChip: (days) => `${days} मोकळी`,
  hours: 'कामाचे तास',
  hoursFrom: 'कामाचे तास, किमान',
  hoursTo: 'कामाचे तास, कमाल',
  hoursValue: (hours) => `आठवड्यात ${hours} तास`,
  hoursStart: (hours) => `${hours} तास`,
  hoursChip: (from, to) => `${from}–${to} तास`,
  zone: 'विभाग',
  allZones: 'सर्व विभाग',
  zoneOption: (zone, count) => (count === undefined ? zone : `${zone} (${formatCount(count)})`),
  types: 'यंत्राचा प्रकार',
  noTypes: 'येथे निवडण्यासाठी प्रकार नाहीत.',
  typesLater: 'प्रकार यंत्रांसोबत येतील.',
  more: (count) => `आणखी ${count} दाखवा`,
  typeUnknown: (id) => `प्रकार ${id}`,
  capacity: (unit) => (unit ? `क्षमता, ${unit} मध्ये` : 'क्षमता'),
  capacityFrom: 'पासून',
  capacityTo: 'पर्यंत',
  capacityHint: 'ज्या यंत्रांची क्षमता सांगितलेली नाही, ती दिसणार नाहीत.',
  capacityInvalid: 'संख्या लिहा, जसे 14 किंवा 62.5.',
  capacityRange: (from, to, unit) => {
    if (from === undefined) return `${to} ${unit}`.trim() + ' पर्यंत';
    return to === undefined ? `${from} ${unit}`.trim() + ' पासून' : `${from}–${to} ${unit}`.trim();
  },
  discount: 'सूट',
  discountOrMore: (percent) => `${percent}% किंवा अधिक`,
  discountHint: 'अनेक निवडल्यास सर्वात जास्त सूट धरली जाते.',
  discountNone: (percents) => `${percents.join(', ')}% वर येथे काहीच उरणार नाही.`,
  insurance: 'विमा',
  any: 'कोणताही',
  yes: 'होय',
  no: 'नाही',
  insuranceChip: { yes: 'विम्यासह', no: 'विम्याशिवाय' },
  price: 'भाडे ₹ मध्ये',
  priceHint: 'यादीत लिहिलेले भाडे: तासाचे, दिवसाचे, आठवड्याचे किंवा महिन्याचे.',
  priceFrom: 'किमान',
  priceTo: 'कमाल',
  priceRange: (from, to) => {
    if (from === undefined) return `${formatRupees(to ?? 0)} पर्यंत`;
    return to === undefined ? `${formatRupees(from)} पासून` : `${formatRupees(from)}–${formatRupees(to)}`;
  },
  priceInvalid: 'पूर्ण रुपये लिहा, जसे 5000.',
  priceReversed: 'किमान रक्कम कमाल रकमेपेक्षा मोठी आहे.',
};

const marathi: EquipmentListingLanguage = {
  ...shared,
  texts: { ...shared.texts, 'equipment-listing': listing, 'equipment-listing.filter': filter },
};
export default speaking(marathi);
