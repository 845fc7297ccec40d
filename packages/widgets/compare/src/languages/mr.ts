import { type Translated, speaking } from '@yantra/language';
import { compareButton, cost, shared } from '@yantra/ui/languages/mr';
import type { messages } from '../compare.messages.ts';
import { tray } from '../tray/tray.mr.ts';
import type { CompareLanguage } from './language.ts';

const ordinals = ['पहिले', 'दुसरे', 'तिसरे', 'चौथे'];
const numbers = ['', 'एका', 'दोघां', 'तिघां', 'चौघां'];
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} आणि ${parts.at(-1)}`;

const own: Translated<typeof messages> = {
  title: (count) => (count === 1 ? '1 यंत्र' : `${count} यंत्रांची तुलना`),
  share: 'शेअर करा',
  shared: 'लिंक कॉपी झाली',
  linkCopied: 'लिंक कॉपी झाली आहे.',
  shareFailed: 'लिंक कॉपी होऊ शकली नाही. कृपया ती ब्राउझरच्या पत्त्यातून कॉपी करा.',
  add: (count) => `${ordinals[count] ?? 'आणखी'} यंत्र जोडा`,
  region: 'तुलना, आडवी सरकते',
  remove: (name) => `${name} काढा`,
  removed: (name) => `${name} काढले.`,
  thisMachine: 'हे यंत्र',
  askQuote: 'दर विचारा',
  differing: (count, all) => `${all} पैकी ${count}`,
  rowsDiffer: 'ओळी वेगळ्या आहेत, त्यांवर ≠ आहे',
  differs: '(वेगळे)',
  onlyDiffering: 'फक्त जे वेगळे आहे',
  show: 'दाखवा',
  nothingDiffers: 'काहीच वेगळे नाही.',
  one: 'काय वेगळे आहे ते पाहण्यासाठी आणखी एक यंत्र जोडा.',
  groups: {
    job: (days, place) => `तुमचे काम: ${place} येथे ${days}`,
    where: 'कधी आणि कुठे',
    owner: 'मालक',
    machine: 'यंत्र',
  },
  rows: {
    total: 'एकूण, GST सह',
    gst: (percent) => (percent === undefined ? 'GST' : `GST ${percent}%`),
    deposit: 'अनामत, परत मिळते',
    days: 'तुमच्या दिवसांत',
    today: 'आज',
    distance: 'तुमच्या साइटपासून',
    distanceFrom: (city) => `${city} पासून`,
    rating: 'रेटिंग',
    answers: 'उत्तराचा वेळ',
    hires: 'भाडेव्यवहार',
    workingHours: 'कामाची क्षमता',
    year: 'उत्पादनाचे वर्ष',
    insurance: 'विमा',
    certificate: 'नोंदणी प्रमाणपत्र',
  },
  kinds: {
    capacity: 'क्षमता',
    reach: 'पोहोच',
    bucket: 'बकेट',
    weight: 'वजन',
    power: 'शक्ती',
    output: 'उत्पादन',
    width: 'रुंदी',
    load: 'भार',
    phase: 'फेज',
    drive: 'ड्राइव्ह',
    operator: 'ऑपरेटर',
    fuel: 'कशावर चालते',
  },
  kindWords: {
    included: 'समाविष्ट',
    extra: 'वेगळ्या शुल्काने',
    none: 'समाविष्ट नाही',
    diesel: 'डिझेल',
    petrol: 'पेट्रोल',
    electric: 'वीज',
    cng: 'CNG',
    '2WD': '2WD',
    '4WD': '4WD',
    crawler: 'क्रॉलर',
    '1': 'सिंगल फेज',
    '3': 'थ्री फेज',
  },
  lowest: (parts) =>
    parts.length === 0
      ? 'सर्वांत कमी'
      : `सर्वांत कमी, ${parts.length > 2 ? `${parts.length} बाकी भाग` : listed(parts)} वगळून`,
  nearest: 'सर्वांत जवळ',
  fastest: 'सर्वांत जलद',
  notWorkedOut: 'हिशोब निघाला नाही',
  none: 'काही नाही',
  inPrices: 'दरांत समाविष्ट',
  percent: (percent) => `${percent}%`,
  road: (km, isEstimate) => (isEstimate ? `${km} किमी, अंदाज` : 'ठरलेले'),
  free: 'मोकळे',
  notFree: 'मोकळे नाही',
  freeFrom: (day) => `${day} पासून मोकळे`,
  notKnown: 'माहीत नाही',
  about: (km) => `सुमारे ${km} किमी`,
  stars: (stars, count) => `${stars} (${count})`,
  noRatings: 'रेटिंग नाही',
  minutes: (count) => `${count} मिनिटे`,
  hours: (count) => `${count} तास`,
  days: (count) => `${count} दिवस`,
  fewRequests: 'अजून 10 पेक्षा कमी विनंत्या',
  fewHires: '10 पेक्षा कमी',
  hoursAWeek: (hours) => `आठवड्यात ${hours} तास`,
  yes: 'होय',
  no: 'नाही',
  askAllText: (count) =>
    `${numbers[count] ?? count}नाही एकच प्रश्न: ते कोटेशन पाठवतात, जी तुम्ही शेजारी शेजारी पाहू शकता. मोफत, खाते लागत नाही.`,
  askAll: (count) => `${numbers[count] ?? count}नाही दर विचारा`,
  loading: 'यंत्रे लोड होत आहेत',
  noneTitle: 'तुलनेसाठी अजून काही नाही',
  noneText: 'यादीत दोन ते चार यंत्रांवर “तुलना करा” दाबा.',
  find: 'यंत्रे शोधा',
  gone: 'आता यादीत नाही',
  goneText: 'मालकाने ते काढले आहे, किंवा लिंक जुनी आहे.',
  findOther: 'दुसरे शोधा',
  notListed: 'आता यादीत नाही',
  failed: (reason) => `लोड झाले नाही: ${reason}`,
  notLoaded: 'लोड झाले नाही',
  unreadable: 'मिळालेले उत्तर वाचता आले नाही. कृपया पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
};

const marathi: CompareLanguage = {
  ...shared,
  texts: { ...shared.texts, 'compare-button': compareButton, cost, compare: own, 'compare.tray': tray },
  errors: { ...shared.errors, 'network.unreadable': own.unreadable, 'equipment.unknown': own.gone },
};
export default speaking(marathi);
