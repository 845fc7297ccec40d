import { formatRupees } from '@yantra/domain';
import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/hi';
import type { messages } from '../saved-searches.messages.ts';
import type { messages as tellTexts } from '../tell/tell.messages.ts';
import type { messages as wordTexts } from '../words/words.messages.ts';
import type { SavedSearchesLanguage } from './language.ts';

const own: Translated<typeof messages> = {
  title: 'सहेजी हुई खोजें',
  note: 'हर नई उपयुक्त मशीन की ख़बर एक बार मिलती है, और दोबारा तभी जब वह कम से कम 10% सस्ती हो।',
  loading: 'आपकी खोजें आ रही हैं',
  failed: (reason) => `गड़बड़ी: ${reason}`,
  failedText: 'आपकी खोजें सुरक्षित हैं और चल रही हैं। थोड़ी देर में फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  logInTitle: 'सहेजी हुई खोजें देखने के लिए लॉग इन करें',
  logInText: 'वे आपके खाते में रहती हैं, और उनकी ख़बर हर फ़ोन और कंप्यूटर पर मिलती है।',
  logIn: 'लॉग इन',
  elsewhere: 'आपकी सहेजी हुई खोजें Yantra की साइट पर हैं।',
  toMarketplace: 'वहाँ देखें',
  emptyTitle: 'अभी कोई खोज सहेजी नहीं है',
  emptyText: 'मशीन खोजें और “नई आने पर बताएँ” दबाएँ। उसके बाद हम आपके लिए खोजते रहेंगे।',
  find: 'मशीनें खोजें',
  list: 'आपकी खोजें',
  count: (saved, most) => `${most} में से ${saved}`,
  settings: 'ख़बर आप तक कैसे पहुँचे',
  news: (count) => `${count} नई`,
  manyNews: (most) => `${most} या ज़्यादा नई`,
  newsOf: (search) => `नई मशीनें: ${search}`,
  noNews: 'कुछ नया नहीं',
  results: 'सभी नतीजे',
  resultsOf: (search) => `सभी नतीजे: ${search}`,
  pace: (search) => `कितनी बार बताएँ: ${search}`,
  paces: { daily: 'रोज़', atOnce: 'तुरंत' },
  pause: 'रोकें',
  pauseOf: (search) => `रोकें: ${search}`,
  goOn: 'फिर चलाएँ',
  goOnOf: (search) => `फिर चलाएँ: ${search}`,
  remove: 'हटाएँ',
  removeOf: (search) => `हटाएँ: ${search}`,
  paused: 'रुकी हुई',
  over: (day) => `पूरी हुई: आख़िरी दिन ${day} था`,
  told: (day) => `पिछली ख़बर ${day}`,
  since: (day) => `${day} को सहेजी`,
  until: (day) => `${day} तक चलेगी`,
  removed: (search) => `हटाई गई: ${search}।`,
  undo: 'वापस लाएँ',
  notChanged: (reason) => `बदला नहीं गया। ${reason}`,
  newsTitle: (search) => `नई: ${search}`,
  newsCount: (count, place) => `${count} नई ${count === 1 ? 'मशीन' : 'मशीनें'}, ${place}`,
  newsLoading: 'नई मशीनें आ रही हैं',
  noNewsTitle: 'अभी कुछ नया नहीं',
  noNewsText: 'जो नया था वह देखा जा चुका है, या हट गया है। और आने पर आपको बताया जाएगा।',
  gone: 'यह सहेजी हुई खोज अब नहीं है',
  goneText: 'शायद इसे किसी और फ़ोन या कंप्यूटर पर हटा दिया गया है।',
  back: 'सभी सहेजी हुई खोजें',
  cheaper: (before) => `सस्ती हुई: पहले ${before}`,
};

const tell: Translated<typeof tellTexts> = {
  title: 'नई आने पर बताएँ',
  note: 'हर नई उपयुक्त मशीन की ख़बर एक बार, और दोबारा तभी जब वह कम से कम 10% सस्ती हो।',
  what: 'हम क्या खोजें',
  pace: 'कितनी बार',
  paces: { daily: 'दिन में एक बार', atOnce: 'तुरंत' },
  paceHints: {
    daily: 'जो कुछ नया है, सब सुबह एक संदेश में।',
    atOnce: 'हर नई मशीन पर। रात में सुबह तक रुकता है।',
  },
  ways: 'ख़बर कैसे मिलेगी',
  app: 'ऐप में',
  wayNames: { email: 'ई-मेल से', sms: 'SMS से', whatsApp: 'WhatsApp से', push: 'पुश से' },
  by: (ways) => {
    const [last = '', ...before] = [...ways].reverse();
    return `${before.length > 0 ? `${before.reverse().join(', ')} और ${last}` : last}।`;
  },
  change: 'बदलें',
  byUnknown: 'ऐप में, और जैसा आपकी सेटिंग में हो।',
  save: 'सहेजें',
  saveAndLogIn: 'लॉग इन करके सहेजें',
  saving: 'सहेजा जा रहा है...',
  notLoggedIn: 'अभी सहेजी नहीं गई: इसके लिए खाता चाहिए।',
  notSaved: (reason) => `सहेजी नहीं गई। ${reason}`,
  savedTitle: 'हम आपके लिए खोज रहे हैं',
  saved: { daily: 'जो नया है उसकी ख़बर दिन में एक बार मिलेगी।', atOnce: 'हर नई मशीन की ख़बर तुरंत मिलेगी।' },
  already: 'यह खोज आपने सहेज रखी है।',
  alreadyText: {
    daily: 'यह खोज आपने सहेज रखी है: ख़बर दिन में एक बार मिलती है।',
    atOnce: 'यह खोज आपने सहेज रखी है: ख़बर तुरंत मिलती है।',
  },
  paused: 'यह रुकी हुई है।',
  all: 'आपकी सहेजी हुई खोजें',
  done: 'ठीक है',
  userName: 'मोबाइल नंबर',
  password: 'पासवर्ड',
  withoutScript: 'JavaScript के बिना यहीं लॉग इन करें, खोज सहेज ली जाएगी।',
};

const words: Translated<typeof wordTexts> = {
  all: 'सभी मशीनें',
  exact: 'जैसा लिखा वैसा ही',
  days: (first, last) => (first === last ? first : `${first} से ${last}`),
  free: (days) => `${days} को ख़ाली`,
  job: (days, from) => `${from === undefined ? '' : `${from} से `}${days} दिन का काम`,
  hours: (from, to) => `${from}–${to} घंटे`,
  discount: (percent) => `${percent}% या ज़्यादा`,
  insurance: { yes: 'बीमा के साथ', no: 'बिना बीमा' },
  price: (from, to) => {
    if (from === undefined) return `${formatRupees(to ?? 0)} तक`;
    return to === undefined ? `${formatRupees(from)} से` : `${formatRupees(from)}–${formatRupees(to)}`;
  },
  capacity: (from, to, unit) => {
    if (from === undefined) return `${to} ${unit}`.trim().concat(' तक');
    return to === undefined ? `${from} ${unit}`.trim().concat(' से') : `${from}–${to} ${unit}`.trim();
  },
  type: (id) => `प्रकार ${id}`,
  owner: 'एक ही मालिक की',
  india: 'पूरा भारत',
  area: 'नक्शे के चुने हुए हिस्से में',
  around: (place, km) => `${place} के आसपास, ${km} किमी के भीतर`,
  aroundPoint: (km) => `चुनी हुई जगह के आसपास, ${km} किमी के भीतर`,
  unknown: (unknown) => `“${unknown}” के बारे में अभी कुछ नहीं मिला। कोई ऐसी मशीन डालेगा तो आपको बताया जाएगा।`,
};

const hindi: SavedSearchesLanguage = {
  ...shared,
  texts: { ...shared.texts, 'saved-searches': own, 'saved-searches.tell': tell, 'saved-searches.words': words },
  errors: {
    ...shared.errors,
    'savedSearch.unknown': 'यह सहेजी हुई खोज अब नहीं है।',
    'savedSearch.tooMany': ({ most }) => `आप ${most} खोजें सहेज चुके हैं, इससे ज़्यादा नहीं रखी जा सकतीं। पहले एक हटाएँ।`,
  },
};
export default speaking(hindi);
