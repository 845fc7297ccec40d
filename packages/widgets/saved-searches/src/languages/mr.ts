import { formatRupees } from '@yantra/domain';
import { type Translated, speaking } from '@yantra/language';
import { shared } from '@yantra/ui/languages/mr';
import type { messages } from '../saved-searches.messages.ts';
import type { messages as tellTexts } from '../tell/tell.messages.ts';
import type { messages as wordTexts } from '../words/words.messages.ts';
import type { SavedSearchesLanguage } from './language.ts';

const own: Translated<typeof messages> = {
  title: 'जतन केलेले शोध',
  note: 'जुळणाऱ्या प्रत्येक नव्या यंत्राची बातमी एकदा मिळते, आणि पुन्हा ते किमान 10% स्वस्त झाल्यावरच.',
  loading: 'तुमचे शोध येत आहेत',
  failed: (reason) => `अडचण: ${reason}`,
  failedText: 'तुमचे शोध सुरक्षित आहेत आणि चालू आहेत. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
  logInTitle: 'जतन केलेले शोध पाहण्यासाठी लॉग इन करा',
  logInText: 'ते तुमच्या खात्यात राहतात, आणि त्यांची बातमी प्रत्येक फोन व संगणकावर मिळते.',
  logIn: 'लॉग इन',
  elsewhere: 'तुमचे जतन केलेले शोध Yantra च्या साइटवर आहेत.',
  toMarketplace: 'तिथे पाहा',
  emptyTitle: 'अजून एकही शोध जतन केलेला नाही',
  emptyText: 'यंत्र शोधा आणि “नवे आल्यावर सांगा” दाबा. त्यानंतर आम्ही तुमच्यासाठी शोधत राहू.',
  find: 'यंत्रे शोधा',
  list: 'तुमचे शोध',
  count: (saved, most) => `${most} पैकी ${saved}`,
  settings: 'बातमी तुमच्यापर्यंत कशी यावी',
  news: (count) => `${count} नवी`,
  manyNews: (most) => `${most} किंवा अधिक नवी`,
  newsOf: (search) => `नवी यंत्रे: ${search}`,
  noNews: 'नवे काही नाही',
  results: 'सर्व निकाल',
  resultsOf: (search) => `सर्व निकाल: ${search}`,
  pace: (search) => `किती वेळा सांगावे: ${search}`,
  paces: { daily: 'रोज', atOnce: 'लगेच' },
  pause: 'थांबवा',
  pauseOf: (search) => `थांबवा: ${search}`,
  goOn: 'पुन्हा सुरू करा',
  goOnOf: (search) => `पुन्हा सुरू करा: ${search}`,
  remove: 'काढून टाका',
  removeOf: (search) => `काढून टाका: ${search}`,
  paused: 'थांबवलेला',
  over: (day) => `संपला: शेवटचा दिवस ${day} होता`,
  told: (day) => `शेवटची बातमी ${day}`,
  since: (day) => `${day} रोजी जतन केला`,
  until: (day) => `${day} पर्यंत चालेल`,
  removed: (search) => `काढून टाकला: ${search}.`,
  undo: 'परत आणा',
  notChanged: (reason) => `बदलले नाही. ${reason}`,
  newsTitle: (search) => `नवी: ${search}`,
  newsCount: (count, place) => `${count} ${count === 1 ? 'नवे यंत्र' : 'नवी यंत्रे'}, ${place}`,
  newsLoading: 'नवी यंत्रे येत आहेत',
  noNewsTitle: 'आत्ता नवे काही नाही',
  noNewsText: 'जे नवे होते ते पाहून झाले, किंवा गेले आहे. आणखी आल्यावर तुम्हाला सांगितले जाईल.',
  gone: 'हा जतन केलेला शोध आता नाही',
  goneText: 'कदाचित तो दुसऱ्या फोनवर किंवा संगणकावर काढला गेला.',
  back: 'सर्व जतन केलेले शोध',
  cheaper: (before) => `स्वस्त झाले: आधी ${before}`,
};

const tell: Translated<typeof tellTexts> = {
  title: 'नवे आल्यावर सांगा',
  note: 'जुळणाऱ्या प्रत्येक नव्या यंत्राची बातमी एकदा, आणि पुन्हा ते किमान 10% स्वस्त झाल्यावरच.',
  what: 'आम्ही काय शोधावे',
  pace: 'किती वेळा',
  paces: { daily: 'दिवसातून एकदा', atOnce: 'लगेच' },
  paceHints: {
    daily: 'जे नवे आहे ते सर्व सकाळी एका संदेशात.',
    atOnce: 'प्रत्येक नव्या यंत्रावर. रात्री सकाळपर्यंत थांबते.',
  },
  ways: 'बातमी कशी मिळेल',
  app: 'ॲपमध्ये',
  wayNames: { email: 'ई-मेलने', sms: 'SMS ने', whatsApp: 'WhatsApp ने', push: 'पुशने' },
  by: (ways) => {
    const [last = '', ...before] = [...ways].reverse();
    return `${before.length > 0 ? `${before.reverse().join(', ')} आणि ${last}` : last}.`;
  },
  change: 'बदला',
  byUnknown: 'ॲपमध्ये, आणि तुमच्या सेटिंगमध्ये असेल तसे.',
  save: 'जतन करा',
  saveAndLogIn: 'लॉग इन करून जतन करा',
  saving: 'जतन होत आहे...',
  notLoggedIn: 'अजून जतन झाला नाही: त्यासाठी खाते लागते.',
  notSaved: (reason) => `जतन झाला नाही. ${reason}`,
  savedTitle: 'आम्ही तुमच्यासाठी शोधत आहोत',
  saved: { daily: 'जे नवे आहे त्याची बातमी दिवसातून एकदा मिळेल.', atOnce: 'प्रत्येक नव्या यंत्राची बातमी लगेच मिळेल.' },
  already: 'हा शोध तुम्ही जतन केलेला आहे.',
  alreadyText: {
    daily: 'हा शोध तुम्ही जतन केलेला आहे: बातमी दिवसातून एकदा मिळते.',
    atOnce: 'हा शोध तुम्ही जतन केलेला आहे: बातमी लगेच मिळते.',
  },
  paused: 'तो थांबवलेला आहे.',
  all: 'तुमचे जतन केलेले शोध',
  done: 'ठीक आहे',
  userName: 'मोबाइल नंबर',
  password: 'पासवर्ड',
  withoutScript: 'JavaScript शिवाय इथेच लॉग इन करा, शोध जतन होईल.',
};

const words: Translated<typeof wordTexts> = {
  all: 'सर्व यंत्रे',
  exact: 'लिहिले तसेच',
  days: (first, last) => (first === last ? first : `${first} ते ${last}`),
  free: (days) => `${days} मोकळे`,
  job: (days, from) => `${from === undefined ? '' : `${from} पासून `}${days} दिवसांचे काम`,
  hours: (from, to) => `${from}–${to} तास`,
  discount: (percent) => `${percent}% किंवा अधिक`,
  insurance: { yes: 'विम्यासह', no: 'विम्याशिवाय' },
  price: (from, to) => {
    if (from === undefined) return `${formatRupees(to ?? 0)} पर्यंत`;
    return to === undefined ? `${formatRupees(from)} पासून` : `${formatRupees(from)}–${formatRupees(to)}`;
  },
  capacity: (from, to, unit) => {
    if (from === undefined) return `${to} ${unit}`.trim().concat(' पर्यंत');
    return to === undefined ? `${from} ${unit}`.trim().concat(' पासून') : `${from}–${to} ${unit}`.trim();
  },
  type: (id) => `प्रकार ${id}`,
  owner: 'एकाच मालकाची',
  india: 'संपूर्ण भारत',
  area: 'नकाशाच्या निवडलेल्या भागात',
  around: (place, km) => `${place} च्या आसपास, ${km} किमीच्या आत`,
  aroundPoint: (km) => `निवडलेल्या जागेच्या आसपास, ${km} किमीच्या आत`,
  unknown: (unknown) => `“${unknown}” बद्दल अजून काही माहिती नाही. कोणी असे यंत्र टाकल्यावर तुम्हाला सांगितले जाईल.`,
};

const marathi: SavedSearchesLanguage = {
  ...shared,
  texts: { ...shared.texts, 'saved-searches': own, 'saved-searches.tell': tell, 'saved-searches.words': words },
  errors: {
    ...shared.errors,
    'savedSearch.unknown': 'हा जतन केलेला शोध आता नाही.',
    'savedSearch.tooMany': ({ most }) => `तुम्ही ${most} शोध जतन केले आहेत, यापेक्षा जास्त ठेवता येत नाहीत. आधी एक काढा.`,
  },
};
export default speaking(marathi);
